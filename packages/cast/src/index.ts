/** The pack with everything of the books. */
import type { Pack } from '@taproom/inn';
import { characters } from './characters/index.ts';
import { drinkDecks, drinks } from './drinks/index.ts';
import { dungeonDeck } from './dungeon/index.ts';
import { otto } from './otto/index.ts';
import { prizes } from './prizes/index.ts';
import { tavernDeck } from './taverns/index.ts';
import { procedures } from './procedures/index.ts';

export const base: Pack = {
  name: 'base',
  characters,
  automata: [otto],
  drinks,
  drinkDecks,
  eventDecks: [dungeonDeck, tavernDeck],
  prizes,
  procedures,
};
