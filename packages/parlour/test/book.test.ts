/** What the book tells of its games and cards as such. */
import { describe, expect, it } from 'vitest';
import { BadSetup } from '@taproom/kernel';
import {
  animalOf,
  byRank,
  cardsNamed,
  colourOf,
  COLOURS,
  compareTieBreaks,
  DRAGONS,
  fullDeck,
  LADY,
  lookOf,
  parlour,
  RANKS,
  rankOf,
  ROGUE,
  sideOf,
  WARRIOR,
} from '../src/index.ts';

describe('the games of the book', () => {
  it('are fifteen, five of each complexity, each of which can be played on its own', () => {
    // proves: gii.concepts.fifteen-games, gii.concepts.complexity, gii.amb.coin-icons
    expect(parlour.defs).toHaveLength(15);
    for (const level of ['simple', 'medium', 'complex'] as const)
      expect(parlour.defs.filter(({ complexity }) => complexity === level)).toHaveLength(5);
    const outside = parlour.defs.filter(({ insideInn }) => !insideInn).map(({ id }) => id);
    expect(outside.sort()).toEqual(['dragon-hordes', 'heroes-plunder', 'streets-of-greyport']);
    for (const { id, min, betting, shares } of parlour.defs)
      expect(
        parlour.question(
          parlour.create({
            game: id,
            players: ['Ann', 'Ben', 'Cy'].slice(0, Math.max(2, min)),
            mode: betting || !shares ? 'betting' : 'shares',
          }),
        ).kind,
      ).toBe('shuffle');
  });

  it('bear the names that the table of contents gives them', () => {
    // proves: gii.amb.names-misspelled
    const names = parlour.defs.map(({ name }) => name);
    expect(names).toContain('Doublerogue');
    expect(names).toContain('Streets of Greyport');
  });

  it('are advised for Shares where they are longer', () => {
    // proves: gii.app-d.recommended
    const advised = parlour.defs.filter(({ longer }) => longer).map(({ id }) => id);
    expect(advised.sort()).toEqual(['city-square', 'den-of-thieves', 'the-wheel']);
    for (const { longer, shares } of parlour.defs) if (longer) expect(shares).toBe(true);
  });

  it('know chips, whole ones, and no other money', () => {
    // proves: gii.concepts.no-real-money
    const setup = { game: 'threes', players: ['Ann', 'Ben'], mode: 'betting' } as const;
    expect(parlour.create(setup).chips).toEqual([100, 100]);
    expect(() => parlour.create({ ...setup, chips: [9.99, 5] })).toThrow(BadSetup);
  });
});

describe('the cards', () => {
  // proves: gii.card.warrior, gii.card.warrior.1, gii.card.lady, gii.card.lady.1, gii.card.bard, gii.card.bard.1
  // proves: gii.card.merchant, gii.card.merchant.1, gii.card.rogue, gii.card.rogue.1
  it.each([
    ['Warrior', 1, 6],
    ['Lady', 2, 12],
    ['Bard', 3, 18],
    ['Merchant', 4, 24],
    ['Rogue', 5, 30],
  ] as const)('%s, rank %d: %d in the deck, equally many of each colour and animal', (name, rank, count) => {
    const all = fullDeck(false).filter((card) => rankOf(card) === rank);
    expect(RANKS[rank]).toBe(name);
    expect(all).toHaveLength(count);
    for (let colour = 0; colour < 3; colour++)
      expect(all.filter((card) => colourOf(card) === colour)).toHaveLength(2 * rank);
    for (let animal = 0; animal < 6; animal++)
      expect(all.filter((card) => animalOf(card) === animal)).toHaveLength(rank);
  });

  it('have three Dragons, one of each colour, of no animal, before the Warriors in a tie', () => {
    // proves: gii.card.dragon-card, gii.card.dragon-card.1, gii.card.dragon-card.2
    expect(DRAGONS.map(colourOf)).toEqual([0, 1, 2]);
    expect(DRAGONS.map(animalOf)).toEqual([-1, -1, -1]);
    const [warrior] = cardsNamed('Warrior/Wolf');
    expect(compareTieBreaks(byRank([DRAGONS[0]]), byRank([warrior]))).toBeGreaterThan(0);
  });

  it('leave the five Grey Cards out of every deck: they are Leaders and Horde Cards on the table', () => {
    // proves: gii.card.grey-card, gii.card.grey-card.1
    expect(fullDeck(true)).toHaveLength(93);
    expect(fullDeck(true).filter((card) => !RANKS[rankOf(card)])).toEqual([]);
    const wheel = parlour.defs.find(({ id }) => id === 'the-wheel')!;
    const zones = Object.keys(wheel.zones({ game: 'the-wheel', players: [], mode: 'betting' }));
    for (const leader of RANKS.slice(1)) expect(zones).toContain(leader);
  });

  it('tell their rank by sign, number and picture, and their colour by a pattern', () => {
    // proves: gii.cards.rank-display, gii.cards.color-patterns
    const patterns = { red: 'diagonal lines', green: 'waves', blue: 'circles' };
    for (const card of fullDeck(true)) {
      const look = lookOf(card);
      expect(look.picture).toBe(RANKS[rankOf(card)]);
      expect(look.number).toBe(rankOf(card) === 0 ? null : rankOf(card));
      expect(look.pattern).toBe(patterns[COLOURS[colourOf(card)]]);
    }
    const icons = new Set(fullDeck(true).map((card) => `${lookOf(card).icon} ${rankOf(card)}`));
    expect(icons.size).toBe(6);
  });

  it('lie at a spoke of The Wheel by what they are there', () => {
    // proves: gii.the-wheel.layout
    const [warrior] = cardsNamed('Warrior/Wolf');
    expect(sideOf(warrior, WARRIOR)).toBe('in line');
    expect(sideOf(warrior, ROGUE)).toBe('counter-clockwise');
    expect(sideOf(DRAGONS[1], LADY)).toBe('clockwise');
  });
});
