import { below, CHANCE, luckFrom } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import {
  bestNetwork,
  colourOf,
  compareTieBreaks,
  fullDeck,
  isDragon,
  rankOf,
  spyStanding,
  type ParlourSetup,
} from '@taproom/parlour';
import { cards, inventoryCards, openMiddle, playRandomly, TestTable, variantSets } from './play.ts';

const network = (hand: string[], dice: number[] = []): { length: number; colour: number } =>
  bestNetwork(inventoryCards(hand), dice);
const score = (hand: string[], dice: number[] = [], friends = false): number =>
  spyStanding(inventoryCards(hand), dice, friends).score;

describe('the scoring of Spy Network', () => {
  it('adds the longest chain to its most frequent colour', () => {
    // proves: gii.ex.spy-chain-7
    // proves: gii.ex.spy-merchants
    // proves: gii.spy-network.chain
    // proves: gii.spy-network.no-wrap
    // proves: gii.spy-network.score
    // proves: gii.spy-network.outside-nothing
    const seven = [
      'red-Warrior',
      'blue-Lady',
      'blue-Bard',
      'green-Merchant',
      'blue-Rogue',
      'red-Merchant',
      'green-Bard',
    ];
    expect(network(seven)).toEqual({ length: 7, colour: 3 });
    expect(score(seven)).toBe(10);
    const merchants = [
      'blue-Warrior',
      'red-Merchant',
      'red-Merchant',
      'red-Merchant',
      'green-Merchant',
      'red-Bard',
      'blue-Rogue',
    ];
    expect(network(merchants)).toEqual({ length: 5, colour: 4 });
    expect(score(merchants)).toBe(9);
    expect(network(['red-Warrior', 'red-Rogue'])).toEqual({ length: 1, colour: 1 });
    expect(network([])).toEqual({ length: 0, colour: 0 });
    // Two dice that are longer than anything of the hand have no colour.
    expect(network(['red-Warrior', 'red-Warrior'], [5, 6])).toEqual({ length: 2, colour: 0 });
    // The three red Rogues outside the chain count for nothing.
    expect(network(['red-Rogue', 'red-Rogue', 'red-Rogue', 'blue-Warrior', 'blue-Lady'])).toEqual({
      length: 2,
      colour: 2,
    });
  });

  it('takes the best colour among the longest chains, but no shorter chain', () => {
    // proves: gii.spy-network.best-longest
    // proves: gii.amb.spy-longest-or-best
    expect(network(['red-Bard', 'green-Merchant', 'red-Merchant', 'blue-Merchant'])).toEqual({
      length: 3,
      colour: 2,
    });
    // With dice it can matter: three red cards and no die would give 6.
    const hand = ['red-Warrior', 'red-Warrior', 'red-Lady', 'red-Merchant', 'green-Merchant'];
    expect(score(hand, [5, 5])).toBe(5);
  });

  it('pays for friends in high places, in the chain or not', () => {
    // proves: gii.spy-network.friends-in-high-places.bonus
    // proves: gii.spy-network.hiding-in-plain-sight.no-friends
    // proves: gii.spy-network.dragons.no-friends
    expect(score(['red-Warrior', 'red-Merchant', 'red-Rogue'], [], true)).toBe(2 + 2 + 1);
    expect(score(['red-Warrior', 'red-Lady', 'blue-Lady'], [], true)).toBe(3 + 2 + 3);
    expect(score(['red-Bard'], [2, 1], true)).toBe(score(['red-Bard'], [2, 1]));
    expect(score(['red-Dragon', 'red-Bard'], [], true)).toBe(score(['red-Dragon', 'red-Bard']));
  });

  it('uses dice without colour, a 6 beside a 5 only, and counts them in a tie', () => {
    // proves: gii.spy-network.hiding-in-plain-sight.no-color
    // proves: gii.amb.spy-dice
    expect(network(['red-Rogue', 'red-Merchant'], [6, 5])).toEqual({ length: 4, colour: 2 });
    expect(network(['red-Merchant'], [6])).toEqual({ length: 1, colour: 1 });
    expect(network(['red-Warrior'], [6])).toEqual({ length: 1, colour: 1 });
    const order = (hand: string[], dice: number[]): readonly number[] =>
      spyStanding(inventoryCards(hand), dice).order;
    expect(order(['red-Rogue'], [1, 3])).toEqual([2, 0, 1, 0, 1, 0, 1]);
    expect(compareTieBreaks(order(['red-Rogue'], [1, 3]), order(['red-Rogue'], [2, 2]))).toBeGreaterThan(0);
    expect(compareTieBreaks(order(['red-Bard'], [6, 6]), order(['red-Bard'], [5, 6]))).toBeLessThan(0);
  });

  it('lets a Dragon be any rank, with its own colour, but no 6', () => {
    // proves: gii.spy-network.dragons.wild
    // proves: gii.amb.spy-dragon
    expect(network(['red-Dragon', 'red-Warrior', 'red-Bard'])).toEqual({ length: 3, colour: 3 });
    expect(network(['blue-Dragon', 'red-Warrior', 'red-Bard'])).toEqual({ length: 3, colour: 2 });
    expect(network(['red-Dragon', 'blue-Dragon', 'green-Dragon'])).toEqual({ length: 3, colour: 1 });
    expect(network(['red-Dragon', 'red-Rogue', 'red-Rogue'])).toEqual({ length: 3, colour: 3 });
    expect(network(['red-Dragon', 'blue-Merchant'], [6])).toEqual({ length: 3, colour: 1 });
    // As a 5 it joins two sixes.
    expect(network(['red-Dragon'], [6, 6])).toEqual({ length: 3, colour: 1 });
    expect(network(['red-Warrior', 'red-Dragon'], [6])).toEqual({ length: 2, colour: 2 });
  });

  it('breaks ties by rank over the whole hand', () => {
    // proves: gii.spy-network.tiebreaker
    const order = (...hand: string[]): readonly number[] => spyStanding(inventoryCards(hand)).order;
    const better = order('red-Rogue', 'red-Merchant', 'blue-Warrior');
    expect(compareTieBreaks(better, order('red-Rogue', 'red-Merchant', 'blue-Lady'))).toBeGreaterThan(0);
  });

  it('agrees with trying every chain', () => {
    for (let i = 0; i < 3000; i++) {
      const luck = luckFrom(i);
      const dice = i % 2 === 0 ? [] : [1 + below(luck, 6), 1 + below(luck, 6)];
      const deck = fullDeck(true);
      const hand: number[] = i % 5 === 0 ? [90 + below(luck, 3)] : [];
      while (hand.length + dice.length < 7) {
        const card = deck[below(luck, deck.length)];
        if (!hand.includes(card)) hand.push(card);
      }
      expect(bestNetwork(hand, dice)).toEqual(byTrying(hand, dice));
    }
  });
});

