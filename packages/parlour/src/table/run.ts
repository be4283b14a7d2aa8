/** One run of a gambling table: the state being changed, its game, and the events on the way. */
import { Run } from '@taproom/kernel';
import type { ParlourDef, ParlourProcedure } from './def.ts';
import { EVERYBODY, makeParlourEvent, type ParlourEvent, type ParlourEventKind } from './event.ts';
import type { ParlourAnswer, ParlourOption, ParlourQuestion } from './question.ts';
import type { ParlourAnswers } from './refusals.ts';
import type { ParlourFrame, ParlourSetup, ParlourState } from './state.ts';
import type { ParlourView } from './view.ts';

/** What follows from a set-up: its game, and how that is played. */
export interface ParlourContent {
  readonly def: ParlourDef;
  readonly procedures: Readonly<Record<string, ParlourProcedure>>;
}

/** The gambling table's types, for the engine. */
export interface ParlourTypes {
  readonly setup: ParlourSetup;
  readonly content: ParlourContent;
  readonly state: ParlourState;
  readonly frame: ParlourFrame;
  readonly question: ParlourQuestion;
  readonly answer: ParlourAnswer;
  readonly answers: ParlourAnswers;
  readonly event: ParlourEvent;
  readonly view: ParlourView;
}

export class ParlourRun extends Run<ParlourTypes> {
  get def(): ParlourDef {
    return this.c.def;
  }

  /** Rolls dice of a player; −1: for everybody. */
  roll(of: number, count: number): void {
    this.s.ask = { seat: -1, kind: 'dice', count, sides: 6, of };
  }

  /** Several players roll at once: the first of them, and how many dice each has. */
  rollAll(of: number, each: readonly number[]): void {
    if (each.length === 1) return this.roll(of, each[0]);
    let count = 0;
    for (const dice of each) count += dice;
    this.s.ask = { seat: -1, kind: 'dice', count, sides: 6, of, each };
  }

  choose(seat: number, what: string, options: readonly ParlourOption[], min: number, max: number): void {
    this.s.ask = { seat, kind: 'choose', what, options, min, max };
  }

  begin(k: string, frame: Partial<Pick<ParlourFrame, 'seat' | 'n' | 'list' | 'zone'>> = {}): void {
    this.push({ k, step: 0, seat: 0, n: 0, list: [], zone: '', ...frame });
  }

  /** Whether chance is asked for cards before a frame goes on (`drawCard`). */
  isShuffling(f: ParlourFrame): boolean {
    return this.stack.at(-1) !== f;
  }

  emit(
    e: ParlourEventKind,
    seat: number,
    n = 0,
    list?: readonly number[],
    only = EVERYBODY,
    word = '',
  ): void {
    this.events.push(makeParlourEvent(e, seat, n, list, only, word));
  }

  /** Everybody still in the game, in turn order from the Starting Player. */
  inside(): number[] {
    const { folded, setup } = this.s;
    const first = setup.first ?? 0;
    const seats: number[] = [];
    for (let seat = first; seat < folded.length; seat++) if (!folded[seat]) seats.push(seat);
    for (let seat = 0; seat < first; seat++) if (!folded[seat]) seats.push(seat);
    return seats;
  }

  /** The seat so many places after the Starting Player's, and back. */
  seatAt(turn: number): number {
    return (turn + (this.s.setup.first ?? 0)) % this.s.folded.length;
  }

  turnOf(seat: number): number {
    const { folded, setup } = this.s;
    return (seat - (setup.first ?? 0) + folded.length) % folded.length;
  }

  zone(seat: number, zone: string): number[] {
    const { cards } = this.s.seats[seat];
    return (cards[zone] ??= []);
  }

  commonZone(zone: string): number[] {
    return (this.s.common.cards[zone] ??= []);
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
