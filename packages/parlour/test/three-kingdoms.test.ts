import { describe, expect, it } from 'vitest';
import {
  allTied,
  cardName,
  colourOf,
  colourPoints,
  compareTieBreaks,
  kingdomsStanding,
  parlour,
  rankOf,
  warValue,
  type ParlourSetup,
} from '@taproom/parlour';
import { cards, inventoryCards, openMiddle, playRandomly, TestTable } from './play.ts';

const army = (...names: string[]): number => warValue(inventoryCards(names));
/** Red, green, blue. */
const worth = (...names: string[]): number[] => colourPoints(inventoryCards(names));

describe('the War Value', () => {
  it('is the General’s rank less the size of the Army, but never below 1', () => {
    // proves: gii.ex.tk-war-value-bard
    // proves: gii.three-kingdoms.war-value
    // proves: gii.three-kingdoms.floor
    // proves: gii.three-kingdoms.no-cards
    expect(army('red-Bard', 'red-Merchant', 'red-Rogue')).toBe(1);
    expect(army('red-Lady', 'red-Bard', 'red-Rogue')).toBe(1);
    expect(army('red-Rogue')).toBe(5);
    expect(army('red-Warrior', 'red-Rogue', 'red-Rogue', 'red-Rogue')).toBe(1);
    expect(army()).toBe(Infinity);
    // A colour without War Cards cannot win, not even against the worst of the others.
    expect(worth('red-Rogue')).toEqual([2, 0, 0]);
  });

  it('goes down to 0 with a Dragon, which is a Rogue otherwise', () => {
    // proves: gii.ex.tk-dragon-lady
    // proves: gii.ex.tk-dragon-warrior
    // proves: gii.three-kingdoms.dragons.war-card
    // proves: gii.three-kingdoms.dragons.floor-zero
    // proves: gii.amb.kingdoms-dragon-zero
    expect(army('red-Lady', 'red-Merchant', 'red-Dragon')).toBe(0);
    expect(army('red-Warrior', 'red-Rogue', 'red-Dragon')).toBe(0);
    expect(army('red-Warrior', 'red-Rogue', 'red-Rogue', 'red-Dragon')).toBe(0);
    expect(army('red-Dragon')).toBe(5);
    const zero = (colour: string): string[] => [`${colour}-Lady`, `${colour}-Merchant`, `${colour}-Dragon`];
    expect(worth(...zero('red'), ...zero('blue'), 'green-Warrior')).toEqual([1, 0, 1]);
  });
});

