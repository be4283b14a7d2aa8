import { BadSetup } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import {
  cardName,
  compareTieBreaks,
  isBust,
  isDoubledragon,
  isRoyalSampler,
  parlour,
  rarity,
  type ParlourSetup,
  type ParlourState,
} from '../src/index.ts';
import { asked, cards, optionsOf, pick, ranks, refused, setupFor, sitDown } from './dealing.ts';
import { playRandomly, setupOf } from './playing.ts';

/** Hands of three for each player, then one card face up for each, then the cards to come. */
function table(hands: string[], up: string, coming = '', more: Partial<ParlourSetup> = {}): ParlourState {
  const letters = hands.join('') + up + coming;
  return sitDown(setupFor('doublerogue', hands.length, more), ranks(letters));
}
const ups = (state: ParlourState): number[] => state.seats.map((seat) => seat.cards.up.length);

describe('face-up cards', () => {
  it('are too many with two Rogues, win as a Royal Sampler or a Doubledragon', () => {
    // proves: gii.doublerogue.bust, gii.doublerogue.royal-sampler.instant-win
    // proves: gii.doublerogue.doubledragon.instant-win, gii.doublerogue.dragons.non-rogue
    expect(isBust(ranks('RWR'))).toBe(true);
    expect(isBust(ranks('RWL'))).toBe(false);
    expect(isBust(cards('Rogue/Owl', 'Dragon/Red'))).toBe(false);
    expect(isRoyalSampler(ranks('RMBLW'))).toBe(true);
    expect(isRoyalSampler(ranks('RMBLLL'))).toBe(false);
    expect(isDoubledragon(cards('Dragon/Red', 'Rogue/Owl', 'Dragon/Blue'))).toBe(true);
    expect(isDoubledragon(cards('Dragon/Red', 'Rogue/Owl'))).toBe(false);
  });

  it('are compared from the rarest on, a Dragon before a Warrior', () => {
    // proves: gii.doublerogue.first-to-act, gii.doublerogue.dragons.rarest
    const better = (a: number[], b: number[]): number => Math.sign(compareTieBreaks(rarity(a), rarity(b)));
    expect(better(ranks('W'), ranks('LL'))).toBe(1);
    expect(better(ranks('RL'), ranks('MLB'))).toBe(-1);
    expect(better(ranks('WB'), ranks('BW'))).toBe(0);
    expect(better(cards('Dragon/Red', 'Rogue/Owl'), ranks('WWW'))).toBe(1);
    expect(better(ranks('WR'), ranks('W'))).toBe(1);
  });
});

