import { describe, expect, it } from 'vitest';
import { compareTieBreaks, councilCard, councilStanding, parlour, type ParlourSetup } from '@taproom/parlour';
import { cards, inventoryCards, openMiddle, playRandomly, TestTable, variantSets } from './play.ts';

const [KING] = inventoryCards(['blue-Bard-Hare']);
const setup: ParlourSetup = { game: 'kings-council', players: ['Ann', 'Ben'], mode: 'betting' };
const ANN = ['Rogue/Wolf', 'Rogue/Wolf', 'Rogue/Wolf', 'Rogue/Wolf', 'Rogue/Wolf'];
const BEN = ['Rogue/Horse', 'Rogue/Horse', 'Rogue/Horse', 'Rogue/Horse', 'Rogue/Horse'];

describe('the scoring of King’s Council', () => {
  it('counts rank, colour and animal type of each card', () => {
    // proves: gii.ex.kc-card-values
    // proves: gii.ex.kc-scoring
    // proves: gii.kings-council.rank
    // proves: gii.kings-council.color
    // proves: gii.kings-council.animal-type
    // proves: gii.kings-council.additive
    // proves: gii.amb.suit-colors
    const worth = (...names: string[]): number[] =>
      inventoryCards(names).map((card) => councilCard(card, KING));
    expect(worth('blue-Bard-Wren', 'blue-Bard-Hare')).toEqual([3, 4]);
    const hand = [
      'blue-Bard-Wren',
      'blue-Merchant-Hare',
      'green-Bard-Horse',
      'red-Rogue-Wolf',
      'red-Lady-Hawk',
    ];
    expect(worth(...hand)).toEqual([3, 2, 3, 1, 0]);
    expect(councilStanding(inventoryCards(hand), KING, false).score).toBe(9);
    expect(worth('red-Bard-Hawk', 'blue-Rogue-Wren', 'red-Rogue-Wolf')).toEqual([2, 1, 1]);
  });

  it('breaks ties by colour, and lets a hand worth nothing win in a Foreign Council', () => {
    // proves: gii.kings-council.tiebreaker
    // proves: gii.kings-council.foreign-council.zero-wins
    const order = (hand: string[], foreign = false): readonly number[] =>
      councilStanding(cards(...hand), KING, foreign).order;
    const nothing = ['Rogue/Hawk', 'Rogue/Hawk', 'Rogue/Hawk', 'Rogue/Owl', 'Rogue/Owl'];
    const best = ['Bard/Hare', 'Bard/Hare', 'Bard/Hare', 'Rogue/Hare', 'Rogue/Hare'];
    expect(compareTieBreaks(order(best), order(nothing))).toBeGreaterThan(0);
    expect(compareTieBreaks(order(best, true), order(nothing, true))).toBeLessThan(0);
    expect(councilStanding(cards(...nothing), KING, true).score).toBe(0);
    const three = ['Rogue/Wolf', 'Rogue/Hawk', 'Rogue/Hawk', 'Rogue/Owl', 'Rogue/Owl'];
    const four = ['Rogue/Wolf', 'Rogue/Hawk', 'Rogue/Hawk', 'Rogue/Hawk', 'Rogue/Owl'];
    expect(compareTieBreaks(order(four), order(three))).toBeGreaterThan(0);
    expect(compareTieBreaks(order(three), order(three))).toBe(0);
  });

  it('has a price for Dragons', () => {
    // proves: gii.kings-council.dragons.king-color
    // proves: gii.kings-council.dragons.other-color
    expect(cards('Dragon/Blue', 'Dragon/Red', 'Dragon/Green').map((card) => councilCard(card, KING))).toEqual(
      [5, 3, 3],
    );
  });
});

describe('a game of King’s Council', () => {
  it('goes through its steps, with the King in the middle', () => {
    // proves: gii.kings-council.step-1
    // proves: gii.kings-council.step-2
    // proves: gii.kings-council.step-3
    // proves: gii.kings-council.step-4
    // proves: gii.kings-council.step-5
    // proves: gii.kings-council.step-6
    // proves: gii.kings-council.step-7
    // proves: gii.kings-council.step-8
    // proves: gii.kings-council.highest-wins
    const table = new TestTable(setup, cards(...ANN, ...BEN, 'Merchant/Horse', 'Bard/Wolf', 'Bard/Wolf'));
    expect(table.state.stake).toEqual([1, 1]);
    expect(table.state.seats.map((seat) => seat.cards.hand)).toEqual([cards(...ANN), cards(...BEN)]);
    expect(table.state.common.cards.king).toEqual(cards('Merchant/Horse'));
    for (const viewer of [0, 1, -2])
      expect(parlour.view(table.state, viewer).common.zones.king.cards).toEqual(cards('Merchant/Horse'));
    const lap = (what: string): string[] => [`${what} 0`, `${what} 1`];
    table.toEnd();
    expect(table.asked).toEqual(['shuffle', ...['bet', 'exchange', 'bet', 'exchange', 'bet'].flatMap(lap)]);
    // Ben has five green mammals for a green mammal of a King, Ann only mammals; the King is nobody's card.
    expect(table.state.result).toMatchObject({ scores: [5, 10], places: [2, 1], winners: [1] });
    expect(table.state.chips).toEqual([99, 101]);
  });

  it('exchanges up to two cards in turn order, discards first', () => {
    // proves: gii.amb.exchange-order
    const table = new TestTable(
      setup,
      cards(...ANN, ...BEN, 'Merchant/Horse', 'Lady/Wolf', 'Lady/Hawk', 'Lady/Owl'),
    );
    table.untilAsked('exchange');
    table.refused({ seat: 0, do: 'choose', picks: [0, 1, 2] });
    table.refused({ seat: 0, do: 'choose', picks: [5] });
    table.refused({ seat: 0, do: 'choose', picks: [1, 1] });
    expect(table.refused({ seat: 1, do: 'choose', picks: [] })).toEqual(['gii.kings-council.step-5']);
    table.choose(0, 4);
    expect(table.state.discard).toHaveLength(2);
    expect(table.state.seats[0].cards.hand).toEqual([
      ...cards(...ANN).slice(1, 4),
      ...cards('Lady/Wolf', 'Lady/Hawk'),
    ]);
    table.choose(2);
    expect(table.state.seats[1].cards.hand).toContain(cards('Lady/Owl')[0]);
    expect(table.q).toMatchObject({ kind: 'bet', seat: 0 });
  });

  it('never crowns a Dragon', () => {
    // proves: gii.kings-council.dragons.dragon-king
    const dragons: ParlourSetup = { ...setup, variants: ['dragons'] };
    const table = new TestTable(dragons, cards(...ANN, ...BEN, 'Dragon/Red', 'Dragon/Blue', 'Lady/Owl'));
    expect(table.state.common.cards.king).toEqual(cards('Lady/Owl'));
    expect(table.state.discard).toEqual(cards('Dragon/Red', 'Dragon/Blue'));
  });

  it('may be played with any of its variants, by more than the deck serves, and plays sound at random', () => {
    // proves: gii.concepts.variants-combine
    // proves: gii.concepts.player-count
    // proves: gii.amb.player-counts
    expect(variantSets('kings-council')).toHaveLength(4);
    const seats = (n: number): string[] => Array.from({ length: n }, (_, i) => `P${i}`);
    expect(() => parlour.create({ ...setup, players: seats(10) })).not.toThrow();
    expect(() => parlour.create({ ...setup, players: seats(11) })).toThrow('2 to 10');
    playRandomly({ game: 'kings-council', games: 300, mayKnow: openMiddle });
  });
});
