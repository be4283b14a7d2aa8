import { putInPlay } from '../table/in-play.ts';
import { callChampions } from '../modes/champions.ts';
import { offerGames } from '../gambling/game-choice.ts';
import { toDiscard } from '../table/piles.ts';
import { isIn, isPresent } from '../table/seats.ts';
import { askForPrize } from '../gambling/prize-questions.ts';
import { ignoreTakes, shun, strikeShunned } from './strokes.ts';
import type { Run } from '../run.ts';
import type { PlayFrame, Stroke } from '../table/state.ts';
import { resolveStroke } from '../effects/registry.ts';
import { openWindow, pushHook, pushPlay, type InnProcedure } from './announcing.ts';

/** Where it would reach everybody, each team's Champion comes forward first (rdi6.team.champions.when). */
function announce(t: Run, f: PlayFrame): void {
  const { when, cost } = t.use(f.card, f.use);
  // What comes about by itself is not played; of what was paid for it has been told.
  if (when.at === 'called') t.emit('called', f.by, f.use, f.card, -1, f.on, f.targets);
  else if (cost === undefined) t.emit('play', f.by, f.use, f.card, -1, f.on, f.targets);
  if (t.c.teams && f.champions === null && t.use(f.card, f.use).callsAll) callChampions(t, f.by, f.card);
}

/** What a card adds to itself (a story, say) is there before anybody may respond. */
function addToIt(t: Run, f: PlayFrame): void {
  pushHook(t, t.def(f.card).announce, f.by);
  if (t.c.games.length > 0 && t.use(f.card, f.use).startsRound) offerGames(t, f);
}

function respond(t: Run, f: PlayFrame): void {
  strikeShunned(t, f);
  if (!t.use(f.card, f.use).silent) openWindow(t, 'play', f.by < 0 ? t.s.turn : f.by);
}

/** One stroke at a time: each may call for a question, a shuffle or a Drink before the next. */
function resolve(t: Run, f: PlayFrame): void {
  if (f.negated || f.i >= f.strokes.length) return;
  f.step--;
  const stroke = f.strokes[f.i];
  shun(t, f, stroke);
  if (!stroke.gone && (stroke.seat === f.by || isPresent(t.s, stroke.seat) || reachesOutside(t, stroke)))
    resolveStroke(t, stroke, f);
  f.i++;
}

/** Some cards come to something else when they are Negated. */
function otherwise(t: Run, f: PlayFrame): void {
  if (!f.negated) return;
  const { ifNegated } = t.use(f.card, f.use);
  if (ifNegated !== undefined) pushPlay(t, f.card, ifNegated, f.by, [], false);
}

/** Whoever is outside Ignores everything; where an Ignore only makes a loss smaller, it does that here too. */
function reachesOutside(t: Run, stroke: Stroke): boolean {
  const takes = isIn(t.s, stroke.seat) ? ignoreTakes(t, stroke) : undefined;
  if (takes === undefined) return false;
  stroke.n = Math.min(0, stroke.n + takes);
  stroke.reduced = true;
  return true;
}

function putAway(t: Run, f: PlayFrame): void {
  for (const card of f.added) toDiscard(t, card);
  f.added = [];
  if (!f.held) return;
  f.held = false;
  if (f.stays && !f.negated) {
    putInPlay(t.s.seats[f.by], f.card);
  } else if (t.c.terms.keepsActions && isCounted(t, f)) {
    const at = t.s.seats[f.by];
    at.spent = [...at.spent, f.card];
  } else toDiscard(t, f.card);
}

/** An Action Card of a player who may play several, in their own Action Phase. */
const isCounted = (t: Run, f: PlayFrame): boolean =>
  t.s.phase === 'action' && t.c.terms.actions[f.by] > 1 && t.use(f.card, f.use).when.at === 'action';

/** What follows from the losses: hit-back cards, in turn order from the active player. */
function hitBack(t: Run, f: PlayFrame): void {
  if (f.losses.length > 0) openWindow(t, 'loss', t.s.turn);
}

function afterPaying(t: Run, f: PlayFrame): void {
  if (f.paid > 0 && t.c.watchesPayments) openWindow(t, 'paid', t.s.turn);
}

function done(t: Run, f: PlayFrame): void {
  if (t.c.games.length > 0 && t.use(f.card, f.use).startsRound) t.s.gambling!.pick = null;
  if (f.next === null) return;
  t.s.roundAt = t.stack.length - 1;
  t.stack[t.s.roundAt] = f.next;
}

function step(t: Run, f: PlayFrame): void {
  switch (f.step++) {
    case 0:
      return announce(t, f);
    case 1:
      return addToIt(t, f);
    case 2:
      return respond(t, f);
    case 3:
      // What goes into the pot goes there before the antes.
      return askForPrize(t, f);
    case 4:
      return resolve(t, f);
    case 5:
      return otherwise(t, f);
    case 6:
      return putAway(t, f);
    case 7:
      return hitBack(t, f);
    case 8:
      return afterPaying(t, f);
    case 9:
      return done(t, f);
    default:
      t.stack.pop();
  }
}

export const play: InnProcedure<PlayFrame> = {
  advance(t, f) {
    do step(t, f);
    while (t.goesOn(f));
  },
};
