import type { SpecialFrame } from '../state.ts';
import type { Verb } from './verb.ts';

/** The odd card: a procedure of its own, by name, with a frame to remember in. */
export const special: Verb<'special'> = {
  verb: 'special',
  strokes(_t, f, _effect, add) {
    if (f.targets.length === 0) add(f.by, 0, -1);
    else for (const seat of f.targets) add(seat, 0, -1);
  },
  resolve(t, stroke, effect, f) {
    if (f.k !== 'play') return;
    const frame: SpecialFrame = {
      k: effect.procedure,
      step: 0,
      by: f.by,
      card: f.card,
      targets: [stroke.seat],
      memory: [],
    };
    t.push(frame);
  },
  words: (effect) => effect.text,
  worth: (effect) => effect.worth,
};
