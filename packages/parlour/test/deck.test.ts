import { describe, expect, it } from 'vitest';
import {
  byColour,
  byRank,
  cardName,
  cardsNamed,
  colourOf,
  compareTieBreaks,
  fullDeck,
  isBird,
  isMammal,
  rankOf,
} from '@taproom/parlour';

const card = (name: string, copy = 0): number => cardsNamed(name)[copy];

describe('the deck', () => {
  it('has ninety cards, as many of each rank as its number says, thirty of each colour, and three Dragons aside', () => {
    // proves: gii.cards.deck-size, gii.cards.set-composition, gii.cards.rank-numbers, gii.cards.rank-totals
    // proves: gii.cards.colors, gii.cards.animals, gii.cards.animal-types, gii.cards.dragons, gii.ex.cards-odds
    // proves: gii.cards.draw-odds
    const deck = fullDeck(false);
    expect(deck).toHaveLength(90);
    expect([1, 2, 3, 4, 5].map((rank) => deck.filter((c) => rankOf(c) === rank).length)).toEqual([
      6, 12, 18, 24, 30,
    ]);
    expect([0, 1, 2].map((colour) => deck.filter((c) => colourOf(c) === colour).length)).toEqual([
      30, 30, 30,
    ]);
    expect(deck.filter(isMammal)).toHaveLength(45);
    expect(deck.filter(isBird)).toHaveLength(45);
    expect(fullDeck(true).slice(90).map(cardName)).toEqual(['Dragon/Red', 'Dragon/Green', 'Dragon/Blue']);
    expect(isMammal(90) || isBird(90)).toBe(false);
  });

  it('knows its cards by name', () => {
    expect(cardsNamed('Rogue/Hare')).toHaveLength(5);
    expect(cardsNamed('warrior/wolf')).toHaveLength(1);
    expect(cardsNamed('Duke/Wolf')).toEqual([]);
    for (const c of fullDeck(true)) expect(cardsNamed(cardName(c))).toContain(c);
  });
});

describe('ties', () => {
  it('by Rank count the rarest cards first, Dragons before all', () => {
    // proves: gii.ties.rank, gii.ties.rank-dragons, gii.ties.all-cards-count
    const better = (a: string[], b: string[]): boolean =>
      compareTieBreaks(byRank(a.map((name) => card(name))), byRank(b.map((name) => card(name)))) > 0;
    expect(better(['Warrior/Wolf', 'Rogue/Wolf'], ['Lady/Wolf', 'Lady/Hawk'])).toBe(true);
    expect(better(['Lady/Wolf', 'Bard/Wolf'], ['Lady/Hawk', 'Merchant/Hawk'])).toBe(true);
    expect(better(['Dragon/Red', 'Rogue/Wolf'], ['Warrior/Wolf', 'Warrior/Hawk'])).toBe(true);
  });

  it('by Colour compare the largest group', () => {
    // proves: gii.ties.color
    const three = byColour([card('Rogue/Wolf'), card('Rogue/Hawk'), card('Lady/Wolf'), card('Bard/Owl')]);
    const two = byColour([card('Rogue/Wolf'), card('Rogue/Owl'), card('Lady/Owl'), card('Bard/Wren')]);
    expect(compareTieBreaks(three, two)).toBeGreaterThan(0);
    expect(compareTieBreaks(two, two)).toBe(0);
  });
});
