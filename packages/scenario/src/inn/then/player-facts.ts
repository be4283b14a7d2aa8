/** What can be said of a player: one reader for each fact. */
import { BROKE, CONCEDED, PASSED_OUT, type Out, type Side } from '@taproom/inn';
import type { TrackPlan } from '../given/plan.ts';
import type { Desk } from '../language/desk.ts';
import { tokenNamed } from '../language/counters.ts';
import { Problems } from '../../language/problem.ts';
import { checkHasOwn, readTracks, TRACK_NUMBERS } from '../language/tracks.ts';
import type { Spot } from '../../language/spot.ts';
import type { InnTable } from '../table/inn-table.ts';
import { differs, numberFact, type Wrong } from '../../run/fact.ts';
import { inFrontFact } from './in-front.ts';
import { innPileFact } from './piles.ts';

export type PlayerFact = (value: Spot, desk: Desk, seat: number) => Wrong<InnTable>;

/** In a team game these belong to the side, and may be read for any member. */
const ofSide =
  (what: 'fortitude' | 'alcohol' | 'gold' | 'potions'): PlayerFact =>
  (value, desk, seat) => {
    if (what !== 'gold') checkHasOwn(value, desk, seat, what);
    return numberFact(value, what, (table) => sideOf(table, seat)[what]);
  };

const sideOf = (table: InnTable, seat: number): Side => table.state.sides[table.state.seats[seat].side];

/** The one counter that belongs to the side. */
const POTIONS = 'potions';

const ofPile =
  (pile: 'hand' | 'deck' | 'discard'): PlayerFact =>
  (value, desk, seat) =>
    innPileFact(
      value,
      pile,
      pile === 'deck' ? 'deck' : 'all',
      ({ state }) => state.seats[seat][pile],
      desk.own[seat],
    );

const OUT_WORDS: Readonly<Record<string, readonly Out[]>> = {
  true: [PASSED_OUT, BROKE, CONCEDED],
  false: [0],
  'passed-out': [PASSED_OUT],
  broke: [BROKE],
  conceded: [CONCEDED],
};

const OUT_NAMES: Readonly<Record<Out, string>> = {
  0: 'in the game',
  [PASSED_OUT]: 'passed-out',
  [BROKE]: 'broke',
  [CONCEDED]: 'conceded',
};
const outWord = (out: Out): string => OUT_NAMES[out];

export const PLAYER_FACTS: Readonly<Record<string, PlayerFact>> = {
  fortitude: ofSide('fortitude'),
  alcohol: ofSide('alcohol'),
  gold: ofSide('gold'),
  hand: ofPile('hand'),
  deck: ofPile('deck'),
  discard: ofPile('discard'),
  drinkMe: (value, desk, seat) =>
    innPileFact(value, 'drinkMe', 'ordered', ({ state }) => state.seats[seat].drinkMe, desk.poured),
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
      if (entry.key === POTIONS) return [POTIONS, entry.value.whole(POTIONS)];
      const { name } = tokenNamed(desk, seat, entry);
      return [name, entry.value.whole(name)];
    });
    const words = (tokens: readonly [string, number][]): string =>
      tokens.map(([name, count]) => `${count} ${name}`).join(', ');
    return (table) => {
      const tokens: Record<string, number> = {
        ...table.state.seats[seat].tokens,
        [POTIONS]: sideOf(table, seat).potions,
      };
      return differs(words(expected), words(expected.map(([name]) => [name, tokens[name] ?? 0])));
    };
  },
  potions: ofSide('potions'),
  tracks(value, desk, seat) {
    const problems = new Problems();
    const expected = readTracks(value, desk, seat, problems);
    problems.settle();
    return (table) => {
      const words = (numbersOf: (track: TrackPlan) => TrackPlan): string =>
        expected
          .map((track) => {
            const numbers = numbersOf(track);
            const named = TRACK_NUMBERS.filter((what) => track[what] !== undefined);
            return `${table.name(track.seat)}: ${named.map((what) => `${what} ${numbers[what]}`).join(', ')}`;
          })
          .join('; ');
      const actual = ({ seat: whose }: TrackPlan): TrackPlan =>
        table.state.tracks.find((track) => track.seat === whose)!;
      return differs(
        words((track) => track),
        words(actual),
      );
    };
  },
};
