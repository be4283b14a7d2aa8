/** Whoever looks into another hand sees the same in every world that they imagine. */
import { answerChance, below, CHANCE, luckFrom, type ChanceQuestion } from '@taproom/kernel';
import type { Answer } from '@taproom/inn';
import { expect, test } from 'vitest';
import { house } from '@taproom/house/own';

const { inn } = house;
const DAAREKA = 1;

test('what is asked about a hand stays what it is', () => {
  let looked = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const luck = luckFrom(seed);
    const state = inn.create({ players: ['Petra', 'Daareka', 'Torglesnarf'], mode: 'boss-versus-boss' });
    const memory = inn.memory(state.setup);
    for (let question = inn.question(state); question.kind !== 'over'; question = inn.question(state)) {
      if (question.kind === 'choose' && question.what === 'borrow-action') {
        looked++;
        for (let i = 0; i < 5; i++)
          expect(inn.view(inn.imagine(state, DAAREKA, memory, luck), DAAREKA)).toEqual(
            inn.view(state, DAAREKA),
          );
      }
      const { legal, many } = inn.answers(state, { bare: true });
      const least = many?.min ?? 0;
      const answer: Answer =
        question.seat === CHANCE
          ? (answerChance(luck, question as ChanceQuestion) as Answer)
          : least > 1
            ? { seat: question.seat, do: 'choose', picks: Array.from({ length: least }, (_, i) => i) }
            : legal[below(luck, legal.length)];
      for (const event of inn.apply(state, answer)) inn.remember(memory, event, DAAREKA);
    }
  }
  expect(looked).toBeGreaterThan(5);
});
