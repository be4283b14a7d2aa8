/** What a reader of `given`, `when` and `then` looks things up in: the players and the titles of this table. */
import type { CardDef, CharacterDef, Content, Inn } from '@taproom/inn';
import { listed, sameName, seatNamed, SHORT_NAMES } from '../../language/names.ts';
import { notHere, ScenarioProblem } from '../../language/problem.ts';
import type { Spot } from '../../language/spot.ts';
import { missing, TitleBook } from '../../language/titles.ts';

/** A side deck of somebody at the table. */
export interface SideDeckAt {
  readonly seat: number;
  readonly which: number;
  readonly name: string;
  readonly cards: TitleBook<CardDef>;
}

/** The decks of the books beside the Drink Deck, for those who ask for one that isn't here. */
const SIDE_DECKS: readonly string[] = [
  'wolfDeck',
  'batDeck',
  'monstrosityDeck',
  'storyDeck',
  'stableDeck',
  'specialReserve',
  'mushroomDeck',
  'patientDeck',
  'itemDeck',
  'ottoDeck',
];

type Book = TitleBook<CardDef>;

const bookOf = (defs: readonly CardDef[]): Book => new TitleBook(defs.map((def) => [def.title, def]));

const sideCards = ({ sideDecks = [] }: CharacterDef): CardDef[] => sideDecks.flatMap((deck) => deck.cards);

export class Desk {
  readonly inn: Inn;
  readonly players: readonly string[];
  readonly characters: readonly CharacterDef[];
  /** Who has the first turn. */
  readonly first: number;
  /** The seats of each side. */
  readonly sides: readonly (readonly number[])[];
  /** Some players are on one side. */
  readonly hasSides: boolean;
  readonly sideDecks: readonly SideDeckAt[];
  readonly #own: readonly Book[];
  readonly #drinks: Book;
  readonly #poured: Book;
  /** What can lie in front of anybody: cards of all side decks, and drinks that are kept. */
  readonly #laid: Book;
  readonly #all: Book;
  readonly #events: Book;
  readonly #prizes: Book;

