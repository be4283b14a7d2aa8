import { isBlow } from '../play/meanings.ts';
import { covers } from '../play/sharing.ts';
import { softening } from '../play/striking.ts';
import { asFrame, type PlayFrame, type Stroke } from '../table/state.ts';
import { always } from './meaning.ts';
import { does, type Verb } from './verb.ts';

/** Makes a loss of Fortitude smaller: by some amount, or to a fixed one. Neither Negating nor Ignoring. */
export const reduce: Verb<'reduce', PlayFrame> = {
  verb: 'reduce',
  means: always('card', 0, 'reduce'),
  strokes: (_t, f, effect, add) => add(f.by, effect.by ?? 0),
  resolve(t, stroke, effect, f) {
    const answered = asFrame(t.stack[f.on], 'play');
    // What is taken off is taken off the team's whole loss, after what protects each of them (house.96-static-effects-order).
    let off = stroke.n;
    let left = effect.to ?? 0;
    const losses = answered.strokes.filter((loss) => isBlow(loss) && covers(t, f, loss.seat));
    const feltOf = (loss: Stroke): number => Math.max(0, -loss.n - softening(t, loss.seat));
    const spared = new Set<number>();
    for (const loss of losses) {
      const felt = feltOf(loss);
      const less = effect.to === undefined ? Math.min(off, felt) : Math.max(0, felt - left);
      off -= less;
      left = Math.max(0, left - felt);
      if (less === 0) continue;
      loss.n += less;
      loss.reduced = true;
      spared.add(loss.seat);
    }
    // Who loses no more than that anyway is told so. Whoever is hit more than once is told what is left of it all.
    for (const seat of spared.size > 0 ? spared : new Set(losses.map((loss) => loss.seat))) {
      const rest = losses.reduce((sum, loss) => (loss.seat === seat ? sum + feltOf(loss) : sum), 0);
      t.emit('reduced', seat, rest, answered.card, stroke.card);
    }
  },
  words: (effect, who) =>
    `${does(who, 'lose', 'loses')} ${effect.to === undefined ? `${effect.by} Fortitude less` : `only ${effect.to} Fortitude`}`,
  icon: () => 'reduce',
  worth: (effect) => effect.by ?? 1,
  saves: ({ by = 0, to }, { loss, life }) =>
    to !== undefined && loss <= to
      ? 0
      : (to === undefined ? Math.min(loss, by) + by : loss - to + 1) + (loss >= life ? 5 : 0),
};
