/** One run of a gambling table: the state being changed, its game, and the events on the way. */
import { ALL, NOBODY, only, Run, type Seats } from '@taproom/kernel';
import { roomFor } from '../cards/piles.ts';
import { those } from '../money/pots.ts';
import type { ParlourDef } from './def.ts';
import { makeParlourEvent, type ParlourEvent, type ParlourEventKind } from './event.ts';
import type { ParlourMemory } from './memory.ts';
import type { Plan } from './plan.ts';
import type { ParlourAnswer, ParlourOption, ParlourQuestion } from './question.ts';
import type { ParlourAnswers } from './refusals.ts';
import type { OwnName, ParlourFrame, ParlourSetup, ParlourState, SharedName } from './state.ts';
import type { OpenTable } from './own.ts';
import type { ParlourView } from './view.ts';

/** The gambling table's types, for the engine. */
export interface ParlourTypes {
  readonly setup: ParlourSetup;
  readonly content: Plan;
  readonly state: ParlourState;
  readonly frame: ParlourFrame;
  readonly question: ParlourQuestion;
  readonly answer: ParlourAnswer;
  readonly answers: ParlourAnswers;
  readonly event: ParlourEvent;
  readonly view: ParlourView;
  readonly open: OpenTable;
  readonly forecast: never;
  readonly memory: ParlourMemory;
}

/** No cards, no numbers: one is enough for all tables. */
export const NONE: readonly number[] = [];

const NOTHING_YET: ParlourEvent[] = [];

export class ParlourRun extends Run<ParlourTypes> {
  get def(): ParlourDef {
    return this.c.def;
  }

  /** Rolls dice of a player; −1: for everybody. */
  roll(of: number, count: number): void {
    this.rollAll(of, [count]);
  }

  /** Several players roll at once: the first of them, and how many dice each has. */
  rollAll(of: number, each: readonly number[]): void {
    let count = 0;
    for (const dice of each) count += dice;
    this.s.ask = { seat: -1, kind: 'dice', count, sides: 6, of, each };
  }

  choose(seat: number, what: string, min: number, max: number, options: readonly ParlourOption[]): void {
    this.s.ask = { seat, kind: 'choose', what, options, min, max };
  }

  begin(
    k: SharedName | OwnName,
    frame: Partial<Pick<ParlourFrame, 'seat' | 'n' | 'list' | 'zone'>> = {},
  ): void {
    const { seat = 0, n = 0, list = NONE, zone = '' } = frame;
    this.stack.push({ k, step: 0, seat, n, list, zone, chosen: null });
  }

  /** Whether chance is asked for cards before a frame goes on (`drawCard`). */
  isShuffling(f: ParlourFrame): boolean {
    return this.stack.at(-1) !== f;
  }

  emit(e: ParlourEventKind, seat: number, n = 0, list?: readonly number[], known = ALL, word = ''): void {
    const event = makeParlourEvent(e, seat, n, list, known, word);
    // Most answers lead to one event: a list made for one is smaller than one that grows.
    if (this.events.length === 0) this.events = [event];
    else this.events.push(event);
  }

  /** What a game says in words of its own; they follow the player's name. */
  say(seat: number, words: string, list = NONE): void {
    this.emit('own', seat, 0, list, ALL, words);
  }

  /** Nothing is made that the first event would replace. */
  override takeEvents(): ParlourEvent[] {
    const { events } = this;
    if (events.length === 0) return [];
    this.events = NOTHING_YET;
    return events;
  }

  /** Everybody still in the game, in turn order from the Starting Player. */
  inside(): readonly number[] {
    const { folded } = this.s;
    let bits = NOBODY;
    for (let seat = 0; seat < folded.length; seat++) if (!folded[seat]) bits |= only(seat);
    return this.inOrder(bits);
  }

  /** A set of seats in turn order. */
  inOrder(seats: Seats): readonly number[] {
    const { order, lists } = this.c;
    return (lists[seats] ??= those(seats, order));
  }

  /** How many they are. */
  playing(): number {
    const { folded } = this.s;
    let count = 0;
    for (let seat = 0; seat < folded.length; seat++) if (!folded[seat]) count++;
    return count;
  }

  /** The seat so many places after the Starting Player's, and back. */
  seatAt(turn: number): number {
    return this.c.order[turn];
  }

  turnOf(seat: number): number {
    const { order } = this.c;
    return (seat - order[0] + order.length) % order.length;
  }

  /** The cards of a player's zone. */
  zone(seat: number, zone: string): number[] {
    // Most cards are dealt into hands, and a name that is written out is looked up quickest.
    return zone === 'hand' ? this.hand(seat) : (this.s.seats[seat].cards[zone] ??= []);
  }

  hand(seat: number): number[] {
    return (this.s.seats[seat].cards.hand ??= []);
  }

  commonZone(zone: string): number[] {
    return (this.s.common.cards[zone] ??= []);
  }

  /** Cards come to lie in a player's zone. */
  put(seat: number, zone: string, cards: readonly number[]): void {
    const spread = this.s.seats[seat].cards;
    if (zone === 'hand' && spread.hand === undefined) spread.hand = cards.slice();
    else if (spread[zone] === undefined) spread[zone] = cards.slice();
    else for (const card of cards) spread[zone].push(card);
  }

  /** So many cards off the top: they are there. */
  drawn(n: number): readonly number[] {
    const { deck } = this.s;
    const cards = roomFor(n);
    for (let i = 0; i < n; i++) cards[i] = deck.pop()!;
    return cards;
  }

  /** The top of the deck for a step; −1: there is none, or the step waits for chance and is run again. */
  draw(f: ParlourFrame, wanted = 1): number {
    const card = this.drawCard(wanted);
    if (card < 0 && this.isShuffling(f)) f.step--;
    return card;
  }

  /**
   * The top of the deck. Where it is not decided, or the discards have to be shuffled, chance is asked first, for as many
   * cards as are wanted: the step must then be run again (−1).
   */
  drawCard(wanted = 1): number {
    const { deck, undecided, discard } = this.s;
    const card = deck.pop();
    if (card !== undefined) return card;
    if (undecided + discard.length > 0) this.begin('shuffle', { n: wanted });
    return -1;
  }
}
