/** A random gambling table: any game, mode, variants that go together, split rule, money and number of players; or an evening. */
import { below, luckFrom, type Luck } from '@taproom/kernel';
import type { GamblingTable } from '../gambling.ts';
import {
  parlour,
  type EveningSetup,
  type ParlourDef,
  type ParlourSetup,
  type SplitRule,
} from '@taproom/parlour';

const MOST_PLAYERS = 8;
const SPLITS: readonly SplitRule[] = ['merchant', 'king', 'commoner'];
const NAMES = ['Ann', 'Ben', 'Cy', 'Dot', 'Eve', 'Finn', 'Gwen', 'Hal'];

/** Every so many tables one is an evening of several games. */
const EVENINGS = 12;

const oneOf = <T>(luck: Luck, list: readonly T[]): T => list[below(luck, list.length)];

/** All sets of variants that may be played together, in a mode. */
export function variantSets(def: ParlourDef, mode: ParlourSetup['mode']): string[][] {
  const sets: string[][] = [];
  for (let mask = 0; mask < 1 << def.variants.length; mask++) {
    const chosen = def.variants.filter((_, i) => mask & (1 << i));
    const ids = chosen.map(({ id }) => id);
    const fits = chosen.every(
      ({ excludes = [], needs = [], mode: only = mode }) =>
        !excludes.some((other) => ids.includes(other)) &&
        needs.every((other) => ids.includes(other)) &&
        only === mode,
    );
    if (fits) sets.push(ids);
  }
  return sets;
}

/** The games take turns, so that each is played as often as the others. */
export function randomGambling(seed: number): GamblingTable {
  const luck = luckFrom(seed);
  if (seed % EVENINGS === EVENINGS - 1) return { game: 'evening', setup: randomEvening(luck) };
  const def = parlour.defs[seed % parlour.defs.length];
  const most = Math.min(def.max, MOST_PLAYERS);
  const players = NAMES.slice(0, def.min + below(luck, most - def.min + 1));
  const mode = def.shares && (!def.betting || below(luck, 3) === 0) ? 'shares' : 'betting';
  const rich = below(luck, 3) > 0;
  const purses = below(luck, 6) === 0;
  return {
    game: 'parlour',
    setup: {
      game: def.id,
      players,
      mode,
      first: below(luck, players.length),
      share: below(luck, 6),
      variants: oneOf(luck, variantSets(def, mode)),
      split: oneOf(luck, SPLITS),
      minRaise: below(luck, 4) > 0,
      chips: players.map(() => below(luck, rich ? 120 : 7)),
      carried: below(luck, 9),
      loans: below(luck, 2) === 0,
      before: { markers: oneOf(luck, [[], [3], [1, 5]]) },
      agreed: { bounty: below(luck, 9) },
      ...(purses ? { tableStakes: false, purse: players.map(() => below(luck, 40)) } : {}),
    },
  };
}

function randomEvening(luck: Luck): EveningSetup {
  const players = NAMES.slice(0, 2 + below(luck, MOST_PLAYERS - 1));
  return { players, rounds: 1 + below(luck, 4), share: 1 + below(luck, 5), split: oneOf(luck, SPLITS) };
}
