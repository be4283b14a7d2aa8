import type { PlayFrame } from '../state.ts';
import type { Verb } from './verb.ts';

/** Makes a loss of Fortitude smaller: by some amount, or to a fixed one. Neither Negating nor Ignoring. */
export const reduce: Verb<'reduce'> = {
  verb: 'reduce',
  strokes: (_t, f, effect, add) => add(f.by, effect.by ?? 0, -1),
  resolve(t, stroke, effect, f) {
    if (f.k !== 'play') return;
    const answered = t.stack[f.on] as PlayFrame;
    let off = stroke.n;
    for (const loss of answered.strokes) {
      if (loss.v !== 'fortitude' || loss.seat !== stroke.seat || loss.thing >= 0 || loss.gone || loss.n >= 0)
        continue;
      const before = loss.n;
      if (effect.to !== undefined) loss.n = Math.max(loss.n, -effect.to);
      else {
        const less = Math.min(off, -loss.n);
        loss.n += less;
        off -= less;
      }
      if (loss.n === before) continue;
      loss.reduced = true;
      t.emit('reduced', stroke.seat, -loss.n, answered.card, stroke.card);
    }
  },
  words: (effect) =>
    effect.to === undefined ? `you lose ${effect.by} Fortitude less` : `you lose only ${effect.to} Fortitude`,
  worth: (effect) => effect.by ?? 1,
};