describe('the war', () => {
  it('is decided as in the book’s examples', () => {
    // proves: gii.ex.tk-war-values-1
    // proves: gii.ex.tk-war-values-2
    // proves: gii.three-kingdoms.tie-at-one
    // proves: gii.three-kingdoms.tie-not-one
    // proves: gii.three-kingdoms.first-two
    // proves: gii.three-kingdoms.second-one
    // proves: gii.three-kingdoms.third-zero
    // proves: gii.three-kingdoms.tie-for-lowest
    const first = ['red-Lady', 'red-Bard', 'red-Rogue', 'green-Merchant', 'green-Merchant', 'blue-Warrior'];
    expect([army(...first.slice(0, 3)), army(...first.slice(3, 5)), army(first[5])]).toEqual([1, 3, 1]);
    expect(worth(...first)).toEqual([1, 0, 2]);
    const second = ['red-Rogue', 'green-Rogue', 'green-Rogue', 'green-Rogue', 'blue-Merchant', 'blue-Rogue'];
    expect([army(second[0]), army(...second.slice(1, 4)), army(...second.slice(4))]).toEqual([5, 3, 3]);
    expect(worth(...second)).toEqual([0, 1, 1]);
  });

  it('lets a single card beat several at the same War Value, except at 1', () => {
    expect(worth('red-Bard', 'green-Merchant', 'green-Rogue', 'blue-Rogue')).toEqual([2, 1, 0]);
    // At 1 only a Warrior tells: here both have one, and the single one does not win.
    expect(worth('red-Warrior', 'green-Warrior', 'green-Rogue', 'blue-Rogue')).toEqual([1, 1, 0]);
  });

  it('gives nothing to two colours tied for second, and one to all if all are tied', () => {
    // proves: gii.three-kingdoms.tie-for-second
    // proves: gii.amb.kingdoms-three-way
    expect(worth('red-Warrior', 'green-Bard', 'blue-Bard')).toEqual([2, 0, 0]);
    const tied = ['red-Bard', 'green-Bard', 'blue-Bard'];
    expect(allTied(inventoryCards(tied))).toBe(true);
    expect(worth(...tied)).toEqual([1, 1, 1]);
  });

  it('is won by a Dragon at equal War Values, before anything else', () => {
    // proves: gii.three-kingdoms.dragons.dragon-tie
    // Both at 1: green has the Warrior, red the Dragon.
    expect(worth('red-Lady', 'red-Dragon', 'green-Warrior', 'blue-Rogue')).toEqual([2, 1, 0]);
    // Both at 3: green is single.
    expect(worth('red-Merchant', 'red-Dragon', 'green-Bard', 'blue-Rogue')).toEqual([2, 1, 0]);
  });

  it('agrees with a count by hand of every kind of war', () => {
    for (let seed = 0; seed < 4000; seed++) {
      const war = [0, 1, 2, 3, 4, 5].map((i) => (seed * 37 + i * (11 + (seed % 7))) % 90);
      if (new Set(war).size < 6) continue;
      // The key of each colour: lower is better, compared place by place; equal keys are tied.
      const keys = [0, 1, 2].map((colour) => {
        const ranks = war.filter((card) => colourOf(card) === colour).map(rankOf);
        if (ranks.length === 0) return 1000;
        let value = Math.min(...ranks);
        for (let i = 1; i < ranks.length; i++) if (value > 1) value--;
        const wins = value === 1 ? ranks.includes(1) : ranks.length === 1;
        return value * 10 + (wins ? 0 : 1);
      });
      const sorted = keys.toSorted((a, b) => a - b);
      const points = keys.map((key) => {
        if (sorted[0] === sorted[1]) return key === sorted[0] ? 1 : 0;
        if (key === sorted[0]) return 2;
        return key === sorted[1] && sorted[1] !== sorted[2] ? 1 : 0;
      });
      expect(colourPoints(war)).toEqual(points);
      expect(allTied(war)).toBe(sorted[0] === sorted[2]);
    }
  });
});

describe('a hand of Three Kingdoms', () => {
  it('scores by its colours; a Dragon helps its colour but not itself', () => {
    // proves: gii.three-kingdoms.dragons.dragon-zero
    // proves: gii.three-kingdoms.dragons.bonus
    const war = inventoryCards(['blue-Warrior', 'red-Lady', 'green-Rogue']);
    const hand = (...names: string[]): number => kingdomsStanding(cards(...names), war).score;
    expect(hand('Rogue/Hare', 'Rogue/Wren', 'Lady/Wolf', 'Bard/Horse')).toBe(5);
    expect(hand('Dragon/Blue')).toBe(0);
    expect(hand('Dragon/Green', 'Bard/Horse', 'Bard/Owl', 'Rogue/Hare')).toBe(1 + 1 + 2);
    expect(hand('Dragon/Blue', 'Bard/Hare', 'Bard/Wren')).toBe(6);
  });

  it('breaks ties by rank', () => {
    // proves: gii.three-kingdoms.tiebreaker
    const war = inventoryCards(['blue-Warrior', 'red-Lady', 'green-Rogue']);
    const order = (...names: string[]): readonly number[] => kingdomsStanding(cards(...names), war).order;
    expect(
      compareTieBreaks(order('Lady/Hare', 'Warrior/Owl'), order('Lady/Wren', 'Lady/Owl')),
    ).toBeGreaterThan(0);
    expect(compareTieBreaks(order('Lady/Hare', 'Rogue/Owl'), order('Lady/Wren', 'Rogue/Horse'))).toBe(0);
  });
});

