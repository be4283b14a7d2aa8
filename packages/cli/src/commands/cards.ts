/** `taproom cards`: what is in a deck, as text and as data. */
import type { House } from '@taproom/house';
import { cardText, type CardDef, type Cast, type CharacterDef, type EventDeckDef } from '@taproom/inn';
import { usage } from '../failure.ts';
import { characterNamed, drinkDeckNamed } from '../options.ts';
import { columns, ourScreen, wrap } from '../terminal/text.ts';
import { kindOf } from '../terminal/words.ts';

export interface CardsOptions {
  readonly character?: string;
  readonly drinks?: string;
  readonly dungeon?: boolean;
  readonly taverns?: boolean;
  readonly prizes?: boolean;
  readonly json?: boolean;
}

/** Cards that belong together, each with how often it is there. */
interface Deck {
  readonly title: string;
  readonly pitch?: string;
  /** What the data says of it beside its cards. */
  readonly about: object;
  readonly cards: readonly { readonly def: CardDef; readonly copies: number }[];
  /** Decks that lie beside it; none: it cannot have any. */
  readonly beside?: readonly Deck[];
}

export function cards({ cast }: House, options: CardsOptions): number {
  const { character, drinks, dungeon, taverns, prizes, json } = options;
  if ([character, drinks, dungeon, taverns, prizes].filter((deck) => deck !== undefined).length > 1)
    throw usage(
      'Ask for the cards of a character, for a drink deck, for the Dungeon Events, for the taverns or for the Prizes.',
    );
  const deck = deckAsked(cast, options);
  if (deck === null) listCharacters(cast, json === true);
  else if (json) print(dataOf(deck));
  else {
    [deck, ...(deck.beside ?? [])].forEach(show);
    tellProvenance();
  }
  return 0;
}

function deckAsked(cast: Cast, { character, drinks, dungeon, taverns, prizes }: CardsOptions): Deck | null {
  if (character !== undefined)
    return deckOf(automatedNamed(cast, character) ?? characterNamed(cast, character));
  if (dungeon) return eventDeck(cast, 'dungeon', 'The Dungeon Events');
  if (taverns) return eventDeck(cast, 'tavern', 'The taverns of the Pub Crawl');
  if (prizes) return deckWith('The Prizes', cast.prizes ?? [], { house: 'prizes' });
  if (drinks === undefined) return null;
  const book = drinkDeckNamed(cast, drinks);
  const listed = cast.drinkDecks.find((deck) => deck.book === book)?.cards ?? [];
  const found = listed.flatMap(({ key, copies }) =>
    cast.drinks.filter((drink) => drink.key === key).map((def) => ({ def, copies })),
  );
  return { title: `The drink deck of ${book}`, about: { drinks: book }, cards: found };
}

const deckWith = (title: string, defs: readonly CardDef[], about: object): Deck => ({
  title,
  about,
  cards: defs.map((def) => ({ def, copies: def.copies })),
});

/** The Events of one kind, and what is served where they lead. */
function eventDeck({ eventDecks = [] }: Cast, kind: EventDeckDef['kind'], title: string): Deck {
  const decks = eventDecks.filter((deck) => deck.kind === kind);
  const events = decks.flatMap((deck) => deck.cards);
  const serves = Object.entries(Object.assign({}, ...decks.map((deck) => deck.serves)) as Served);
  return {
    ...deckWith(title, events, { house: kind }),
    beside: serves.map(([at, own]) => {
      const served = `What ${events.find(({ key }) => key === at)!.title} serves`;
      return deckWith(served, own, { title: served });
    }),
  };
}

type Served = NonNullable<EventDeckDef['serves']>;

