import type { EventFrame, PlayFrame } from '../state.ts';
import type { Verb } from './verb.ts';

/** The card resolves, but does nothing to the player who Ignores it. Being ordered a Drink cannot be Ignored. */
export const ignore: Verb<'ignore'> = {
  verb: 'ignore',
  strokes: (_t, f, _effect, add) => add(f.by, 0, -1),
  resolve(t, stroke, _effect, f) {
    if (f.k !== 'play') return;
    const answered = t.stack[f.on] as PlayFrame | EventFrame;
    if (answered.k === 'event') {
      answered.ignored.push(stroke.seat);
      t.emit('event-ignored', stroke.seat, 0, answered.card, stroke.card);
      return;
    }
    for (const other of answered.strokes)
      // What the player of a card does as its player (order, take control, Negate …) is no effect on them to Ignore.
      if (
        other.seat === stroke.seat &&
        other.thing < 0 &&
        (answered.by !== stroke.seat || TOUCHING.has(other.v))
      )
        other.gone = true;
    t.emit('ignored', stroke.seat, 0, answered.card, stroke.card);
  },
  words: () => 'Ignore it',
  worth: () => 1,
};

const TOUCHING: ReadonlySet<string> = new Set(['fortitude', 'alcohol']);
