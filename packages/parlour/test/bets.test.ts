/** Betting Rounds number by number: what is asked, what is listed, and where the coins go. */
import { describe, expect, it } from 'vitest';
import {
  contributorsOf,
  lenderFor,
  mergeEqual,
  parlour,
  payOut,
  potsOf,
  rebateOf,
  type ParlourAnswer,
  type ParlourSetup,
} from '../src/index.ts';
import { TestTable } from './play.ts';

const table = (chips: number[], more: Partial<ParlourSetup> = {}): TestTable =>
  new TestTable({
    game: 'kings-council',
    players: chips.map((_, i) => `P${i}`),
    mode: 'betting',
    chips,
    ...more,
  });

/** What the player who is asked may do, in short: `check`, `fold`, `12`. */
const listed = (t: TestTable): string =>
  parlour
    .answers(t.state)
    .legal.map((answer: ParlourAnswer) => (answer.do === 'raise' ? `${answer.to}` : answer.do))
    .join(' ');

describe('what may be bet', () => {
  it('is listed from the lowest to all in, half the pot in between', () => {
    // proves: gii.app-c.options, gii.app-c.no-limit
    const t = table([101, 101, 101], { carried: 8 });
    // The pot is 11, half of it 6.
    expect(listed(t)).toBe('check fold 1 6 100');
    expect(parlour.answers(t.state).choices.map(({ label }) => label)).toEqual([
      'Check',
      'Fold',
      'Bet 1',
      'Bet 6',
      'Bet 100 (all in)',
    ]);
    t.bet(3);
    expect(t.q).toEqual({
      seat: 1,
      kind: 'bet',
      current: 3,
      mine: 0,
      least: 6,
      most: 100,
      lift: 3,
      closed: false,
    });
    // What is bet in this round is not in the pot yet.
    expect(listed(t)).toBe('call fold 6 9 100');
    expect(parlour.answers(t.state).choices[0].label).toBe('Call 3');
  });

  it('leaves half the pot out where it is no raise, or all in', () => {
    expect(listed(table([2, 2]))).toBe('check fold 1');
    expect(listed(table([3, 3]))).toBe('check fold 1 2');
    expect(listed(table([4, 4], { carried: 2 }))).toBe('check fold 1 2 3');
    expect(listed(table([4, 4], { carried: 4 }))).toBe('check fold 1 3');
    expect(listed(table([4, 4]))).toBe('check fold 1 3');
    const t = table([11, 11, 6]);
    t.bet(5);
    expect(listed(t)).toBe('call fold 10');
    t.call();
    // All in, but no more than to call.
    expect(t.q).toMatchObject({ seat: 2, current: 5, mine: 0, least: 5, most: 5, closed: false });
    expect(listed(t)).toBe('call fold');
    const raise = parlour.answers(t.state).refused.find(({ what }) => what === 'raise');
    expect(raise?.why).toMatch(/It is the money: you have 5 coins left, and to call takes 5/);
    expect(t.refused({ seat: 2, do: 'raise', to: 5 })).toEqual(['gii.app-c.raise']);
    expect(t.refused({ seat: 2, do: 'raise', to: 6 })).toEqual(['gii.app-c.table-stakes']);
  });

  it('is a whole number above the Current Bet, as much above it as the raise before', () => {
    // proves: gii.app-c.raise, gii.app-c.min-raise-optional
    const t = table([101, 101, 101]);
    expect(t.refused({ seat: 0, do: 'raise', to: 1.5 })).toEqual(['gii.app-c.raise']);
    expect(t.refused({ seat: 0, do: 'raise', to: 0 })).toEqual(['gii.app-c.raise']);
    t.bet(4);
    for (const to of [3, 4]) expect(t.refused({ seat: 1, do: 'raise', to })).toEqual(['gii.app-c.raise']);
    for (const to of [5, 7])
      expect(t.refused({ seat: 1, do: 'raise', to })).toEqual(['gii.app-c.min-raise-optional']);
    t.bet(8);
    // The last raise counts, not the highest.
    t.bet(20);
    expect(t.q).toMatchObject({ seat: 0, current: 20, mine: 4, least: 32, most: 100, lift: 12 });
    t.bet(32);
    expect(t.q).toMatchObject({ seat: 1, lift: 12, least: 44 });
  });

  it('is refused below the lowest raise, where there is anything below it', () => {
    const t = table([101, 101, 101]);
    const below = (): string[] =>
      parlour.answers(t.state).refused.flatMap(({ what }) => (what.includes('less') ? [what] : []));
    expect(below()).toEqual([]);
    t.bet(1);
    expect(below()).toEqual([]);
    t.bet(3);
    expect(below()).toEqual(['raise less than 5']);
  });

  it('may be any raise where the rule is switched off, all in too', () => {
    const t = table([101, 13, 101], { minRaise: false });
    t.bet(10);
    expect(t.q).toMatchObject({ least: 11, most: 12, lift: 1 });
    t.bet(12);
    // A short raise opens the raising again.
    t.call();
    expect(t.q).toMatchObject({ seat: 0, current: 12, mine: 10, least: 13, most: 100, closed: false });
  });

  it('is a full raise where it adds just as much as the one before', () => {
    const t = table([101, 21, 101]);
    t.bet(10);
    t.bet(20);
    t.call();
    expect(t.q).toMatchObject({ seat: 0, mine: 10, least: 30, most: 100, closed: false });
    const short = table([101, 20, 101]);
    short.bet(10);
    short.bet(19);
    short.call();
    expect(short.q).toMatchObject({ seat: 0, least: 19, most: 19, closed: true });
  });

  it('stays closed to who has spoken until somebody raises in full', () => {
    const t = table([101, 14, 101, 101]);
    t.bet(10);
    t.bet(13);
    t.call();
    t.bet(40);
    expect(t.q).toMatchObject({ seat: 0, current: 40, least: 67, closed: false });
  });

  it('lets who has too little to call say so, without calling that closed', () => {
    const t = table([101, 14, 17, 101]);
    t.bet(10);
    t.bet(13);
    // Cy has not spoken, and may go all in for less than a raise.
    expect(t.q).toMatchObject({ seat: 2, least: 16, most: 16, closed: false });
    t.bet(16);
    t.call();
    expect(t.q).toMatchObject({ seat: 0, current: 16, mine: 10, most: 16, closed: true });
  });
});