/** With what lies beside the Character Deck, and what a villain has only as a Boss. */
function deckOf({ name, fullName, book, mugs, pitch, deck, sideDecks = [], boss }: CharacterDef): Deck {
  const beside = [
    ...sideDecks,
    ...(boss === undefined ? [] : [{ title: 'Boss Cards', cards: boss.deck }, ...(boss.sideDecks ?? [])]),
  ];
  const how = deck.length > 0 ? `, ${mugsOf(mugs)}` : '';
  return {
    ...deckWith(`${fullName} (${book}${how})`, deck, { character: name, fullName, book, mugs, pitch }),
    pitch,
    beside: beside.map(({ title, cards: own }) => deckWith(title, own, { title })),
  };
}

/** Whom nobody plays has factions instead of a deck: they are shown as the decks beside it. */
function automatedNamed(cast: Cast, name: string): CharacterDef | undefined {
  const found = cast.automata?.find((who) => who.name.toLowerCase() === name.trim().toLowerCase());
  if (found?.automaton === undefined) return undefined;
  const sideDecks = found.automaton.factions.map(({ name: title, cards: own }) => ({
    name: title,
    title,
    cards: own,
  }));
  return { ...found, sideDecks };
}

const sizeOf = ({ cards: own }: Deck): number => own.reduce((total, { copies }) => total + copies, 0);

const dataOf = (deck: Deck): object => ({
  ...deck.about,
  cards: rowsOf(deck),
  total: sizeOf(deck),
  ...(deck.beside && { sideDecks: deck.beside.map((other) => ({ ...other.about, cards: rowsOf(other) })) }),
});

const rowsOf = ({ cards: own }: Deck): object[] =>
  own.map(({ def, copies }) => ({
    key: def.key,
    copies,
    title: def.title,
    types: def.types,
    subtypes: def.subtypes ?? [],
    text: cardText(def).join(' '),
    provenance: def.provenance,
  }));

function show(deck: Deck, place: number): void {
  const { paint, width } = ourScreen();
  if (place > 0) console.log('');
  console.log(deck.cards.length > 0 ? paint('bold', deck.title) : deck.title);
  if (deck.pitch !== undefined) console.log(wrap(deck.pitch, width));
  if (deck.cards.length === 0) return;
  console.log('');
  for (const { def, copies } of deck.cards) {
    const kind = paint('dim', `${kindOf(def)} · ${def.provenance}`);
    console.log(`${String(copies).padStart(2)} × ${paint('cyan', def.title)}  ${kind}`);
    for (const line of cardText(def)) console.log(wrap(`     ${line}`, width, '     '));
  }
  console.log(`\n${sizeOf(deck)} cards, ${deck.cards.length} different ones`);
}

/** What the words after a card's types mean. */
function tellProvenance(): void {
  const words = [
    'printed, stated: as a rulebook has it.',
    'named: a rulebook names it; what it does is ours, at least in part.',
    'published: known from the published card; the rulebooks do not tell it.',
    'ours: no rulebook names it.',
  ];
  console.log(`\n${wrap(words.join(' '), ourScreen().width)}`);
}

function listCharacters(cast: Cast, json: boolean): void {
  if (json) {
    print(
      cast.characters.map(({ name, fullName, book, mugs, pitch }) => ({ name, fullName, book, mugs, pitch })),
    );
    return;
  }
  const { paint, width } = ourScreen();
  const heads = columns(cast.characters.map((c) => [c.name, c.book, mugsOf(c.mugs)]));
  cast.characters.forEach((c, i) => {
    console.log(`${paint('bold', heads[i])}\n${wrap(`    ${c.pitch}`, width, '    ')}`);
  });
  const decks = cast.drinkDecks.map((deck) => deck.book).join(', ');
  console.log(
    `\nTheir cards: taproom cards --character NAME. Drink decks: taproom cards --drinks BOOK (${decks}).`,
  );
}

const mugsOf = (mugs: number): string => `${mugs} ${mugs === 1 ? 'mug' : 'mugs'}`;

const print = (value: unknown): void => console.log(JSON.stringify(value, null, 2));
