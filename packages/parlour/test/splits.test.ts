import { describe, expect, it } from 'vitest';
import { byColour, parlour, type ParlourSetup, type SplitRule } from '@taproom/parlour';
import { cards, TestTable } from './play.ts';

/** Rogues and Warriors has the smallest hands: two pairs of Ladies tie in rank and colour. */
const RED = ['Lady/Wolf', 'Lady/Wolf'];
const GREEN = ['Lady/Horse', 'Lady/Horse'];
const BLUE = ['Lady/Hare', 'Lady/Hare'];
const BEST = ['Warrior/Wolf', 'Warrior/Hawk'];
const POOR = ['Merchant/Wolf', 'Merchant/Wolf'];
const POOR_TOO = ['Merchant/Horse', 'Merchant/Horse'];
const WORST = ['Rogue/Owl', 'Rogue/Owl'];

const start = (chips: number[], split: SplitRule | undefined, ...hands: string[][]): TestTable =>
  new TestTable(
    { game: 'rogues-and-warriors', players: chips.map((_, i) => `P${i}`), mode: 'betting', split, chips },
    cards(...hands.flat()),
  );
/** Everybody checks until the replay, which gets these hands. */
const replayWith = (t: TestTable, ...hands: string[][]): TestTable => {
  t.untilAsked('shuffle');
  expect(t.q.kind).toBe('shuffle');
  t.shuffle(cards(...hands.flat()));
  return t;
};
const pots = (t: TestTable): unknown => parlour.view(t.state, -2).pots;
const said = (t: TestTable): string[] =>
  t.events.filter(({ e }) => e === 'own').map(({ seat, word }) => `${seat} ${word}`);
const bets = (t: TestTable, from: number): string[] =>
  t.asked.slice(from).filter((what) => what.startsWith('bet'));

describe('a tie', () => {
  it('is broken by the game’s own tiebreaker first', () => {
    // proves: gii.ties.tiebreaker-first
    const t = start([9, 9], 'king', RED, ['Lady/Horse', 'Lady/Hare']).toEnd();
    expect(t.state.result).toMatchObject({ places: [1, 2], scores: [10, 10] });
    expect(t.events.some((event) => event.e === 'replay')).toBe(false);
    expect(said(t)).toEqual(['0 wins the tie by the tiebreaker']);
  });

  it('is told of only where others scored as much as the one winner', () => {
    expect(said(start([9, 9], undefined, RED, POOR).toEnd())).toEqual([]);
    expect(said(start([9, 9], undefined, RED, GREEN).toEnd())).toEqual([]);
    expect(said(start([9, 9, 9], undefined, POOR, WORST, POOR_TOO).toEnd())).toEqual([]);
    const worse = ['Lady/Horse', 'Lady/Hare'];
    expect(said(start([9, 9, 9], undefined, POOR, worse, RED).toEnd())).toEqual([
      '2 wins the tie by the tiebreaker',
    ]);
  });

  it('by colour compares the largest group only, Dragons included', () => {
    // proves: gii.amb.color-tiebreak-depth
    const names = ['Rogue/Wolf', 'Rogue/Hawk', 'Lady/Owl', 'Lady/Horse', 'Bard/Hare'];
    const others = ['Rogue/Wolf', 'Rogue/Hawk', 'Lady/Owl', 'Lady/Hare'];
    expect(byColour(cards(...names))).toEqual(byColour(cards(...others)));
    expect(byColour(cards('Rogue/Wolf', 'Rogue/Hawk', 'Dragon/Red'))).toEqual([3]);
  });

  it('splits by the Merchant’s Rule if none is named; what cannot be divided stays', () => {
    // proves: gii.split.merchants
    // proves: gii.ties.split-choice
    // proves: gii.ties.still-tied-split
    // proves: gii.amb.leftover-pot
    for (const split of [undefined, 'merchant'] as const) {
      const t = start([10, 10, 10], split, RED, GREEN, WORST).toEnd();
      expect(t.state.chips).toEqual([10, 10, 9]);
      expect(t.state.carried).toBe(1);
      expect(t.state.result).toMatchObject({ places: [1, 1, 3], winners: [0, 1], won: [1, 1, 0] });
    }
    // The next game begins with that coin in the pot.
    const next: ParlourSetup = {
      game: 'rogues-and-warriors',
      players: ['P0', 'P1'],
      mode: 'betting',
      carried: 1,
    };
    const t = new TestTable(next, cards(...BEST, ...WORST)).toEnd();
    expect(t.state.chips).toEqual([102, 99]);
  });
});