  constructor(inn: Inn, content: Content) {
    const { characters } = content;
    const { drinks, eventDecks = [], prizes = [] } = inn.cast;
    const events = eventDecks.flatMap(({ cards }) => cards);
    const sides = characters.flatMap(sideCards);
    this.inn = inn;
    this.characters = characters;
    this.first = content.terms.first;
    this.sides = content.terms.sides;
    this.hasSides = content.teams;
    this.players = characters.map((character) => character.name);
    this.sideDecks = characters.flatMap(({ sideDecks = [] }, seat) =>
      sideDecks.map(({ name, cards }, which) => ({ seat, which, name, cards: bookOf(cards) })),
    );
    this.#own = characters.map((character) => bookOf([...character.deck, ...sideCards(character)]));
    this.#drinks = bookOf(drinks);
    // Where a deck at the table has a drink that the house keeps in stock too, the one at the table is meant.
    this.#poured = bookOf([
      ...sides.filter((def) => def.drink !== undefined || def.event !== undefined),
      ...drinks,
    ]);
    this.#laid = bookOf([...sides, ...drinks.filter((def) => def.drink?.kept !== undefined), ...prizes]);
    this.#events = bookOf(eventDecks.filter(({ kind }) => kind === 'dungeon').flatMap(({ cards }) => cards));
    this.#prizes = bookOf(prizes);
    // Also what is answered like a card and is none.
    const played = characters.flatMap(({ deck, effects = [] }) => [...deck, ...effects]);
    this.#all = bookOf([...played, ...sides, ...drinks, ...events, ...prizes]);
  }

  seat(line: number, name: string): number {
    const seat = seatNamed(this.players, name);
    if (seat < 0)
      throw new ScenarioProblem(
        line,
        `nobody called "${name}" sits at this table (players: ${listed(this.players)})`,
      );
    return seat;
  }

  seatAt(spot: Spot): number {
    return this.seat(spot.line, spot.text('a player'));
  }

  /** Throws where a key names somebody, or a deck, of the books that is not at this table. */
  checkPresent(line: number, key: string): void {
    if (SHORT_NAMES.some((name) => sameName(name, key))) this.seat(line, key);
    if (SIDE_DECKS.includes(key)) throw notHere(line, key);
  }

  /** The side deck of that name, if anybody here has it. */
  sideDeck(name: string): SideDeckAt | undefined {
    return this.sideDecks.find((deck) => deck.name === name);
  }

  sideDeckNames(): string[] {
    return this.sideDecks.map(({ name }) => name);
  }

  /** A card of a player's own, of whichever deck. */
  own(line: number, seat: number, typed: string): string {
    return one(this.#own[seat], line, typed, `${this.players[seat]}'s cards`).title;
  }

  inSideDeck(line: number, deck: SideDeckAt, typed: string): string {
    return one(deck.cards, line, typed, `the cards of the ${deck.name}`).title;
  }

  /** A drink or event of the house stock. */
  drink(line: number, typed: string): CardDef {
    return one(this.#drinks, line, typed, 'the drinks of the house');
  }

  /** A drink that can lie on a pile: of the house stock, or of somebody's side deck. */
  poured(line: number, typed: string): CardDef {
    return one(this.#poured, line, typed, 'the drinks of the house');
  }

  /** Whether there are Dungeon Events in the house. */
  get hasDungeon(): boolean {
    return this.inn.cast.eventDecks?.some(({ kind }) => kind === 'dungeon') === true;
  }

  dungeonEvent(line: number, typed: string): CardDef {
    return one(this.#events, line, typed, 'the Dungeon Events');
  }

  prize(line: number, typed: string): CardDef {
    return one(this.#prizes, line, typed, 'the Prizes');
  }

  isPrize(def: CardDef): boolean {
    return this.inn.cast.prizes?.includes(def) === true;
  }

  isHouseDrink(def: CardDef): boolean {
    return this.inn.cast.drinks.includes(def);
  }

  /** Any card at the table, or of the house stock. */
  any(line: number, typed: string): string {
    return one(this.#all, line, typed, 'the cards at this table').title;
  }

  /** Whether this is the title, or the beginning of one, of anything at the table or in the house stock. */
  knows(typed: string): boolean {
    return this.#all.find(typed).kind !== 'none';
  }

  /** A card of a player's own if there is one of that title, else any. */
  ownOrAny(line: number, seat: number, typed: string): string {
    return this.#own[seat].find(typed).kind === 'one' ? this.own(line, seat, typed) : this.any(line, typed);
  }

  /** What may lie in front of a player: the card, and whether it comes from the house stock. */
  inFront(line: number, seat: number, typed: string): CardDef {
    const own = this.#own[seat].find(typed);
    return own.kind === 'one' ? own.things[0] : one(this.#all, line, typed, 'the cards at this table');
  }

  /** What a player may play: a card of their own, or something that may have come to lie in front of them. */
  playable(line: number, seat: number, typed: string): string {
    if (this.#own[seat].find(typed).kind !== 'one') {
      const laid = this.#laid.find(typed);
      if (laid.kind === 'one') return laid.title;
    }
    return this.own(line, seat, typed);
  }

  /** What a player may use. A word that is no title stays as it is: not everything that is used is a card. */
  usable(line: number, seat: number, typed: string): string {
    return this.#own[seat].find(typed).kind === 'none' && this.#all.find(typed).kind === 'none'
      ? typed
      : this.ownOrAny(line, seat, typed);
  }
}

function one(book: Book, line: number, typed: string, whose: string): CardDef {
  const found = book.find(typed);
  if (found.kind === 'one') return found.things[0];
  throw new ScenarioProblem(line, missing(typed, found, whose));
}
