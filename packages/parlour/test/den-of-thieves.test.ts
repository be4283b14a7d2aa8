import { below, luckFrom } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import {
  BARD,
  compareTieBreaks,
  denStanding,
  DRAGON,
  fullDeck,
  honestInn,
  LADY,
  MERCHANT,
  rankOf,
  ROGUE,
  thievesDen,
  WARRIOR,
  type ParlourSetup,
} from '@taproom/parlour';
import { cards, inventoryCards, openMiddle, playRandomly, TestTable, variantSets } from './play.ts';

/** `3 Merchant, 2 Lady` as cards. */
const hand = (text: string): number[] =>
  inventoryCards(
    text.split(', ').flatMap((part) => {
      const [n, rank] = part.split(' ');
      return Array.from({ length: Number(n) }, (_, i) =>
        rank === 'Dragon' ? `${['red', 'blue', 'green'][i]}-Dragon` : `any-${rank}`,
      );
    }),
  );
const score = (text: string, strong = false): number => denStanding(hand(text), strong).score;

describe('the scoring of Den of Thieves', () => {
  it('pays as in the book’s examples', () => {
    // proves: gii.ex.den-ladies-bards
    // proves: gii.ex.den-seven-merchants
    // proves: gii.ex.den-1
    // proves: gii.ex.den-2
    // proves: gii.ex.den-3
    // proves: gii.den-of-thieves.bards
    // proves: gii.den-of-thieves.ladies
    // proves: gii.den-of-thieves.merchants
    // proves: gii.den-of-thieves.warriors
    // proves: gii.den-of-thieves.warriors-defeat
    // proves: gii.den-of-thieves.rogues-rob
    expect(score('3 Lady, 2 Bard')).toBe(11);
    expect(score('7 Merchant')).toBe(19);
    expect([1, 2, 3, 4, 5, 6].map((n) => score(`${n} Merchant`))).toEqual([1, 3, 5, 8, 11, 15]);
    expect(score('3 Merchant, 2 Lady, 1 Bard, 1 Warrior')).toBe(13);
    expect(score('6 Merchant, 1 Rogue')).toBe(11);
    expect(score('1 Warrior, 3 Rogue, 1 Merchant, 1 Lady, 1 Bard')).toBe(8);
  });

  it('robs Merchants before Ladies before Bards, and the robbed count for nobody', () => {
    // proves: gii.den-of-thieves.rob-order
    // proves: gii.den-of-thieves.after-removal
    expect(honestInn([0, 0, 2, 2, 1, 1])).toBe(2 * 3 + 2);
    expect(honestInn([0, 0, 2, 2, 1, 2])).toBe(3 + 2);
    expect(honestInn([0, 0, 2, 2, 1, 4])).toBe(1);
    expect(honestInn([0, 0, 1, 2, 0, 1])).toBe(2);
    // Never a Warrior: both defeat their two Rogues, and the fifth finds nobody to rob.
    expect(honestInn([0, 2, 0, 0, 0, 5])).toBe(10);
  });

  it('ignores a Rogue with nobody to rob, unless the hand is a den', () => {
    // proves: gii.amb.den-idle-rogue
    expect(honestInn([0, 0, 0, 0, 0, 3])).toBe(0);
    expect(thievesDen([0, 0, 0, 0, 0, 3], false)).toBe(6);
  });

  it('turns Warriors into thieves if that is worth more', () => {
    // proves: gii.ex.den-4
    // proves: gii.den-of-thieves.den-option
    // proves: gii.den-of-thieves.den-warriors
    // proves: gii.den-of-thieves.den-score
    // proves: gii.amb.den-declaration
    expect(honestInn([0, 2, 0, 0, 0, 5])).toBe(10);
    expect(thievesDen([0, 2, 0, 0, 0, 5], false)).toBe(14);
    expect(score('2 Warrior, 5 Rogue')).toBe(14);
    // In a den the Warriors rob too: the Lady, the Merchant and the Bard are gone, two of five are left over.
    expect(thievesDen([0, 2, 1, 1, 1, 3], false)).toBe(4);
    expect(score('3 Warrior, 2 Lady')).toBe(11);
  });

  it('counts strong Warriors 3, Rogues robbing first', () => {
    // proves: gii.den-of-thieves.strong-warriors.three
    // proves: gii.amb.den-strong-warriors
    expect(score('2 Warrior, 5 Rogue', true)).toBe(16);
    expect(thievesDen([0, 2, 0, 2, 0, 3], true)).toBe(2 * 3 + 2);
    expect(thievesDen([0, 2, 0, 4, 0, 3], true)).toBe(3);
  });

  it('slays Dragons or loses everything', () => {
    // proves: gii.den-of-thieves.dragons.unslain
    // proves: gii.den-of-thieves.dragons.slay
    // proves: gii.den-of-thieves.dragons.slain-points
    // proves: gii.den-of-thieves.dragons.rest-normal
    // proves: gii.den-of-thieves.dragons.two
    // proves: gii.den-of-thieves.dragons.three
    // proves: gii.amb.den-dragon-rest
    expect(score('1 Dragon, 6 Merchant')).toBe(0);
    expect(score('1 Dragon, 1 Warrior, 1 Rogue, 4 Merchant')).toBe(0);
    expect(score('1 Dragon, 2 Warrior, 4 Merchant')).toBe(12 + 8);
    expect(score('1 Dragon, 4 Rogue, 2 Merchant')).toBe(12 + 3);
    expect(score('1 Dragon, 1 Warrior, 2 Rogue, 3 Merchant')).toBe(12 + 5);
    // The owner's best: two Warriors slay, or one with two Rogues; the rest may be a den.
    expect(score('1 Dragon, 2 Warrior, 4 Rogue')).toBe(12 + 4 * 2);
    expect(score('2 Dragon, 3 Warrior, 2 Rogue')).toBe(24);
    expect(score('2 Dragon, 4 Warrior, 1 Lady')).toBe(25);
    expect(score('2 Dragon, 2 Warrior, 3 Merchant')).toBe(0);
    expect(score('3 Dragon, 2 Warrior, 2 Rogue')).toBe(19);
    expect(score('3 Dragon, 4 Merchant')).toBe(19);
  });

  it('is the optimum of everything that an owner could choose', () => {
    for (let i = 0; i < 4000; i++) {
      const luck = luckFrom(i);
      // Few kinds of cards at a time, and often Dragons, so that the rare hands come up too.
      const deck = fullDeck(true).filter((card) => rankOf(card) <= WARRIOR || (card * 7 + i) % 3 !== 0);
      const drawn: number[] = [];
      const some = 1 + below(luck, 7);
      while (drawn.length < some) {
        const from = below(luck, 3) === 0 ? deck.filter((card) => rankOf(card) <= WARRIOR) : deck;
        const card = from[below(luck, from.length)];
        if (!drawn.includes(card)) drawn.push(card);
      }
      for (const strong of [false, true])
        expect(denStanding(drawn, strong).score).toBe(bestByTrying(drawn.map(rankOf), strong));
    }
  });

  it('breaks ties by rank over all cards, robbed ones included', () => {
    // proves: gii.den-of-thieves.tiebreaker
    // proves: gii.den-of-thieves.removal-not-tiebreak
    const order = (text: string): readonly number[] => denStanding(hand(text)).order;
    expect(score('1 Merchant, 1 Rogue, 2 Bard')).toBe(score('1 Lady, 1 Rogue, 2 Bard'));
    // The Lady is robbed and scores nothing, but she still beats the robbed Merchant.
    expect(
      compareTieBreaks(order('1 Lady, 1 Rogue, 2 Bard'), order('1 Merchant, 1 Rogue, 2 Bard')),
    ).toBeGreaterThan(0);
  });
});

