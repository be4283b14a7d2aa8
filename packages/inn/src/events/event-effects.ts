/** What an Event does to players: one of its uses, stroke by stroke, or as though an Action Card were played on them. */
import type { CardId } from '@taproom/kernel';
import { pushPlay } from '../play/announcing.ts';
import type { Run } from '../run.ts';
import { areMates } from '../table/seats.ts';
import { makeStroke } from '../play/strokes.ts';
import type { BefallFrame } from '../table/state.ts';
import { whoOf, type Effect } from '../effects/effects.ts';
import { amountOf } from '../effects/registry.ts';

/** Whose card an Event is that counts as one. */
const NOBODY = -2;

/** `all`: everybody whom the Event affects, of whom some may be meant by "each other player". */
export function pushBefall(
  t: Run,
  card: CardId,
  use: number,
  players: readonly number[],
  all: readonly number[],
): void {
  if (players.length === 0) return;
  const way = t.use(card, use);
  // As though it were an Action Card, and nobody's: it can be reduced and Ignored like one.
  if (way.types?.includes('action')) {
    pushPlay(t, card, use, NOBODY, players, false);
    return;
  }
  const frame: BefallFrame = {
    k: 'befall',
    step: 0,
    card,
    use,
    players: players.slice(),
    all: all.slice(),
    strokes: [],
    i: 0,
  };
  way.effects.forEach((effect, e) => {
    const n = amountOf(effect);
    for (const seat of seatsOf(t, frame, effect))
      frame.strokes.push(makeStroke(effect, seat, n, card, use, e));
  });
  t.push(frame);
}

/** What happens to all of them together is one stroke. */
function seatsOf(t: Run, f: BefallFrame, effect: Effect): readonly number[] {
  const who = whoOf(effect);
  if (who === undefined) return f.players.slice(0, 1);
  if (who !== 'each-other') return f.players;
  return f.all.filter((seat) => !f.players.some((player) => areMates(t.s, seat, player)));
}
