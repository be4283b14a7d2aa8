/** What a mutant changes in the data of the cards: found by comparing the whole cast, before and after. */
import type { CardDef, Cast, CharacterDef, Provenance } from '@taproom/inn';

export interface Touched {
  /** Whose cards or numbers. */
  readonly characters: readonly string[];
  /** Something that any table may have: Drinks, Events, Prizes. */
  readonly house: boolean;
  readonly keys: readonly string[];
  readonly titles: readonly string[];
  readonly provenances: readonly Provenance[];
}

export const cardsOf = (who: CharacterDef): CardDef[] => [
  ...who.deck,
  ...(who.effects ?? []),
  ...(who.sideDecks ?? []).flatMap(({ cards }) => cards),
  ...(who.boss?.deck ?? []),
  ...(who.boss?.effects ?? []),
  ...(who.boss?.sideDecks ?? []).flatMap(({ cards }) => cards),
  ...(who.automaton?.factions ?? []).flatMap(({ cards }) => cards),
];

const peopleOf = (cast: Cast): CharacterDef[] => [...cast.characters, ...(cast.automata ?? [])];

const houseCards = (cast: Cast): CardDef[] => [
  ...cast.drinks,
  ...(cast.eventDecks ?? []).flatMap(({ cards }) => cards),
  ...(cast.prizes ?? []),
];

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

export function touched(before: Cast, after: Cast): Touched {
  const was = peopleOf(before);
  const is = peopleOf(after);
  const changed = was.flatMap((who, i) => (differ(who, is[i]) ? [[who, is[i]] as const] : []));
  const cards = [
    ...changed.flatMap(([a, b]) => changedCards(cardsOf(a), cardsOf(b))),
    ...changedCards(houseCards(before), houseCards(after)),
  ];
  const { characters: _, automata: __, procedures: ___, ...house } = before;
  const { characters: ____, automata: _____, procedures: ______, ...houseNow } = after;
  return {
    characters: changed.map(([who]) => who.name),
    // What changes nothing that can be seen in the data may still change how something is done.
    house: changed.length === 0 || differ(house, houseNow),
    keys: [...new Set(cards.map(({ key }) => key))],
    titles: [...new Set(cards.map(({ title }) => title))],
    provenances: [...new Set(cards.map(({ provenance }) => provenance))],
  };
}

const changedCards = (before: readonly CardDef[], after: readonly CardDef[]): CardDef[] =>
  before.filter((card, i) => differ(card, after[i]));