/** Tries everything card by card: who slays, who is defeated by whom, who of the thieves robs first. */
function bestByTrying(ranks: readonly number[], strong: boolean): number {
  const dragons = ranks.filter((rank) => rank === DRAGON).length;
  if (dragons === 3) return 19;
  const others = ranks.filter((rank) => rank !== DRAGON);
  if (dragons === 0) return restByTrying(others, strong);
  let best = 0;
  for (let set = 0; set < 1 << others.length; set++) {
    const slayers = others.filter((_, i) => set & (1 << i)).toSorted((a, b) => a - b);
    const rest = others.filter((_, i) => (set & (1 << i)) === 0);
    const one = (list: readonly number[]): boolean => ['1,1', '5,5,5,5', '1,5,5'].includes(list.join());
    const splits = dragons === 1 ? one(slayers) : twoGroups(slayers).some(([a, b]) => one(a) && one(b));
    if (splits) best = Math.max(best, 12 * dragons + restByTrying(rest, strong));
  }
  return best;
}

function twoGroups(list: readonly number[]): [number[], number[]][] {
  return Array.from({ length: 1 << list.length }, (_, set) => [
    list.filter((_r, i) => set & (1 << i)),
    list.filter((_r, i) => (set & (1 << i)) === 0),
  ]);
}

