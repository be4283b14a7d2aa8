import { describe, expect, it } from 'vitest';
import { parlour, potsOf, type ParlourRefusal, type ParlourSetup } from '@taproom/parlour';
import { cards, TestTable } from './play.ts';

const setup: ParlourSetup = { game: 'kings-council', players: ['A', 'B', 'C', 'D'], mode: 'betting' };
const table = (more: Partial<ParlourSetup> = {}): TestTable => new TestTable({ ...setup, ...more });
const three = (more: Partial<ParlourSetup> = {}): TestTable => table({ players: ['A', 'B', 'C'], ...more });
const pots = (t: TestTable): unknown => parlour.view(t.state, -2).pots;

describe('the ante', () => {
  it('is one coin before the game', () => {
    // proves: gii.app-c.ante
    const t = table({ chips: [5, 1, 9, 7] });
    expect(t.state.stake).toEqual([1, 1, 1, 1]);
    expect(t.state.chips).toEqual([4, 0, 8, 6]);
  });

  it('keeps out whoever cannot pay it', () => {
    // proves: gii.amb.ante-unable
    const t = table({ chips: [5, 0, 9, 7] });
    expect(t.state.folded).toEqual([false, true, false, false]);
    expect(t.state.seats[1].cards.hand).toBeUndefined();
    t.toEnd();
    expect(t.asked.some((asked) => asked.endsWith(' 1'))).toBe(false);
    expect(t.state.chips[1]).toBe(0);
    expect(t.coins()).toBe(21);
  });
});