function byTrying(hand: readonly number[], dice: readonly number[]): { length: number; colour: number } {
  const items = [...hand.map((card) => ({ card, die: 0 })), ...dice.map((die) => ({ card: -1, die }))];
  let best = { length: 0, colour: 0 };
  const go = (last: number, used: readonly number[]): void => {
    const colours = [0, 0, 0];
    for (const i of used) if (items[i].card >= 0) colours[colourOf(items[i].card)]++;
    const colour = Math.max(...colours);
    if (used.length > best.length || (used.length === best.length && colour > best.colour))
      best = { length: used.length, colour };
    items.forEach(({ card, die }, i) => {
      if (used.includes(i)) return;
      const ranks = card < 0 ? [die] : isDragon(card) ? [1, 2, 3, 4, 5] : [rankOf(card)];
      for (const rank of ranks) if (last === 0 || Math.abs(rank - last) === 1) go(rank, [...used, i]);
    });
  };
  go(0, []);
  return best;
}

const setup: ParlourSetup = { game: 'spy-network', players: ['Ann', 'Ben'], mode: 'betting' };
const hidden: ParlourSetup = { ...setup, variants: ['hiding-in-plain-sight'] };
const ANN = ['Warrior/Wolf', 'Lady/Wolf', 'Bard/Wolf', 'Merchant/Wolf', 'Rogue/Wolf'];
const BEN = ['Rogue/Horse', 'Rogue/Horse', 'Rogue/Horse', 'Rogue/Horse', 'Rogue/Horse'];

