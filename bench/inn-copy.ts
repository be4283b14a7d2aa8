/** Three ways to copy the same states from the middle of games, half of them in deep chains of responses. */
import { isDeepStrictEqual } from 'node:util';
import type { InnState } from '@taproom/inn';
import type { Contender } from './contender.ts';
import { playRandomly } from './inn-random.ts';
import { inn } from './inn-table.ts';

const STATES = 200;
const GAMES = 40;
/** One decision in so many is looked at: a prime, so that it falls on all parts of a turn. */
const EVERY = 29;

export type Way = 'taproom' | 'structuredClone' | 'json';

const ways: Readonly<Record<Way, (state: InnState) => InnState>> = {
  taproom: (state) => inn.copy(state),
  structuredClone: (state) => structuredClone(state),
  json: (state) => JSON.parse(JSON.stringify(state)) as InnState,
};

/** The same states in every process: a fair sample, and as many again of those with the deepest stacks. */
export function middleGameStates(): InnState[] {
  const sample: InnState[] = [];
  const deep: InnState[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    let decision = 0;
    playRandomly(seed, (state) => {
      if (++decision % EVERY === 0) sample.push(structuredClone(state));
      else if (state.stack.length > 4 && decision % 5 === 0) deep.push(structuredClone(state));
    });
  }
  deep.sort((a, b) => b.stack.length - a.stack.length);
  const stride = Math.max(1, Math.floor(sample.length / (STATES / 2)));
  return [...deep.slice(0, STATES / 2), ...sample.filter((_, i) => i % stride === 0).slice(0, STATES / 2)];
}

export function contender(way: Way): Contender {
  const states = middleGameStates();
  const copy = ways[way];
  // What is measured must be a copy: equal, and without a seat or a frame in common.
  for (const state of states) {
    const twin = copy(state);
    if (!isDeepStrictEqual(twin, state) || twin.seats[0].hand === state.seats[0].hand)
      throw new Error(`${way} does not make a copy.`);
  }
  const depths = states.map((state) => state.stack.length);
  const bytes = states.reduce((sum, state) => sum + JSON.stringify(state).length, 0) / states.length;
  // The copies are kept for a moment, as a bot would, so that none can be left out.
  const kept: InnState[] = [];
  return {
    batch(counts) {
      kept.length = 0;
      for (const state of states) kept.push(copy(state));
      counts.units += kept.length;
    },
    note: `${states.length} states of ${(bytes / 1000).toFixed(1)} kB as JSON, stacks of ${Math.min(...depths)} to ${Math.max(...depths)} frames`,
  };
}
