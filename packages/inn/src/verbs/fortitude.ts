import { changeFortitude } from '../numbers.ts';
import { does, type Verb } from './verb.ts';

/** Gain or lose Fortitude. A loss that another player's card caused may be hit back for. */
export const fortitude: Verb<'fortitude'> = {
  verb: 'fortitude',
  touches: 'fortitude',
  numeric: true,
  amount: (effect) => effect.by,
  resolve(t, stroke, _effect, f) {
    const moved = changeFortitude(t, stroke.seat, stroke.n, stroke.card);
    if (moved < 0 && f.k === 'play' && stroke.seat !== f.by)
      f.losses.push({ seat: stroke.seat, n: -moved, reduced: stroke.reduced });
  },
  words: (effect, who) =>
    effect.by < 0
      ? `${does(who, 'lose', 'loses')} ${-effect.by} Fortitude`
      : `${does(who, 'gain', 'gains')} ${effect.by} Fortitude`,
  worth: (effect) => effect.by,
};
