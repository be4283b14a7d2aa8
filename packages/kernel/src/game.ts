/**
 * The contract of every game at the table. Server, page, bots, scenarios and replays use nothing else.
 */

import type { RuleId, SeatId } from './ids.ts';
import type { AnyEvent } from './event.ts';
import type { Luck } from './chance.ts';
import type { AnyFrame } from './frames.ts';
import type { Overlay } from './view.ts';

/** Chance sits at the table like a player; its questions are answered by a seeded generator, a log, or by hand. */
export const CHANCE = -1;
/** The clock, the host: whoever closes a window. Sits nowhere. */
export const HOUSE = -3;
/** The seat of someone who only watches: sees what is public. */
export const SPECTATOR = -2;

/** What any answer has: who gives it and what it does. Games add the rest, all of it plain data. */
export interface AnyAnswer {
  readonly seat: SeatId;
  readonly do: string;
}

/** What any question has: who is asked, and for what kind of answer. `over` means the game has ended. */
export interface AnyQuestion {
  readonly seat: SeatId;
  readonly kind: string;
  /** Who has won, once the game is over. */
  readonly winners?: readonly number[];
}

/** How much `answers` should say. Bots want it bare; a page wants words and the reasons for what cannot be done. */
export interface AskFor {
  /** Another seat than the one asked: what could it do in the window now open? */
  readonly seat?: number;
  /** Leave out labels and refusals: the quickest form. */
  readonly bare?: boolean;
  /** Leave out the refusals only: for whoever shows what can be done and tells why not when asked. */
  readonly brief?: boolean;
}

/** One legal answer with the words a player reads on the button. */
export interface Choice<A> {
  readonly answer: A;
  readonly label: string;
}

/** Something that cannot be done now, and the rules that say so, the most telling first. */
export interface Refusal {
  readonly card: number;
  readonly what: string;
  readonly rules: readonly RuleId[];
}

/** The single items of an answer that combines them, each by itself, and how many must and may be chosen. */
export interface Many<A> {
  readonly min: number;
  readonly max: number;
  readonly items: readonly A[];
  /** The answer with none of them. */
  readonly none: A;
}

export interface Answers<A> {
  readonly seat: SeatId;
  readonly kind: string;
  /** Legal answers: all of them, or, where an answer combines items, some. */
  readonly legal: readonly A[];
  /** Set where an answer combines items: `combine` makes the answer. */
  readonly many?: Many<A>;
  /** What can be answered, in words; where items combine, the single items. */
  readonly choices: readonly Choice<A>[];
  readonly refused: readonly Refusal[];
}

/** The engine's part of any state; everything else is the game's. */
export interface AnyState {
  readonly setup: object;
  /** Everything that waits, the topmost last. */
  readonly stack: AnyFrame[];
  /** The open question; null between two of them. A question is never changed once it is asked. */
  ask: AnyQuestion | null;
}

/** What a seat remembers of a game beyond what it sees; everything else is the game's. Plain data. */
export interface AnyMemory {
  readonly setup: object;
}

/** What happens if nobody answers; everything else is the game's. */
export interface AnyForecast {
  /** `done`: it is certain to its end. */
  readonly until: string;
  /** What happens to whom, and by how much, one after the other. */
  readonly lines: readonly { readonly what: string; readonly seat: number; readonly n: number }[];
  /** All of it in one sentence. */
  readonly text: string;
}

/** A game's types in one bundle: signatures stay readable and nothing is named twice. */
export interface Types {
  readonly setup: object;
  /** What follows from the set-up alone: compiled once, shared by all its states. */
  readonly content: object;
  readonly state: AnyState;
  readonly frame: AnyFrame;
  readonly question: AnyQuestion;
  readonly answer: AnyAnswer;
  readonly answers: Answers<AnyAnswer>;
  readonly event: AnyEvent;
  readonly forecast: AnyForecast;
  readonly view: object;
  /** The view without who looks, what they are asked, and what only they see. */
  readonly open: object;
  readonly memory: AnyMemory;
}

/**
 * How a question is put: to one; to any of a team, whoever answers first answering for all; in order, one after the
 * other; to all at once, each for themselves.
 */
export type How = 'one' | 'any' | 'in-order' | 'at-once' | 'chance' | 'over';

/** Whom the open question is for: those who have not answered it yet. */
export interface Asked {
  readonly how: How;
  readonly seats: readonly number[];
}

/** An answer that was given: what was before, what came of it. */
export interface Taken<T extends Types> {
  readonly before: T['state'];
  readonly answer: T['answer'];
  readonly events: readonly T['event'][];
  readonly after: T['state'];
}

/** What must hold of a game whatever is played, for whoever plays it at random and watches. */
export interface Invariants<T extends Types> {
  /** Throws where something is not as it must be; with a memory, also where that claims what is not so. */
  check(this: void, state: T['state'], memory?: T['memory']): void;
  /** All the money there is, wherever it lies: it never becomes more or less. */
  wealth(this: void, state: T['state']): number;
  /** Whether who is asked tells nothing of what they hold. */
  asksOpenly(this: void, state: T['state']): boolean;
  /**
   * A copy in which a card that a viewer cannot see was exchanged for another, so that an answer goes through all the
   * same, with both cards; null where there are none.
   */
  exchanged(
    this: void,
    state: T['state'],
    viewer: number,
    answer: T['answer'],
    luck: Luck,
  ): { readonly state: T['state']; readonly cards: readonly number[] } | null;
  /** Throws where a viewer was told of what they could see neither before nor after. */
  told?(
    this: void,
    before: T['state'],
    events: readonly T['event'][],
    after: T['state'],
    viewer: number,
  ): void;
}

