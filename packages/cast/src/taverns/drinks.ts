/** What the taverns of a Pub Crawl serve: six Drinks each. Of the Star Mole's a book tells one; the others are ours. */
import type { CardDef, DrinkEffect, DrinkFace } from '@taproom/inn';
import { oldFaeShioned } from '../drinks/cards.ts';

const gains = (by: number): DrinkEffect => ({ verb: 'alcohol', who: 'drinker', by });
const heals = (by: number): DrinkEffect => ({ verb: 'fortitude', who: 'drinker', by });
const draws = (n: number): DrinkEffect => ({ verb: 'draw', who: 'drinker', n });

const drink = (
  key: string,
  title: string,
  effects: readonly DrinkEffect[],
  more: Omit<DrinkFace, 'effects'> = {},
  copies = 1,
): CardDef => ({
  key: `tavern.${key}`,
  title,
  types: ['drink'],
  subtypes: ['Tavern'],
  copies,
  provenance: 'ours',
  uses: [],
  drink: { effects, ...more },
});

const twice = (
  key: string,
  title: string,
  effects: readonly DrinkEffect[],
  more?: Omit<DrinkFace, 'effects'>,
) => drink(key, title, effects, more, 2);

export const starMoleDrinks: readonly CardDef[] = [
  { ...oldFaeShioned, key: 'tavern.old-fae-shioned', subtypes: ['Tavern'] },
  drink('moleshine', 'Moleshine', [gains(3), heals(-1)]),
  drink('star-ale', 'Star Ale, Best Seen Lying Down', [gains(2), draws(1)]),
  drink('digger-stout', "Digger's Stout with a Chaser", [gains(1)], { chaser: true }),
  drink('candle-water', 'Candle Water', [gains(-1)]),
  drink('earthworm-punch', 'Earthworm Punch', [gains(2)], { selfSplit: true }),
];

export const galleonDrinks: readonly CardDef[] = [
  twice('bilge-grog', 'Bilge Grog', [gains(3)]),
  twice('deckhand-tea', "Deckhand's Tea", [gains(1), draws(1)]),
  twice('salt-rum', 'Salt Rum with a Chaser', [gains(2)], { chaser: true }),
];

export const cryptDrinks: readonly CardDef[] = [
  twice('grave-dust', 'Grave Dust on Ice', [gains(1), heals(-1)]),
  twice('monks-last', "The Monk's Last Word", [heals(2)]),
  twice('black-candle', 'Black Candle', [gains(4)]),
];

export const anvilDrinks: readonly CardDef[] = [
  twice('anvil-stout', 'Anvil Stout', [gains(3), heals(1)]),
  twice('spark-shot', 'Spark Shot', [gains(2)]),
  twice('quenching', 'Quenching Water', []),
];
