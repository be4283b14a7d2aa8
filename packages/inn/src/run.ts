/** One run of the rules: the state being changed, the content behind it, and the events that happen on the way. */
import { makeEvent, type EventKind, type InnEvent } from './event.ts';
import type { CardDef } from './card.ts';
import type { ShapedUse } from './shapes.ts';
import type { Content } from './content.ts';
import { lookForLosers } from './losers.ts';
import type { Question } from './question.ts';
import { asFrame, type Frame, type InnState, type RoundFrame, type Side, type TurnFrame } from './state.ts';
import type { Effect } from './verbs/effects.ts';

export class Run {
  readonly s: InnState;
  readonly c: Content;
  readonly stack: Frame[];
  events: InnEvent[] = [];

  /** Stop at the end of each turn. */
  readonly pauses: boolean;

  constructor(state: InnState, content: Content, pauses: boolean) {
    this.pauses = pauses;
    this.s = state;
    this.c = content;
    this.stack = state.stack;
  }

  isAsking(): boolean {
    return this.s.ask !== null;
  }

  /** Something has been resolved, perhaps the last thing that was. */
  onTop(frame: Frame): void {
    lookForLosers(this, frame);
  }

  ask(question: Question): void {
    this.s.ask = question;
  }

  push(frame: Frame): void {
    this.stack.push(frame);
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
    seat: number,
    n?: number,
    card?: number,
    cause?: number,
    to?: number,
    list?: readonly number[],
    only?: number,
    word?: string,
  ): void {
    this.events.push(makeEvent(e, seat, n, card, cause, to, list, only, word));
  }

  def(card: number): CardDef {
    return this.c.defs[card];
  }

  /** The effect that a stroke comes from. */
  effectOf(stroke: { card: number; use: number; e: number; v?: string }): Effect {
    const def = this.c.defs[stroke.card];
    if (stroke.use >= 0) {
      const effect = def.uses[stroke.use].effects[stroke.e];
      // What a card added to a Drink stands within that card's own effect.
      return effect.verb === 'lace-drink' && stroke.v !== 'lace-drink' ? effect.with : effect;
    }
    return (def.drink ?? def.event)!.effects[stroke.e];
  }

  use(card: number, use: number): ShapedUse {
    return this.c.defs[card].uses[use];
  }

  side(seat: number): Side {
    return this.s.sides[this.s.seats[seat].side];
  }

  /** The Round of Gambling under way, if there is one. */
  round(): RoundFrame | null {
    return this.s.roundAt < 0 ? null : asFrame(this.stack[this.s.roundAt], 'round', 'game-round');
  }

  turnFrame(): TurnFrame | null {
    for (let i = 0; i < this.stack.length; i++) {
      const frame = this.stack[i];
      if (frame.k === 'turn') return frame;
    }
    return null;
  }
}
