/** What can be said of the table: one reader for each fact. */
import type { EventDeckDef, EventPile } from '@taproom/inn';
import { differs, numberFact, winnerFact, type Wrong } from '../../run/fact.ts';
import { gameFact } from '../game/facts.ts';
import type { Desk, SideDeckAt } from '../language/desk.ts';
import { sameName, seatAt } from '../../language/names.ts';
import type { Spot } from '../../language/spot.ts';
import { PHASES } from '../given/table-keys.ts';
import type { InnTable } from '../table/inn-table.ts';
import { innPileFact } from './piles.ts';

export type TableFact = (value: Spot, desk: Desk) => Wrong<InnTable>;

const goldAt =
  (where: 'inn' | 'pot'): TableFact =>
  (value) =>
    numberFact(value, where, ({ state }) => state[where]);

const drinks =
  (pile: 'drinkDeck' | 'drinkDiscard', order: 'top' | 'all'): TableFact =>
  (value, desk) =>
    innPileFact(value, pile, order, ({ state }) => state[pile], desk.drinks);

/** Straight quotes for curly ones: nobody should fail for typing them. */
const straight = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    // A title that ends with a mark ends the sentence, with a full stop after it or without one.
    .replace(/([.!?]")\./g, '$1')
    .replace(/\s+/g, ' ');

/** Prizes lie in no order. */
const prizesIn =
  (where: 'inn' | 'bin'): TableFact =>
  (value, desk) =>
    innPileFact(
      value,
      where === 'inn' ? 'prizes' : 'prizeBin',
      'all',
      ({ state }) => state.prizes?.[where] ?? [],
      desk.prizes,
    );

const eventPile = (table: InnTable, of: EventDeckDef['kind']): EventPile | undefined =>
  table.state.events[table.content.eventDecks.findIndex(({ kind }) => kind === of)];

const dungeonOf = (table: InnTable): EventPile | undefined => eventPile(table, 'dungeon');

const INN = 'the Red Dragon Inn';

function tavernOf({ state, content }: InnTable): string {
  const { servedAt } = content.eventDecks[state.tavern] ?? {};
  return content.defs.find(({ key }) => key === servedAt)?.title ?? INN;
}

export const TABLE_FACTS: Readonly<Record<string, TableFact>> = {
  inn: goldAt('inn'),
  pot: goldAt('pot'),
  drinkDeck: drinks('drinkDeck', 'top'),
  drinkDiscard: drinks('drinkDiscard', 'all'),
  barDeck: (value) => numberFact(value, 'barDeck', ({ state }) => state.barDeck.length),
  turn(value, desk) {
    const seat = seatAt(value, desk.players);
    return (table) =>
      table.isActive(seat) ? null : differs(desk.players[seat], table.name(table.state.turn));
  },
  phase(value) {
    const expected = value.oneOf('phase', PHASES);
    return (table) => differs(expected, table.state.phase);
  },
  control(value, desk) {
    const nobody = value.text('control') === 'nobody';
    const seat = nobody ? -1 : seatAt(value, desk.players);
    return (table) => differs(table.name(seat), table.name(controlOf(table)));
  },
  winner: (value, { players }) => winnerFact(value, players),
  log(value) {
    const texts = value.isList() ? value.items('log') : [value];
    const expected = texts.map((item) => item.text('a text in log'));
    return ({ log }) => {
      const said = straight(log.join('\n'));
      let from = 0;
      for (const text of expected) {
        const at = said.indexOf(straight(text), from);
        if (at < 0) {
          const known = said.includes(straight(text)) ? 'only earlier than the text before it' : 'nowhere';
          return `"${text}" occurs ${known} in the log:\n${log.map((sentence) => `  ${sentence}`).join('\n')}`;
        }
        from = at + straight(text).length;
      }
      return null;
    };
  },
  game: gameFact,
  dungeonDeck: (value, desk) =>
    innPileFact(value, 'dungeonDeck', 'top', (table) => dungeonOf(table)?.deck ?? [], desk.dungeonEvents),
  dungeonCounters: (value) =>
    numberFact(
      value,
      'dungeonCounters',
      (table) => dungeonOf(table)?.counters ?? 'none: there is no dungeonDeck',
    ),
  tavern: (value, { taverns }) => {
    const text = value.text('a tavern');
    const expected = sameName(text, INN) ? INN : taverns.need(value.line, text).title;
    return (table) => differs(expected, tavernOf(table));
  },
  tavernCounters: (value) =>
    numberFact(
      value,
      'tavernCounters',
      (table) => eventPile(table, 'tavern')?.counters ?? 'none: there are no taverns',
    ),
  tavernDrinks: (value, desk) =>
    innPileFact(
      value,
      'tavernDrinks',
      'top',
      ({ state }) => state.events[state.tavern]?.deck ?? [],
      desk.tavernDrinks,
    ),
  prizes: prizesIn('inn'),
  prizeBin: prizesIn('bin'),
};

/** A side deck of somebody at the table: how many cards it has, or what lies on its top. */
export const sideDeckFact = (value: Spot, { name, seat, which, cards }: SideDeckAt): Wrong<InnTable> =>
  innPileFact(value, name, 'top', ({ state }) => state.seats[seat].decks[which].deck, cards);

function controlOf(table: InnTable): number {
  const round = table.state.stack.findLast((frame) => frame.k === 'round');
  return round?.control ?? -1;
}
