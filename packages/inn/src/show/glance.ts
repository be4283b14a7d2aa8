/**
 * A view that is made as it is looked at: it copies nothing, and is true until something happens. For whoever plays on
 * in imagined worlds and looks at thousands of them a second: whole views took a quarter of that.
 */
import type { SeatId } from '@taproom/kernel';
import { Run } from '../run.ts';
import type { Content } from '../table/content.ts';
import type { InnState, Seat, Side, Track } from '../table/state.ts';
import { drunkenness } from '../turn/losers.ts';
import { stackView, type StackView } from './stack-view.ts';
import {
  questionFor,
  roundView,
  seatView,
  theSame,
  viewOf,
  type InnView,
  type RoundView,
  type SeatView,
} from './view.ts';

const NO_TRACKS: readonly Track[] = [];

class SeatGlance implements SeatView {
  private readonly t: Run;
  private readonly seat: SeatId;
  private readonly viewer: SeatId;
  private readonly at: Seat;
  private readonly of: Side;

  constructor(t: Run, seat: SeatId, viewer: SeatId) {
    this.t = t;
    this.seat = seat;
    this.viewer = viewer;
    this.at = t.s.seats[seat];
    this.of = t.s.sides[this.at.side];
  }
  private get isAutomated(): boolean {
    return this.seat === this.t.c.automaton;
  }
  /** What is seldom looked at is shown as ever. */
  private get whole(): SeatView {
    return seatView(this.t, this.seat, this.viewer, theSame);
  }
  private get sees(): boolean {
    return this.viewer >= 0 && this.t.s.seats[this.viewer].side === this.side;
  }
  get name(): string {
    return this.t.c.characters[this.seat].name;
  }
  get side(): number {
    return this.at.side;
  }
  get fortitude(): number {
    return this.isAutomated ? this.whole.fortitude : this.of.fortitude;
  }
  get alcohol(): number {
    return this.isAutomated ? this.whole.alcohol : this.of.alcohol;
  }
  get drunkenness(): number {
    return this.isAutomated ? this.whole.drunkenness : drunkenness(this.t, this.side);
  }
  get gold(): number {
    return this.of.gold;
  }
  get potions(): number {
    return this.of.potions;
  }
  get tracks(): readonly Track[] {
    return this.isAutomated ? this.t.s.tracks : NO_TRACKS;
  }
  get out(): SeatView['out'] {
    return this.of.out;
  }
  get backAt(): number {
    return this.at.backAt;
  }
  get handSize(): number {
    return this.at.hand.length;
  }
  get hand(): readonly number[] | null {
    return this.sees || this.at.openUntil >= 0 ? this.at.hand : null;
  }
  get deckSize(): number {
    return this.at.deck.length;
  }
  get discard(): readonly number[] {
    return this.at.discard;
  }
  get drinkMe(): number {
    return this.at.drinkMe.length;
  }
  get reserve(): number {
    return this.whole.reserve;
  }
  get play(): readonly number[] {
    return this.at.play;
  }
  get plotSize(): number {
    return this.at.plot.length;
  }
  get plot(): readonly number[] | null {
    return this.sees ? this.at.plot : null;
  }
  get decks(): SeatView['decks'] {
    return this.whole.decks;
  }
  get tokens(): SeatView['tokens'] {
    return this.at.tokens;
  }
  get marks(): SeatView['marks'] {
    return this.at.marks;
  }
  get backs(): SeatView['backs'] {
    return this.whole.backs;
  }
  get actions(): number {
    return this.at.actions;
  }
  get spent(): readonly number[] {
    return this.at.spent;
  }
  get shuns(): boolean {
    return this.at.shuns;
  }
  get held(): boolean {
    return this.at.held;
  }
}

export class Glance implements InnView {
  private readonly t: Run;
  private shown: StackView[] | null = null;
  readonly seat: SeatId;
  readonly seats: readonly SeatView[];

  constructor(state: InnState, content: Content, viewer: SeatId) {
    const t = new Run(false).at(state, content);
    this.t = t;
    this.seat = viewer;
    const seats: SeatView[] = [];
    for (let seat = 0; seat < state.seats.length; seat++) seats.push(new SeatGlance(t, seat, viewer));
    this.seats = seats;
  }
  /** What is seldom looked at is shown as ever. */
  private get whole(): InnView {
    return viewOf(this.t, this.seat, theSame);
  }
  get turn(): number {
    return this.t.s.turn;
  }
  get turns(): number {
    return this.t.s.turns;
  }
  get phase(): InnView['phase'] {
    return this.t.s.phase;
  }
  get inn(): number {
    return this.t.s.inn;
  }
  get pot(): number {
    return this.t.s.pot;
  }
  get drinkDeck(): number {
    return this.t.s.drinkDeck.length;
  }
  get drinkDiscard(): readonly number[] {
    return this.t.s.drinkDiscard;
  }
  get barDeck(): number {
    return this.t.s.barDeck.length;
  }
  get events(): InnView['events'] {
    return this.whole.events;
  }
  get tavern(): InnView['tavern'] {
    return this.whole.tavern;
  }
  get prizes(): InnView['prizes'] {
    return this.t.s.prizes;
  }
  get round(): RoundView | null {
    const round = this.t.round();
    return round === null ? null : roundView(round, this.seat);
  }
  get chosenGame(): InnView['chosenGame'] {
    return this.t.s.gambling?.pick ?? null;
  }
  get stack(): readonly StackView[] {
    return (this.shown ??= stackView(this.t, theSame));
  }
  get question(): InnView['question'] {
    return questionFor(this.t, this.seat);
  }
  get waitingFor(): number {
    return this.whole.waitingFor;
  }
  get winners(): InnView['winners'] {
    return this.t.s.winners;
  }
}
