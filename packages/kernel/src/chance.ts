import { CHANCE, IllegalAnswer, type AnyQuestion } from './game.ts';

/**
 * Chance asks for three things: the order of a shuffled pile, one of several things at random, or dice.
 * The pile is a heap of indices: the game knows what they stand for.
 */
export type ChanceQuestion =
  /** The top of the pile is the order's end. */
  | {
      readonly seat: -1;
      readonly kind: 'shuffle';
      /** How many cards there are. */
      readonly size: number;
      /** So many cards of the top are enough, and the rest may stay undecided. */
      readonly first?: number;
    }
  | {
      readonly seat: -1;
      readonly kind: 'pick';
      /** How many things there are. */
      readonly size: number;
    }
  | {
      readonly seat: -1;
      readonly kind: 'dice';
      /** How many dice. */
      readonly count: number;
      /** How many sides they have. */
      readonly sides: number;
      /** How many of the dice each of several players rolls; the first ones' alone may be answered. */
      readonly each?: readonly number[];
    };

export type ChanceAnswer =
  | { readonly seat: -1; readonly do: 'shuffle'; readonly order: readonly number[] }
  | { readonly seat: -1; readonly do: 'pick'; readonly index: number }
  | { readonly seat: -1; readonly do: 'dice'; readonly values: readonly number[] };

/** What chance answers; a game may ask other things that are for no seat, such as whether to go on. */
export const isChance = (question: AnyQuestion): question is ChanceQuestion =>
  question.kind === 'shuffle' || question.kind === 'pick' || question.kind === 'dice';

/**
 * Who answers for chance: a generator that goes on from a seed (`chanceOf`), or draws that can be checked when the
 * game is over (`fairChance`). It lies beside a table, never in its state.
 */
export type Chance = (question: ChanceQuestion) => ChanceAnswer;

/** The generator's whole state: four 32-bit numbers (sfc32). Plain data, so that a table can be saved with it. */
export type Luck = [number, number, number, number];

/** The same seed gives the same luck on every machine. */
export function luckFrom(seed: number): Luck {
  const luck: Luck = [seed | 0, (seed / 0x100000000) | 0, 0x9e3779b9 | 0, 1];
  fillUints(luck, 15);
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

let uints = new Uint32Array(256);

/** So many numbers of 32 bits, quicker than one by one; good until the next call. */
export function fillUints(luck: Luck, count: number): Uint32Array {
  if (uints.length < count) uints = new Uint32Array(count * 2);
  const into = uints;
  let a = luck[0];
  let b = luck[1];
  let c = luck[2];
  let n = luck[3];
  for (let i = 0; i < count; i++) {
    const t = (((a + b) | 0) + n) | 0;
    n = (n + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    into[i] = t;
  }
  luck[0] = a;
  luck[1] = b;
  luck[2] = c;
  luck[3] = n;
  return into;
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

/** So many different ones of 0 … size − 1, in random order. */
function firstOf(luck: Luck, size: number, first: number): number[] {
  // Drawn again where one comes twice: quick as long as most are left over.
  if (first * 2 > size) return shuffledOrder(luck, size).slice(size - first);
  const order: number[] = [];
  for (let at = 0; at < first; at++) {
    let i = below(luck, size);
    for (let other = 0; other < at; other++)
      if (order[other] === i) {
        i = below(luck, size);
        other = -1;
      }
    order.push(i);
  }
  return order;
}

/** Answers a question of chance from the generator. */
export function answerChance(luck: Luck, question: ChanceQuestion): ChanceAnswer {
  switch (question.kind) {
    case 'shuffle': {
      const { size, first = size } = question;
      return {
        seat: CHANCE,
        do: 'shuffle',
        order: first < size ? firstOf(luck, size, first) : shuffledOrder(luck, size),
      };
    }
    case 'pick':
      return { seat: CHANCE, do: 'pick', index: below(luck, question.size) };
    case 'dice': {
      const values: number[] = [];
      for (let i = 0; i < question.count; i++) values.push(below(luck, question.sides) + 1);
      return { seat: CHANCE, do: 'dice', values };
    }
  }
}

/** The generator as a table asks it; it goes on where others leave it. */
export const chanceOf =
  (luck: Luck): Chance =>
  (question) =>
    answerChance(luck, question);

/** Whether an answer fits the question of chance that it claims to answer; throws with the reason if not. */
export function checkChance(
  question: ChanceQuestion,
  answer: { readonly seat: number; readonly do: string },
): void {
  const given = answer as ChanceAnswer;
  if (given.seat !== CHANCE || given.do !== question.kind)
    throw new IllegalAnswer(`Chance is asked to ${question.kind}, and got "${String(answer.do)}".`);
  if (given.do === 'shuffle' && question.kind === 'shuffle') {
    const { size, first = size } = question;
    if (!isOrder(given.order, size, first))
      throw new IllegalAnswer(
        first < size
          ? `The top of a pile of ${size} needs ${first} or more of 0 to ${size - 1}, each once.`
          : `A shuffle of ${size} cards needs each of 0 to ${size - 1} once.`,
      );
  } else if (given.do === 'pick' && question.kind === 'pick') {
    if (!Number.isInteger(given.index) || given.index < 0 || given.index >= question.size)
      throw new IllegalAnswer(`A pick of ${question.size} needs a number from 0 to ${question.size - 1}.`);
  } else if (given.do === 'dice' && question.kind === 'dice') {
    const { count, sides, each } = question;
    if (!isRoll(given.values, sides) || !fits(given.values.length, count, each))
      throw new IllegalAnswer(`The roll needs ${count} dice showing 1 to ${sides}.`);
  }
}

/** So many that a few are looked through one by one. */
const FEW = 12;

/** The whole order, or at least so many of its top. */
function isOrder(order: unknown, size: number, first: number): boolean {
  if (!Array.isArray(order) || order.length < first || order.length > size) return false;
  const seen = order.length > FEW ? new Uint8Array(size) : null;
  for (let at = 0; at < order.length; at++) {
    const i: unknown = order[at];
    if (typeof i !== 'number' || !Number.isInteger(i) || i < 0 || i >= size) return false;
    if (seen === null ? isBefore(order, at, i) : seen[i]++ > 0) return false;
  }
  return true;
}

function isBefore(order: readonly unknown[], at: number, i: number): boolean {
  for (let other = 0; other < at; other++) if (order[other] === i) return true;
  return false;
}

function isRoll(values: unknown, sides: number): boolean {
  if (!Array.isArray(values)) return false;
  for (const value of values as unknown[])
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > sides) return false;
  return true;
}

/** All the dice, or those of the first who roll. */
function fits(rolled: number, count: number, each: readonly number[] | undefined): boolean {
  let sum = 0;
  for (const dice of each ?? []) {
    sum += dice;
    if (rolled === sum) return true;
  }
  return rolled === count;
}
