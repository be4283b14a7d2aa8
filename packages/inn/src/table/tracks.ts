/**
 * The mat of an automated seat: a short track of Fortitude and Alcohol Content for each of the players it sits with.
 * What a player brings about moves that player's track only; whatever else happens moves all of them.
 */
import type { CardId, SeatId } from '@taproom/kernel';
import { holdsFor } from '../turn/drinking.ts';
import { isOnTrack } from '../play/meanings.ts';
import type { Run } from '../run.ts';
import {
  asFrame,
  type DrinksFrame,
  type Frame,
  type PendingDrink,
  type Stroke,
  type Track,
} from './state.ts';

/** Moves a number on some of the tracks, within its limits, and tells how far it moved at most. */
export function moveTracks(
  t: Run,
  what: 'fortitude' | 'alcohol',
  by: number,
  cause: CardId,
  tracks: readonly Track[],
): number {
  const { length } = t.c.characters[t.c.automaton].automaton!;
  let most = 0;
  for (const track of tracks) {
    const before = track[what];
    track[what] = Math.max(0, Math.min(length, before + by));
    const moved = track[what] - before;
    if (Math.abs(moved) > Math.abs(most)) most = moved;
    t.dry?.moves({
      how: 'change',
      of: what,
      seat: t.c.automaton,
      by,
      before,
      after: track[what],
      to: track.seat,
      full: isFull(track),
    });
    if (by !== 0) t.emit(what, t.c.automaton, moved, -1, cause, track.seat);
  }
  return most;
}

/** Alcohol Content has reached Fortitude on this track. */
export const isFull = (track: Track): boolean => track.alcohol >= track.fortitude;

const trackOf = (t: Run, seat: SeatId): readonly Track[] => t.s.tracks.filter((track) => track.seat === seat);

/** The tracks that something moves: those of the player whose card it comes from in the end, or all. */
export function tracksBehind(t: Run, from = t.stack.length - 1): readonly Track[] {
  for (let i = from; i >= 0; i--) {
    const frame = t.stack[i];
    if (frame.k === 'play') {
      const { by } = frame;
      if (by === t.c.automaton) return t.s.tracks;
      if (by >= 0) return trackOf(t, by);
    }
  }
  return t.s.tracks;
}

/** The tracks that a stroke of a card, a Drink or an Event moves. */
export function tracksOf(t: Run, stroke: Stroke, f: Frame): readonly Track[] {
  if (f.k === 'drinks') {
    const drink = f.drinks.find(({ strokes }) => strokes.includes(stroke));
    return drink === undefined ? tracksBehind(t) : tracksOfDrink(t, f, drink);
  }
  if (f.k !== 'play') return tracksBehind(t);
  const { by, on, which } = f;
  if (by !== t.c.automaton) return tracksBehind(t, t.stack.indexOf(f));
  const effect = t.effectOf(stroke);
  const affected = 'affected' in effect && effect.affected === true;
  return affected ? affectedBy(t, t.stack[on], which) : t.s.tracks;
}

/** Whoever passed it on, or split it, is behind it; else whoever's card made it be drunk. */
function tracksOfDrink(t: Run, f: DrinksFrame, drink: PendingDrink): readonly Track[] {
  return drink.source >= 0 ? trackOf(t, drink.source) : tracksBehind(t, t.stack.indexOf(f));
}

/** The tracks that a card or a Drink would move if nobody answered it; none where it touches only Gold. */
function affectedBy(t: Run, frame: Frame, which: number): readonly Track[] {
  if (frame.k === 'drinks') {
    const drink = frame.drinks[which];
    const moves = drink.strokes.some((s) => touchesTrack(s) && holdsFor(t, s, drink.seat));
    return moves ? tracksOfDrink(t, frame, drink) : [];
  }
  const { strokes } = asFrame(frame, 'play');
  return strokes.some((s) => touchesTrack(s) && s.seat === t.c.automaton)
    ? tracksBehind(t, t.stack.indexOf(frame))
    : [];
}

const touchesTrack = (stroke: Stroke): boolean => isOnTrack(stroke.of) && stroke.n !== 0 && !stroke.gone;
