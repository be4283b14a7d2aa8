/** The value model is learned from positions, and believes everybody to be as strong at the beginning of a game. */
import { below, luckFrom } from '@taproom/kernel';
import { expect, test } from 'vitest';
import { evenLoss, learn, PLAIN_FEATURES, Value, type Position } from '../src/think/index.ts';

const NAMES = ['Ann', 'Ben'];
const TURNS = 4;
const GAMES = 600;

/** Whoever has more of the first number wins, and Ann wins more often than that tells. */
function played(game: number, turn: number, luck: ReturnType<typeof luckFrom>): Position {
  const rows = NAMES.map((_, who) => {
    const row = new Float32Array(PLAIN_FEATURES + NAMES.length);
    row[0] = turn === 0 ? 1 : below(luck, 100) / 50;
    row[PLAIN_FEATURES + who] = 1;
    return row;
  });
  const lead = rows[0][0] - rows[1][0] + 0.5 + (below(luck, 100) - 50) / 100;
  return { game, rows, won: lead > 0 ? [1, 0] : [0, 1] };
}

const luck = luckFrom(3);
const positions = Array.from({ length: GAMES * TURNS }, (_, i) =>
  played(Math.floor(i / TURNS), i % TURNS, luck),
);
const weights = learn(positions, NAMES, { hidden: 6, epochs: 12, rate: 0.01, seed: 5 });
const value = new Value(weights);
const scoreOf = (row: Float32Array): number => value.score(Float64Array.from(row));

test('it is less surprised by who wins than somebody who knows nothing', () => {
  expect(weights.made.logLoss).toBeLessThan(0.9 * evenLoss(positions));
  const [row] = positions[0].rows;
  expect(scoreOf(row.with(0, 2))).toBeGreaterThan(scoreOf(row.with(0, 0)) + 1);
});

test('at the beginning of a game nobody is ahead', () => {
  const [ann, ben] = positions[0].rows.map(scoreOf);
  expect(Math.abs(ann - ben)).toBeLessThan(0.01);
});

test('the same games and seed give the same model', () => {
  expect(learn(positions, NAMES, { hidden: 6, epochs: 12, rate: 0.01, seed: 5 })).toEqual(weights);
});