describe('a Betting Round', () => {
  it('is played as in the book’s simple example', () => {
    // proves: gii.ex.bet-simple
    // proves: gii.app-c.style
    // proves: gii.app-c.order
    // proves: gii.app-c.raise
    // proves: gii.app-c.call
    // proves: gii.app-c.fold-forfeits
    // proves: gii.app-c.round-ends
    // proves: gii.app-c.no-splashing
    const t = table();
    t.bet(2);
    expect(t.q).toMatchObject({ seat: 1, current: 2 });
    t.bet(4);
    expect(t.q).toMatchObject({ seat: 2, current: 4 });
    t.fold();
    t.bet(10);
    expect(t.q).toMatchObject({ seat: 0, current: 10, mine: 2 });
    // Bets lie apart from the pot until the round is over; a folded player's bet goes in at once.
    expect(t.state.bets).toEqual([2, 4, 0, 10]);
    expect(parlour.view(t.state, -2).pot).toBe(4);
    t.fold();
    expect(t.state.bets).toEqual([0, 4, 0, 10]);
    expect(parlour.view(t.state, -2).pot).toBe(6);
    expect(t.q).toMatchObject({ seat: 1, current: 10, mine: 4 });
    t.call();
    expect(t.state.stake).toEqual([1 + 2, 1 + 10, 1, 1 + 10]);
    expect(t.state.bets).toEqual([0, 0, 0, 0]);
    expect(t.state.folded).toEqual([true, false, true, false]);
    expect(t.q).toMatchObject({ kind: 'choose', what: 'exchange', seat: 1 });
    t.toEnd();
    expect(t.state.chips.slice(0, 3)[0]).toBe(97);
    expect(t.state.result!.won[0] + t.state.result!.won[2]).toBe(0);
  });

  it('makes side pots as in the book’s complex example, and is then over for good', () => {
    // proves: gii.ex.bet-complex
    // proves: gii.app-c.all-in
    // proves: gii.app-c.side-pot
    // proves: gii.app-c.multiple-side-pots
    // proves: gii.app-c.main-pot
    // proves: gii.app-c.rebate
    // proves: gii.amb.all-in-call-short
    // proves: gii.amb.betting-no-one-left
    const t = table({ chips: [31, 41, 56, 61], carried: 11 });
    expect(parlour.view(t.state, -2).pot).toBe(15);
    t.bet(10);
    t.bet(20);
    t.fold();
    t.bet(60);
    t.call();
    t.call();
    expect(pots(t)).toEqual([
      { amount: 105, for: [0, 1, 3] },
      { amount: 20, for: [1, 3] },
    ]);
    expect(t.state.chips).toEqual([0, 0, 55, 20]);
    expect(t.events.find((event) => event.e === 'rebate')).toMatchObject({ seat: 3, n: 20 });
    // Only D has money left: nobody is asked to bet again.
    const asked = t.asked.length;
    t.toEnd();
    expect(t.asked.slice(asked).some((what) => what.startsWith('bet'))).toBe(false);
    expect(t.coins()).toBe(31 + 41 + 56 + 61 + 11);
  });

  it('counts a raise as the new total', () => {
    // proves: gii.ex.bet-raise-total
    const t = three();
    t.bet(3);
    t.bet(6);
    expect(t.q).toMatchObject({ seat: 2, current: 6 });
    expect(t.refused({ seat: 2, do: 'raise', to: 6 })).toContain('gii.app-c.raise');
  });

  it('wants raises as high as the last one, unless the rule is switched off', () => {
    // proves: gii.ex.bet-min-raise
    // proves: gii.app-c.min-raise-optional
    const t = three();
    t.bet(5);
    expect(t.refused({ seat: 1, do: 'raise', to: 7 })).toContain('gii.app-c.min-raise-optional');
    t.bet(10);
    expect(t.q).toMatchObject({ seat: 2, least: 15 });
    expect(t.refused({ seat: 2, do: 'raise', to: 14 })).toContain('gii.app-c.min-raise-optional');
    const free = three({ minRaise: false });
    free.bet(5);
    free.bet(7);
    expect(free.q).toMatchObject({ current: 7, least: 8 });
  });

  it('lets a player go all in for less than a raise, but that does not open the raising again', () => {
    // proves: gii.amb.min-raise-default
    const t = three({ chips: [101, 14, 101] });
    t.bet(10);
    expect(t.q).toMatchObject({ least: 13, most: 13 });
    t.bet(13);
    expect(t.q).toMatchObject({ seat: 2, least: 23 });
    t.call();
    expect(t.q).toMatchObject({ seat: 0, current: 13, mine: 10 });
    expect(t.refused({ seat: 0, do: 'raise', to: 30 })).toEqual(['gii.amb.min-raise-default']);
    expect(parlour.answers(t.state).legal).toEqual([
      { seat: 0, do: 'call' },
      { seat: 0, do: 'fold' },
    ]);
    t.call();
    expect(t.q.kind).toBe('choose');
  });

  it('says whether the money or too short a raise is in the way, with the numbers', () => {
    const t = three({ chips: [101, 14, 31] });
    const why = (word: string): string | undefined =>
      (parlour.answers(t.state).refused as readonly ParlourRefusal[]).find(({ what }) => what === word)?.why;
    t.bet(10);
    expect(why('raise less than 13')).toMatch(
      /too short: it must add at least 10 coins.*20 or more.*only 13/,
    );
    t.bet(13);
    expect(why('raise less than 23')).toMatch(/at least 10 coins.*23 or more\.$/);
    expect(why('raise more than 30')).toBe('That is more than the 30 you have.');
    t.call();
    // Ann has spoken, and thirteen was no full raise.
    expect(why('raise')).toMatch(/You have the money.*all in to 13, added less than the 10 coins.*3 coins/);
    expect(t.refused({ seat: 0, do: 'raise', to: 50 })).toEqual(['gii.amb.min-raise-default']);

    const poor = three({ chips: [101, 14, 101] });
    poor.bet(50);
    const { refused } = parlour.answers(poor.state);
    const [raise] = (refused as readonly ParlourRefusal[]).filter(({ what }) => what === 'raise');
    expect(raise.why).toMatch(/It is the money: you have 13 coins left, and to call takes 50/);
    expect(raise.rules).toEqual(['gii.app-c.table-stakes']);
  });

  it('has no upper limit but the money on the table', () => {
    // proves: gii.app-c.no-limit
    // proves: gii.app-c.table-stakes
    const t = three();
    expect(t.refused({ seat: 0, do: 'raise', to: 100 })).toEqual(['gii.app-c.table-stakes']);
    t.bet(99);
    expect(t.state.chips[0]).toBe(0);
    expect(t.q).toMatchObject({ seat: 1, current: 99, most: 99 });
  });

  it('begins at a Current Bet of 0, whatever is in the pot', () => {
    // proves: gii.app-c.current-bet-zero
    // proves: gii.app-c.pot-carries
    // proves: gii.app-c.options
    // proves: gii.app-c.check
    const t = three();
    expect(t.q).toMatchObject({ kind: 'bet', current: 0, mine: 0, least: 1 });
    expect(t.refused({ seat: 0, do: 'call' })).toEqual(['gii.app-c.call']);
    t.bet(20);
    expect(t.refused({ seat: 1, do: 'check' })).toEqual(['gii.app-c.check']);
    expect(t.refused({ seat: 1, do: 'choose', picks: [] })).toEqual(['gii.app-c.options']);
    t.call();
    t.call();
    t.untilAsked('bet');
    expect(parlour.view(t.state, -2).pot).toBe(63);
    expect(t.q).toMatchObject({ seat: 0, current: 0, mine: 0, least: 1 });
    // All check: nothing is added.
    t.check();
    t.check();
    t.check();
    expect(parlour.view(t.state, -2).pot).toBe(63);
    expect(t.q.kind).toBe('choose');
  });

  it('is opened by the Starting Player, or the next who is in', () => {
    // proves: gii.concepts.starting-player-acts-first
    // proves: gii.amb.starting-player-folded
    const t = three();
    expect(t.q.seat).toBe(0);
    expect(t.refused({ seat: 1, do: 'check' })).toEqual([
      'gii.concepts.starting-player-acts-first',
      'gii.app-c.order',
    ]);
    t.fold();
    t.check();
    t.check();
    expect(t.q).toMatchObject({ kind: 'choose', seat: 1 });
    t.untilAsked('bet');
    expect(t.q.seat).toBe(1);
  });

  it('ends the game when all but one have folded; the winner shows nothing, and may have had nothing', () => {
    // proves: gii.app-c.last-standing
    // proves: gii.app-c.bluffing
    // proves: gii.app-c.fold
    // proves: gii.amb.fold-win-hidden
    const worst = ['Rogue/Owl', 'Rogue/Owl', 'Rogue/Owl', 'Rogue/Owl', 'Rogue/Owl'];
    const best = ['Lady/Wolf', 'Lady/Wolf', 'Lady/Hawk', 'Lady/Hawk', 'Merchant/Wolf'];
    const t = new TestTable(
      { ...setup, players: ['A', 'B', 'C'] },
      cards(
        ...worst,
        ...best,
        'Bard/Hare',
        'Bard/Hare',
        'Bard/Hare',
        'Bard/Wren',
        'Bard/Wren',
        'Warrior/Wolf',
      ),
    );
    t.bet(50);
    t.fold();
    t.fold();
    expect(t.q).toEqual({ seat: -1, kind: 'over', winners: [0] });
    expect(t.state.chips).toEqual([102, 99, 99]);
    // The 50 that nobody matched came back; 3 were won.
    expect(t.state.result).toMatchObject({ won: [3, 0, 0], scores: [null, null, null], places: [1, 3, 3] });
    for (const viewer of [1, 2, -2])
      expect(parlour.view(t.state, viewer).seats[0].zones.hand.cards).toBeNull();
    expect(parlour.view(t.state, 0).seats[1].zones.hand.cards).toBeNull();
  });

  it('leaves a player who is all in and loses without money, and lets others bet on for a side pot', () => {
    // proves: gii.app-c.all-in-loses
    const hand = (animal: string): string[] => Array.from({ length: 5 }, () => `Rogue/${animal}`);
    const t = new TestTable(
      { ...setup, players: ['A', 'B', 'C'], chips: [11, 101, 101] },
      cards(...hand('Hawk'), ...hand('Horse'), ...hand('Hare'), 'Merchant/Hare'),
    );
    t.bet(10);
    t.call();
    t.call();
    t.untilAsked('bet');
    // A is in without betting further.
    expect(t.q.seat).toBe(1);
    t.bet(30);
    t.call();
    expect(pots(t)).toEqual([
      { amount: 33, for: [0, 1, 2] },
      { amount: 60, for: [1, 2] },
    ]);
    t.toEnd();
    expect(t.state.chips).toEqual([0, 60, 153]);
    expect(t.state.result!.scores).toEqual([0, 5, 10]);
  });

  it('keeps what folded players paid in the pots that it reached', () => {
    expect(potsOf([5, 20, 12], [false, false, true], 0)).toEqual([
      { amount: 15, for: [0, 1] },
      { amount: 22, for: [1] },
    ]);
  });
});
