/** What a reader of `given`, `when` and `then` looks things up in: the players and the titles of this table. */
import type { CardDef, CharacterDef, Content, Inn } from '@taproom/inn';
import { listed, nobody, sameName } from '../../language/names.ts';
import { notHere, ScenarioProblem } from '../../language/problem.ts';
import { missing, TitleBook } from '../../language/titles.ts';

/** Some cards by their titles, and whose they are. */
export class CardBook extends TitleBook<CardDef> {
  readonly #whose: string;

  constructor(whose: string, ...defs: readonly (readonly CardDef[])[]) {
    super(defs.flat().map((def) => [def.title, def]));
    this.#whose = whose;
  }

  has(typed: string): boolean {
    return this.find(typed).kind === 'one';
  }

  /** The card that is meant. */
  need(line: number, typed: string): CardDef {
    const found = this.find(typed);
    if (found.kind === 'one') return found.things[0];
    throw new ScenarioProblem(line, missing(typed, found, this.#whose));
  }
}

/** A side deck of somebody at the table. */
export interface SideDeckAt {
  readonly seat: number;
  readonly which: number;
  readonly name: string;
  readonly cards: CardBook;
}

const sideCards = ({ sideDecks = [] }: CharacterDef): CardDef[] => sideDecks.flatMap((deck) => deck.cards);

/** Whoever can sit down at an inn. */
export const everybodyOf = ({ cast }: Inn): readonly CharacterDef[] => [
  ...cast.characters,
  ...(cast.automata ?? []),
];

const DRINKS = 'the drinks of the house';

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
  /** Each player's own cards, of whichever deck. */
  readonly own: readonly CardBook[];
  /** Drinks and events of the house stock. */
  readonly drinks: CardBook;
  /** Drinks that can lie on a pile: of the house stock, or of somebody's side deck. */
  readonly poured: CardBook;
  readonly dungeonEvents: CardBook;
  readonly taverns: CardBook;
  readonly tavernDrinks: CardBook;
  readonly prizes: CardBook;
  /** Any card at the table, or of the house stock; also what is answered like a card and is none. */
  readonly all: CardBook;
  /** What can lie in front of anybody: cards of all side decks, and drinks that are kept. */
  readonly #laid: CardBook;

  constructor(inn: Inn, content: Content) {
    const { characters } = content;
    const { drinks, eventDecks = [], prizes = [] } = inn.cast;
    const sides = characters.flatMap(sideCards);
    this.inn = inn;
    this.characters = characters;
    this.first = content.terms.first;
    this.sides = content.terms.sides;
    this.hasSides = content.teams;
    this.players = characters.map((character) => character.name);
    this.sideDecks = characters.flatMap(({ sideDecks = [] }, seat) =>
      sideDecks.map(({ name, cards }, which) => {
        return { seat, which, name, cards: new CardBook(`the cards of the ${name}`, cards) };
      }),
    );
    this.own = characters.map(
      (character) => new CardBook(`${character.name}'s cards`, character.deck, sideCards(character)),
    );
    this.drinks = new CardBook(DRINKS, drinks);
    // Where a deck at the table has a drink that the house keeps in stock too, the one at the table is meant.
    const ofSides = sides.filter((def) => def.drink !== undefined || def.event !== undefined);
    this.poured = new CardBook(DRINKS, ofSides, drinks);
    const kept = drinks.filter((def) => def.drink?.kept !== undefined);
    this.#laid = new CardBook('what can lie in front of anybody', sides, kept, prizes);
    const dungeon = eventDecks.filter(({ kind }) => kind === 'dungeon').flatMap(({ cards }) => cards);
    this.dungeonEvents = new CardBook('the Dungeon Events', dungeon);
    const crawl = eventDecks.filter(({ kind }) => kind === 'tavern');
    this.taverns = new CardBook(
      'the taverns',
      crawl.flatMap(({ cards }) => cards),
    );
    const served = crawl.flatMap(({ serves = {} }) => Object.values(serves).flat());
    this.tavernDrinks = new CardBook('the Drinks of the taverns', served);
    this.prizes = new CardBook('the Prizes', prizes);
    const played = characters.flatMap(({ deck, effects = [] }) => [...deck, ...effects]);
    const events = eventDecks.flatMap(({ cards }) => cards);
    this.all = new CardBook('the cards at this table', played, sides, drinks, events, prizes, served);
  }

  /** A key that says nothing here: perhaps it names somebody, or a deck, of this inn that is not at this table. */
  unknown(line: number, key: string, where: string, known: readonly string[]): ScenarioProblem {
    const everybody = everybodyOf(this.inn);
    if (everybody.some(({ name }) => sameName(name, key)))
      return new ScenarioProblem(line, nobody(key, this.players));
    const decks = everybody.flatMap(({ sideDecks = [] }) => sideDecks);
    if (decks.some(({ name }) => name === key)) return notHere(line, key);
    const here = [...known, ...this.sideDecks.map(({ name }) => name)];
    return new ScenarioProblem(
      line,
      `\`${where}\` knows neither a player nor a key "${key}"; players: ${listed(this.players)}; keys: ${listed(here)}`,
    );
  }

  /** The side deck of that name, if anybody here has it. */
  sideDeck(name: string): SideDeckAt | undefined {
    return this.sideDecks.find((deck) => deck.name === name);
  }

  /** Whether there are Dungeon Events in the house. */
  get hasDungeon(): boolean {
    return this.inn.cast.eventDecks?.some(({ kind }) => kind === 'dungeon') === true;
  }

  isPrize(def: CardDef): boolean {
    return this.inn.cast.prizes?.includes(def) === true;
  }

  isHouseDrink(def: CardDef): boolean {
    return this.inn.cast.drinks.includes(def);
  }

  /** A card of a player's own if there is one of that title, else any. */
  ownOrAny(line: number, seat: number, typed: string): CardDef {
    return (this.own[seat].has(typed) ? this.own[seat] : this.all).need(line, typed);
  }

  /** What a player may play: a card of their own, or something that may have come to lie in front of them. */
  playable(line: number, seat: number, typed: string): string {
    const laid = !this.own[seat].has(typed) && this.#laid.has(typed);
    return (laid ? this.#laid : this.own[seat]).need(line, typed).title;
  }

  /** What a player may use. A word that is no title stays as it is: not everything that is used is a card. */
  usable(line: number, seat: number, typed: string): string {
    const known = [this.own[seat], this.all].some((book) => book.find(typed).kind !== 'none');
    return known ? this.ownOrAny(line, seat, typed).title : typed;
  }
}
