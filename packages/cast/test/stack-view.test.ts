/** What a card answers is told by its place among what everybody sees, whatever else the engine has on its stack. */
import type { Answer, EventFrame, PlayFrame } from '@taproom/inn';
import { answerChance, below, CHANCE, luckFrom, SPECTATOR, type ChanceQuestion } from '@taproom/kernel';
import { expect, test } from 'vitest';
import { house } from '@taproom/house/own';

const { inn } = house;

/** A turn or a Round can be answered as well, but it is no card in the middle. */
const SHOWN = new Set(['play', 'drinks', 'event', 'poll', 'bid', 'contest', 'pour', 'lift', 'window']);

test('an answer points at what it answers', () => {
  let answers = 0;
  let moved = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const luck = luckFrom(seed);
    const state = inn.create({ players: ['Sera', 'Daareka', 'Torglesnarf', 'Molly'] });
    for (let n = 0; n < 3000; n++) {
      const question = inn.question(state);
      if (question.kind === 'over') break;
      if (question.seat === CHANCE) {
        inn.apply(state, answerChance(luck, question as ChanceQuestion) as Answer);
        continue;
      }
      const { stack } = inn.view(state, SPECTATOR);
      const plays = state.stack.filter((frame) => frame.k === 'play') as PlayFrame[];
      stack
        .filter((entry) => entry.kind === 'play')
        .forEach((entry, i) => {
          const { on } = plays[i];
          if (on < 0 || !SHOWN.has(state.stack[on].k)) {
            expect(entry.on).toBe(-1);
            return;
          }
          answers++;
          if (entry.on !== on) moved++;
          const answered = stack[entry.on];
          const frame = state.stack[on] as PlayFrame | EventFrame;
          expect(answered.kind).toBe(frame.k);
          if ('card' in answered) expect(answered.card).toBe(frame.card);
        });
      const { legal, many } = inn.answers(state, { bare: true });
      const least = many?.min ?? 0;
      const picks = Array.from({ length: least }, (_, i) => i);
      inn.apply(
        state,
        least > 1 ? { seat: question.seat, do: 'choose', picks } : legal[below(luck, legal.length)],
      );
    }
  }
  expect(answers).toBeGreaterThan(50);
  // Otherwise there would be nothing to tell apart.
  expect(moved).toBeGreaterThan(0);
});
