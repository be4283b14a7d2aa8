import { inn, cast } from '@taproom/cast';
import type { Answer } from '@taproom/inn';
import { bots } from '@taproom/bots';
import {
  answerChance,
  below,
  CHANCE,
  luckFrom,
  replay,
  SPECTATOR,
  type ChanceQuestion,
} from '@taproom/kernel';
import { describe, expect, test } from 'vitest';
import { askedIn, openInn, plainLog, windowOf } from '../src/games/everybody-is-asked.ts';

/** A random game in which everybody is asked; whoever is asked without reason passes. */
function playOpen(seed: number, each?: (state: ReturnType<typeof inn.create>) => void) {
  const luck = luckFrom(seed);
  const names = cast.characters.map((c) => c.name);
  const players: string[] = [];
  while (players.length < 4) {
    const name = names[below(luck, names.length)];
    if (!players.includes(name)) players.push(name);
  }
  const setup = { players };
  const state = openInn.create(setup);
  const log: Answer[] = [];
  let asked = 0;
  while (openInn.question(state).kind !== 'over') {
    const question = openInn.question(state);
    each?.(state);
    const answer =
      question.seat === CHANCE
        ? (answerChance(luck, question as ChanceQuestion) as Answer)
        : bots.random({ answers: inn.answers(state, { bare: true }), luck } as never);
    if (question.seat !== CHANCE) asked++;
    openInn.apply(state, answer);
    log.push(answer);
  }
  return { setup, state, log, asked };
}

describe('everybody is asked', { timeout: 30_000 }, () => {
  test('and the plain game replays what was really answered', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { setup, state, log } = playOpen(seed);
      const plain = plainLog(setup, log);
      expect(plain.length).toBeLessThan(log.length);
      const end = replay(inn, setup, plain);
      expect(inn.view(end, SPECTATOR)).toEqual(inn.view(state, SPECTATOR));
      expect(end.winners).not.toBeNull();
    }
  });

  test('whatever is in the hands: other hidden cards, the same people asked', () => {
    let windows = 0;
    for (let seed = 100; seed < 130; seed++)
      playOpen(seed, (state) => {
        const window = windowOf(state);
        if (window === null) return;
        windows++;
        const asked = askedIn(state, window);
        expect(asked[0]).toBe(openInn.question(state).seat);
        // Everybody at the table with a card in hand has a say, no matter which card.
        for (const seat of asked)
          expect(
            state.seats[seat].hand.length + state.seats[seat].plot.length + state.seats[seat].play.length,
          ).toBeGreaterThan(0);
        if (window.only < 0 && window.asked === 0 && window.about !== 'reveal')
          state.seats.forEach((at, seat) => {
            const present = at.backAt < 0 && state.sides[at.side].out === 0;
            if (present && at.hand.length > 0 && seat !== window.skip) expect(asked).toContain(seat);
          });
      });
    expect(windows).toBeGreaterThan(1000);
  });
});
