import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payOut, payShares, potsOf, rebateOf } from '@taproom/parlour';

describe('pots', () => {
  it('divides main pot and side pots as in the book’s example of two players all in', () => {
    // proves: gii.app-c.side-pot, gii.app-c.multiple-side-pots, gii.app-c.main-pot, gii.app-c.rebate
    const stakes = [30, 40, 0, 60];
    expect(rebateOf(stakes)).toEqual({ seat: 3, amount: 20 });
    expect(potsOf([30, 40, 0, 40], [false, false, true, false], 15)).toEqual([
      { amount: 105, for: [0, 1, 3] },
      { amount: 20, for: [1, 3] },
    ]);
  });

  it('agrees with a count coin by coin, and loses none', () => {
    const seats = fc.array(fc.record({ stake: fc.nat(12), folded: fc.boolean() }), {
      minLength: 2,
      maxLength: 8,
    });
    fc.assert(
      fc.property(
        seats,
        fc.nat(20),
        fc.array(fc.nat(4), { minLength: 8, maxLength: 8 }),
        (table, carried, ranks) => {
          fc.pre(table.some((seat) => !seat.folded));
          const stakes = table.map((seat) => seat.stake);
          const folded = table.map((seat) => seat.folded);
          const places = table.map((_, seat) => ranks[seat]);
          const pots = potsOf(stakes, folded, carried);
          const sum = stakes.reduce((a, b) => a + b, carried);
          expect(pots.reduce((total, pot) => total + pot.amount, 0)).toBe(sum);
          const { won, left } = payOut(pots, places);
          expect(won.reduce((a, b) => a + b, left)).toBe(sum);
          // Coin by coin: the coins at one height belong to those who are in and paid that height.
          const best = (seats: number[]): number[] => {
            const top = Math.min(...seats.map((seat) => places[seat]));
            return seats.filter((seat) => places[seat] === top);
          };
          const inside = stakes.map((_, seat) => seat).filter((seat) => !folded[seat]);
          const heap = new Map<string, number>();
          const add = (seats: number[], coins: number): void => {
            heap.set(seats.join(), (heap.get(seats.join()) ?? 0) + coins);
          };
          add(inside, carried);
          for (let height = 1; height <= Math.max(...stakes); height++) {
            let reach = inside.filter((seat) => stakes[seat] >= height);
            if (reach.length === 0) {
              const top = Math.max(...inside.map((seat) => stakes[seat]));
              reach = inside.filter((seat) => stakes[seat] === top);
            }
            add(reach, stakes.filter((stake) => stake >= height).length);
          }
          for (const [key, coins] of heap) {
            if (coins === 0) continue;
            const pot = pots.find((p) => p.for.join() === key);
            expect(pot?.amount).toBe(coins);
            expect(best(key.split(',').map(Number)).length).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('shares', () => {
  it('follow the table for every number of players', () => {
    // proves: gii.app-d.table-2, gii.app-d.table-3, gii.app-d.table-4, gii.app-d.table-5, gii.app-d.table-6-plus
    const clear = (players: number): number[] => Array.from({ length: players }, (_, i) => i + 1);
    expect(payShares(clear(2), 3, 0).won).toEqual([6, 0]);
    expect(payShares(clear(3), 3, 0).won).toEqual([6, 3, 0]);
    expect(payShares(clear(4), 3, 0).won).toEqual([9, 3, 0, 0]);
    expect(payShares(clear(5), 3, 0).won).toEqual([9, 6, 0, 0, 0]);
    expect(payShares(clear(6), 3, 0).won).toEqual([9, 6, 3, 0, 0, 0]);
    expect(payShares(clear(8), 3, 0).won).toEqual([15, 6, 3, 0, 0, 0, 0, 0]);
  });

  it('are split among equals, and what cannot be divided stays', () => {
    // proves: gii.app-d.tie-first-two, gii.app-d.tie-first-three, gii.app-d.tie-second, gii.app-d.tie-third
    // proves: gii.app-d.tie-remainder, gii.app-d.zero-share
    expect(payShares([1, 1, 3, 4], 3, 0)).toEqual({ won: [6, 6, 0, 0], left: 0 });
    expect(payShares([1, 1, 1, 4], 3, 0)).toEqual({ won: [4, 4, 4, 0], left: 0 });
    expect(payShares([1, 2, 2, 4], 3, 0)).toEqual({ won: [9, 1, 1, 0], left: 1 });
    expect(payShares([1, 2, 3, 3, 5, 6], 5, 0)).toEqual({ won: [15, 10, 2, 2, 0, 0], left: 1 });
    expect(payShares([1, 2, 3, 4], 3, 1)).toEqual({ won: [10, 3, 0, 0], left: 0 });
    expect(payShares([1, 2, 3], 0, 0)).toEqual({ won: [0, 0, 0], left: 0 });
  });

  it('never lose a coin', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(5), { minLength: 2, maxLength: 8 }),
        fc.nat(9),
        fc.nat(9),
        (scores, share, carried) => {
          const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
          const { won, left } = payShares(places, share, carried);
          expect(won.reduce((a, b) => a + b, left)).toBe(scores.length * share + carried);
          expect(left).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