describe('a table of Doublerogue', () => {
  it('deals three cards and one face up, then antes; the rarest card acts first, once around', () => {
    // proves: gii.doublerogue.step-1, gii.doublerogue.step-2, gii.doublerogue.step-3
    // proves: gii.doublerogue.first-to-act
    const state = table(['MMM', 'MMM', 'MMM'], 'RLB', 'BBB');
    expect(state.seats.map((seat) => seat.cards.hand.length)).toEqual([3, 3, 3]);
    expect(ups(state)).toEqual([1, 1, 1]);
    expect(state.stake).toEqual([1, 1, 1]);
    expect(parlour.view(state, 0).seats[1].zones.hand.cards).toBeNull();
    expect(parlour.view(state, 0).seats[1].zones.up.cards).toEqual(state.seats[1].cards.up);
    const order: number[] = [];
    for (let i = 0; i < 3; i++) {
      order.push(asked(state).seat);
      pick(state, 'hit');
    }
    expect(order).toEqual([1, 2, 0]);
    expect(ups(state)).toEqual([2, 2, 2]);
  });

  it('gives ties to the first in turn order, and looks anew every lap, with a new ante', () => {
    // proves: gii.doublerogue.first-to-act-tie, gii.doublerogue.repeated-ante, gii.doublerogue.step-4
    const state = table(['MMM', 'MMM', 'WMM'], 'BBB');
    expect(asked(state).seat).toBe(0);
    pick(state, `${cardName(state.seats[0].cards.hand[0])} (defend)`);
    pick(state, `${cardName(state.seats[1].cards.hand[0])} (defend)`);
    pick(state, `${cardName(state.seats[2].cards.hand[0])} (defend)`);
    expect(asked(state).seat).toBe(2);
    expect(state.stake).toEqual([2, 2, 2]);
  });

  it('takes five coins from whoever hits a second Rogue, and the last one wins all of it at once', () => {
    // proves: gii.doublerogue.hit, gii.doublerogue.bust, gii.doublerogue.last-standing, gii.amb.doublerogue-end
    // proves: gii.doublerogue.tiebreaker
    const state = table(['MMM', 'MMM'], 'RB', 'LR');
    pick(state, 'hit');
    expect(ups(state)).toEqual([1, 2]);
    pick(state, 'hit');
    // Ann is out, and Ben need not act again.
    expect(state.result).toMatchObject({ winners: [1], won: [0, 7], scores: [null, null] });
    expect(state.chips).toEqual([94, 106]);
    expect(state.seats[0].cards).toEqual({ hand: [], up: [] });
    expect(state.discard).toHaveLength(5);
  });

  it('lets one fold without a penalty and without a refund', () => {
    // proves: gii.doublerogue.fold
    const state = table(['MMM', 'MMM', 'MMM'], 'WLB');
    pick(state, 'fold');
    expect(state.chips[0]).toBe(99);
    expect(state.seats[0].cards.hand).toEqual([]);
    pick(state, 'fold');
    expect(state.result).toMatchObject({ winners: [2], won: [0, 0, 3] });
    expect(state.chips).toEqual([99, 99, 102]);
  });

  it('defends with a card from the hand that is no Rogue, while there is one; hands are not refilled', () => {
    // proves: gii.doublerogue.defend, gii.doublerogue.defend-limit
    const state = table(['RLR', 'RRR'], 'WB', 'MMMM');
    const lady = cardName(state.seats[0].cards.hand[1]);
    expect(optionsOf(state)).toEqual(['hit', 'fold', `${lady} (defend)`]);
    refused(state, { seat: 0, do: 'choose', picks: [3] });
    pick(state, `${lady} (defend)`);
    expect(ups(state)).toEqual([2, 1]);
    expect(state.seats[0].cards.hand).toHaveLength(2);
    expect(optionsOf(state)).toEqual(['hit', 'fold']);
    pick(state, 'hit');
    expect(optionsOf(state)).toEqual(['hit', 'fold']);
  });

  it('folds whoever has no coin for the ante, and takes what is left of who cannot pay in full', () => {
    // proves: gii.amb.doublerogue-short-of-coins
    const poor = table(['MMM', 'MMM'], 'RB', 'LR', { chips: [3, 9] });
    pick(poor, 'hit');
    pick(poor, 'hit');
    expect(poor.chips).toEqual([0, 12]);
    const broke = table(['MMM', 'MMM', 'MMM'], 'WBB', 'LLL', { chips: [1, 9, 9] });
    for (let i = 0; i < 3; i++) pick(broke, 'hit');
    expect(broke.folded).toEqual([true, false, false]);
    expect(broke.stake).toEqual([1, 2, 2]);
    // Where nobody can pay any more, the last one in turn order has won.
    const all = table(['MMM', 'MMM'], 'WB', 'LL', { chips: [1, 1] });
    pick(all, 'hit');
    pick(all, 'hit');
    expect(all.result).toMatchObject({ winners: [1], won: [0, 2] });
  });

  it('ends at once with a Royal Sampler, but not with one that holds two Rogues', () => {
    // proves: gii.doublerogue.royal-sampler.instant-win
    const more = { variants: ['royal-sampler'] };
    const state = table(['LBM', 'MMM'], 'WM', 'RB', more);
    for (const at of [0, 0, 0]) {
      pick(state, `${cardName(state.seats[0].cards.hand[at])} (defend)`);
      pick(state, `${cardName(state.seats[1].cards.hand[at])} (defend)`);
    }
    expect(state.result).toBeNull();
    pick(state, 'hit');
    expect(state.result).toMatchObject({ winners: [0], won: [8, 0] });
  });

  it('takes another penalty with Rogue’s Bounty', () => {
    // proves: gii.doublerogue.rogues-bounty.penalty
    const more = { variants: ['rogues-bounty'], agreed: { bounty: 12 } };
    const state = table(['MMM', 'MMM'], 'RB', 'LR', more);
    pick(state, 'hit');
    pick(state, 'hit');
    expect(state.chips).toEqual([87, 113]);
    expect(() => parlour.create(setupFor('doublerogue', 2, { variants: ['rogues-bounty'] }))).toThrow(
      'bounty',
    );
  });

  it('treats Dragons as cards that are no Rogues, the rarest of all; two of them win', () => {
    // proves: gii.doublerogue.dragons.non-rogue, gii.doublerogue.dragons.rarest
    // proves: gii.doublerogue.doubledragon.instant-win
    const top = cards(
      'Merchant/Owl',
      'Merchant/Owl',
      'Rogue/Owl',
      'Dragon/Red',
      'Merchant/Owl',
      'Merchant/Owl',
      'Warrior/Owl',
      'Rogue/Wolf',
      'Bard/Owl',
      'Bard/Owl',
      'Dragon/Blue',
      'Bard/Owl',
    );
    const state = sitDown(setupFor('doublerogue', 2, { variants: ['dragons', 'doubledragon'] }), top);
    pick(state, 'hit');
    expect(optionsOf(state)).toContain('Dragon/Red (defend)');
    pick(state, 'Dragon/Red (defend)');
    expect(asked(state).seat).toBe(1);
    pick(state, 'hit');
    pick(state, 'hit');
    expect(state.result).toBeNull();
    pick(state, 'hit');
    expect(state.result).toBeNull();
    const lucky = sitDown(setupFor('doublerogue', 2, { variants: ['dragons', 'doubledragon'] }), [
      ...cards('Merchant/Owl', 'Merchant/Owl', 'Rogue/Owl', 'Bard/Owl', 'Merchant/Owl', 'Merchant/Owl'),
      ...cards('Dragon/Red', 'Rogue/Wolf', 'Dragon/Blue'),
    ]);
    pick(lucky, 'hit');
    expect(lucky.result).toMatchObject({ winners: [0], won: [2, 0] });
  });

  it('is not for Shares, and needs Dragons for a Doubledragon', () => {
    // proves: gii.doublerogue.no-shares, gii.app-d.forbidden
    expect(() => parlour.create(setupFor('doublerogue', 2, { mode: 'shares' }))).toThrow(BadSetup);
    expect(() => parlour.create(setupFor('doublerogue', 2, { variants: ['doubledragon'] }))).toThrow(
      'dragons',
    );
    expect(() => parlour.create(setupFor('doublerogue', 11))).toThrow(BadSetup);
  });

  it('keeps coins, cards and secrets in random games, has one winner, and ends', () => {
    for (let n = 0; n < 300; n++) {
      const { state } = playRandomly(setupOf('doublerogue', n), n, {
        looks: (zone, owner, viewer, { folded }) => viewer === owner || (zone === 'up' && !folded[owner]),
        each: ({ seats, folded }) => {
          seats.forEach(({ cards: { up } }, seat) => {
            if (!folded[seat] && isBust(up)) expect.fail('two Rogues, and still in');
          });
        },
      });
      expect(state.result?.winners).toHaveLength(1);
      expect(state.carried).toBe(0);
    }
  });
});
