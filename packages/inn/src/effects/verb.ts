/** What one verb is: how it reads, what it does to whom, what it means to a bot. One file per verb. */
import type { SeatId } from '@taproom/kernel';
import type { TokenName } from '../cards/card.ts';
import type { Run } from '../run.ts';
import type {
  BefallFrame,
  DrinksFrame,
  EventFrame,
  PendingDrink,
  PlayFrame,
  Stroke,
} from '../table/state.ts';
import type { InnEvent } from '../table/log-event.ts';
import type { Effect, EffectOf, Kind, PackEffect, VerbName } from './effects.ts';
import type { Meaning } from './meaning.ts';
import type { Blow, Concerned, Sip } from './worth.ts';

/** What a stroke is part of: a card, a Drink, an Event or what comes of one. */
export type Cause = PlayFrame | DrinksFrame | EventFrame | BefallFrame;

/** Adds one stroke to a play that is being announced. */
export type AddStroke = (seat: SeatId, n: number, to?: SeatId) => void;

/**
 * `E`: its effects; `F`: what it can be part of, where that is not everything. These are methods on purpose: TypeScript
 * takes a verb with effects of its own for one of any effects (`AnyVerb`), and whoever looks one up by the effect's own
 * name (registry.ts) never mixes them.
 */
export interface VerbFor<E extends { readonly verb: string }, F extends Cause = Cause> {
  readonly verb: E['verb'];
  /** What it would change or stop: what the rules ask about a stroke. Nothing that they ask about, unless said. */
  means?(effect: E): Meaning;
  /** How much the effect does: below 0 takes it from its seat. Nothing has changed it yet. */
  amount?(effect: E): number;
  /** How many times that, where it depends on whom it happens to. */
  times?(t: Run, f: PlayFrame, effect: E, seat: SeatId): number;
  /** Strokes other than "one for each of `who`". */
  strokes?(t: Run, f: PlayFrame, effect: E, add: AddStroke): void;
  /** The effect behind a stroke of another verb that it has added: to a Drink, say, or before its own. */
  within?(effect: E, v: string): Effect;
  /** It is an amount that can be halved with a Drink. */
  readonly numeric?: true;
  /** As an Event it reaches everybody; in a team game the Champions. */
  readonly everybody?: true;
  /** It is aimed at the picked player, although the effect names nobody. */
  readonly aimed?: true;
  /** Aimed at a player it may also be aimed at what lies in front of one and can be hit in their place. */
  hitsThings?(effect: E): boolean;
  /** The rules that tell, for this verb, that it changes no Drink although it brings one, or its like. */
  readonly changesNone?: readonly string[];
  /** The rules that tell, for this verb, that it goes to no teammate. */
  readonly againstMates?: readonly string[];
  /** The rules that tell, for this verb, that whoever it happens to is not affected by it. */
  readonly affectsNone?: readonly string[];
  /** The rule against using it on this Drink, or null. */
  againstDrink?(t: Run, effect: E, drink: PendingDrink): string | null;
  /** Whether a seat is able to do it: what it cannot do it is not offered as a choice. */
  canDo?(t: Run, effect: E, seat: SeatId): boolean;
  resolve(t: Run, stroke: Stroke, effect: E, f: F): void;
  /** The card's text: "{who} …", with the verb for one or for several. */
  words(effect: E, who: Subject): string;
  /** Whom its words tell of, where it reaches more than its player by itself, given all that the card does. */
  whom?(effects: readonly Effect[]): string;
  /** Its words stand before those of whatever else the card does, also of what happens first. */
  readonly toldFirst?: true;
  /**
   * What it does to somebody, as everybody is told: “{who} …”, `to` for whoever else has part in it, and `it` for what
   * is answered. `words`, unless those speak to the card's player.
   */
  tells?(effect: E, who: Subject, to: string, it: string): string;
  /** On an Event: the same with the uses of the Event that it leads to. */
  leads?(effect: E, words: string, uses: EventUses): string;
  /** On an Event: the uses among which players choose. */
  choices?(effect: E): readonly number[];
  /** The sentence in the log for an event that only this verb makes (of kind `verb`, with the verb's name as its word). */
  logs?(event: InnEvent, name: (seat: SeatId) => string): string;
  /** The name of the sign that stands for it on cards; those about tokens show the token's own. */
  icon(effect: E): string;
  /** What one such effect is worth to the seat it happens to, whoever that is: about 1 for a point of Fortitude. */
  worth(effect: E): number;
  /** The same to somebody in particular, where it depends on them. */
  felt?(effect: E, who: Concerned): number;
  /** What a stroke of so much is worth to its seat where no number on its mat says it; there may be a pot. */
  looms?(n: number, pot: number): number;
  /** What it is worth as an answer to a card, instead of `worth`. */
  saves?(effect: E, blow: Blow): number;
  /** What it is worth as an answer to a Drink. */
  onDrink?(effect: E, sip: Sip): number;
  /** How much stronger it makes a Drink. */
  strengthens?(effect: E): number;
}

/** One of the rules' own verbs. */
export type Verb<V extends VerbName, F extends Cause = Cause> = VerbFor<EffectOf<V>, F>;

/** A verb that a pack brings; `E` says what its effects say. */
export type PackVerb<E extends PackEffect, F extends Cause = Cause> = VerbFor<E, F>;

export type AnyVerb = VerbFor<Effect>;

/** The uses of an Event, in words: what one does to somebody, and what it is called. */
export interface EventUses {
  does(use: number, whom: 'you' | 'they' | 'everybody' | Kind): string;
  label(use: number): string;
}

/** The subject of a sentence in a card's text. */
export interface Subject {
  readonly name: string;
  /** "you lose" and "up to three players lose", but "another player loses". */
  readonly plural: boolean;
  /** They have chosen it, and so they can: nothing need be said for the case that they could not. */
  readonly able?: true;
}

/** "lose" or "loses". */
export function does(who: Subject, plain: string, third: string): string {
  return `${who.name} ${who.plural ? plain : third}`;
}

/** "your" or "their". */
export const whose = (who: Subject): string => (who.name === 'you' ? 'your' : 'their');

/** Of an automated seat's tracks only some are meant. */
export const AFFECTED = ' on the affected tracks';

/** “one, two or three”. */
export const oneOf = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

/** “a card”, “an Action Card”. */
export const article = (words: string): string => `${/^[AEIOU]/i.test(words) ? 'an' : 'a'} ${words}`;

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What people call one token, or several: by its name unless something else is said, “Drunken Chi”. */
export function tokenWords(token: string, n: number, name?: TokenName): string {
  if (name === undefined) return capital(token.replace(/[A-Z]/g, (letter) => ` ${letter}`));
  if (typeof name === 'string') return name;
  return n === 1 ? name.one : name.many;
}

/** “1 Scarab”, “2 Scarabs”. */
export const tokens = (effect: { readonly token: string; readonly name: TokenName }, n: number): string =>
  `${n} ${tokenWords(effect.token, n, effect.name)}`;

export function cards(n: number): string {
  return n === 1 ? '1 card' : `${n} cards`;
}
