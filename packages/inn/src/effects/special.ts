import type { SpecialFrame } from '../table/state.ts';
import { THING } from '../play/targets.ts';
import type { Verb } from './verb.ts';

/** The odd card: a procedure of its own, by name, with a frame to remember in. */
export const special: Verb<'special'> = {
  verb: 'special',
  strokes(_t, f, effect, add) {
    if (effect.own || f.targets.length === 0) add(f.by, 0);
    // What lies in front of a player is touched by nothing but a loss of Fortitude.
    else for (const seat of f.targets) if (seat < THING) add(seat, 0);
  },
  resolve(t, stroke, effect, f) {
    // What an Event does by itself is Ignored by whoever turned it up.
    if (f.k === 'event' && f.ignored.includes(stroke.seat)) return;
    const frame: SpecialFrame = {
      k: effect.procedure,
      step: 0,
      by: f.k === 'play' ? f.by : stroke.seat,
      card: f.k === 'play' ? f.card : stroke.card,
      targets: [stroke.seat],
      memory: [],
    };
    t.push(frame);
  },
  words: (effect) => effect.text,
  tells: (effect, who) => (effect.told ?? effect.text).replaceAll('{who}', who.name),
  icon: () => 'special',
  worth: (effect) => effect.worth,
};
