import { describe, expect, it } from 'vitest';
import { parlour, payShares, type SplitRule } from '@taproom/parlour';
import { cards, TestTable } from './play.ts';

const RED = ['Lady/Wolf', 'Lady/Wolf'];
const GREEN = ['Lady/Horse', 'Lady/Horse'];
const BEST = ['Warrior/Wolf', 'Warrior/Hawk'];
const WORST = ['Rogue/Owl', 'Rogue/Owl'];

describe('Playing for Shares', () => {
  const shares = (share: number, chips: number[], hands: string[][], split?: SplitRule): TestTable =>
    new TestTable(
      {
        game: 'rogues-and-warriors',
        players: chips.map((_, i) => `P${i}`),
        mode: 'shares',
        share,
        chips,
        split,
      },
      cards(...hands.flat()),
    );

  it('has the ante as its only wager, one Share, and no Betting Rounds', () => {
    // proves: gii.app-d.ante-only
    // proves: gii.app-d.share-size
    // proves: gii.concepts.betting-or-shares
    const t = shares(4, [20, 20, 20], [RED, BEST, WORST]);
    expect(t.state.stake).toEqual([4, 4, 4]);
    t.toEnd();
    expect(t.asked).toEqual(['shuffle', 'show 0', 'show 1', 'show 2']);
    expect(t.state.chips).toEqual([20, 24, 16]);
  });

  it('finds the places with the tiebreaker, and uses no Split Rule', () => {
    // proves: gii.amb.shares-after-tiebreak
    const broken = shares(3, [9, 9, 9], [RED, ['Lady/Horse', 'Lady/Hare'], WORST], 'king').toEnd();
    expect(broken.state.result).toMatchObject({ places: [1, 2, 3], won: [6, 3, 0] });
    const tied = shares(3, [9, 9, 9], [RED, GREEN, WORST], 'king').toEnd();
    expect(tied.events.some((event) => event.e === 'replay')).toBe(false);
    expect(tied.state.result).toMatchObject({ places: [1, 1, 3], won: [4, 4, 0] });
    expect(tied.state.carried).toBe(1);
  });

  it('rounds coins, not Shares, and splits a tie for second', () => {
    // proves: gii.amb.shares-rounding-unit
    // proves: gii.amb.shares-second-tie-wording
    const cases: [number[], number, number[], number][] = [
      [[1, 1, 3], 5, [7, 7, 0], 1],
      [[1, 1, 3, 4], 5, [10, 10, 0, 0], 0],
      [[1, 1, 1, 4, 5], 3, [5, 5, 5, 0, 0], 0],
      [[1, 2, 2, 4, 5, 6], 5, [15, 7, 7, 0, 0, 0], 1],
      [[1, 2, 3, 3, 5, 6], 5, [15, 10, 2, 2, 0, 0], 1],
      [[1, 1, 3, 4, 5, 6], 5, [12, 12, 5, 0, 0, 0], 1],
    ];
    for (const [places, share, won, left] of cases)
      expect(payShares(places, share, 0)).toEqual({ won, left });
  });

  it('leaves out who cannot ante; alone, a player gets back what they put in', () => {
    // proves: gii.amb.ante-unable
    const t = shares(5, [9, 4, 9], [RED, GREEN]).toEnd();
    expect(t.state.chips).toEqual([t.state.chips[0], 4, t.state.chips[2]]);
    expect(t.state.chips[0] + t.state.chips[2]).toBe(18);
    const alone = shares(5, [9, 4], [RED]).toEnd();
    expect(alone.state.chips).toEqual([9, 4]);
    expect(alone.state.carried).toBe(0);
    const nobody = shares(5, [1, 2], []).toEnd();
    expect(nobody.state.chips).toEqual([1, 2]);
    expect(nobody.state.result!.winners).toEqual([]);
  });

  it('can be played for nothing', () => {
    // proves: gii.app-d.zero-share
    const t = shares(0, [0, 0], [RED, BEST]).toEnd();
    expect(t.state.result).toMatchObject({ winners: [1], won: [0, 0] });
  });
});

describe('what players know', () => {
  it('is their own cards, and of the discards only how many', () => {
    // proves: gii.concepts.look-at-own
    // proves: gii.concepts.discards-face-down
    const t = new TestTable({ game: 'kings-council', players: ['A', 'B'], mode: 'betting' });
    t.untilAsked('exchange');
    const events = (t.choose(0, 1), t.events);
    const view = parlour.view(t.state, 1);
    expect(view.discard).toBe(2);
    expect(JSON.stringify(view)).not.toContain(JSON.stringify(t.state.discard).slice(1, -1));
    expect(view.seats[1].zones.hand.cards).toEqual(t.state.seats[1].cards.hand);
    expect(view.seats[0].zones.hand).toEqual({ size: 5, cards: null });
    expect(events.find((event) => event.e === 'exchange')!.known).toBe(1);
  });
});
