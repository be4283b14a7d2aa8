import { putInPlay, without } from '../table/in-play.ts';
import { isIn } from '../table/seats.ts';
import type { PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import type { Verb } from './verb.ts';

/**
 * A card that was added to a play goes in front of a picked player. That is its player's doing and no effect on the
 * other: also whoever Ignores the card, or everything, gets it.
 */
export const lay: Verb<'lay', PlayFrame> = {
  verb: 'lay',
  means: always('table', 1),
  strokes: (_t, f, _effect, add) => add(f.by, 0, f.targets[0]),
  aimed: true,
  resolve(t, stroke, _effect, f) {
    if (!isIn(t.s, stroke.to) || !f.added.includes(stroke.card)) return;
    f.added = without(f.added, stroke.card);
    putInPlay(t.s.seats[stroke.to], stroke.card);
    t.emit('enter-play', stroke.to, 0, stroke.card);
  },
  words: (_effect, who) => `put this in front of ${who.name}`,
  tells: (_effect, _who, to) => `the card goes in front of ${to}`,
  icon: () => 'in-play',
  worth: () => 0.8,
};
