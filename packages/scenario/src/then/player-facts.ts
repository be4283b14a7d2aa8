/** What can be said of a player: one reader for each fact. */
import { BROKE, PASSED_OUT, type Out, type Side } from '@taproom/inn';
import type { Desk } from '../language/desk.ts';
import { tokenNamed } from '../language/counters.ts';
import { notYet } from '../language/problem.ts';
import type { Spot } from '../language/spot.ts';
import type { ScenarioTable } from '../table/scenario-table.ts';
import { differs } from './fact.ts';
import { inFrontFact } from './in-front.ts';
import { pileFact } from './piles.ts';

export type PlayerFact = (value: Spot, desk: Desk, seat: number) => (table: ScenarioTable) => string | null;

/** In a team game these belong to the side, and may be read for any member. */
const ofSide =
  (what: 'fortitude' | 'alcohol' | 'gold'): PlayerFact =>
  (value, _desk, seat) => {
    const expected = value.whole(what);
    return (table) => differs(`${expected}`, `${sideOf(table, seat)[what]}`);
  };

const sideOf = (table: ScenarioTable, seat: number): Side => table.state.sides[table.state.seats[seat].side];

const ofPile =
  (pile: 'hand' | 'deck' | 'discard'): PlayerFact =>
  (value, desk, seat) =>
    pileFact(
      value,
      pile,
      'all',
      (table) => table.state.seats[seat][pile],
      (line, typed) => desk.own(line, seat, typed),
    );

const OUT_WORDS: Readonly<Record<string, readonly Out[]>> = {
  true: [PASSED_OUT, BROKE],
  false: [0],
  'passed-out': [PASSED_OUT],
  broke: [BROKE],
};

const outWord = (out: Out): string => (out === 0 ? 'in the game' : out === BROKE ? 'broke' : 'passed-out');

export const PLAYER_FACTS: Readonly<Record<string, PlayerFact>> = {
  fortitude: ofSide('fortitude'),
  alcohol: ofSide('alcohol'),
  gold: ofSide('gold'),
  hand: ofPile('hand'),
  deck: ofPile('deck'),
  discard: ofPile('discard'),
  drinkMe: (value, desk, seat) =>
    pileFact(
      value,
      'drinkMe',
      'ordered',
      (table) => table.state.seats[seat].drinkMe,
      (line, typed) => desk.poured(line, typed).title,
    ),
  play: inFrontFact,
  out(value, _desk, seat) {
    const typed = value.text('out');
    const fits = OUT_WORDS[typed];
    if (fits === undefined) throw value.problem('out is true, passed-out or broke');
    return (table) => {
      const { out } = sideOf(table, seat);
      return fits.includes(out) ? null : `expected ${typed}, but ${table.name(seat)} is ${outWord(out)}`;
    };
  },
  tokens(value, desk, seat) {
    const expected = value.entries('tokens').map((entry): [string, number] => {
      const { name } = tokenNamed(desk, seat, entry);
      return [name, entry.value.whole(name)];
    });
    const words = (tokens: readonly [string, number][]): string =>
      tokens.map(([name, count]) => `${count} ${name}`).join(', ');
    return (table) => {
      const { tokens } = table.state.seats[seat];
      return differs(words(expected), words(expected.map(([name]) => [name, tokens[name] ?? 0])));
    };
  },
  potions(value) {
    value.whole('potions');
    throw notYet(value.line, 'a counter of potions');
  },
  tracks(value) {
    value.entries('tracks');
    throw notYet(value.line, 'Otto');
  },
};
