/** Three ways to copy the same states from the middle of games, half of them in deep chains of responses. */
import { isDeepStrictEqual } from 'node:util';
import type { InnMemory, InnState } from '@taproom/inn';
import type { Contender } from './contender.ts';
import { playRandomly } from './inn-random.ts';
import { inn, setup } from './inn-table.ts';

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

/** A state, and what one of the players remembers then. */
export interface Moment {
  readonly state: InnState;
  readonly seat: number;
  readonly memory: InnMemory;
}

/** The same states in every process: a fair sample, and as many again of those with the deepest stacks. */
export function middleGames(): Moment[] {
  const sample: Moment[] = [];
  const deep: Moment[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    let decision = 0;
    const memories = setup.players.map(() => inn.memory(setup));
    const moment = (state: InnState): Moment => {
      const seat = decision % memories.length;
      const memory = { ...structuredClone(memories[seat]), setup };
      return { state: { ...structuredClone(state), setup }, seat, memory };
    };
    playRandomly(
      seed,
      (state) => {
        if (++decision % EVERY === 0) sample.push(moment(state));
        else if (state.stack.length > 4 && decision % 5 === 0) deep.push(moment(state));
      },
      (events) => {
        for (const event of events) memories.forEach((memory, seat) => inn.remember(memory, event, seat));
      },
    );
  }
  deep.sort((a, b) => b.state.stack.length - a.state.stack.length);
  const stride = Math.max(1, Math.floor(sample.length / (STATES / 2)));
  return [...deep.slice(0, STATES / 2), ...sample.filter((_, i) => i % stride === 0).slice(0, STATES / 2)];
}

export function contender(way: Way): Contender {
  const states = middleGames().map(({ state }) => state);
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