export interface Game<T extends Types> {
  /** Never there: what a game's types are inferred from. */
  readonly types?: T;
  /** In logs and messages. */
  readonly name: string;
  /** What follows from a set-up alone, such as what the cards are. Throws BadSetup where it cannot be played. */
  content(this: void, setup: T['setup']): T['content'];
  /** A table set up and waiting for its first answer (usually chance: the shuffling). */
  create(this: void, setup: T['setup']): T['state'];
  /** Who is asked what now, or that the game is over. */
  question(this: void, state: T['state']): T['question'];
  /** Of whom it is asked, and how. */
  asked(this: void, state: T['state']): Asked;
  /** The question as one seat has it: where all are asked at once each may have its own; null: it is not asked. */
  questionFor(this: void, state: T['state'], seat: number): T['question'] | null;
  /** What may be answered, in words, and why the rest may not. */
  answers(this: void, state: T['state'], ask?: AskFor): T['answers'];
  /** Throws IllegalAnswer, with the rules, if an answer cannot be given now; touches nothing. */
  check(this: void, state: T['state'], answer: T['answer']): void;
  /**
   * Moves the game on to its next question, in place, and tells what happened. Throws IllegalAnswer and leaves the state
   * alone. `trusted`: the caller has just taken the answer from `answers`, and it is not checked again.
   */
  apply(this: void, state: T['state'], answer: T['answer'], trusted?: boolean): T['event'][];
  /**
   * Where an answer that may be given leads if nobody uses a free moment, in place: for whoever thinks ahead. As `apply`,
   * but nothing is told of it.
   */
  follow(this: void, state: T['state'], answer: T['answer']): void;
  /** What a seat, or a spectator, may know. */
  view(this: void, state: T['state'], seat: number): T['view'];
  /** The same for a glance: parts of it may be the state's own, so it is true until something happens, and only read. */
  look(this: void, state: T['state'], seat: number): T['view'];
  /** What lies open to everybody. */
  open(this: void, state: T['state']): T['open'];
  /** What a seat sees beyond that: laid over it (`overlay`), it is what the seat's view shows. */
  own(this: void, state: T['state'], seat: number): Overlay;
  /** An event as a viewer may know it. */
  eventFor(this: void, event: T['event'], viewer: number): T['event'];
  /** Its sentence, for a viewer. */
  tell(this: void, state: T['state'], event: T['event'], viewer: number): string;
  /** The open numbers by seat: for charts and before-and-after. */
  numbers(this: void, state: T['state']): Readonly<Record<string, number>>[];
  /** Whose turn it is. */
  turn(this: void, state: T['state']): number;
  /** Whether what the open question is about would happen to a seat. */
  concerns(this: void, state: T['state'], seat: number): boolean;
  /** Whether a seat has lost for good, with all who play on its side. */
  isOut(this: void, state: T['state'], seat: number): boolean;
  /** What happens if nobody answers; null where that cannot be told, or nothing hangs on it. */
  forecast(this: void, state: T['state']): T['forecast'] | null;
  /** Whether an answer answers nothing and happens at once, whoever is asked. */
  isAside(this: void, answer: T['answer']): boolean;
  /** Whether a seat has let nobody learn anything by an answer that led from one state to the other. In doubt it has. */
  leavesNoTrace(this: void, step: Taken<T>): boolean;
  /** An independent copy. */
  copy(this: void, state: T['state']): T['state'];
  /**
   * Another state that this seat could not tell from the real one: what it sees, and what it remembers, is the same, and
   * the rest is dealt anew. A bot that thinks ahead may start from any such state.
   */
  imagine(this: void, state: T['state'], seat: number, memory: T['memory'], luck: Luck): T['state'];
  /** What a seat remembers before anything has happened. */
  memory(this: void, setup: T['setup']): T['memory'];
  /**
   * Notes what a seat, or a spectator, learns from an event, and forgets what no longer holds after it. Only what the
   * seat may know of the event counts, so whoever has the log has its memory.
   */
  remember(this: void, memory: T['memory'], event: T['event'], seat: number): void;
  readonly invariants: Invariants<T>;
}

/** An answer that the rules, or plain sense, do not allow. Nothing has changed when it is thrown. */
export class IllegalAnswer extends Error {
  readonly rules: readonly RuleId[];
  constructor(message: string, rules: readonly RuleId[] = []) {
    super(message);
    this.name = 'IllegalAnswer';
    this.rules = rules;
  }
}

/** Somebody else is asked. */
export class NotAsked extends IllegalAnswer {}

/** A set-up that cannot be played, and why: thrown by `create` before anything is dealt. */
export class BadSetup extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadSetup';
  }
}
