/** What can be said of a player: one reader for each fact. */
import { BROKE, PASSED_OUT, type Out, type Side } from '@taproom/inn';
import type { Desk } from '../language/desk.ts';
import { unknownKey } from '../language/keys.ts';
import { notYet } from '../language/problem.ts';
import type { Spot } from '../language/spot.ts';
import { TOKENS } from '../given/player-keys.ts';
import type { ScenarioTable } from '../table/scenario-table.ts';
import { differs } from './fact.ts';
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
      (line, typed) => desk.drink(line, typed).title,
    ),
  play(value, desk, seat) {
    if (value.isMap()) throw notYet(value.line, 'a play area with slots');
    for (const item of value.isNumber() ? [] : value.items('play'))
      if (item.isMap()) throw notYet(item.line, `${item.entries('play')[0]?.key ?? 'a card'} in play`);
    return pileFact(
      value,
      'play',
      'all',
      (table) => table.state.seats[seat].play,
      (line, typed) => desk.any(line, typed),
    );
  },
  out(value, _desk, seat) {
    const typed = value.text('out');
    const fits = OUT_WORDS[typed];
    if (fits === undefined) throw value.problem('out is true, passed-out or broke');
    return (table) => {
      const { out } = sideOf(table, seat);
      return fits.includes(out) ? null : `expected ${typed}, but ${table.name(seat)} is ${outWord(out)}`;
    };
  },
  tokens(value) {
    for (const { key, line, value: count } of value.entries('tokens')) {
      if (!TOKENS.includes(key)) throw unknownKey(line, key, '`tokens`', TOKENS);
      count.whole(key);
      throw notYet(line, `a counter of ${key}`);
    }
    return () => null;
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