const setup: ParlourSetup = { game: 'three-kingdoms', players: ['Ann', 'Ben'], mode: 'betting' };
const ANN = ['Rogue/Wolf', 'Rogue/Wolf', 'Rogue/Wolf', 'Rogue/Wolf', 'Rogue/Wolf', 'Bard/Wolf', 'Bard/Wolf'];
const BEN = ['Rogue/Hare', 'Rogue/Hare', 'Rogue/Hare', 'Rogue/Hare', 'Rogue/Hare', 'Bard/Hare', 'Bard/Hare'];

describe('a game of Three Kingdoms', () => {
  it('goes through its steps; the War Cards are everybody’s, by colour and rank', () => {
    // proves: gii.three-kingdoms.step-1
    // proves: gii.three-kingdoms.step-2
    // proves: gii.three-kingdoms.step-3
    // proves: gii.three-kingdoms.step-4
    // proves: gii.three-kingdoms.step-5
    // proves: gii.three-kingdoms.step-6
    // proves: gii.three-kingdoms.step-7
    // proves: gii.three-kingdoms.step-8
    // proves: gii.three-kingdoms.step-9
    // proves: gii.three-kingdoms.step-10
    // proves: gii.three-kingdoms.step-11
    // proves: gii.three-kingdoms.shared
    // proves: gii.three-kingdoms.highest-wins
    const war = [
      'Rogue/Wren',
      'Merchant/Owl',
      'Lady/Hawk',
      'Rogue/Owl',
      'Bard/Wren',
      'Rogue/Hawk',
      'Lady/Owl',
    ];
    const table = new TestTable(setup, cards(...ANN, ...BEN, ...war));
    const names = (): string[] => table.state.common.cards.war.map(cardName);
    expect(table.state.seats.map((seat) => seat.cards.hand.length)).toEqual([7, 7]);
    expect(names()).toEqual(['Lady/Hawk', 'Merchant/Owl', 'Rogue/Wren']);
    expect(table.q.kind).toBe('bet');
    table.untilAsked('exchange').untilAsked('bet');
    expect(names()).toEqual(['Lady/Hawk', 'Merchant/Owl', 'Rogue/Owl', 'Bard/Wren', 'Rogue/Wren']);
    table.untilAsked('exchange').untilAsked('bet');
    expect(names()).toHaveLength(6);
    for (const viewer of [0, 1, -2])
      expect(parlour.view(table.state, viewer).common.zones.war.cards).toEqual(table.state.common.cards.war);
    table.toEnd();
    const lap = (what: string): string[] => [`${what} 0`, `${what} 1`];
    expect(table.asked).toEqual(['shuffle', ...['bet', 'exchange', 'bet', 'exchange', 'bet'].flatMap(lap)]);
    // Red is at 1, green at 3 with two cards, blue at 2.
    expect(table.state.result).toMatchObject({ scores: [14, 7], winners: [0] });
  });

  it('turns up a seventh War Card only if six leave all colours tied, and never an eighth', () => {
    // proves: gii.three-kingdoms.seventh-once
    const pair = (animal: string): string[] => [`Bard/${animal}`, `Rogue/${animal}`];
    const tied = [...pair('Hawk'), ...pair('Owl'), ...pair('Wren')];
    const table = new TestTable(setup, cards(...ANN, ...BEN, ...tied, 'Rogue/Hawk', 'Rogue/Owl'));
    table.untilAsked('exchange').untilAsked('bet').untilAsked('exchange').untilAsked('bet');
    expect(table.state.common.cards.war.map(cardName)).toContain('Rogue/Hawk');
    expect(table.state.common.cards.war).toHaveLength(7);
    // Three armies at 1, each with a Warrior: the seventh card changes nothing, and every card scores 1.
    const again = ['Warrior/Hawk', 'Rogue/Hawk', 'Warrior/Owl', 'Rogue/Owl', 'Warrior/Wren', 'Rogue/Wren'];
    const twice = new TestTable(setup, cards(...ANN, ...BEN, ...again, 'Merchant/Hawk'));
    twice.toEnd();
    expect(twice.state.common.cards.war).toHaveLength(7);
    expect(twice.state.result!.scores).toEqual([7, 7]);
  });

  it('plays sound at random', () => {
    playRandomly({ game: 'three-kingdoms', games: 250, mayKnow: openMiddle });
  });
});
