import { expect, it } from 'vitest';
import type { Answer, PlayAnswer } from '@taproom/inn';
import { candidatesOf } from '../src/think/candidates.ts';

const play = (card: number, target: number): PlayAnswer => ({
  seat: 0,
  do: 'play',
  card,
  use: 0,
  targets: [target],
  drink: 0,
});
const pass: Answer = { seat: 0, do: 'pass' };
const plays = [1, 2, 3, 4, 5].flatMap((card) => [1, 2, 3, 4, 5, 6, 7].map((target) => play(card, target)));
const answers = { seat: 0, kind: 'action', legal: [...plays, pass], choices: [], refused: [] };

it('thinks about the plays that look best where there are too many, and about doing nothing', () => {
  const found = candidatesOf(answers, plays[0], ({ card, targets }) => card + targets[0] / 10);
  expect(found).toHaveLength(24);
  expect(found[0]).toBe(plays[0]);
  expect(found).toContain(pass);
  expect(found).toEqual(expect.arrayContaining(plays.slice(14)));
  expect(found).toContainEqual(play(2, 7));
  expect(found).not.toContainEqual(play(1, 7));
});

it('thinks about everything where that is little', () => {
  const few = { ...answers, legal: [...plays.slice(0, 9), pass] };
  expect(candidatesOf(few, pass, () => 0)).toEqual([pass, ...plays.slice(0, 9)]);
});
