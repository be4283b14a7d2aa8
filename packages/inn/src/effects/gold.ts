import { gainGold } from '../table/numbers.ts';
import { asFrame } from '../table/state.ts';
import { seatsOf } from '../play/strokes.ts';
import { always } from './meaning.ts';
import { does, type Verb } from './verb.ts';

/** Gain Gold from the Inn. */
export const gold: Verb<'gold'> = {
  verb: 'gold',
  means: always('gold', 1),
  numeric: true,
  amount: (effect) => effect.n,
  strokes(t, f, effect, add) {
    const n = effect.paid ? asFrame(t.stack[f.on], 'play').paid : effect.n;
    for (const seat of seatsOf(t, f, effect.who)) add(seat, n);
  },
  resolve(t, stroke, effect, f) {
    // What was paid can be taken back out of the Inn only once.
    if (effect.paid && f.k === 'play') asFrame(t.stack[f.on], 'play').paid = 0;
    gainGold(t, stroke.seat, stroke.n, stroke.card);
  },
  words: (effect, who) =>
    effect.paid
      ? `${does(who, 'gain', 'gains')} that Gold from the Inn`
      : `${does(who, 'gain', 'gains')} ${effect.n} Gold from the Inn`,
  icon: () => 'gold',
  worth: (effect) => (effect.paid ? 1 : effect.n) * 1.2,
};
