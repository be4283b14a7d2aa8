/** Tables where the cards and dice are dictated, and short ways to answer. */
import { CHANCE, IllegalAnswer } from '@taproom/kernel';
import { expect } from 'vitest';
import {
  cardsNamed,
  fullDeck,
  optionWords,
  parlour,
  type ParlourAnswer,
  type ParlourEvent,
  type ParlourQuestion,
  type ParlourSetup,
  type ParlourState,
} from '../src/index.ts';

export const NAMES = ['Ann', 'Ben', 'Cy', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan', 'Kit'];

/** Different cards with these names: the second `Rogue/Hare` is another one than the first. */
export function cards(...names: string[]): number[] {
  const used = new Set<number>();
  return names.map((name) => {
    const card = cardsNamed(name).find((other) => !used.has(other));
    if (card === undefined) throw new Error(`There are not so many cards called ${name}.`);
    used.add(card);
    return card;
  });
}

const RANK_LETTERS: Readonly<Record<string, string>> = {
  W: 'Warrior',
  L: 'Lady',
  B: 'Bard',
  M: 'Merchant',
  R: 'Rogue',
};

/** Cards of these ranks, whatever they show else: `WLB` is a Warrior, a Lady and a Bard. */
export function ranks(letters: string): number[] {
  const used = new Set<number>();
  return letters.split('').map((letter) => {
    const card = ['Wolf', 'Hawk', 'Horse', 'Owl', 'Hare', 'Wren']
      .flatMap((animal) => cardsNamed(`${RANK_LETTERS[letter]}/${animal}`))
      .find((other) => !used.has(other))!;
    used.add(card);
    return card;
  });
}

export function setupFor(game: string, players: number, more: Partial<ParlourSetup> = {}): ParlourSetup {
  return { game, players: NAMES.slice(0, players), mode: 'betting', ...more };
}

/** A table whose deck is drawn from the start of `top`, one card after the other. */
export function sitDown(setup: ParlourSetup, top: readonly number[] = []): ParlourState {
  const state = parlour.create(setup);
  const all = fullDeck(parlour.defOf(setup).dragons(setup));
  const rest = all.filter((card) => !top.includes(card));
  parlour.apply(state, { seat: CHANCE, do: 'shuffle', order: [...rest, ...top.toReversed()] });
  return state;
}

export const dice = (...values: number[]): ParlourAnswer => ({ seat: CHANCE, do: 'dice', values });

export type Asked = Extract<ParlourQuestion, { kind: 'choose' }>;

export function asked(state: ParlourState): Asked {
  const question = parlour.question(state);
  expect(question.kind).toBe('choose');
  return question as Asked;
}

export const optionsOf = (state: ParlourState): string[] => asked(state).options.map(optionWords);

/** Whoever is asked chooses these, by their words. */
export function pick(state: ParlourState, ...words: string[]): ParlourEvent[] {
  const { seat } = asked(state);
  const all = optionsOf(state);
  const picks: number[] = [];
  for (const word of words) {
    const found = all.findIndex((option, i) => option === word && !picks.includes(i));
    if (found < 0) throw new Error(`${word} is not among ${all.join(' | ')}.`);
    picks.push(found);
  }
  return parlour.apply(state, { seat, do: 'choose', picks });
}

/** Everybody checks, until something else is asked. Tells how many Betting Rounds that were. */
export function checkAll(state: ParlourState): number {
  let rounds = 0;
  for (let last = Infinity; ;) {
    const question = parlour.question(state);
    if (question.kind !== 'bet') return rounds;
    if (question.seat <= last) rounds++;
    last = question.seat;
    parlour.apply(state, { seat: question.seat, do: 'check' });
  }
}

/** That an answer is refused and changes nothing. */
export function refused(state: ParlourState, answer: unknown): IllegalAnswer {
  const before = JSON.stringify(state);
  try {
    parlour.apply(state, answer as ParlourAnswer);
  } catch (error) {
    expect(JSON.stringify(state)).toBe(before);
    if (error instanceof IllegalAnswer) return error;
    throw error;
  }
  throw new Error('The answer was not refused.');
}
