import { callChampions, eventCallsAll, isDrinkEvent } from '../modes/champions.ts';
import { putEventAway, takingPart } from './progress.ts';
import { makeStroke } from '../play/strokes.ts';
import type { Run } from '../run.ts';
import { areMates } from '../table/seats.ts';
import { asFrame, type EventFrame } from '../table/state.ts';
import { resolveStroke } from '../effects/registry.ts';
import { openWindow, pushPlay, type InnProcedure } from '../play/announcing.ts';

function announce(t: Run, f: EventFrame): void {
  const below = t.below();
  t.emit('event', f.by, below.k === 'drinks' && below.from === 'pile' ? 1 : 0, f.card);
  // Whoever turned up a Drink Event stands for their team; at the end of a turn it is chosen freely.
  if (t.c.teams && eventCallsAll(t, f)) callChampions(t, isDrinkEvent(t, f) ? f.by : -1, f.card);
}

function respond(t: Run, f: EventFrame): void {
  openWindow(t, 'event', f.by);
}

/** From here on it can be neither Negated nor Ignored. */
function gather(t: Run, f: EventFrame): void {
  f.players = takingPart(t, f);
}

/** One effect after the other, each to its end. */
function resolve(t: Run, f: EventFrame): void {
  const { effects } = t.def(f.card).event!;
  const e = f.i;
  const effect = effects[e];
  if (effect === undefined) return;
  f.step--;
  f.i++;
  const stroke = makeStroke(effect, f.by, 0, f.card, -1, e);
  resolveStroke(t, stroke, f);
}

function putAway(t: Run, f: EventFrame): void {
  putEventAway(t, f);
}

/** What an Event begins when it is done is played as though by whoever turned it up; those who Ignored it stay out. */
function enact(t: Run, f: EventFrame): void {
  const use = t.def(f.card).event?.enacts;
  if (use === undefined || f.players.length === 0) return;
  t.stack.pop();
  // In a team it is the Champion who begins it.
  const by = f.champions?.find((seat) => areMates(t.s, seat, f.by)) ?? f.by;
  pushPlay(t, f.card, use, by, [], false, f.champions);
  const play = asFrame(t.top(), 'play');
  for (const stroke of play.strokes)
    if (stroke.of === 'ante' && !f.players.includes(stroke.seat)) stroke.gone = true;
}

export const event: InnProcedure<EventFrame> = {
  steps: [announce, respond, gather, resolve, putAway, enact],
};
