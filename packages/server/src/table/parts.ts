/**
 * What goes over the wire: the public part, the same for everybody, and the own part of each seat. Both are built up,
 * never stripped down; the own part has nothing that the seat's view does not have.
 */
import { inn } from '@taproom/cast';
import { NO_ORDERS, type OwnPart, type Plain, type PublicTable, type WireEvent } from '@taproom/client';
import { eventFor, tell, type Content, type InnEvent, type InnState } from '@taproom/inn';
import { SPECTATOR } from '@taproom/kernel';
import { windowOf } from '../everybody-is-asked.ts';
import type { TableRecord } from '../storage/storage.ts';

export function publicPart(
  record: TableRecord,
  seats: PublicTable['seats'],
  view: PublicTable['view'],
  asked: PublicTable['asked'],
): PublicTable {
  return {
    table: record.id,
    status: record.status,
    host: record.host,
    seats,
    view,
    asked,
    next: record.next,
  };
}

/** Who asks, and who is asked, stands in `asked`; the rest of a spectator's view is everybody's. */
export function publicView(state: InnState): Record<string, unknown> {
  const { seat: _seat, question: _question, waitingFor: _waitingFor, ...view } = inn.view(state, SPECTATOR);
  return view as Record<string, unknown>;
}

export function askedPart(state: InnState, number: number, waiting: readonly number[]): PublicTable['asked'] {
  const question = inn.question(state);
  const about = question.kind === 'respond' ? question.about : '';
  return { number, kind: question.kind, about, waiting: waiting.slice() };
}

/** `hasASay`: the seat is asked in the open window, whether or not it has declared yet. */
export function ownPart(state: InnState | null, seat: number, hasASay: boolean): OwnPart {
  const own: OwnPart = {
    seat,
    hands: {},
    plots: {},
    question: null,
    choices: [],
    many: null,
    declared: null,
    orders: NO_ORDERS,
  };
  if (state === null) return own;
  const view = inn.view(state, seat);
  view.seats.forEach((at, i) => {
    if (at.hand !== null && state.seats[i].openUntil < 0) own.hands[i] = at.hand.slice();
    if (at.plot !== null) own.plots[i] = at.plot.slice();
  });
  const question = inn.question(state);
  if (question.kind === 'over' || (windowOf(state) !== null && !hasASay)) return own;
  const { choices, many } = inn.answers(state, { seat });
  own.choices = choices.slice() as unknown as OwnPart['choices'];
  if (windowOf(state) !== null) {
    own.question = { ...question, seat };
    // Whoever is not the first to be asked may pass as well.
    if (question.seat !== seat)
      own.choices = [{ answer: { seat, do: 'pass' }, label: 'Pass' }, ...own.choices];
  } else if (question.seat === seat) {
    own.question = question as OwnPart['question'];
    own.many = many ?? null;
  }
  return own;
}

/** The event with its sentence; what says nothing is left out. */
export function wireEvent(content: Content, event: InnEvent, viewer: number): WireEvent {
  const known = eventFor(event, viewer);
  const wire: { -readonly [K in keyof WireEvent]: WireEvent[K] } = { e: known.e, text: '' };
  if (known.seat !== -1) wire.seat = known.seat;
  if (known.n !== 0) wire.n = known.n;
  if (known.card !== -1) wire.card = known.card;
  if (known.cause !== -1) wire.cause = known.cause;
  if (known.to !== -1) wire.to = known.to;
  if (known.list.length > 0) wire.list = known.list.slice();
  if (known.word !== '') wire.word = known.word;
  wire.text = tell(content, event, viewer);
  return wire;
}

export const asPlain = (value: PublicTable | OwnPart): Plain => value as unknown as Plain;
