/**
 * A stroke that moves a number on a mat. Whatever its verb, this is where a thing in play stands in for its player, where
 * what lies before a player takes the edge off a blow, and where a loss is noted for whoever may hit back for it.
 */
import type { CardId, SeatId } from '@taproom/kernel';
import { chooseOne } from './choosing.ts';
import { wageOptions } from '../table/costs.ts';
import { change } from '../table/numbers.ts';
import type { Run } from '../run.ts';
import type { Stroke } from '../table/state.ts';
import { tracksOf } from '../table/tracks.ts';
import type { Cause } from '../effects/verb.ts';

/** Moves the Fortitude or the Alcohol Content that the stroke is about by as much as it has come to. */
export function strike(t: Run, stroke: Stroke, f: Cause): void {
  if (stroke.thing >= 0) {
    askWages(t, stroke);
    return;
  }
  const { seat, n, card } = stroke;
  const of = stroke.of === 'alcohol' ? 'alcohol' : 'fortitude';
  const foreign = f.k === 'play' && f.by >= 0 && seat !== f.by;
  const isBlow = of === 'fortitude' && n < 0 && foreign;
  const soft = isBlow ? softening(t, seat) : 0;
  if (soft > 0 && n + soft >= 0) {
    change(t, seat, of, 0, card);
    t.emit(
      'reduced',
      seat,
      0,
      card,
      t.s.seats[seat].play.find((own) => softensBy(t, own) > 0),
    );
    return;
  }
  const moved =
    seat === t.c.automaton
      ? change(t, seat, of, n, card, tracksOf(t, stroke, f))
      : change(t, seat, of, n + soft, card);
  if (isBlow && moved < 0) f.losses.push({ seat, n: -moved, reduced: stroke.reduced });
}

/** What lies in front of a player and takes the edge off every blow: theirs alone (rdi6.team.static.individual). */
export function softening(t: Run, seat: SeatId): number {
  let sum = 0;
  for (const card of t.s.seats[seat].play) sum += softensBy(t, card);
  return sum;
}

const softensBy = (t: Run, card: CardId): number => t.def(card).passive?.softens ?? 0;

/** A thing that is hit: its owner pays its Wages to the Inn or discards it. Who cannot pay has no choice. */
function askWages(t: Run, stroke: Stroke): void {
  const at = t.s.seats[stroke.seat];
  if (!at.play.includes(stroke.thing)) return;
  const wages = t.def(stroke.thing).wages!;
  chooseOne(t, stroke.seat, 'wages', wageOptions(t, stroke.seat, wages), stroke.thing, wages);
}
