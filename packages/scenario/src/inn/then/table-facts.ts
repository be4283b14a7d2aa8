/** What can be said of the table: one reader for each fact. */
import { areMates, type EventPile } from '@taproom/inn';
import { gameFact } from '../game/facts.ts';
import type { Desk, SideDeckAt } from '../language/desk.ts';
import type { Spot } from '../../language/spot.ts';
import { readPhase } from '../given/table-keys.ts';
import type { ScenarioTable } from '../table/scenario-table.ts';
import { differs } from './fact.ts';
import { pileFact } from './piles.ts';

export type TableFact = (value: Spot, desk: Desk) => (table: ScenarioTable) => string | null;

const goldAt =
  (where: 'inn' | 'pot'): TableFact =>
  (value) => {
    const expected = value.whole(where);
    return (table) => differs(`${expected}`, `${table.state[where]}`);
  };

const drinks =
  (pile: 'drinkDeck' | 'drinkDiscard', order: 'top' | 'all'): TableFact =>
  (value, desk) =>
    pileFact(
      value,
      pile,
      order,
      (table) => table.state[pile],
      (line, typed) => desk.drink(line, typed).title,
    );

const names = (table: ScenarioTable, seats: readonly number[]): string =>
  seats.length === 0
    ? 'none'
    : seats
        .map((seat) => table.name(seat))
        .toSorted()
        .join(', ');

/** Straight quotes for curly ones: nobody should fail for typing them. */
const straight = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ');

/** Prizes lie in no order. */
const prizesIn =
  (where: 'inn' | 'bin'): TableFact =>
  (value, desk) =>
    pileFact(
      value,
      where === 'inn' ? 'prizes' : 'prizeBin',
      'all',
      (table) => table.state.prizes?.[where] ?? [],
      (line, typed) => desk.prize(line, typed).title,
    );

const dungeonOf = (table: ScenarioTable): EventPile | undefined =>
  table.state.events[table.content.eventDecks.findIndex(({ kind }) => kind === 'dungeon')];

export const TABLE_FACTS: Readonly<Record<string, TableFact>> = {
  inn: goldAt('inn'),
  pot: goldAt('pot'),
  drinkDeck: drinks('drinkDeck', 'top'),
  drinkDiscard: drinks('drinkDiscard', 'all'),
  turn(value, desk) {
    const seat = desk.seatAt(value);
    return (table) =>
      table.isActive(seat) ? null : differs(desk.players[seat], table.name(table.state.turn));
  },
  phase(value) {
    const expected = readPhase(value);
    return (table) => differs(expected, table.state.phase);
  },
  control(value, desk) {
    const nobody = value.text('control') === 'nobody';
    const seat = nobody ? -1 : desk.seatAt(value);
    return (table) => differs(table.name(seat), table.name(controlOf(table)));
  },
  winner(value, desk) {
    const none = !value.isList() && value.text('winner') === 'none';
    const items = none ? [] : value.isList() ? value.items('winner') : [value];
    const seats = items.map((item) => desk.seatAt(item));
    return (table) => {
      const winners = table.state.winners ?? [];
      // One name is enough for a team.
      const team = seats.length === 1 && winners.includes(seats[0]) ? seats[0] : -1;
      if (team >= 0 && winners.every((seat) => areMates(table.state, seat, team))) return null;
      return differs(names(table, seats), names(table, winners));
    };
  },
  log(value) {
    const texts = value.isList() ? value.items('log') : [value];
    const expected = texts.map((item) => item.text('a text in log'));
    return (table) => {
      const said = straight(table.log.join('\n'));
      let from = 0;
      for (const text of expected) {
        const at = said.indexOf(straight(text), from);
        if (at < 0) {
          const known = said.includes(straight(text)) ? 'only earlier than the text before it' : 'nowhere';
          return `"${text}" occurs ${known} in the log:\n${table.log.map((sentence) => `  ${sentence}`).join('\n')}`;
        }
        from = at + straight(text).length;
      }
      return null;
    };
  },
  game: gameFact,
  dungeonDeck: (value, desk) =>
    pileFact(
      value,
      'dungeonDeck',
      'top',
      (table) => dungeonOf(table)?.deck ?? [],
      (line, typed) => desk.dungeonEvent(line, typed).title,
    ),
  dungeonCounters(value) {
    const expected = value.whole('dungeonCounters');
    return (table) =>
      differs(`${expected}`, `${dungeonOf(table)?.counters ?? 'none: there is no dungeonDeck'}`);
  },
  prizes: prizesIn('inn'),
  prizeBin: prizesIn('bin'),
};

/** A side deck of somebody at the table: how many cards it has, or what lies on its top. */
export function sideDeckFact(
  value: Spot,
  desk: Desk,
  deck: SideDeckAt,
): (table: ScenarioTable) => string | null {
  return pileFact(
    value,
    deck.name,
    'top',
    (table) => table.state.seats[deck.seat].decks[deck.which].deck,
    (line, typed) => desk.inSideDeck(line, deck, typed),
  );
}

function controlOf(table: ScenarioTable): number {
  const round = table.state.stack.findLast((frame) => frame.k === 'round');
  return round?.control ?? -1;
}
