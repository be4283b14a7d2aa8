/** Hints, reasons and tempers. */
import {
  Guest,
  hintsFor,
  hintWords,
  ladder,
  named,
  reasonWords,
  remark,
  temperAt,
  TEMPERS,
} from '@taproom/bots';
import { house } from '@taproom/house/own';
import { luckFrom, seatTable } from '@taproom/kernel';
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

  it('tells why a bot did something, but not what else it might have done', () => {
    const { state } = seatTable(inn, setup, 5);
    const sharp = guest('sharp');
    expect(sharp.reason()).toBeNull();
    sharp.answer(state);
    const reason = sharp.reason()!;
    expect(Object.keys(reason).sort()).toEqual(['chance', 'futures', 'passing']);
    expect(reasonWords('Sera', reason)).toMatch(
      /^Sera looked into \d+ futures, and saw themselves win \d+ %/,
    );
    expect(guest('regular').reason()).toBeNull();
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
