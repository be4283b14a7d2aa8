/** Learns the value model from positions of played games: a small net, by stochastic gradient (Adam), in plain TypeScript. */
import { below, luckFrom, type Luck } from '@taproom/kernel';
import { BOSS, MATES } from './features.ts';
import type { Weights } from './value.ts';

/** The beginning of a turn: a row of features for each side that could still win, and each one's part of the win. */
export interface Position {
  readonly game: number;
  readonly rows: readonly Float32Array[];
  readonly won: readonly number[];
}

export interface Learning {
  readonly hidden: number;
  readonly epochs: number;
  readonly rate: number;
  readonly seed: number;
}

const BATCH = 64;
/** Large weights are drawn back a little. */
const DECAY = 1e-5;

type Net = Record<'first' | 'bias' | 'second' | 'straight', Float64Array>;
const PARTS = ['first', 'bias', 'second', 'straight'] as const;

const zeros = (size: number, hidden: number): Net => ({
  first: new Float64Array(size * hidden),
  bias: new Float64Array(hidden),
  second: new Float64Array(hidden),
  straight: new Float64Array(size),
});

/** Small and random, so that no two hidden numbers are the same. */
function begin(size: number, hidden: number, luck: Luck): Net {
  const net = zeros(size, hidden);
  const any = (): number => below(luck, 1_000_001) / 500_000 - 1;
  net.first.forEach((_, i) => (net.first[i] = any() * Math.sqrt(1.3 / size)));
  net.second.forEach((_, i) => (net.second[i] = any() * 0.15));
  return net;
}

/** The score of a row, and what the hidden numbers are on the way. */
function scoreOf(net: Net, row: Float32Array, hiddenNow: Float64Array): number {
  const size = row.length;
  let score = 0;
  for (let i = 0; i < size; i++) score += net.straight[i] * row[i];
  for (let h = 0; h < hiddenNow.length; h++) {
    let sum = net.bias[h];
    for (let i = 0, at = h * size; i < size; i++, at++) sum += net.first[at] * row[i];
    hiddenNow[h] = sum > 0 ? sum : 0;
    score += net.second[h] * hiddenNow[h];
  }
  return score;
}

/** What each score makes of the whole. */
function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** How surprised a model is by who won, on average. */
function logLoss(net: Net, hidden: number, positions: readonly Position[]): number {
  const now = new Float64Array(hidden);
  let loss = 0;
  for (const { rows, won } of positions) {
    const chances = softmax(rows.map((row) => scoreOf(net, row, now)));
    won.forEach((part, i) => (loss -= part > 0 ? part * Math.log(Math.max(1e-9, chances[i])) : 0));
  }
  return loss / Math.max(1, positions.length);
}

/** One game of five is kept to judge by. */
const isKept = ({ game }: Position): boolean => game % 5 === 0;

export function learn(positions: readonly Position[], names: readonly string[], how: Learning): Weights {
  const { hidden, epochs, rate, seed } = how;
  const luck = luckFrom(seed);
  const size = positions[0].rows[0].length;
  const net = begin(size, hidden, luck);
  const slope = zeros(size, hidden);
  const [mean, spread] = [zeros(size, hidden), zeros(size, hidden)];
  const lessons = positions.filter((position) => !isKept(position));
  let steps = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(lessons, luck);
    const pace = rate * (epoch < epochs * 0.6 ? 1 : epoch < epochs * 0.85 ? 0.3 : 0.1);
    for (let from = 0; from + BATCH <= lessons.length; from += BATCH) {
      for (const part of PARTS) slope[part].fill(0);
      for (let i = from; i < from + BATCH; i++) addSlope(net, lessons[i], slope, hidden);
      steps++;
      for (const part of PARTS) step(net[part], slope[part], mean[part], spread[part], pace, steps);
    }
  }
  level(net, hidden, positions, size - names.length);
  const short = (list: Float64Array): number[] => Array.from(list, (n) => Math.round(n * 1000) / 1000);
  return {
    made: {
      date: new Date().toISOString().slice(0, 10),
      seed,
      positions: positions.length,
      logLoss: Math.round(logLoss(net, hidden, positions.filter(isKept)) * 10_000) / 10_000,
    },
    names,
    hidden,
    first: short(net.first),
    bias: short(net.bias),
    second: short(net.second),
    straight: short(net.straight),
  };
}

/**
 * At the beginning of a game everybody is as likely to win, whoever they are: else those who think ahead would all hit
 * the one with whom regulars win most often, who would then win least. `plain`: where the characters' own numbers begin.
 */
function level(net: Net, hidden: number, positions: readonly Position[], plain: number): void {
  const now = new Float64Array(hidden);
  const lead = new Float64Array(net.straight.length);
  const count = new Float64Array(net.straight.length);
  let last = -1;
  for (const { game, rows } of positions) {
    const isFirst = game !== last;
    last = game;
    const who = rows.map((row) => row.indexOf(1, plain));
    // Whoever plays for several, or as a Boss, stands elsewhere from the beginning.
    if (!isFirst || rows.some((row, i) => row[MATES] > 0 || row[BOSS] > 0 || who[i] < 0)) continue;
    const scores = rows.map((row) => scoreOf(net, row, now));
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    who.forEach((place, i) => {
      lead[place] += scores[i] - mean;
      count[place]++;
    });
  }
  for (let place = plain; place < lead.length; place++)
    net.straight[place] -= lead[place] / Math.max(1, count[place]);
}

/** What a model would lose that knows nothing: each side as likely as the others. */
export const evenLoss = (positions: readonly Position[]): number => {
  const kept = positions.filter(isKept);
  return kept.reduce((sum, { rows }) => sum + Math.log(rows.length), 0) / Math.max(1, kept.length);
};

function addSlope(net: Net, { rows, won }: Position, slope: Net, hidden: number): void {
  const hiddens = rows.map(() => new Float64Array(hidden));
  const chances = softmax(rows.map((row, i) => scoreOf(net, row, hiddens[i])));
  rows.forEach((row, side) => {
    const off = (chances[side] - won[side]) / BATCH;
    const size = row.length;
    for (let i = 0; i < size; i++) slope.straight[i] += off * row[i];
    for (let h = 0; h < hidden; h++) {
      const now = hiddens[side][h];
      if (now === 0) continue;
      slope.second[h] += off * now;
      const back = off * net.second[h];
      slope.bias[h] += back;
      for (let i = 0, at = h * size; i < size; i++, at++) slope.first[at] += back * row[i];
    }
  });
}

function step(
  weights: Float64Array,
  slope: Float64Array,
  mean: Float64Array,
  spread: Float64Array,
  pace: number,
  steps: number,
): void {
  const [early, wide] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
  for (let i = 0; i < weights.length; i++) {
    const now = slope[i] + DECAY * weights[i];
    mean[i] = 0.9 * mean[i] + 0.1 * now;
    spread[i] = 0.999 * spread[i] + 0.001 * now * now;
    weights[i] -= (pace * mean[i]) / early / (Math.sqrt(spread[i] / wide) + 1e-8);
  }
}

function shuffle<One>(list: One[], luck: Luck): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(luck, i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}
