/**
 * The state of a table: a tree of numbers, strings and arrays. Cards are integer ids; what they are lies outside,
 * in the content that the set-up determines (content.ts). The top of every pile is its last element.
 */
import type { AnyFrame, CardId, Pace, SeatId, WindowData } from '@taproom/kernel';
import type { Place, ProcedureName } from '../cards/card.ts';
import type { GamblingMemory, GameRoundFrame } from '../gambling/round-frames.ts';
import type { Mode } from '../modes/modes.ts';
import type { ContestFrame, DrinksFrame, PourFrame } from '../turn/drink-frames.ts';
import type { BefallFrame, BidFrame, FlipFrame, PollFrame } from '../events/event-frames.ts';
import type { Answer, Question } from '../play/question.ts';
import type { Matter, Stopping } from '../effects/meaning.ts';
import type { PackFile } from '../packs/file.ts';

export type { GamblingMemory, GamePick, GameRoundFrame } from '../gambling/round-frames.ts';

export type { ContestFrame, DrinksFrame, PendingDrink, PourFrame } from '../turn/drink-frames.ts';
export type { BefallFrame, BidFrame, FlipFrame, PollFrame } from '../events/event-frames.ts';

/** What was agreed before the game. Never changes during play; copies of a state share it. */
export interface InnSetup {
  /** Characters by short name, clockwise; the first one has the first turn. */
  readonly players: readonly string[];
  /** Which book's drink deck (that of most of the characters), or the keys of the cards to use instead (30 of them). */
  readonly drinks?: string;
  readonly drinkCards?: readonly string[];
  /** Bar Deck: all drinks of all books, dealt 30 at a time. */
  readonly barDeck?: boolean;
  /** Hand size, 7 unless said otherwise. */
  readonly hands?: number;
  /** Sides as lists of seats. Without it every seat is its own side, unless the mode says who is with whom. */
  readonly sides?: readonly (readonly number[])[];
  /** A team or Boss variant (modes.ts). */
  readonly mode?: Mode;
  /** The seats that play as Bosses, where the mode leaves that open: in a Boss Battle the first one unless named. */
  readonly bosses?: readonly number[];
  /** What the deck of an automated seat is mixed from. */
  readonly factions?: readonly string[];
  /** Dungeon Events, or Sea Events: the deck is played with, and perhaps how many counters lie on it. */
  readonly dungeonEvents?: boolean | number;
  readonly seaEvents?: boolean | number;
  /** The party goes on from tavern to tavern. */
  readonly pubCrawl?: boolean;
  /** The keys of the Prizes that can be won at gambling. */
  readonly prizes?: readonly string[];
  /** Packs of pure data that somebody brought to this table: whatever is wrong with one is told before anybody sits down. */
  readonly packs?: readonly PackFile[];
  /** Gambling games that may be played instead of ordinary Rounds: all that can be, or these, by their ids. */
  readonly gamblingGames?: boolean | readonly string[];
  /**
   * Who is asked in a window: whoever could play something, or everybody who might, judged by what lies open, so that
   * nobody learns from it what others hold.
   */
  readonly asks?: 'able' | 'everybody';
  /** How windows are asked; one after the other unless said otherwise. */
  readonly pace?: Pace;
  /**
   * The keys of all cards by their numbers, where a game was begun when the cast had them in another order: so its
   * numbers mean the same cards.
   */
  readonly numbering?: readonly string[];
}

/** What a side holds in common. In a game without teams every seat is its own side. */
export interface Side {
  fortitude: number;
  alcohol: number;
  gold: number;
  /** Potion Tokens: only teams and Bosses have any. */
  potions: number;
  /** 0 in the game, else why it is out. */
  out: Out;
}

/** What an automated seat has instead: a track of its own for each player. */
export interface Track {
  /** Whose track it is. */
  seat: SeatId;
  /** Against that player. */
  fortitude: number;
  /** Alcohol Content against that player. */
  alcohol: number;
}

export const IN_GAME = 0;
export const PASSED_OUT = 1;
export const BROKE = 2;
export const CONCEDED = 3;
export type Out = 0 | 1 | 2 | 3;