function restByTrying(ranks: readonly number[], strong: boolean): number {
  const warriors = ranks.filter((rank) => rank === WARRIOR).length;
  const rogues = ranks.filter((rank) => rank === ROGUE).length;
  const guests = ranks.filter((rank) => rank !== WARRIOR && rank !== ROGUE);
  let best = 0;
  for (let defeated = 0; defeated <= Math.min(rogues, 2 * warriors); defeated++) {
    const { left } = rob(guests, rogues - defeated);
    best = Math.max(best, 3 * warriors + defeated + guestsPay(left));
  }
  const thieves = warriors + rogues;
  const { left, robberies } = rob(guests, thieves);
  for (let robbing = 0; robbing <= Math.min(warriors, robberies); robbing++) {
    if (robberies - robbing > rogues) continue;
    const idleRogues = rogues - (robberies - robbing);
    best = Math.max(best, (warriors - robbing) * (strong ? 3 : 2) + idleRogues * 2 + guestsPay(left));
  }
  return best;
}

function rob(guests: readonly number[], thieves: number): { left: number[]; robberies: number } {
  const left = guests.slice();
  let robberies = 0;
  for (; robberies < thieves && left.length > 0; robberies++) {
    const victim = [MERCHANT, LADY, BARD].find((rank) => left.includes(rank))!;
    left.splice(left.indexOf(victim), 1);
  }
  return { left, robberies };
}

function guestsPay(guests: readonly number[]): number {
  let sum = 0;
  let merchant = 0;
  for (const guest of guests) {
    if (guest === BARD) sum += 1;
    if (guest === LADY) sum += 1 + guests.filter((other) => other === BARD).length;
    if (guest === MERCHANT) sum += 1 + Math.ceil(merchant++ / 2);
  }
  return sum;
}

describe('a game of Den of Thieves', () => {
  it('goes through its steps', () => {
    // proves: gii.den-of-thieves.step-1
    // proves: gii.den-of-thieves.step-2
    // proves: gii.den-of-thieves.step-3
    // proves: gii.den-of-thieves.step-4
    // proves: gii.den-of-thieves.step-5
    // proves: gii.den-of-thieves.step-6
    // proves: gii.den-of-thieves.step-7
    // proves: gii.den-of-thieves.step-8
    // proves: gii.den-of-thieves.highest-wins
    const setup: ParlourSetup = { game: 'den-of-thieves', players: ['Ann', 'Ben'], mode: 'betting' };
    const ann = [
      'Merchant/Wolf',
      'Merchant/Wolf',
      'Merchant/Wolf',
      'Merchant/Wolf',
      'Lady/Owl',
      'Lady/Owl',
      'Bard/Owl',
    ];
    const ben = [
      'Warrior/Wolf',
      'Warrior/Owl',
      'Rogue/Wolf',
      'Rogue/Wolf',
      'Rogue/Wolf',
      'Rogue/Wolf',
      'Rogue/Wolf',
    ];
    const table = new TestTable(setup, cards(...ann, ...ben));
    expect(table.state.stake).toEqual([1, 1]);
    expect(table.state.seats.map((seat) => seat.cards.hand.length)).toEqual([7, 7]);
    table.untilAsked('exchange');
    expect(table.q).toMatchObject({ seat: 0, min: 0, max: 2 });
    table.toEnd();
    const lap = (what: string): string[] => [`${what} 0`, `${what} 1`];
    expect(table.asked).toEqual(['shuffle', ...['bet', 'exchange', 'bet', 'exchange', 'bet'].flatMap(lap)]);
    expect(table.state.result).toMatchObject({ scores: [8 + 4 + 1, 14], winners: [1] });
  });

  it('plays sound at random', () => {
    expect(variantSets('den-of-thieves')).toHaveLength(4);
    playRandomly({ game: 'den-of-thieves', games: 250, mayKnow: openMiddle });
  });
});
