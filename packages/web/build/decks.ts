/** Every card of the house, with what the rulebook says about it, taken out of the cast at build time. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { base } from '../../cast/src/index.ts';
import { castOf, faceOf, type CardDef, type Cast, type CharacterDef } from '../../inn/src/index.ts';
import { loadInventory, rulingsForPlayers, type Inventory } from '../../scenario/src/inventory.ts';
import { replaced } from './replaced.ts';
import { addressOf, type ShownCard, type ShownDecks } from '../src/rooms/decks.ts';
import { decks as words } from '../src/words/decks.ts';

const INVENTORY = fileURLToPath(new URL('../../../rulebook/inventory', import.meta.url));

/** Cards that lie together. */
interface Laid {
  readonly title: string;
  readonly cards: readonly CardDef[];
  /** As a card at a table calls its deck, and what stands at its foot in place of the deck's own name. */
  readonly deck?: string;
  readonly foot?: string;
}

/** What has a page: whose cards they are, where they lie, and under which headings the house has decided about them. */
interface Page {
  readonly address: string;
  readonly whose: string;
  readonly laid: readonly Laid[];
  readonly headings: readonly string[];
}

const beside = ({ title, cards }: Pick<Laid, 'title' | 'cards'>): Laid => ({ title, cards, foot: title });

/** The Character Deck, what lies beside it, and what a villain has only as a Boss. */
const ofCharacter = ({ name, deck, sideDecks = [], boss }: CharacterDef): Page => ({
  address: addressOf(name),
  whose: name,
  laid: [
    { title: 'Character Deck', cards: deck },
    ...sideDecks.map(beside),
    ...(boss === undefined
      ? []
      : [{ title: 'Boss Cards', cards: boss.deck }, ...(boss.sideDecks ?? []).map(beside)]),
  ],
  headings: [name],
});

/** Whom nobody plays has a deck that is mixed anew for each game. */
const ofAutomaton = ({ name, automaton }: CharacterDef): Page => ({
  address: addressOf(name),
  whose: name,
  laid: automaton!.factions.map(({ name: title, cards }) => beside({ title, cards })),
  headings: [name],
});

/** Book by book, and then what only the books' examples pour. */
function drinkDecks({ drinks, drinkDecks: all }: Cast): Page {
  const sources: Readonly<Record<string, string>> = words.sources;
  const poured = all.map(({ book, cards }) => ({
    title: sources[book],
    deck: 'drink',
    cards: cards.map(({ key, copies }) => ({ ...drinks.find((drink) => drink.key === key)!, copies })),
  }));
  const keys = new Set(poured.flatMap(({ cards }) => cards.map(({ key }) => key)));
  const others = { title: words.inNoDeck, deck: 'drink', cards: drinks.filter(({ key }) => !keys.has(key)) };
  return { address: 'drinks', whose: '', laid: [...poured, others], headings: ['Drinks', 'Drink Events'] };
}

const EVENT_PAGES = { dungeon: 'Dungeon Events', tavern: 'Pub Crawl', sea: 'Sea Events' } as const;

/** Decks of Events, each with the Drinks that are served where it leads. */
const eventDecks = ({ eventDecks: all = [] }: Cast): Page[] =>
  all.map(({ kind, title, cards, serves = {} }) => ({
    address: addressOf(EVENT_PAGES[kind]),
    whose: '',
    laid: [
      { ...beside({ title, cards }), deck: 'event' },
      ...Object.entries(serves).map(([at, served]) => ({
        title: `Drinks of ${cards.find(({ key }) => key === at)!.title}`,
        deck: 'drink',
        foot: words.tavernDrink,
        cards: served,
      })),
    ],
    headings: [EVENT_PAGES[kind]],
  }));

const prizes = ({ prizes: cards = [] }: Cast): Page => ({
  address: 'prizes',
  whose: '',
  laid: [{ title: 'Prizes', deck: 'prize', cards }],
  headings: ['Prizes'],
});

const allPages = (cast: Cast): Page[] => [
  ...cast.characters.map(ofCharacter),
  drinkDecks(cast),
  ...eventDecks(cast),
  prizes(cast),
  ...(cast.automata ?? []).map(ofAutomaton),
];

const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

interface Known {
  readonly owner: string;
  readonly book: string;
  readonly rulings: readonly string[];
}

/** By title: whose card it is, which book knows it, and what that rules about it. */
function allKnown({ books }: Inventory): ReadonlyMap<string, readonly Known[]> {
  const found = new Map<string, Known[]>();
  for (const { book, cards } of books)
    for (const card of cards) {
      const rulings = rulingsForPlayers(card).map(({ ruling }) => ruling);
      const key = plain(card.title);
      found.set(key, [...(found.get(key) ?? []), { owner: card.owner, book, rulings }]);
    }
  return found;
}

/** What several books rule in the same words, or one of them with more of them, is told once. */
const toldOnce = (rulings: readonly string[]): string[] =>
  [...new Set(rulings)].filter(
    (ruling, i, all) => !all.some((other, j) => i !== j && other.startsWith(ruling.slice(0, -1))),
  );

export function shownDecks(): ShownDecks {
  const inventory = loadInventory(INVENTORY);
  const known = allKnown(inventory);
  const cast = castOf([base]);
  const names: ReadonlySet<string> = new Set(cast.characters.map(({ name }) => name));
  const shown = (def: CardDef, whose: string, { deck = 'character', foot = '' }: Laid): ShownCard => {
    // What is told about another character's card of the same title is about another card.
    const about = (known.get(plain(def.title)) ?? []).filter(
      ({ owner }) => owner === whose || !names.has(owner),
    );
    const rulings = toldOnce(about.flatMap((one) => one.rulings));
    return {
      copies: def.copies,
      face: { ...faceOf(def, deck, foot), rulings },
      books: [...new Set(about.map(({ book }) => book))],
    };
  };
  const { decisions } = inventory.books.find(({ book }) => book === 'house')!;
  return Object.fromEntries(
    allPages(cast).map(({ address, whose, laid, headings }) => [
      address,
      {
        decks: laid.map((one) => ({
          title: one.title,
          cards: one.cards.map((def) => shown(def, whose, one)),
        })),
        decided: decisions
          .filter(({ section = '' }) => headings.includes(section))
          .map(({ ruling }) => ruling),
      },
    ]),
  );
}

export const decks = (): Plugin =>
  replaced(
    'taproom-decks',
    'rooms/decks-of-the-house.ts',
    () => `export const DECKS = ${JSON.stringify(shownDecks())};`,
  );