describe('the King’s Rule', () => {
  it('makes the tied players play again for all that is in the pot, without an ante', () => {
    // proves: gii.split.kings
    const t = start([20, 20, 20], 'king', RED, GREEN, WORST);
    t.bet(4);
    t.call();
    t.call();
    const before = t.asked.length;
    replayWith(t, WORST, BEST);
    expect(t.state.chips).toEqual([15, 15, 15]);
    expect(t.state.folded).toEqual([false, false, true]);
    expect(pots(t)).toEqual([{ amount: 15, for: [0, 1] }]);
    expect(t.state.seats[2].cards).toEqual({});
    expect(t.q).toMatchObject({ kind: 'bet', seat: 0 });
    t.bet(2);
    t.call();
    expect(pots(t)).toEqual([{ amount: 19, for: [0, 1] }]);
    t.toEnd();
    expect(bets(t, before).length).toBeGreaterThan(2);
    expect(t.state.chips).toEqual([13, 32, 15]);
    // The third place of the first game stands.
    expect(t.state.result).toMatchObject({ places: [2, 1, 3], winners: [1], won: [0, 19, 0] });
    expect(t.state.result!.scores).toEqual([1, 15, 1]);
  });

  it('begins with a whole deck, whatever was exchanged and turned up before', () => {
    const five = (animal: string): string[] =>
      ['Rogue', 'Rogue', 'Rogue', 'Merchant', 'Merchant'].map((rank) => `${rank}/${animal}`);
    const t = new TestTable(
      { game: 'kings-council', players: ['P0', 'P1'], mode: 'betting', split: 'king' },
      cards(...five('Horse'), ...five('Hare'), 'Lady/Wolf', 'Merchant/Horse', 'Merchant/Hare'),
    );
    t.untilAsked('exchange');
    t.choose(4);
    t.choose(4);
    expect(t.state.discard).toHaveLength(2);
    t.untilAsked('shuffle');
    expect(t.q).toMatchObject({ kind: 'shuffle', size: 90, first: 11 });
    expect(t.state).toMatchObject({ discard: [], deck: [], open: [], undecided: 90 });
    expect(t.state.common).toEqual({ cards: {}, dice: {} });
    t.shuffle(cards(...five('Horse'), ...five('Hare'), 'Lady/Owl', 'Merchant/Horse'));
    expect(t.state.seats.map(({ cards: { hand } }) => hand.length)).toEqual([5, 5]);
    expect(t.state.chips).toEqual([99, 99]);
    // What the others hold is hidden again.
    expect(parlour.view(t.state, 0).seats[1].zones.hand.cards).toBeNull();
  });

  it('goes on until somebody is better, and a fold ends it too', () => {
    const t = start([20, 20], 'king', RED, GREEN);
    replayWith(t, GREEN, RED);
    replayWith(t, RED, BLUE);
    t.fold();
    expect(t.q).toMatchObject({ kind: 'over', winners: [1] });
    expect(t.state.chips).toEqual([19, 21]);
  });

  it('settles each pot by itself: a side pot with one best hand is paid at once', () => {
    // proves: gii.amb.pots-and-ties
    const t = start([6, 21, 21], 'king', RED, GREEN, WORST);
    t.bet(5);
    t.bet(20);
    t.call();
    expect(pots(t)).toEqual([
      { amount: 18, for: [0, 1, 2] },
      { amount: 30, for: [1, 2] },
    ]);
    const from = t.asked.length;
    replayWith(t, BEST, WORST);
    // P1 has the side pot; P0 has no money, so the two play the main pot out without betting.
    expect(t.state.chips).toEqual([0, 30, 0]);
    expect(pots(t)).toEqual([{ amount: 18, for: [0, 1] }]);
    t.toEnd();
    expect(bets(t, from)).toEqual([]);
    expect(t.state.chips).toEqual([18, 30, 0]);
    expect(t.state.result).toMatchObject({ places: [1, 2, 3], winners: [0], won: [18, 30, 0] });
  });

  it('replays a tied side pot although the main pot is won', () => {
    // proves: gii.amb.pots-and-ties
    const t = start([6, 31, 31], 'king', BEST, RED, GREEN);
    t.bet(5);
    t.bet(20);
    t.call();
    replayWith(t, BEST, WORST);
    expect(t.state.chips).toEqual([18, 10, 10]);
    expect(t.state.folded).toEqual([true, false, false]);
    expect(pots(t)).toEqual([{ amount: 30, for: [1, 2] }]);
    // Both have money: there is betting.
    expect(t.q).toMatchObject({ kind: 'bet', seat: 1, current: 0 });
    t.toEnd();
    expect(t.state.chips).toEqual([18, 40, 10]);
    expect(t.state.result).toMatchObject({ places: [1, 2, 3], winners: [0], won: [18, 30, 0] });
  });

  it('replays two tied pots in one go, each for its own players', () => {
    // proves: gii.amb.pots-and-ties
    const t = start([6, 6, 31, 31], 'king', RED, GREEN, POOR, POOR_TOO);
    t.bet(5);
    t.call();
    t.bet(20);
    t.call();
    // P2 is the best of all in the replay, but the main pot is between P0 and P1.
    replayWith(t, WORST, POOR, BEST, RED);
    expect(pots(t)).toEqual([
      { amount: 24, for: [0, 1] },
      { amount: 30, for: [2, 3] },
    ]);
    t.toEnd();
    expect(t.state.chips).toEqual([0, 24, 40, 10]);
    expect(t.state.result).toMatchObject({ places: [2, 1, 3, 4], winners: [1] });
  });
});

