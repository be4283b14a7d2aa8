/** How likely each side is to win: a score for each, learned from games, and the softmax of the scores. */
import type { Content, InnState } from '@taproom/inn';
import { featuresOf, isRival, PLAIN_FEATURES } from './features.ts';

/** What was learned, as it lies in its file. */
export interface Weights {
  readonly made: {
    readonly date: string;
    readonly seed: number;
    readonly positions: number;
    readonly logLoss: number;
  };
  /** The characters that it knows. */
  readonly names: readonly string[];
  readonly hidden: number;
  /** Row by row: from each feature to each hidden number, their biases, from there to the score, and straight to it. */
  readonly first: readonly number[];
  readonly bias: readonly number[];
  readonly second: readonly number[];
  readonly straight: readonly number[];
}

export class Value {
  readonly names: ReadonlyMap<string, number>;
  readonly size: number;
  readonly #hidden: number;
  /** Feature by feature: most of them are 0, and need not be looked at. */
  readonly #byFeature: Float64Array;
  readonly #bias: Float64Array;
  readonly #second: Float64Array;
  readonly #straight: Float64Array;
  readonly #features: Float64Array;
  readonly #sums: Float64Array;

  constructor({ names, hidden, first, bias, second, straight }: Weights) {
    this.names = new Map(names.map((name, i) => [name, i]));
    this.size = PLAIN_FEATURES + names.length;
    this.#hidden = hidden;
    this.#byFeature = Float64Array.from(
      first,
      (_, at) => first[(at % hidden) * this.size + Math.floor(at / hidden)],
    );
    this.#bias = Float64Array.from(bias);
    this.#second = Float64Array.from(second);
    this.#straight = Float64Array.from(straight);
    this.#features = new Float64Array(this.size);
    this.#sums = new Float64Array(hidden);
  }

  score(x: Float64Array): number {
    const hidden = this.#hidden;
    const byFeature = this.#byFeature;
    const sums = this.#sums;
    sums.set(this.#bias);
    let score = 0;
    for (let i = 0; i < this.size; i++) {
      const n = x[i];
      if (n === 0) continue;
      score += this.#straight[i] * n;
      for (let h = 0, at = i * hidden; h < hidden; h++, at++) sums[h] += byFeature[at] * n;
    }
    for (let h = 0; h < hidden; h++) if (sums[h] > 0) score += this.#second[h] * sums[h];
    return score;
  }

  /** The chance that a seat's side wins; once it is over, its part of the win. */
  chance(state: InnState, content: Content, seat: number): number {
    const own = state.seats[seat].side;
    if (state.ask?.kind === 'over') return shareOf(state, state.ask.winners, own);
    if (state.sides[own].out !== 0) return 0;
    let sum = 0;
    let mine = 0;
    for (let side = 0; side < state.sides.length; side++) {
      if (!isRival(state, content, side)) continue;
      featuresOf(state, content, side, this.names, this.#features);
      const e = Math.exp(this.score(this.#features));
      sum += e;
      if (side === own) mine = e;
    }
    return mine / sum;
  }
}

/** Sides that are tied share the win. */
export function shareOf(state: InnState, winners: readonly number[], side: number): number {
  const sides = new Set(winners.map((seat) => state.seats[seat].side));
  return sides.has(side) ? 1 / sides.size : 0;
}