/** What is seldom changed is exchanged as a whole and shared by copies: what is typed as readonly. */
export interface Seat {
  side: number;
  hand: CardId[];
  deck: CardId[];
  discard: CardId[];
  drinkMe: CardId[];
  /** What lies in front of the player. */
  play: readonly CardId[];
  /** What lies face down in front of the player; only they may look. */
  plot: CardId[];
  /** Side decks, in the order of the character's definition. */
  readonly decks: readonly SideDeck[];
  tokens: Readonly<Record<string, number>>;
  /** Steps of cards in play, by card id. */
  marks: Readonly<Record<string, number>>;
  /** Cards in play that were used in this Action Phase. */
  used: readonly CardId[];
  /** The seat whose next turn brings this player back, or −1: until then they Ignore everything and play nothing. */
  backAt: SeatId;
  /** Everybody sees this hand until this seat's next turn begins (−1: nobody does). */
  openUntil: SeatId;
  /** Actions left in this Action Phase. */
  actions: number;
  /** Action Cards of this phase that stay on the table until it is over. */
  spent: readonly CardId[];
  /** Ignores all Action Cards until their next turn begins. */
  shuns: boolean;
  /** Kept from defending anybody until the turn under way is over. */
  held: boolean;
}

export interface SideDeck {
  deck: CardId[];
  discard: CardId[];
}

/** A deck of Events with its Progress Counters. */
export interface EventPile extends SideDeck {
  counters: number;
}

/** Where the Prizes are that nobody holds: in the Inn, used, or in the pot of the Round under way. */
export interface Prizes {
  inn: number[];
  bin: CardId[];
  pot: number[];
  /** The one that was last taken with a pot, −1: none in this Round. */
  won: number;
}

export type Phase = 'start' | 'discard' | 'action' | 'order' | 'drink' | 'end';

export interface InnState {
  readonly setup: InnSetup;
  /** The active seat. */
  turn: SeatId;
  /** How many turns have begun. */
  turns: number;
  /** Cards played since this turn began: counted only where that has a limit. */
  plays: number;
  phase: Phase;
  seats: Seat[];
  sides: Side[];
  /** The tracks of an automated seat; none where nobody is one. */
  readonly tracks: readonly Track[];
  drinkDeck: CardId[];
  drinkDiscard: CardId[];
  /** What is left of the Bar Deck beyond the 30 cards in play. */
  barDeck: CardId[];
  /** Decks of Events that come up at the end of turns, in the order in which they do. */
  events: EventPile[];
  /** Whose Drinks are served where everybody is: a deck among those of the Events; −1: at the Red Dragon Inn. */
  tavern: number;
  prizes: Prizes | null;
  inn: number;
  /** Substitute markers the Inn had to use: it never runs out. */
  minted: number;
  pot: number;
  /** Where gambling games are played: which, and what the last one left. */
  gambling: GamblingMemory | null;
  stack: Frame[];
  /** Where in the stack the Round of Gambling stands, −1: there is none. */
  roundAt: number;
  ask: Question | null;
  /** Winners, once the game is over (several: a tie; a side wins together). */
  winners: SeatId[] | null;
}

/** One thing that a pending card will do to one seat. Responses change these before they happen. */
export interface Stroke {
  /** The verb. */
  v: string;
  /** What it would change, and what it would stop: all that rules ask about it. */
  of: Matter;
  stop: Stopping;
  /** The seat it happens to. */
  seat: SeatId;
  /** Something of that seat's in play that is hit in its place, −1: the player. */
  thing: CardId;
  /** How much: below 0 takes it from the seat. */
  n: number;
  /** Who else has part in it: the seat that gets what is taken, −1: the Inn or nobody. */
  to: SeatId;
  /** No longer happens (Ignored, left the Round). */
  gone: boolean;
  /** The loss was made smaller by its victim. */
  reduced: boolean;
  /** The Inn pays this. */
  inn: boolean;
  /** Where the effect's data stands: a card, one of its uses (−1: its drink or event face), an effect. */
  card: CardId;
  use: number;
  e: number;
}

/** A loss of Fortitude that a player's card caused: who may hit back at whom. */
export interface Loss {
  /** Who has lost it. */
  seat: SeatId;
  /** How much. */
  n: number;
  /** The loss was made smaller by its victim. */
  reduced: boolean;
}

