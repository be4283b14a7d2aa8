import { toDiscard } from '../piles.ts';
import { isPresent } from '../seats.ts';
import type { Run } from '../run.ts';
import type { PlayFrame } from '../state.ts';
import { verbOf } from '../verbs/registry.ts';
import { finish, openWindow, pushHook, type InnProcedure } from './procedure.ts';

/** What a card adds to itself as it is announced (a story, say) is there before anybody may respond. */
function announce(t: Run, f: PlayFrame): void {
  t.emit('play', f.by, f.use, f.card, -1, f.on, f.targets);
  pushHook(t, t.def(f.card).announce, f.by);
}

function respond(t: Run, f: PlayFrame): void {
  openWindow(t, 'play', f.by);
}

/** One stroke at a time: each may call for a question, a shuffle or a Drink before the next. */
function resolve(t: Run, f: PlayFrame): void {
  if (f.negated || f.i >= f.strokes.length) return;
  f.step--;
  const stroke = f.strokes[f.i];
  if (!stroke.gone && (stroke.seat === f.by || isPresent(t.s, stroke.seat)))
    verbOf(stroke.v).resolve(t, stroke, t.effectOf(stroke) as never, f);
  f.i++;
}

function putAway(t: Run, f: PlayFrame): void {
  if (!f.held) return;
  f.held = false;
  if (f.stays && !f.negated) {
    t.s.seats[f.by].play.push(f.card);
    t.emit('enter-play', f.by, 0, f.card);
  } else toDiscard(t, f.card);
}

/** What follows from the losses: hit-back cards, in turn order from the active player. */
function hitBack(t: Run, f: PlayFrame): void {
  if (f.losses.length > 0) openWindow(t, 'loss', t.s.turn);
}

function afterPaying(t: Run, f: PlayFrame): void {
  if (f.paid > 0 && t.c.watchesPayments) openWindow(t, 'paid', t.s.turn);
}

function done(t: Run, f: PlayFrame): void {
  if (f.next === null) finish(t);
  else {
    t.s.roundAt = t.stack.length - 1;
    t.stack[t.s.roundAt] = f.next;
  }
}

export const play: InnProcedure<PlayFrame> = {
  steps: [announce, respond, resolve, putAway, hitBack, afterPaying, done],
};
