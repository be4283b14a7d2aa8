/** The whole cast, and the game with it. */
import { createInn, type Cast } from '@taproom/inn';
import { characters } from './characters/index.ts';
import { drinkDecks, drinks } from './drinks/index.ts';
import { dungeonDeck } from './dungeon/index.ts';
import { otto } from './otto/index.ts';
import { prizes } from './prizes/index.ts';
import { procedures } from './procedures/index.ts';

export const cast: Cast = {
  characters,
  automata: [otto],
  drinks,
  drinkDecks,
  eventDecks: [dungeonDeck],
  prizes,
  procedures,
};

/** The Red Dragon Inn with everybody that is in the house. */
export const inn = createInn(cast);

/** The same, pausing at the end of each turn: for whoever wants to look before the next one begins. */
export const pausingInn = createInn(cast, { pauses: true });