describe('money that is not on the table', () => {
  it('may be bet where Table Stakes are waived, after what lies there', () => {
    // proves: gii.app-c.table-stakes-waiver
    const t = table([6, 6], { tableStakes: false, purse: [10, 0] });
    expect(t.q).toMatchObject({ seat: 0, most: 15 });
    t.bet(5);
    expect(t.state).toMatchObject({ chips: [0, 5], memory: { purse: [10, 0] }, bets: [5, 0] });
    t.call();
    // Nobody is left to bet against: Ben has nothing, Ann only her purse.
    expect(t.q.kind).toBe('choose');
    const u = table([6, 21], { tableStakes: false, purse: [10, 0] });
    u.bet(8);
    expect(u.state).toMatchObject({ chips: [0, 20], memory: { purse: [7, 0] }, bets: [8, 0] });
    u.call();
    u.untilAsked('bet');
    expect(u.q).toMatchObject({ seat: 0, most: 7 });
    u.bet(7);
    expect(u.events.filter(({ e }) => e === 'all-in')).toMatchObject([{ seat: 0, n: 7 }]);
    expect(u.state.memory.purse).toEqual([0, 0]);
  });

  it('is brought to the last coin', () => {
    const t = table([6, 21], { tableStakes: false, purse: [10, 0] });
    t.bet(6);
    expect(t.state).toMatchObject({ chips: [0, 20], memory: { purse: [9, 0] }, bets: [6, 0] });
    expect(t.events.at(-2)).toMatchObject({ word: 'puts 1 more on the table' });
  });

  it('is told by the coin', () => {
    const why = (t: TestTable): string | undefined =>
      parlour.answers(t.state).refused.find(({ what }) => what.includes('raise'))?.why;
    const t = table([101, 2, 101]);
    t.bet(1);
    expect(why(t)).toBe(
      'It is the money: you have 1 coin left, and to call takes 1. You may call with what you have, or fold.',
    );
    const u = table([101, 3, 101]);
    u.bet(2);
    expect(why(u)).toBe(
      'It is the money: you have 2 coins left, and to call takes 2. You may call with what you have, or fold.',
    );
  });
});

describe('a Betting Round', () => {
  it('is not held where nobody could bet against anybody', () => {
    // proves: gii.amb.betting-no-one-left
    expect(table([1, 50]).q.kind).toBe('choose');
    expect(table([1, 50, 50]).q).toMatchObject({ kind: 'bet', seat: 1 });
    // Whoever owes something is asked, though nobody else has money.
    const t = table([11, 50]);
    t.bet(10);
    expect(t.q).toMatchObject({ kind: 'bet', seat: 1 });
    t.call();
    expect(t.q.kind).toBe('choose');
  });

  it('goes round from the Starting Player, past those without money', () => {
    const t = table([50, 1, 50, 50], { first: 2 });
    const seats: number[] = [];
    while (t.q.kind === 'bet') {
      seats.push(t.q.seat);
      t.check();
    }
    expect(seats).toEqual([2, 3, 0]);
    const u = table([50, 50, 50], { first: 1 });
    u.check();
    u.bet(3);
    u.call();
    expect(u.q).toMatchObject({ seat: 1, mine: 0, current: 3 });
    u.fold();
    expect(u.q).toMatchObject({ kind: 'choose', seat: 2 });
    // Who sits before the Starting Player and is out is not asked again.
    const v = table([50, 50, 50], { first: 1 });
    v.check();
    v.check();
    v.fold();
    const asked: number[] = [];
    while (v.q.kind === 'choose') {
      asked.push(v.q.seat);
      v.choose();
    }
    expect(asked).toEqual([1, 2]);
  });

  it('gives back what nobody matched, and no more than was bet in it', () => {
    // proves: gii.app-c.rebate
    const t = table([31, 11, 50]);
    t.bet(30);
    t.call();
    t.fold();
    expect(t.state).toMatchObject({ chips: [20, 0, 49], stake: [11, 11, 1], bets: [0, 0, 0] });
    expect(t.events.filter(({ e }) => e === 'rebate')).toMatchObject([{ seat: 0, n: 20 }]);
    const even = table([50, 50]);
    even.bet(5);
    even.call();
    expect(even.events.some(({ e }) => e === 'rebate')).toBe(false);
    const single = table([12, 11]);
    single.bet(11);
    single.call();
    expect(single.events.filter(({ e }) => e === 'rebate')).toMatchObject([{ seat: 0, n: 1 }]);
  });
});

