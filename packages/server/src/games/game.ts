/**
 * What a table needs of a game, whichever it is. Set-ups, states, answers and events are the game's own: the table
 * hands them on and looks only at what stands here.
 */
import type { Forecast, GameName, OwnPart, WireEvent } from '@taproom/client';
import type { AnyAnswer, AnyQuestion, Refusal } from '@taproom/kernel';
import type { RulebookData } from '../rulebook/rulebook.ts';

export interface GameSetup {
  readonly players: readonly string[];
}
export interface GameState {
  readonly setup: GameSetup;
}
export type GameAnswer = AnyAnswer;
export interface GameQuestion extends AnyQuestion {
  /** What a window for responses is about. */
  readonly about?: string;
}
export interface GameEvent {
  readonly e: string;
}

/** What a seat may answer, and what it is asked: null if it is not its turn to say anything. */
export type Offer = Pick<OwnPart, 'question' | 'choices' | 'many'>;
/** What a seat sees that others do not. */
export type Secrets = Pick<OwnPart, 'hands' | 'plots' | 'more'>;

/** Who decides at the same time, each for themselves; null where nobody does. */
export interface Together {
  readonly what: string;
  readonly asked: readonly number[];
}

/** What a thread needs to think for a bot; plain data. */
export interface BotView {
  readonly game: GameName;
  readonly setup: GameSetup;
  readonly view: unknown;
  readonly answers: unknown;
}

/** What a bot needs to think, how many answers there are, and one that will always do. */
export interface BotOffer {
  readonly legal: number;
  readonly fallback: GameAnswer;
  readonly view: BotView;
}

export interface TableGame {
  readonly name: GameName;
  /** Refuses what cannot be played (BadSetup). */
  create(setup: GameSetup): GameState;
  copy(state: GameState): GameState;
  question(state: GameState): GameQuestion;
  /** Throws IllegalAnswer, and leaves the state alone. */
  apply(state: GameState, answer: GameAnswer): readonly GameEvent[];

  // ---- who is asked

  /** A window for responses is open: everybody declares, and then it happens. */
  isWindow(state: GameState): boolean;
  /** Everybody who has a say in the open window, whether or not they have declared. */
  windowSeats(state: GameState): readonly number[];
  /** What a seat has declared in the open window; null: nothing. */
  declared(state: GameState, seat: number): GameAnswer | null;
  /** Whom the open question is for: those who have not answered it yet. */
  asked(state: GameState): readonly number[];
  /** Those of them who must answer; teammates may do it in their place. */
  mustAnswer(state: GameState): readonly number[];
  together(state: GameState): Together | null;
  /** A window between the phases of a turn that nobody is asked in who does not want to be. */
  isFreeMoment(state: GameState): boolean;
  /** Whether a seat may give such an answer out of turn. */
  isOutOfTurn(answer: GameAnswer): boolean;
  /** Whether an answer answers nothing and happens at once, also in a window. */
  isImmediate(answer: GameAnswer): boolean;
  /** Declared plays in the order in which they are tried. */
  inOrder(state: GameState, declared: readonly GameAnswer[]): readonly GameAnswer[];
  /** Whose turn it is. */
  turn(state: GameState): number;
  /** Whether what the open window is about would hit a seat. */
  isHit(state: GameState, seat: number): boolean;
  /** Whether a seat holds anything that it could play in the open window. */
  couldPlay(state: GameState, seat: number): boolean;

  /**
   * Whether a seat may take back an answer that led from one state to the other: nobody, the seat itself included, has
   * learned anything from it. In doubt they have.
   */
  leavesNoTrace(before: GameState, after: GameState, events: readonly GameEvent[], seat: number): boolean;
  /** Everybody learns something from such an answer, whatever comes of it: it is never taken back. */
  isSeen(answer: GameAnswer): boolean;

  // ---- what is told

  /** What everybody sees, without who asks and who is asked. */
  publicView(state: GameState): Record<string, unknown>;
  secrets(state: GameState, seat: number, publicView: Record<string, unknown>): Secrets;
  /** Everything that lies in a hand, for those who watch and may see all hands. */
  allHands(state: GameState): Secrets;
  offer(state: GameState, seat: number): Offer;
  refused(state: GameState, seat: number): readonly Refusal[];
  forecast(state: GameState): Forecast | null;
  /** The event as everybody may know it, and its sentence. */
  commonEvent(state: GameState, event: GameEvent): WireEvent;
  /** The event as a seat knows it, where that is more; null: it knows what everybody knows. */
  ownEvent(state: GameState, event: GameEvent, seat: number): WireEvent | null;
  /** The numbers on everybody's mat. */
  numbers(state: GameState): Record<string, number>[];
  /** What the cards are. */
  cards(setup: GameSetup, book: RulebookData): object;

  // ---- bots and logs

  botView(state: GameState, seat: number): BotOffer;
  /** What `taproom replay` calls such a game. */
  logName(setup: GameSetup): string;
}