describe('the Commoner’s Rule', () => {
  it('makes everybody ante and play again, folded players too', () => {
    // proves: gii.split.commoners
    const t = start([20, 20, 20], 'commoner', RED, GREEN, WORST);
    t.bet(4);
    t.call();
    t.fold();
    replayWith(t, WORST, RED, BEST);
    expect(t.state.chips).toEqual([14, 14, 18]);
    expect(t.state.folded).toEqual([false, false, false]);
    expect(pots(t)).toEqual([{ amount: 11 + 3, for: [0, 1, 2] }]);
    t.toEnd();
    // The player who had folded wins everything, as anybody could.
    expect(t.state.chips).toEqual([14, 14, 32]);
    expect(t.state.result).toMatchObject({ places: [3, 2, 1], winners: [2], won: [0, 0, 14] });
  });

  it('leaves out who cannot ante, but not a player who tied; then nobody bets', () => {
    // proves: gii.amb.pots-and-ties
    const t = start([6, 21, 6, 21], 'commoner', RED, GREEN, WORST, POOR);
    t.bet(5);
    t.call();
    t.call();
    t.call();
    replayWith(t, BEST, WORST, POOR);
    const from = t.asked.length;
    // P0 has nothing left and tied: in, without an ante. P2 has nothing left either and is out.
    expect(t.state.folded).toEqual([false, false, true, false]);
    expect(t.state.chips).toEqual([0, 14, 0, 14]);
    expect(pots(t)).toEqual([
      { amount: 24, for: [0, 1, 3] },
      { amount: 2, for: [1, 3] },
    ]);
    t.toEnd();
    expect(bets(t, from)).toEqual([]);
    // P0 wins what they had a part in; the new antes are between the two who paid them.
    expect(t.state.chips).toEqual([24, 14, 0, 16]);
    expect(t.state.result).toMatchObject({ winners: [0] });
  });

  it('keeps a tied side pot for those who paid into it, folded or not', () => {
    // proves: gii.amb.pots-and-ties
    const t = start([6, 51, 51, 51], 'commoner', BEST, RED, GREEN, WORST);
    t.bet(5);
    t.bet(20);
    t.call();
    t.call();
    // P3 folds in the second round, with 15 of theirs in the side pot.
    t.until((q) => q.kind === 'bet' && q.seat === 1);
    t.check();
    t.check();
    t.fold();
    // The main pot is P0's; all ante again, and P0 can win the new antes but not the side pot.
    replayWith(t, BEST, WORST, POOR, RED);
    expect(t.state.chips).toEqual([23, 29, 29, 29]);
    expect(pots(t)).toEqual([
      { amount: 45, for: [1, 2, 3] },
      { amount: 4, for: [0, 1, 2, 3] },
    ]);
    t.toEnd();
    expect(t.state.chips).toEqual([27, 29, 29, 74]);
    expect(t.state.result!.winners).toEqual([0]);
  });

  it('keeps it for them also when they tie again', () => {
    // proves: gii.amb.pots-and-ties
    const t = start([6, 51, 51, 51], 'commoner', BEST, RED, GREEN, WORST);
    t.bet(5);
    t.bet(20);
    t.call();
    t.call();
    replayWith(t, WORST, RED, GREEN, POOR);
    replayWith(t, BEST, POOR, WORST, RED);
    expect(pots(t)).toEqual([
      { amount: 45, for: [1, 2, 3] },
      { amount: 8, for: [0, 1, 2, 3] },
    ]);
    t.toEnd();
    expect(t.state.chips).toEqual([30, 28, 28, 73]);
  });

  it('lets those who are left play for it once all who paid into it have folded', () => {
    // proves: gii.amb.pots-and-ties
    const t = start([6, 51, 51, 51], 'commoner', BEST, RED, GREEN, WORST);
    t.bet(5);
    t.bet(20);
    t.call();
    t.fold();
    replayWith(t, WORST, RED, GREEN, POOR);
    expect(pots(t)).toEqual([
      { amount: 30, for: [1, 2] },
      { amount: 4, for: [0, 1, 2, 3] },
    ]);
    t.check();
    t.fold();
    expect(pots(t)).toEqual([
      { amount: 30, for: [2] },
      { amount: 4, for: [0, 2, 3] },
    ]);
    t.fold();
    expect(pots(t)).toEqual([{ amount: 34, for: [0, 3] }]);
    t.toEnd();
    expect(t.state.chips).toEqual([18, 29, 29, 83]);
  });
});
