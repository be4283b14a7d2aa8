/** What the set-up determines and the state need not hold: which card each id is, and who plays whom. */
import { type AnyFrame, BadSetup, type Pace, type Procedure, type SeatId } from '@taproom/kernel';
import type { CardDef, CharacterDef, DrinkDeckDef, EventDeckDef } from '../cards/card.ts';
import {
  allCopies,
  countedDecks,
  DRINKS,
  eventDecksOf,
  prizesOf,
  type AddCards,
  type EventDeckAt,
} from './extras.ts';
import { automatonSeat, mixedDeck } from '../modes/automaton.ts';
import type { BroughtVariant, ParlourDef } from '@taproom/parlour';
import { houseGames } from '../gambling/game-choice.ts';
import { bossOf, termsOf, type Terms } from '../modes/modes.ts';
import { momentsOf } from '../play/moments.ts';
import { backsOf, type Backs } from './places.ts';
import { shapedCard, type ShapedCard } from './shapes.ts';
import type { Answer } from '../play/question.ts';
import type { Run } from '../run.ts';
import type { AnyVerb } from '../effects/verb.ts';
import type { InnSetup } from './state.ts';

/** All cards there are: given to the rules by the cast. */
export interface Cast {
  readonly characters: readonly CharacterDef[];
  /** Those that nobody plays. */
  readonly automata?: readonly CharacterDef[];
  readonly drinks: readonly CardDef[];
  readonly drinkDecks: readonly DrinkDeckDef[];
  readonly eventDecks?: readonly EventDeckDef[];
  readonly prizes?: readonly CardDef[];
  /** Variants of the gambling games beyond those of the book. */
  readonly gambling?: readonly BroughtVariant[];
  /** The procedures of the odd cards, by name. */
  readonly procedures: Readonly<Record<string, Procedure<Run, AnyFrame, Answer>>>;
  /** What its procedures ask, in words, by what they call it: “toll”, “Pay the ferryman, or swim?”. */
  readonly questions?: Readonly<Record<string, string>>;
  /** Verbs beyond the rules' own, each named with a colon. */
  readonly verbs?: readonly AnyVerb[];
}

export interface Content {
  readonly cast: Cast;
  /** Who is on whose side, and the numbers of the mode that is played. */
  readonly terms: Terms;
  /** Some side has several players: the team rules hold. */
  readonly teams: boolean;
  /** How its windows are asked. */
  readonly asksEverybody: boolean;
  readonly pace: Pace;
  /** The definition of each card id. */
  readonly defs: readonly ShapedCard[];
  /** The seat whose deck a card belongs to; below 0: nobody's (extras.ts). */
  readonly owner: readonly number[];
  /** Which of that seat's side decks it comes from, or which deck of Events; −1: the Character Deck. */
  readonly sideDeck: readonly number[];
  readonly backs: Backs;
  /** The moments in which a card could be played from the hand, and from the space before its player. */
  readonly moments: readonly number[];
  readonly laidMoments: readonly number[];
  /** The character at each seat. */
  readonly characters: readonly CharacterDef[];
  /** Card ids of each seat's deck, of its side decks, and of the Drinks. */
  readonly decks: readonly (readonly number[])[];
  readonly sideDecks: readonly (readonly (readonly number[])[])[];
  readonly drinks: readonly number[];
  /** Decks of Events that come up at the end of turns, in that order. */
  readonly eventDecks: readonly EventDeckAt[];
  /** How many of them have Progress Counters; the others are Drinks of taverns. */
  readonly countedDecks: number;
  readonly prizes: readonly number[];
  /** Gambling games that may be chosen for a Round. */
  readonly games: readonly ParlourDef[];
  /** What resolves like a card but is none and lies nowhere, of each seat. */
  readonly effects: readonly (readonly number[])[];
  /** Some amount depends on a token. */
  readonly scales: boolean;
  /** Some card in the game answers payments to the Inn. */
  readonly watchesPayments: boolean;
  /** Some card in the game can be hit where it lies. */
  readonly things: boolean;
  /** Whose token counts as drunkenness. */
  readonly drunkTokens: readonly { readonly seat: SeatId; readonly token: string }[];
  /** The seat that nobody plays, −1: there is none. */
  readonly automaton: number;
  /** Somebody's pack of pure data is at the table: how much happens in a turn, and how long it lasts, has limits. */
  readonly guests: boolean;
}

/** A cast, and what somebody brought to the table. */
export type CastWith = (cast: Cast, packs: InnSetup['packs']) => Cast;

/** The content of a set-up, made once per set-up and shared by all its games. */
export function contentMaker(cast: Cast, castWith: CastWith): (setup: InnSetup) => Content {
  const known = new WeakMap<InnSetup, Content>();
  const byKey = new Map<string, Content>();
  const withPacks = new Map<string, Content>();
  return (setup) => {
    let content = known.get(setup);
    if (content === undefined) {
      const key = JSON.stringify(setup);
      // A bounded memory: whoever simulates thousands of different tables, or brings as many packs, must not fill it.
      const [memory, most] = setup.packs ? [withPacks, 30] : [byKey, 500];
      content = memory.get(key) ?? makeContent(castWith(cast, setup.packs), setup);
      if (memory.size > most) memory.clear();
      memory.set(key, content);
      known.set(setup, content);
    }
    return content;
  };
}

