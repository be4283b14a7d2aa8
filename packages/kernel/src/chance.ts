import { CHANCE, IllegalAnswer, type AnyQuestion } from './game.ts';

/**
 * Chance asks for three things: the order of a shuffled pile, one of several things at random, or dice.
 * The pile is a heap of indices: the game knows what they stand for.
 */
export type ChanceQuestion =
  | { readonly seat: -1; readonly kind: 'shuffle'; readonly size: number }
  | { readonly seat: -1; readonly kind: 'pick'; readonly size: number }
  | { readonly seat: -1; readonly kind: 'dice'; readonly count: number; readonly sides: number };

export type ChanceAnswer =
  | { readonly seat: -1; readonly do: 'shuffle'; readonly order: readonly number[] }
  | { readonly seat: -1; readonly do: 'pick'; readonly index: number }
  | { readonly seat: -1; readonly do: 'dice'; readonly values: readonly number[] };

/** What chance answers; a game may ask other things that are for no seat, such as whether to go on. */
export const isChance = (question: AnyQuestion): question is ChanceQuestion =>
  question.kind === 'shuffle' || question.kind === 'pick' || question.kind === 'dice';

/** The generator's whole state: four 32-bit numbers (sfc32). Plain data, so that a table can be saved with it. */
export type Luck = [number, number, number, number];

/** The same seed gives the same luck on every machine. */
export function luckFrom(seed: number): Luck {
  const luck: Luck = [seed | 0, (seed / 0x100000000) | 0, 0x9e3779b9 | 0, 1];
  for (let i = 0; i < 15; i++) nextUint(luck);
  return luck;
}

function nextUint(luck: Luck): number {
  const t = (((luck[0] + luck[1]) | 0) + luck[3]) | 0;
  luck[3] = (luck[3] + 1) | 0;
  luck[0] = luck[1] ^ (luck[1] >>> 9);
  luck[1] = (luck[2] + (luck[2] << 3)) | 0;
  luck[2] = (luck[2] << 21) | (luck[2] >>> 11);
  luck[2] = (luck[2] + t) | 0;
  return t >>> 0;
}

/** A whole number from 0 to below `size`, each as likely as the others. */
export function below(luck: Luck, size: number): number {
  // Multiply-shift keeps the bias under 2^-32 × size: far below anything a game could show.
  return Math.floor((nextUint(luck) / 0x100000000) * size);
}

/** A random order of 0 … size − 1. */
export function shuffledOrder(luck: Luck, size: number): number[] {
  const order: number[] = [];
  for (let i = 0; i < size; i++) {
    const j = below(luck, i + 1);
    if (j === i) order.push(i);
    else {
      order.push(order[j]);
      order[j] = i;
    }
  }
  return order;
}

/** Answers a question of chance from the generator. */
export function answerChance(luck: Luck, question: ChanceQuestion): ChanceAnswer {
  switch (question.kind) {
    case 'shuffle':
      return { seat: CHANCE, do: 'shuffle', order: shuffledOrder(luck, question.size) };
    case 'pick':
      return { seat: CHANCE, do: 'pick', index: below(luck, question.size) };
    case 'dice': {
      const values: number[] = [];
      for (let i = 0; i < question.count; i++) values.push(below(luck, question.sides) + 1);
      return { seat: CHANCE, do: 'dice', values };
    }
  }
}

/** Whether an answer fits the question of chance that it claims to answer; throws with the reason if not. */
export function checkChance(
  question: ChanceQuestion,
  answer: { readonly seat: number; readonly do: string },
): void {
  const given = answer as ChanceAnswer;
  if (given.seat !== CHANCE || given.do !== question.kind)
    throw new IllegalAnswer(`Chance is asked to ${question.kind}, and got "${String(answer.do)}".`);
  if (given.do === 'shuffle' && question.kind === 'shuffle') {
    const { size } = question;
    if (!isOrder(given.order, size))
      throw new IllegalAnswer(`A shuffle of ${size} cards needs each of 0 to ${size - 1} once.`);
  } else if (given.do === 'pick' && question.kind === 'pick') {
    if (!Number.isInteger(given.index) || given.index < 0 || given.index >= question.size)
      throw new IllegalAnswer(`A pick of ${question.size} needs a number from 0 to ${question.size - 1}.`);
  } else if (given.do === 'dice' && question.kind === 'dice') {
    const { count, sides } = question;
    const fits = Array.isArray(given.values) && given.values.length === count;
    if (!fits || !given.values.every((v) => Number.isInteger(v) && v >= 1 && v <= sides))
      throw new IllegalAnswer(`The roll needs ${count} dice showing 1 to ${sides}.`);
  }
}

function isOrder(order: unknown, size: number): boolean {
  if (!Array.isArray(order) || order.length !== size) return false;
  const seen = new Uint8Array(size);
  for (const i of order as unknown[]) {
    if (typeof i !== 'number' || !Number.isInteger(i) || i < 0 || i >= size || seen[i] === 1) return false;
    seen[i] = 1;
  }
  return true;
}
