/** What the set-up determines and the state need not hold: which card each id is, and who plays whom. */
import { BadSetup, type Procedure } from '@taproom/kernel';
import type { CardDef, CharacterDef, DrinkDeckDef } from './card.ts';
import { momentsOf } from './moments.ts';
import { shapedCard, type ShapedCard } from './shapes.ts';
import type { Answer } from './question.ts';
import type { Run } from './run.ts';
import type { InnSetup } from './state.ts';

/** All cards there are: given to the rules by the cast. */
export interface Cast {
  readonly characters: readonly CharacterDef[];
  readonly drinks: readonly CardDef[];
  readonly drinkDecks: readonly DrinkDeckDef[];
  /** The procedures of the odd cards, by name. */
  readonly procedures: Readonly<Record<string, Procedure<Run, never, Answer>>>;
}

export interface Content {
  readonly cast: Cast;
  /** The definition of each card id. */
  readonly defs: readonly ShapedCard[];
  /** The seat whose deck a card belongs to; −1 for the common Drinks. */
  readonly owner: readonly number[];
  /** Which of that seat's side decks it comes from, −1: the Character Deck. */
  readonly sideDeck: readonly number[];
  /** The moments in which a card could be played from the hand, and from the space before its player. */
  readonly moments: readonly number[];
  readonly laidMoments: readonly number[];
  /** The character at each seat. */
  readonly characters: readonly CharacterDef[];
  /** Card ids of each seat's deck, of its side decks, and of the Drinks. */
  readonly decks: readonly (readonly number[])[];
  readonly sideDecks: readonly (readonly (readonly number[])[])[];
  readonly drinks: readonly number[];
  /** What resolves like a card but is none and lies nowhere, of each seat. */
  readonly effects: readonly (readonly number[])[];
  /** Some amount depends on a token. */
  readonly scales: boolean;
  /** Some card in the game can lie in front of a player until something comes of it. */
  readonly dues: boolean;
  /** Some card in the game answers payments to the Inn. */
  readonly watchesPayments: boolean;
  /** Some card in the game can be hit where it lies. */
  readonly things: boolean;
  /** Some card does something by merely lying there. */
  readonly passives: boolean;
  /** Somebody has a token that counts as drunkenness. */
  readonly drunkTokens: boolean;
}

/** The content of a set-up, made once per set-up and shared by all its games. */
export function contentMaker(cast: Cast): (setup: InnSetup) => Content {
  const known = new WeakMap<InnSetup, Content>();
  const byKey = new Map<string, Content>();
  return (setup) => {
    let content = known.get(setup);
    if (content === undefined) {
      const key = JSON.stringify(setup);
      content = byKey.get(key) ?? makeContent(cast, setup);
      // A bounded memory: whoever simulates thousands of different tables must not fill it.
      if (byKey.size > 500) byKey.clear();
      byKey.set(key, content);
      known.set(setup, content);
    }
    return content;
  };
}

function makeContent(cast: Cast, setup: InnSetup): Content {
  const characters = setup.players.map((name) => characterNamed(cast, name));
  const defs: ShapedCard[] = [];
  const owner: number[] = [];
  const sideDeck: number[] = [];
  const decks: number[][] = [];
  const sideDecks: number[][][] = [];
  const effects: number[][] = [];
  const add = (def: CardDef, seat: number, which = -1): number => {
    defs.push(shapedCard(def));
    owner.push(seat);
    sideDeck.push(which);
    return defs.length - 1;
  };
  characters.forEach((character, seat) => {
    const deck: number[] = [];
    for (const def of character.deck) for (let i = 0; i < def.copies; i++) deck.push(add(def, seat));
    decks.push(deck);
    sideDecks.push(
      (character.sideDecks ?? []).map((side, which) =>
        side.cards.flatMap((def) => Array.from({ length: def.copies }, () => add(def, seat, which))),
      ),
    );
    effects.push((character.effects ?? []).map((def) => add(def, seat)));
  });
  const drinks = drinkDefs(cast, setup).map((def) => add(def, -1));
  return {
    cast,
    defs,
    owner,
    sideDeck,
    moments: defs.map((def) => momentsOf(def, false)),
    laidMoments: defs.map((def) => momentsOf(def, true)),
    characters,
    decks,
    sideDecks,
    drinks,
    effects,
    scales: defs.some((def) => def.uses.some((use) => use.effects.some((effect) => 'scale' in effect))),
    dues: defs.some((def) => def.due !== undefined),
    watchesPayments: defs.some((def) => def.uses.some((use) => use.when.at === 'paid')),
    things: defs.some((def) => def.wages !== undefined),
    passives: defs.some((def) => def.passive !== undefined),
    drunkTokens: characters.some((character) => character.drunkToken !== undefined),
  };
}

export function characterNamed(cast: Cast, name: string): CharacterDef {
  const found = cast.characters.find((c) => c.name.toLowerCase() === name.toLowerCase());
  if (found) return found;
  const names = cast.characters.map((c) => c.name).join(', ');
  throw new BadSetup(`No character is called "${name}". There are: ${names}.`);
}

export const DRINKS_IN_PLAY = 30;

function drinkDefs(cast: Cast, setup: InnSetup): CardDef[] {
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
  return deckOf(setup.drinks ?? 'rdi9');
}
