import { below, luckFrom } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import {
  bestDelve,
  compareTieBreaks,
  delveStanding,
  fullDeck,
  overkillOf,
  rankOf,
  type Delved,
  type ParlourSetup,
} from '@taproom/parlour';
import { cards, inventoryCards, openMiddle, playRandomly, TestTable, variantSets } from './play.ts';

const ranks = (...names: string[]): number[] => inventoryCards(names.map((name) => `any-${name}`));

describe('the scoring of Delve', () => {
  it('defeats as many monsters as possible with as little Overkill as possible', () => {
    // proves: gii.ex.delve-overkill
    // proves: gii.ex.delve-sam
    // proves: gii.ex.delve-jen
    // proves: gii.delve.seven-v-seven
    // proves: gii.delve.one-each
    // proves: gii.delve.defeat
    // proves: gii.delve.best-assignment
    // proves: gii.delve.overkill
    // proves: gii.amb.delve-assignment
    const [warrior, bard, rogue] = ranks('Warrior', 'Bard', 'Rogue');
    expect([overkillOf(bard, 3), overkillOf(warrior, 6), overkillOf(rogue, 4)]).toEqual([0, 5, null]);
    const sam = ranks('Warrior', 'Lady', 'Merchant', 'Merchant', 'Rogue', 'Rogue', 'Rogue');
    expect(bestDelve(sam, [1, 3], [2, 4, 4, 5, 5])).toEqual({ defeated: 6, overkill: 0 });
    const jen = ranks('Warrior', 'Bard', 'Bard', 'Merchant', 'Merchant', 'Rogue', 'Rogue');
    expect(bestDelve(jen, [4, 6], [3, 3, 4, 5, 6])).toEqual({ defeated: 7, overkill: 6 });
    // One card, one monster; and one monster more is worth any Overkill.
    expect(bestDelve([warrior], [1, 1], [1])).toEqual({ defeated: 1, overkill: 0 });
    expect(bestDelve([warrior, bard], [], [3, 1])).toEqual({ defeated: 2, overkill: 0 });
    expect(bestDelve([warrior, bard], [], [3, 2])).toEqual({ defeated: 2, overkill: 1 });
    expect(bestDelve([warrior, rogue], [], [6, 5])).toEqual({ defeated: 2, overkill: 5 });
    expect(bestDelve([rogue], [1], [4])).toEqual({ defeated: 0, overkill: 0 });
  });

  it('wants specialists for the monsters in front of a player, each by itself', () => {
    // proves: gii.delve.specialists-required.exact
    // proves: gii.delve.specialists-required.not-all-or-nothing
    // proves: gii.delve.specialists-required.six
    // proves: gii.delve.specialists-required.common-normal
    const two = ranks('Warrior', 'Bard');
    expect(bestDelve(two, [3, 4], [], true)).toEqual({ defeated: 1, overkill: 0 });
    expect(bestDelve(two, [3, 4], [])).toEqual({ defeated: 2, overkill: 3 });
    expect(bestDelve(ranks('Warrior', 'Rogue'), [6, 6], [], true).defeated).toBe(0);
    expect(bestDelve(two, [], [6, 6], true)).toEqual({ defeated: 2, overkill: 8 });
    // The Bard must take the player's own 3, though the Warrior's Overkill grows.
    expect(bestDelve(two, [3], [3], true)).toEqual({ defeated: 2, overkill: 2 });
  });

  it('lets a Dragon defeat anything without Overkill', () => {
    // proves: gii.delve.dragons.wild
    const dragon = cards('Dragon/Red');
    expect(bestDelve(dragon, [6], [])).toEqual({ defeated: 1, overkill: 0 });
    expect(bestDelve(dragon, [6], [], true)).toEqual({ defeated: 1, overkill: 0 });
    expect(bestDelve([...dragon, ...ranks('Warrior')], [6, 1], [])).toEqual({ defeated: 2, overkill: 0 });
  });

  it('breaks ties by Overkill, then by colour', () => {
    // proves: gii.delve.tiebreaker
    const order = (hand: string[], own: number[]): readonly number[] =>
      delveStanding(cards(...hand), own, [5]).order;
    const neat = order(['Rogue/Wolf', 'Bard/Owl'], [3]);
    expect(compareTieBreaks(neat, order(['Rogue/Wolf', 'Lady/Wolf'], [3]))).toBeGreaterThan(0);
    expect(compareTieBreaks(neat, order(['Rogue/Wolf', 'Bard/Hawk'], [3]))).toBeLessThan(0);
    expect(compareTieBreaks(neat, order(['Rogue/Owl', 'Bard/Hawk'], [3]))).toBe(0);
  });

  it('agrees with trying every fight', () => {
    for (let i = 0; i < 2500; i++) {
      const luck = luckFrom(i);
      const size = i % 25 === 0 ? 7 : 1 + below(luck, 5);
      const deck = fullDeck(true);
      const hand = Array.from({ length: size }, () => deck[below(luck, deck.length)]);
      const own = Array.from({ length: Math.min(2, size) }, () => 1 + below(luck, 6));
      const common = Array.from({ length: size - own.length }, () => 1 + below(luck, 6));
      const specialists = below(luck, 2) === 0;
      expect(bestDelve(hand, own, common, specialists)).toEqual(byTrying(hand, own, common, specialists));
    }
  });
});

