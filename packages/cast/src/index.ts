/** The whole cast, and the game with it. */
import { castOf, createInn, type Cast, type Pack } from '@taproom/inn';
import { characters } from './characters/index.ts';
import { drinkDecks, drinks } from './drinks/index.ts';
import { dungeonDeck } from './dungeon/index.ts';
import { otto } from './otto/index.ts';
import { prizes } from './prizes/index.ts';
import { procedures } from './procedures/index.ts';

/** Everything of the books. */
export const base: Pack = {
  name: 'base',
  characters,
  automata: [otto],
  drinks,
  drinkDecks,
  eventDecks: [dungeonDeck],
  prizes,
  procedures,
};

export const cast: Cast = castOf([base]);

/** The Red Dragon Inn with everybody that is in the house. */
export const inn = createInn(cast);

/** The same, pausing at the end of each turn: for whoever wants to look before the next one begins. */
export const pausingInn = createInn(cast, { pauses: true });