function makeContent(cast: Cast, setup: InnSetup): Content {
  const people = setup.players.map((name) => characterNamed(cast, name));
  const automaton = automatonSeat(setup, people);
  const agreed = termsOf(setup, people);
  // Whoever nobody plays always has the first turn.
  const terms = automaton < 0 ? agreed : { ...agreed, first: automaton };
  const characters = people.map((character, seat) => {
    if (seat === automaton) return mixedDeck(setup, character);
    return terms.bosses[seat] ? bossOf(character) : character;
  });
  const defs: ShapedCard[] = [];
  const owner: number[] = [];
  const sideDeck: number[] = [];
  const decks: number[][] = [];
  const sideDecks: number[][][] = [];
  const effects: number[][] = [];
  const add: AddCards = (cards, seat, which = -1) => {
    const first = defs.length;
    const wanted = setup.numbering?.slice(first, first + cards.length);
    return (wanted === undefined ? cards : inOrder(cards, wanted)).map((def, i) => {
      defs.push(shapedCard(def));
      owner.push(seat);
      sideDeck.push(which);
      return first + i;
    });
  };
  characters.forEach((character, seat) => {
    decks.push(add(allCopies(character.deck), seat));
    sideDecks.push((character.sideDecks ?? []).map((side, which) => add(allCopies(side.cards), seat, which)));
    effects.push(add(character.effects ?? [], seat));
  });
  const played = people.filter((_, seat) => seat !== automaton);
  const drinks = add(drinkDefs(cast, setup, played), DRINKS);
  const eventDecks = eventDecksOf(cast, setup, add);
  const prizes = prizesOf(cast, setup, add);
  return {
    cast,
    terms,
    teams: terms.sides.some((side) => side.length > 1),
    asksEverybody: setup.asks === 'everybody',
    pace: setup.pace ?? 'in-order',
    defs,
    owner,
    sideDeck,
    backs: backsOf(defs, owner, sideDeck, characters, eventDecks.length),
    moments: defs.map((def) => momentsOf(def, false)),
    laidMoments: defs.map((def) => momentsOf(def, true)),
    characters,
    decks,
    sideDecks,
    drinks,
    eventDecks,
    countedDecks: countedDecks(eventDecks),
    prizes,
    games: houseGames(setup, cast),
    effects,
    scales: defs.some((def) => def.uses.some((use) => use.effects.some((effect) => 'scale' in effect))),
    watchesPayments: defs.some((def) => def.uses.some((use) => use.when.at === 'paid')),
    things: defs.some((def) => def.wages !== undefined),
    drunkTokens: characters.flatMap(({ drunkToken: token }, seat) =>
      token === undefined ? [] : [{ seat, token }],
    ),
    automaton,
    guests: defs.some(({ provenance }) => provenance === 'guest'),
  };
}

/** The cards in the order in which their keys were once numbered. */
function inOrder(cards: readonly CardDef[], keys: readonly string[]): CardDef[] {
  const left = [...cards];
  return keys.map((key) => {
    const [card] = left.splice(
      left.findIndex((one) => one.key === key),
      1,
    );
    if (card?.key !== key) throw new BadSetup(`The house has no card with the key "${key}" there.`);
    return card;
  });
}

export function characterNamed(cast: Cast, name: string): CharacterDef {
  const found = [...cast.characters, ...(cast.automata ?? [])].find(
    (c) => c.name.toLowerCase() === name.toLowerCase(),
  );
  if (found) return found;
  const names = cast.characters.map((c) => c.name).join(', ');
  throw new BadSetup(`No character is called "${name}". There are: ${names}.`);
}

export const DRINKS_IN_PLAY = 30;

/** The book of most of the characters; if several are, that of whoever sits first (house.713-whose-drinks). */
function bookOf({ drinkDecks }: Cast, people: readonly CharacterDef[]): string {
  const decks = drinkDecks.map(({ book }) => book);
  const books = people.map(({ book }) => book).filter((book) => decks.includes(book));
  if (books.length === 0) return decks[0];
  const count = (book: string): number => books.filter((other) => other === book).length;
  return books.reduce((most, book) => (count(book) > count(most) ? book : most));
}

function drinkDefs(cast: Cast, setup: InnSetup, people: readonly CharacterDef[]): CardDef[] {
  const byKey = new Map(cast.drinks.map((def) => [def.key, def]));
  const named = (key: string): CardDef => {
    const def = byKey.get(key);
    if (def === undefined) throw new BadSetup(`No Drink has the key "${key}".`);
    return def;
  };
  if (setup.drinkCards) return setup.drinkCards.map(named);
  const deckOf = (book: string): CardDef[] => {
    const deck = cast.drinkDecks.find((d) => d.book === book);
    const books = cast.drinkDecks.map((d) => d.book).join(', ');
    if (deck === undefined) throw new BadSetup(`No drink deck is called "${book}". There are: ${books}.`);
    return deck.cards.flatMap(({ key, copies }) => Array.from({ length: copies }, () => named(key)));
  };
  if (setup.barDeck) return cast.drinkDecks.flatMap((deck) => deckOf(deck.book));
  return deckOf(setup.drinks ?? bookOf(cast, people));
}
