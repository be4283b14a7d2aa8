/** What is in all decks. The build puts the real cards in its place (build/decks.ts). */
import type { ShownDecks } from './decks.ts';

export const DECKS: ShownDecks = {};
