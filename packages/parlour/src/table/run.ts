/** One run of a gambling table: the state being changed, its game, and the events on the way. */
import type { ParlourDef } from './def.ts';
import { EVERYBODY, makeParlourEvent, type ParlourEvent, type ParlourEventKind } from './event.ts';
import type { ParlourOption, ParlourQuestion } from './question.ts';
import type { ParlourFrame, ParlourState } from './state.ts';

export class ParlourRun {
  readonly s: ParlourState;
  readonly def: ParlourDef;
  readonly stack: ParlourFrame[];
  events: ParlourEvent[] = [];

  constructor(state: ParlourState, def: ParlourDef) {
    this.s = state;
    this.def = def;
    this.stack = state.stack;
  }

  isAsking(): boolean {
    return this.s.ask !== null;
  }

  ask(question: ParlourQuestion): void {
    this.s.ask = question;
  }

  /** Rolls dice of a player; −1: for everybody. */
  roll(of: number, count: number): void {
    this.s.ask = { seat: -1, kind: 'dice', count, sides: 6, of };
  }

  choose(seat: number, what: string, options: readonly ParlourOption[], min: number, max: number): void {
    this.s.ask = { seat, kind: 'choose', what, options, min, max };
  }

  push(k: string, frame: Partial<Pick<ParlourFrame, 'seat' | 'n' | 'list' | 'zone'>> = {}): void {
    this.stack.push({ k, step: 0, seat: 0, n: 0, list: [], zone: '', ...frame });
  }

  /** Whether the discards are being shuffled before a frame goes on (`drawCard`). */
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

  /** The top of the deck. Empty, the discards are shuffled first: the step must then be run again (−1). */
  drawCard(): number {
    const card = this.s.deck.pop();
    if (card !== undefined) return card;
    if (this.s.discard.length > 0) this.push('reshuffle');
    return -1;
  }
}
