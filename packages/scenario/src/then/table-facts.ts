/** What can be said of the table: one reader for each fact. */
import type { RoundFrame } from '@taproom/inn';
import type { Desk, SideDeckAt } from '../language/desk.ts';
import { notYet } from '../language/problem.ts';
import type { Spot } from '../language/spot.ts';
import { readPhase } from '../given/table-keys.ts';
import type { ScenarioTable } from '../table/scenario-table.ts';
import { differs } from './fact.ts';
import { pileFact } from './piles.ts';

export type TableFact = (value: Spot, desk: Desk) => (table: ScenarioTable) => string | null;

const later =
  (what: string): TableFact =>
  (value) => {
    if (!value.isNumber()) value.items(what);
    throw notYet(value.line, what);
  };

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

export const TABLE_FACTS: Readonly<Record<string, TableFact>> = {
  inn: goldAt('inn'),
  pot: goldAt('pot'),
  drinkDeck: drinks('drinkDeck', 'top'),
  drinkDiscard: drinks('drinkDiscard', 'all'),
  turn(value, desk) {
    const seat = desk.seatAt(value);
    return (table) => differs(desk.players[seat], table.name(table.state.turn));
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
    return (table) => differs(names(table, seats), names(table, table.state.winners ?? []));
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
  dungeonCounters: later('dungeonCounters'),
  prizes: later('prizes'),
  prizeBin: later('prizeBin'),
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
  const round = table.state.stack.findLast((frame) => frame.k === 'round') as RoundFrame | undefined;
  return round?.control ?? -1;
}