describe('a game of Spy Network', () => {
  it('goes through its steps', () => {
    // proves: gii.spy-network.step-1
    // proves: gii.spy-network.step-2
    // proves: gii.spy-network.step-3
    // proves: gii.spy-network.step-4
    // proves: gii.spy-network.step-5
    // proves: gii.spy-network.step-6
    // proves: gii.spy-network.step-7
    // proves: gii.spy-network.step-8
    // proves: gii.spy-network.highest-wins
    const top = cards(...ANN, 'Merchant/Owl', 'Bard/Owl', ...BEN, 'Rogue/Owl', 'Rogue/Owl');
    const table = new TestTable(setup, top);
    expect(table.state.stake).toEqual([1, 1]);
    expect(table.state.seats.map((seat) => seat.cards.hand.length)).toEqual([7, 7]);
    table.untilAsked('exchange');
    expect(table.q).toMatchObject({ seat: 0, min: 0, max: 2 });
    table.toEnd();
    const lap = (what: string): string[] => [`${what} 0`, `${what} 1`];
    expect(table.asked).toEqual(['shuffle', ...['bet', 'exchange', 'bet', 'exchange', 'bet'].flatMap(lap)]);
    expect(table.state.result).toMatchObject({ scores: [7 + 5, 1 + 1], winners: [0] });
  });

  it('hides spies in plain sight: five cards, two dice, and two of these things changed at most', () => {
    // proves: gii.spy-network.hiding-in-plain-sight.deal
    // proves: gii.spy-network.hiding-in-plain-sight.exchange
    const table = new TestTable(
      hidden,
      cards(...ANN, ...BEN, 'Lady/Owl', 'Lady/Owl', 'Bard/Owl', 'Bard/Hare'),
    );
    table.roll(4, 6);
    table.roll(1, 1);
    expect(table.state.seats.map((seat) => [seat.cards.hand.length, seat.dice.dice])).toEqual([
      [5, [4, 6]],
      [5, [1, 1]],
    ]);
    table.untilAsked('exchange-or-reroll');
    expect(table.q).toMatchObject({ seat: 0, min: 0, max: 2 });
    table.refused({ seat: 0, do: 'choose', picks: [0, 1, 5] });
    table.refused({ seat: 0, do: 'choose', picks: [0, 5, 6] });
    // Ann: both dice.
    table.choose(5, 6);
    expect(table.q).toEqual({ seat: CHANCE, kind: 'dice', count: 2, sides: 6, of: 0, each: [2] });
    table.roll(2, 3);
    expect(table.state.seats[0].dice.dice).toEqual([2, 3]);
    // Ben: two cards, and then no die.
    table.choose(0, 1);
    expect(table.state.seats[1].cards.hand).toHaveLength(5);
    table.untilAsked('exchange-or-reroll');
    // Ann: a card and then a die, both named at once: the card is drawn before the roll.
    table.choose(4, 6);
    expect(table.state.seats[0].cards.hand).toContain(cards('Bard/Owl')[0]);
    expect(table.state.seats[0].dice.dice).toEqual([2, 3]);
    table.roll(5);
    expect(table.state.seats[0].dice.dice).toEqual([2, 5]);
    // Ben: a card, a look at it, then a die after all.
    table.choose(0);
    expect(table.state.seats[1].cards.hand).toContain(cards('Bard/Hare')[0]);
    expect(table.q).toMatchObject({
      seat: 1,
      what: 'reroll',
      options: [{ die: 1 }, { die: 1 }],
      min: 0,
      max: 1,
    });
    table.refused({ seat: 1, do: 'choose', picks: [0, 1] });
    table.choose(1);
    table.roll(4);
    expect(table.state.seats[1].dice.dice).toEqual([1, 4]);
    table.toEnd();
    expect(table.state.result!.scores[0]).toBe(spyStanding(table.state.seats[0].cards.hand, [2, 5]).score);
  });

  it('plays sound at random', () => {
    expect(variantSets('spy-network')).toHaveLength(8);
    playRandomly({ game: 'spy-network', games: 260, mayKnow: openMiddle });
  });
});
