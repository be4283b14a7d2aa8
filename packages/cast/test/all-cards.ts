/** Every card of the house, whoever has it. */
import type { CardDef, CharacterDef } from '@taproom/inn';
import { house } from '@taproom/house/own';

const { cast } = house;

/** All that a character can have at a table: the deck, side decks, what is no card, and the same of the Boss. */
export const cardsOf = (who: CharacterDef): readonly CardDef[] => [
  ...who.deck,
  ...(who.sideDecks ?? []).flatMap(({ cards }) => cards),
  ...(who.effects ?? []),
  ...(who.boss?.deck ?? []),
  ...(who.boss?.sideDecks ?? []).flatMap(({ cards }) => cards),
  ...(who.boss?.effects ?? []),
];

export const OTTOS: readonly CardDef[] = (cast.automata ?? []).flatMap(
  ({ automaton }) => automaton?.factions.flatMap(({ cards }) => cards) ?? [],
);

export const ALL: readonly CardDef[] = [
  ...cast.characters.flatMap(cardsOf),
  ...OTTOS,
  ...cast.drinks,
  ...(cast.eventDecks ?? []).flatMap(({ cards, serves = {} }) => [...cards, ...Object.values(serves).flat()]),
  ...(cast.prizes ?? []),
];