export interface PlayFrame extends AnyFrame {
  readonly k: 'play';
  card: CardId;
  use: number;
  /** Whose card it is; below 0: nobody's, an Event that counts as a card. */
  by: SeatId;
  targets: readonly number[];
  /** The frame that it answers (its index in the stack), −1 if none. */
  on: number;
  /** Which Drink of that frame. */
  which: number;
  strokes: Stroke[];
  /** The next stroke to resolve. */
  i: number;
  negated: boolean;
  /** An automated seat has answered it. */
  met: boolean;
  losses: Loss[];
  /** How much Gold it brought the Inn, also where the Inn itself paid. */
  paid: number;
  /** Where it was played from. */
  from: Place;
  /** The card is on its way: it lies nowhere else. */
  held: boolean;
  /** It stays in front of its player instead of being discarded. */
  stays: boolean;
  /** Cards that were added to it as it was announced: they lie nowhere else and are put away with it. */
  added: readonly CardId[];
  /** What begins once the card is done: a Round of Gambling. */
  next: Frame | null;
  /** The only ones whom “everybody” means, one of each side; null: really everybody. */
  champions: readonly SeatId[] | null;
}

/** A window for responses: everyone, in order from `first`, may play what fits. */
export interface WindowFrame extends WindowData<Answer> {
  readonly k: 'window';
  about: About;
  first: number;
  /** Only this seat is asked (a last chance), −1: everybody. */
  only: number;
  /** This seat is not asked here: its own question comes next and takes the same plays. −1: nobody is left out. */
  skip: number;
}

/** What a window is about. `idle`: a free moment of the turn. */
export type About =
  'idle' | 'play' | 'drink' | 'event' | 'loss' | 'paid' | 'reveal' | 'won' | 'collected' | 'last-chance';

export interface EventFrame extends AnyFrame {
  readonly k: 'event';
  card: CardId;
  by: SeatId;
  ignored: readonly number[];
  /** As in a play: the only ones whom it reaches where it would reach everybody; null: really everybody. */
  champions: readonly SeatId[] | null;
  /** The card is on the table: it lies nowhere else. */
  held: boolean;
  /** Whom it affects, in turn order, once it has begun to resolve. */
  players: readonly SeatId[];
  /** The next of its effects. */
  i: number;
}

/** What a Round of Gambling remembers, ordinary or with a gambling game. */
export interface RoundData extends AnyFrame {
  starter: SeatId;
  /** Who is winning, −1: nobody. */
  control: SeatId;
  /** A Winning Hand is the last card that took control. */
  lock: boolean;
  /** Who is in the Round, in seat order. */
  inside: readonly SeatId[];
  /** Whose gambling turn it is. */
  turn: SeatId;
  /** Who has passed since control last changed. */
  passed: readonly SeatId[];
  /** The card played on this gambling turn took effect. */
  played: boolean;
  winner: SeatId;
  over: boolean;
  /** Who took the pot, and how much it was. */
  taker: SeatId;
  taken: number;
  /** Whoever antes in it may lose Fortitude for any part of the ante, and the Inn antes that. */
  blood: boolean;
}

export interface OrdinaryRoundFrame extends RoundData {
  readonly k: 'round';
}

export type RoundFrame = OrdinaryRoundFrame | GameRoundFrame;

export interface TurnFrame extends AnyFrame {
  readonly k: 'turn';
  /** The active seat; of a side with several, the first. */
  seat: SeatId;
  /** Whose hook comes next, where several have one. */
  i: number;
  /** Teammates who are done with the phase, or who have passed since somebody last acted. */
  done: readonly number[];
}

/** Each side names the one who stands for it; what they are needed for is the frame below, which then holds them. */
export interface ChampionsFrame extends AnyFrame {
  readonly k: 'champions';
  /** Who stands for their side without a choice, −1: nobody. */
  by: SeatId;
  /** Sides that still have to name theirs. */
  sides: number[];
  champions: SeatId[];
  card: CardId;
}

export interface DrawFrame extends AnyFrame {
  readonly k: 'draw';
  seat: SeatId;
  n: number;
  drawn: CardId[];
  cause: CardId;
}

/** A pile that must be shuffled by chance. */
export interface ShuffleFrame extends AnyFrame {
  readonly k: 'shuffle';
  pile: 'deck' | 'drink' | 'drink-pile' | 'drink-me' | 'bar' | 'side' | 'event';
  seat: SeatId;
  /** Which side deck, or which deck of Events. */
  which: number;
  /** The cards to be put in order, and below the cards that are left. */
  cards: CardId[];
  /** So many of them, the first ones, come from where nobody could see which they are; the others lay open. */
  unseen: number;
}

