/** One run of the rules: the state being changed, the content behind it, and the events that happen on the way. */
import {
  ALL,
  type Answers,
  type CardId,
  only,
  Run as TableRun,
  type SeatId,
  type Seats,
  seatsOf,
} from '@taproom/kernel';
import { makeEvent, type EventKind, type InnEvent } from './table/log-event.ts';
import type { ShapedCard, ShapedUse } from './table/shapes.ts';
import type { Content } from './table/content.ts';
import type { Dry } from './show/dry-run.ts';
import type { InnMemory } from './knowing/memory.ts';
import type { Answer, Question } from './play/question.ts';
import { membersOf } from './table/seats.ts';
import {
  asFrame,
  type Frame,
  type InnSetup,
  type InnState,
  type RoundFrame,
  type Side,
  type TurnFrame,
} from './table/state.ts';
import type { Effect } from './effects/effects.ts';
import { verbOf } from './effects/registry.ts';
import type { Forecast } from './show/forecast.ts';
import type { OpenInn } from './show/own.ts';
import type { InnView } from './show/view.ts';

/** The inn's types, for the engine. */
export interface InnTypes {
  readonly setup: InnSetup;
  readonly content: Content;
  readonly state: InnState;
  readonly frame: Frame;
  readonly question: Question;
  readonly answer: Answer;
  readonly answers: Answers<Answer>;
  readonly event: InnEvent;
  readonly view: InnView;
  readonly open: OpenInn;
  readonly forecast: Forecast;
  readonly memory: InnMemory;
}

export class Run extends TableRun<InnTypes> {
  /** Stop at the end of each turn. */
  readonly pauses: boolean;

  constructor(pauses: boolean) {
    super();
    this.pauses = pauses;
  }

  /** It only tries out what would happen (dry-run.ts). */
  dry: Dry | null = null;

  override isAsking(): boolean {
    return this.s.ask !== null || (this.dry !== null && this.dry.isOver(this.stack));
  }

  /**
   * Stands before everything that turns up, draws or looks at what lies face down: true where this is only tried out,
   * and so must not know.
   */
  isHidden(): boolean {
    this.dry?.stop('hidden');
    return this.dry !== null;
  }

  /** The frame being advanced. */
  top(): Frame {
    return this.stack[this.stack.length - 1];
  }

  /** The frame just below the topmost: what a window is about. */
  below(): Frame {
    return this.stack[this.stack.length - 2];
  }

  emit(
    e: EventKind,
    seat: SeatId,
    n?: number,
    card?: CardId,
    cause?: CardId,
    to?: SeatId,
    list?: readonly number[],
    known?: Seats,
    word?: string,
  ): void {
    if (!this.silent) this.events.push(makeEvent(e, seat, n, card, cause, to, list, known, word));
  }

  /** Whoever may see what a seat has in its hand: its side (rdi6.team.open-hands). */
  sideOf(seat: SeatId): Seats {
    return this.c.teams ? seatsOf(membersOf(this, seat)) : only(seat);
  }

  /** Whoever sees what comes into a hand now: an open one everybody. */
  whoSees(seat: SeatId): Seats {
    return this.s.seats[seat].openUntil < 0 ? this.sideOf(seat) : ALL;
  }

  def(card: CardId): ShapedCard {
    return this.c.defs[card];
  }

  /** The effect that a stroke comes from. */
  effectOf(stroke: {
    readonly v: string;
    readonly card: CardId;
    readonly use: number;
    readonly e: number;
  }): Effect {
    const def = this.c.defs[stroke.card];
    const { effects } = stroke.use < 0 ? (def.drink ?? def.event)! : def.uses[stroke.use];
    const effect = effects[stroke.e];
    return effect.verb === stroke.v ? effect : verbOf(effect.verb).within!(effect, stroke.v);
  }

  use(card: CardId, use: number): ShapedUse {
    return this.c.defs[card].uses[use];
  }

  side(seat: SeatId): Side {
    return this.s.sides[this.s.seats[seat].side];
  }

  /** The Round of Gambling under way, if there is one. */
  round(): RoundFrame | null {
    return this.s.roundAt < 0 ? null : asFrame(this.stack[this.s.roundAt], 'round', 'game-round');
  }

  /** At the bottom, once the table is set up and as long as the game lasts. */
  turnFrame(): TurnFrame | null {
    const bottom = this.stack.at(0);
    return bottom?.k === 'turn' ? bottom : null;
  }
}
