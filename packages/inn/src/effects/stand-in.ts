import { coveredBy, covers } from '../play/sharing.ts';
import { asFrame, type PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import type { Verb } from './verb.ts';

/**
 * Another team's player stands for one's own team as well: whatever happens to Champions happens to them. A team
 * without a Champion of its own is left out of it.
 */
export const standIn: Verb<'stand-in', PlayFrame> = {
  verb: 'stand-in',
  means: always('card'),
  strokes: (_t, f, _effect, add) => add(f.by, 0, f.targets[0]),
  aimed: true,
  resolve(t, stroke, _effect, f) {
    const called = asFrame(t.stack[f.on], 'play', 'event');
    if (called.champions === null) return;
    const own = coveredBy(t, f);
    const others = called.champions.filter((seat) => !own.includes(seat));
    called.champions = others.includes(stroke.to) ? others : [...others, stroke.to];
    t.emit('stand-in', stroke.seat, 0, called.card, stroke.card, stroke.to);
    if (called.k === 'event') {
      // They take the place also of whoever turned it up.
      if (covers(t, f, called.by)) called.by = stroke.to;
      return;
    }
    // What is already on its way to them comes once, not twice.
    for (const part of called.strokes) {
      if (!own.includes(part.seat) || part.seat === called.by) continue;
      if (
        called.strokes.some(
          (other) => other.seat === stroke.to && other.e === part.e && other.use === part.use,
        )
      )
        part.gone = true;
      else part.seat = stroke.to;
    }
  },
  words: (_effect, who) => `${who.name} ${who.plural ? 'are' : 'is'} your Champion`,
  tells: (_effect, who, to) => `${to} is the Champion of ${who.name}’s team`,
  icon: () => 'redirect',
  worth: () => 1.2,
};
