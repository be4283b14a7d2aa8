import type { EventDeckDef } from '@taproom/inn';
import { named } from './named.ts';
import { ours } from './ours.ts';

/** Two counters at the start, three where the sea takes a hand too (rdi6.dungeon-events.setup, rdi6.dungeon-sea.setup). */
export const dungeonDeck: EventDeckDef = {
  kind: 'dungeon',
  title: 'Dungeon Event Deck',
  cards: [...named, ...ours],
  counters: 2,
  countersBeside: 3,
};
