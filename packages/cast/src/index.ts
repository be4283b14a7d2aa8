/** The whole cast, and the game with it. */
import { createInn, type Cast } from '@taproom/inn';
import { characters } from './characters/index.ts';
import { drinkDecks, drinks } from './drinks/index.ts';
import { procedures } from './procedures/index.ts';

export const cast: Cast = { characters, drinks, drinkDecks, procedures };

/** The Red Dragon Inn with everybody that is in the house. */
export const inn = createInn(cast);
