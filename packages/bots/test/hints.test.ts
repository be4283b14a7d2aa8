/** Hints, reasons and tempers. */
import {
  Guest,
  hintsFor,
  hintWords,
  ladder,
  named,
  reasonFor,
  reasonWords,
  remark,
  temperAt,
  TEMPERS,
} from '@taproom/bots';
import { house } from '@taproom/house/own';
import { answerChance, isChance, luckFrom, seatTable } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';

const { inn } = house;
const setup = { players: ['Sera', 'Dale', 'Jett'] };

const guest = (name: string): Guest<NonNullable<typeof inn.types>> =>
  new Guest({ game: inn, setup, seat: 0, bots: named(ladder), name, luck: luckFrom(3) });

describe('a hint', () => {
  it('names legal answers, the best first, and what they lead to', () => {
    const { state } = seatTable(inn, setup, 5);
    const hints = hintsFor(guest('regular').chair(state));
    expect(hints.length).toBeGreaterThan(0);
    for (const hint of hints) {
      expect(() => inn.check(state, hint.answer)).not.toThrow();
      expect(hint.chance).toBeGreaterThan(0);
      expect(hint.stays).toBeLessThanOrEqual(1);
      expect(hintWords(hint)).toMatch(/^wins about \d+ % of the games; .* Gold\.$/);
    }
  });
});

describe('a reason', () => {
  /** The first card that somebody else plays, as the person at seat 0 has seen it. */
  function firstPlay(seed: number) {
    const { state } = seatTable(inn, setup, seed);
    const luck = luckFrom(seed);
    const memory = inn.memory(setup);
    const guests = setup.players.map(
      (_, seat) => new Guest({ game: inn, setup, seat, bots: named(ladder), name: 'regular', luck }),
    );
    for (;;) {
      const question = inn.question(state);
      const before = inn.copy(state);
      const answer = isChance(question) ? answerChance(luck, question) : guests[question.seat].answer(state);
      if (answer.do === 'play' && answer.seat > 0) return { before, answer, memory };
      const events = inn.apply(state, answer);
      for (const event of events) inn.remember(memory, event, 0);
      for (const each of guests) each.hear(events);
    }
  }

  it('is what whoever asks could have expected, whatever else was held', () => {
    for (const seed of [1, 2, 3]) {
      const { before, answer, memory } = firstPlay(seed);
      const ask = (state: typeof before) =>
        reasonFor({
          game: inn,
          before: state,
          answer,
          asker: 0,
          memory,
          luck: luckFrom(9),
          timeLeft: () => Infinity,
        });
      const reason = ask(before);
      expect(reason.chance).toBeGreaterThan(0);
      expect(reason.futures).toBeGreaterThan(1);
      expect(reasonWords('Dale', reason)).toMatch(/^After that Dale wins about \d+ % of the games/);
      const { hand, deck } = before.seats[answer.seat];
      const other = inn.copy(before);
      const held = other.seats[answer.seat].hand;
      const swap = held.findIndex((card) => card !== answer.card && !answer.pays?.includes(card));
      held[swap] = deck[0];
      other.seats[answer.seat].deck[0] = hand[swap];
      expect(ask(other)).toEqual(reason);
    }
  });
});

describe('a temper', () => {
  it('is the same for everybody who asks, and has something to say about big things only', () => {
    const seats = setup.players.map((_, seat) => temperAt(setup.players, seat));
    expect(new Set(seats).size).toBe(3);
    expect(temperAt(setup.players, 1)).toBe(seats[1]);
    for (const temper of TEMPERS) {
      expect(remark(temper, 0, { e: 'pot', seat: 0, n: 6 }, 1)).toBe(temper.lines.pot[1]);
      expect(remark(temper, 0, { e: 'over', seat: -1, n: 1, list: [0] }, 0)).toBe(temper.lines.won[0]);
      expect(remark(temper, 0, { e: 'fortitude', seat: 0, n: -1 }, 0)).toBeNull();
      expect(remark(temper, 0, { e: 'pot', seat: 1, n: 6 }, 0)).toBeNull();
    }
  });
});
