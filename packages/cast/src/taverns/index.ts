/**
 * Taverns for a Pub Crawl. How one crawls stands in a book that the house does not have: these rules are its own
 * (house.800 and on). Book 9 tells of the Star Mole; the other three are ours.
 */
import type { CardDef, Effect, EventDeckDef, Provenance, Use } from '@taproom/inn';
import { alcohol, draws, fortitude, happens, paysInn, toAll } from '../dungeon/event.ts';
import { anvilDrinks, cryptDrinks, galleonDrinks, starMoleDrinks } from './drinks.ts';

/** For so many turns the party stays. */
const STAY = 5;

const tavern = (
  key: string,
  title: string,
  effect: Effect,
  uses: readonly Use[],
  provenance: Provenance = 'ours',
): CardDef => ({
  key: `tavern.${key}`,
  title,
  types: ['event'],
  subtypes: ['Tavern'],
  copies: 1,
  provenance,
  uses,
  event: { effects: [{ verb: 'crawl' }, effect], kind: 'tavern', level: STAY },
});

export const tavernDeck: EventDeckDef = {
  kind: 'tavern',
  title: 'Tavern Deck',
  // The evening begins at the Red Dragon Inn.
  counters: STAY,
  countersBeside: STAY,
  cards: [
    tavern(
      'star-mole',
      'The Star Mole Drinking Hole',
      toAll(0),
      [happens('stow a card', { verb: 'stow', who: 'you' })],
      // How long one stays is ours.
      'named',
    ),
    tavern('leaky-galleon', 'The Leaky Galleon', toAll(0), [happens('come aboard', paysInn(1), draws(2))]),
    tavern('crypt-and-candle', 'The Crypt & Candle', toAll(0), [
      happens('sit among the dead', fortitude(-1), alcohol(-1)),
    ]),
    tavern('upside-down-anvil', 'The Upside-Down Anvil', { verb: 'choose-mode', uses: [0, 1] }, [
      happens('arm-wrestle the smith', fortitude(-2), { verb: 'gold', who: 'you', n: 1 }),
      happens('drink with the smith', alcohol(1)),
    ]),
  ],
  serves: {
    'tavern.star-mole': starMoleDrinks,
    'tavern.leaky-galleon': galleonDrinks,
    'tavern.crypt-and-candle': cryptDrinks,
    'tavern.upside-down-anvil': anvilDrinks,
  },
};
