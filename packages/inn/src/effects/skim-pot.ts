import { takePot } from '../table/numbers.ts';
import { always } from './meaning.ts';
import { does, type Verb } from './verb.ts';

/** Take some Gold out of the pot. */
export const skimPot: Verb<'skim-pot'> = {
  verb: 'skim-pot',
  means: always('pot', 1),
  strokes: (_t, f, effect, add) => add(f.by, effect.n),
  resolve(t, stroke) {
    const taken = takePot(t, stroke.seat, stroke.n);
    t.emit('skim', stroke.seat, taken, -1, stroke.card, -1);
  },
  words: (effect, who) => `${does(who, 'take', 'takes')} ${effect.n} Gold from the pot`,
  icon: () => 'gold',
  worth: (effect) => effect.n * 1.2,
};