function byTrying(
  hand: readonly number[],
  own: readonly number[],
  common: readonly number[],
  exact: boolean,
): Delved {
  let best: Delved = { defeated: 0, overkill: 0 };
  const dice = [...own, ...common];
  const go = (die: number, left: readonly number[], defeated: number, overkill: number): void => {
    if (die === dice.length) {
      if (defeated > best.defeated || (defeated === best.defeated && overkill < best.overkill))
        best = { defeated, overkill };
      return;
    }
    go(die + 1, left, defeated, overkill);
    left.forEach((card, i) => {
      const rank = rankOf(card) === 0 ? dice[die] : rankOf(card);
      const fits = exact && die < own.length ? rank === dice[die] : rank <= dice[die];
      if (fits) go(die + 1, left.toSpliced(i, 1), defeated + 1, overkill + dice[die] - rank);
    });
  };
  go(0, hand, 0, 0);
  return best;
}

describe('a game of Delve', () => {
  it('goes through its steps, and a common monster falls to everybody', () => {
    // proves: gii.delve.step-1
    // proves: gii.delve.step-2
    // proves: gii.delve.step-3
    // proves: gii.delve.step-4
    // proves: gii.delve.step-5
    // proves: gii.delve.step-6
    // proves: gii.delve.step-7
    // proves: gii.delve.step-8
    // proves: gii.delve.step-9
    // proves: gii.delve.step-10
    // proves: gii.delve.most-wins
    // proves: gii.delve.common-stay
    // proves: gii.concepts.dice
    const setup: ParlourSetup = { game: 'delve', players: ['Ann', 'Ben'], mode: 'betting' };
    const five = (animal: string): string[] => Array.from({ length: 5 }, () => `Rogue/${animal}`);
    const ann = [...five('Wolf'), 'Bard/Wolf', 'Bard/Wolf'];
    const ben = [...five('Owl'), 'Rogue/Wren', 'Rogue/Wren'];
    const table = new TestTable(setup, cards(...ann, ...ben));
    expect(table.state.seats.map((seat) => seat.cards.hand.length)).toEqual([7, 7]);
    table.roll(5, 5);
    expect(table.state.common.dice.common).toEqual([5, 5]);
    table.untilAsked('exchange');
    expect(table.q).toMatchObject({ seat: 0, min: 0, max: 2 });
    table.untilAsked('dice');
    table.roll(3, 1);
    table.roll(4, 6);
    expect(table.state.seats.map((seat) => seat.dice.dice)).toEqual([
      [3, 1],
      [4, 6],
    ]);
    table.untilAsked('dice');
    table.roll(6, 1, 1);
    expect(table.state.common.dice.common).toEqual([5, 5, 6, 1, 1]);
    table.toEnd();
    const lap = (what: string): string[] => [`${what} 0`, `${what} 1`];
    expect(table.asked).toEqual([
      'shuffle',
      'dice',
      ...lap('bet'),
      ...lap('exchange'),
      'dice',
      'dice',
      ...lap('bet'),
      'dice',
      ...lap('bet'),
    ]);
    // Both defeat the same 5, 5 and 6 in the middle; Ann also her 3, Ben his 6: the tie is Ann's by Overkill.
    expect(table.state.result).toMatchObject({ scores: [4, 4], places: [1, 2] });
  });

  it('plays sound at random', () => {
    expect(variantSets('delve')).toHaveLength(4);
    playRandomly({ game: 'delve', games: 250, mayKnow: openMiddle });
  });
});
