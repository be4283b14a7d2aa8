import { describe, expect, it } from 'vitest';
import { compareTieBreaks, isLegalShipment, mayLoad, threatOf, warehouseStanding } from '../src/index.ts';
import { cards } from './dealing.ts';

const piles = (...names: string[]): number[][] => {
  const all = cards(...names.flatMap((pile) => pile.split(' ')));
  return names.map((pile) => pile.split(' ').map(() => all.shift()!));
};
const score = (shipments: string[], ...variants: string[]): number =>
  warehouseStanding(piles(...shipments), variants).score;

describe('a Warehouse', () => {
  it('is worth the numbers of its cards, as in the book’s example', () => {
    // proves: gii.streets-of-greyport.rank-sum, gii.ex.streets-jen-final
    const jen = [
      'Merchant/Owl Merchant/Owl',
      'Merchant/Wolf Bard/Wolf Bard/Wolf',
      'Merchant/Hare Lady/Hare',
      'Merchant/Owl Bard/Owl',
    ];
    expect(jen.map((pile) => score([pile]))).toEqual([8, 10, 6, 7]);
    expect(score(jen)).toBe(31);
    expect(score(['Warrior/Owl Lady/Owl'])).toBe(3);
  });

  it('with a pile that no Cart could have brought is worth nothing', () => {
    // proves: gii.streets-of-greyport.verify, gii.amb.streets-verify
    expect(score(['Merchant/Owl Merchant/Wolf', 'Lady/Owl'])).toBe(0);
    expect(score(['Merchant/Owl Rogue/Owl'])).toBe(0);
    expect(score(['Dragon/Red'])).toBe(0);
    expect(score(['Merchant/Owl Warrior/Wolf'])).toBe(0);
    expect(score(['Merchant/Owl Warrior/Wolf'], 'caravan-guards')).toBe(5);
    expect(score(['Merchant/Owl Rogue/Owl'], 'protection-racket')).toBe(4);
    expect(score(['Merchant/Owl Rogue/Wolf'], 'protection-racket')).toBe(0);
    expect(isLegalShipment(cards('Merchant/Owl', 'Bard/Horse'))).toBe(true);
  });

  it('has its trophies and its Rogues', () => {
    // proves: gii.streets-of-greyport.caravan-guards.dragon, gii.streets-of-greyport.protection-racket.rogue-zero
    // proves: gii.streets-of-greyport.protection-racket.none, gii.streets-of-greyport.protection-racket.one-color
    // proves: gii.streets-of-greyport.protection-racket.two-colors, gii.amb.streets-racket-timing
    expect(score(['Merchant/Owl', 'Dragon/Red'], 'dragons', 'caravan-guards')).toBe(10);
    const racket = 'protection-racket';
    expect(score(['Merchant/Owl', 'Merchant/Wolf'], racket)).toBe(8);
    expect(score(['Merchant/Owl Rogue/Owl', 'Merchant/Wolf Bard/Wolf'], racket)).toBe(4);
    expect(score(['Rogue/Owl', 'Rogue/Owl Lady/Owl'], racket)).toBe(2);
    expect(score(['Merchant/Owl Rogue/Owl', 'Merchant/Wolf Rogue/Wolf'], racket)).toBe(0);
    // A trophy counts by its colour.
    const all = [racket, 'dragons', 'caravan-guards'];
    expect(score(['Merchant/Owl Rogue/Owl', 'Dragon/Green'], ...all)).toBe(10);
    expect(score(['Merchant/Owl Rogue/Owl', 'Dragon/Red'], ...all)).toBe(4);
  });

  it('wins ties by the number of its cards, then by colour', () => {
    // proves: gii.streets-of-greyport.highest-wins, gii.streets-of-greyport.tiebreaker
    const worth = (...names: string[]): readonly number[] => warehouseStanding(piles(...names)).order;
    expect(compareTieBreaks(worth('Lady/Owl Lady/Owl'), worth('Merchant/Owl'))).toBeGreaterThan(0);
    expect(
      compareTieBreaks(worth('Merchant/Owl', 'Lady/Owl'), worth('Merchant/Owl', 'Lady/Wolf')),
    ).toBeGreaterThan(0);
    expect(
      compareTieBreaks(worth('Merchant/Wolf', 'Bard/Owl'), worth('Lady/Owl Lady/Owl Lady/Horse')),
    ).toBeGreaterThan(0);
  });
});

describe('a Cart', () => {
  const may = (card: string, cart: string[], ...variants: string[]): boolean =>
    mayLoad(cards(card)[0], cards(...cart), variants);

  it('takes one colour and no Rogues', () => {
    // proves: gii.streets-of-greyport.cart
    expect(may('Lady/Owl', [])).toBe(true);
    expect(may('Lady/Owl', ['Merchant/Horse'])).toBe(true);
    expect(may('Lady/Owl', ['Merchant/Wolf'])).toBe(false);
    expect(may('Rogue/Owl', [])).toBe(false);
    expect(may('Dragon/Green', ['Merchant/Owl'])).toBe(false);
  });

  it('takes any Warriors with Caravan Guards, and Rogues of its colour with the Protection Racket', () => {
    // proves: gii.streets-of-greyport.caravan-guards.any-color
    // proves: gii.streets-of-greyport.protection-racket.load-rogues
    expect(may('Warrior/Owl', ['Merchant/Wolf'])).toBe(false);
    expect(may('Warrior/Owl', ['Merchant/Wolf'], 'caravan-guards')).toBe(true);
    expect(may('Lady/Owl', ['Warrior/Wolf'], 'caravan-guards')).toBe(true);
    expect(may('Lady/Owl', ['Warrior/Owl', 'Lady/Wolf'], 'caravan-guards')).toBe(false);
    expect(may('Rogue/Owl', ['Lady/Owl'], 'protection-racket')).toBe(true);
    expect(may('Rogue/Owl', ['Lady/Wolf'], 'protection-racket')).toBe(false);
    expect(may('Rogue/Owl', [], 'protection-racket')).toBe(true);
    expect(may('Dragon/Green', [], 'protection-racket')).toBe(false);
  });

  it('fears Dragons like three Rogues', () => {
    // proves: gii.streets-of-greyport.dragons.three-rogues
    expect(threatOf(cards('Dragon/Red'))).toBe(3);
    expect(threatOf(cards('Rogue/Owl', 'Rogue/Wolf'))).toBe(2);
  });
});
