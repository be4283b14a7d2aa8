export { drinks } from './cards.ts';
export { drinkDecks } from './decks.ts';
