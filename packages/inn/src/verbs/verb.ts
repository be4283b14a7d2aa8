/** What one verb is: how it reads, what it does to whom, what it means to a bot. One file per verb. */
import type { Attribute } from '../card.ts';
import type { Run } from '../run.ts';
import type { DrinksFrame, PlayFrame, Stroke } from '../state.ts';
import type { EffectOf, VerbName } from './effects.ts';

/** Adds one stroke to a play that is being announced. */
export type AddStroke = (seat: number, n: number, to: number) => void;

export interface Verb<V extends VerbName> {
  readonly verb: V;
  /** How much the effect does, before anything changes it. */
  readonly amount?: (effect: EffectOf<V>) => number;
  /** Strokes other than "one for each of `who`". */
  readonly strokes?: (t: Run, f: PlayFrame, effect: EffectOf<V>, add: AddStroke) => void;
  /** Which of its seat's numbers a stroke would move: what cards that "affect" are judged by. */
  readonly touches?: Attribute;
  /** It is an amount that can be halved with a Drink. */
  readonly numeric?: true;
  /** It changes what a Drink does (core.changing-drinks.counts). */
  readonly changesDrink?: true;
  readonly resolve: (t: Run, stroke: Stroke, effect: EffectOf<V>, f: PlayFrame | DrinksFrame) => void;
  /** The card's text: "{who} …", with the verb for one or for several. */
  readonly words: (effect: EffectOf<V>, who: Subject) => string;
  /** What one such effect is worth to the seat it happens to: about 1 for a point of Fortitude. */
  readonly worth: (effect: EffectOf<V>) => number;
}

/** The subject of a sentence in a card's text. */
export interface Subject {
  readonly name: string;
  /** "you lose" and "up to three players lose", but "another player loses". */
  readonly plural: boolean;
}

/** "lose" or "loses". */
export function does(who: Subject, plain: string, third: string): string {
  return `${who.name} ${who.plural ? plain : third}`;
}

/** A subtype as a card's text writes it. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A token's name as people write it: “Drunken Chi”. */
export const tokenWords = (token: string): string =>
  capital(token.replace(/[A-Z]/g, (letter) => ` ${letter}`));

export function cards(n: number): string {
  return n === 1 ? '1 card' : `${n} cards`;
}