export interface RenewFrame extends AnyFrame {
  readonly k: 'renew';
}

export interface LosingFrame extends AnyFrame {
  readonly k: 'losing';
  /** Seats whose last chance has been given. */
  heard: number[];
  /** The side that has given up. */
  readonly conceded?: number;
}

/** Asks a seat to choose among things; `what` names what is done with them (choosing.ts, or the frame below). */
export interface ChooseFrame extends AnyFrame {
  readonly k: 'choose';
  seat: SeatId;
  what: ChooseWhat;
  /** Never changed, so that copies share them; exchanged as a whole. */
  options: readonly Option[];
  min: number;
  max: number;
  /** A number that goes with it. */
  n: number;
  card: CardId;
}

export type ChooseWhat = string;

/** Something to choose: a card, a seat, or a word. */
export interface Option {
  readonly card?: CardId;
  readonly seat?: SeatId;
  /** Something else, by its name. */
  readonly word?: string;
  /** To take it is to pay, to discard, to lose Fortitude, to gain Alcohol Content or to split a Drink. */
  readonly costs?: true;
}

/** Cards lifted off the top of a Character Deck, one by one, and what is then done with them. */
export interface LiftFrame extends AnyFrame {
  readonly k: 'lift';
  seat: SeatId;
  n: number;
  cards: CardId[];
  goal: 'scry' | 'dig';
  keep: number;
  card: CardId;
  subtype: string;
}

export interface RandomDiscardFrame extends AnyFrame {
  readonly k: 'random-discard';
  seat: SeatId;
  n: number;
  card: CardId;
}

export interface OrderFrame extends AnyFrame {
  readonly k: 'order';
  seat: SeatId;
  n: number;
  /** Where the effect stands that gives tokens with these Drinks, and who was ordered any. */
  gives?: { card: CardId; use: number; e: number; to: number[] };
}

/** A token has reached the end of its circular track: what happens there, then back to the first spot and on. */
export interface CircleFrame extends AnyFrame {
  readonly k: 'circle';
  seat: SeatId;
  token: string;
  /** What is left of the gain. */
  rest: number;
  cause: CardId;
}

export interface SetupFrame extends AnyFrame {
  readonly k: 'setup';
  i: number;
}

/** Tracks of an automated seat are full: each starts afresh, and its player (`seat`) chooses a reward. */
export interface RewardFrame extends AnyFrame {
  readonly k: 'rewards';
  seat: SeatId;
  memory: number[];
}

/** A named procedure of a card's own, in cast/: whatever it has to remember, as plain data. */
export interface SpecialFrame extends AnyFrame {
  readonly k: ProcedureName;
  by: SeatId;
  card: CardId;
  targets: number[];
  memory: number[];
  /** Those who stand for everybody, where it called for them. */
  champions?: readonly SeatId[];
}

export type Frame =
  | PlayFrame
  | WindowFrame
  | DrinksFrame
  | EventFrame
  | BefallFrame
  | PollFrame
  | BidFrame
  | FlipFrame
  | ContestFrame
  | PourFrame
  | RoundFrame
  | TurnFrame
  | ChampionsFrame
  | DrawFrame
  | ShuffleFrame
  | RenewFrame
  | LosingFrame
  | ChooseFrame
  | LiftFrame
  | RandomDiscardFrame
  | OrderFrame
  | CircleFrame
  | SetupFrame
  | RewardFrame
  | SpecialFrame;

/** Frames of some kinds. */
export type FrameOf<K extends Frame['k']> = Extract<Frame, { readonly k: K }>;

/** A frame that is known to be of this kind, or of either: anything else is a mistake of the rules. */
export function asFrame<K extends Frame['k']>(frame: Frame | null | undefined, k: K, or: K = k): FrameOf<K> {
  if (!isOfKind(frame, k, or))
    throw new Error(`Expected ${k === or ? k : `${k} or ${or}`} on the stack, not ${frame?.k ?? 'nothing'}.`);
  return frame;
}

function isOfKind<K extends Frame['k']>(frame: Frame | null | undefined, k: K, or: K): frame is FrameOf<K> {
  const kind = frame?.k;
  return kind === k || kind === or;
}

/** A frame of a card's own procedure. */
export const isSpecial = (frame: Frame | null | undefined): frame is SpecialFrame =>
  frame?.k.includes(':') === true;
