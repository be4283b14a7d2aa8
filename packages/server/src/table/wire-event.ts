/** An event with its sentence, as it goes over the wire: what says nothing is left out. */
import type { WireEvent } from '@taproom/client';
import type { AnyGame } from '@taproom/house';
import { ALL, mayKnow, SPECTATOR, type AnyEvent, type AnyState, type ToldEvent } from '@taproom/kernel';

function wireEvent(game: AnyGame, state: AnyState, event: AnyEvent, viewer: number): WireEvent {
  const { e, seat, n, card, cause, to, list, word, game: inner }: ToldEvent = game.eventFor(event, viewer);
  const wire: { -readonly [K in keyof WireEvent]: WireEvent[K] } = { e, text: '' };
  if (seat !== -1) wire.seat = seat;
  if (n) wire.n = n;
  if ((card ?? -1) !== -1) wire.card = card;
  if ((cause ?? -1) !== -1) wire.cause = cause;
  if ((to ?? -1) !== -1) wire.to = to;
  if (list?.length) wire.list = list.slice();
  if (word) wire.word = word;
  if (inner !== undefined) Object.assign(wire, { n: inner.n, list: inner.list?.slice(), word: inner.e });
  wire.text = game.tell(state, event, viewer);
  return wire;
}

/** The event as everybody may know it. */
export const commonEvent = (game: AnyGame, state: AnyState, event: AnyEvent): WireEvent =>
  wireEvent(game, state, event, SPECTATOR);

/** The event as a seat knows it, where that is more; null: it knows what everybody knows. */
export const ownEvent = (game: AnyGame, state: AnyState, event: AnyEvent, seat: number): WireEvent | null =>
  event.known !== ALL && mayKnow(event, seat) ? wireEvent(game, state, event, seat) : null;