describe('pots by themselves', () => {
  it.each<[number[], ReturnType<typeof rebateOf>]>([
    [[0, 0], null],
    [[5, 5], null],
    [[5, 5, 3], null],
    [[5, 3, 4], { seat: 0, amount: 1 }],
    [[3, 4, 9], { seat: 2, amount: 5 }],
    [[3, 9, 4], { seat: 1, amount: 5 }],
    [[0, 7], { seat: 1, amount: 7 }],
  ])('stakes of %j give back %j', (stakes, back) => {
    expect(rebateOf(stakes)).toEqual(back);
  });

  it('begin above everybody who could not pay more', () => {
    const nobody = [false, false, false, false];
    expect(potsOf([1, 3, 3, 6], nobody, 2)).toEqual([
      { amount: 6, for: [0, 1, 2, 3] },
      { amount: 6, for: [1, 2, 3] },
      { amount: 3, for: [3] },
    ]);
    // Folded: what they paid lies where it reached, and what is beyond in the last pot.
    expect(potsOf([9, 3, 3, 6], [true, false, false, false], 0)).toEqual([
      { amount: 12, for: [1, 2, 3] },
      { amount: 9, for: [3] },
    ]);
    // No pot without coins.
    expect(potsOf([0, 2], [false, false], 0)).toEqual([{ amount: 2, for: [1] }]);
    expect(potsOf([0, 2], [false, false], 1)).toEqual([
      { amount: 1, for: [0, 1] },
      { amount: 2, for: [1] },
    ]);
    expect(potsOf([0, 0], [false, false], 0)).toEqual([]);
  });

  it('that the same players can win are one', () => {
    expect(
      mergeEqual([
        { amount: 2, for: [0, 1] },
        { amount: 3, for: [1] },
        { amount: 4, for: [0, 1] },
      ]),
    ).toEqual([
      { amount: 6, for: [0, 1] },
      { amount: 3, for: [1] },
    ]);
  });

  it('are paid by those who put in more than whoever they lie above', () => {
    const stakes = [1, 3, 3, 6];
    const folded = [false, true, false, false];
    const [main, side, last] = potsOf(stakes, folded, 0);
    expect(contributorsOf(main, stakes, folded)).toEqual([0, 1, 2, 3]);
    expect(contributorsOf(side, stakes, folded)).toEqual([1, 2, 3]);
    expect(contributorsOf(last, stakes, folded)).toEqual([3]);
    // Whoever put in nothing paid for none.
    expect(contributorsOf({ amount: 4, for: [0, 1] }, [2, 2, 0], [false, false, true])).toEqual([0, 1]);
  });

  it('go to the best of those who can win them, in equal parts', () => {
    const pots = [
      { amount: 7, for: [0, 1, 2] },
      { amount: 4, for: [1, 2] },
    ];
    expect(payOut(pots, [1, 2, 2])).toEqual({ won: [7, 2, 2], left: 0 });
    expect(payOut(pots, [1, 1, 3])).toEqual({ won: [3, 7, 0], left: 1 });
    expect(payOut(pots, [1, 1, 1])).toEqual({ won: [2, 4, 4], left: 1 });
  });

  it('and loans come from the richest, of equals the first to the left', () => {
    // proves: gii.amb.loan-tie
    expect(lenderFor([10, 60, 70, 70], 0)).toBe(2);
    expect(lenderFor([70, 60, 10, 70], 2)).toBe(3);
    expect(lenderFor([70, 50, 10, 49], 3)).toBe(0);
    expect(lenderFor([10, 49, 49], 0)).toBe(-1);
    // Nobody lends to themselves.
    expect(lenderFor([90, 49], 0)).toBe(-1);
  });
});
