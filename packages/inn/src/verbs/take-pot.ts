import { takePot as potTo } from '../numbers.ts';
import type { RoundFrame } from '../state.ts';
import type { Verb } from './verb.ts';

/** After a Round was won: take the whole pot before it is collected, or half of what was just collected. */
export const takePot: Verb<'take-pot'> = {
  verb: 'take-pot',
  strokes: (_t, f, _effect, add) => add(f.by, 0, -1),
  resolve(t, stroke, effect, f) {
    const round = f.k === 'play' ? (t.stack[f.on] as RoundFrame) : null;
    if (round === null) return;
    if (effect.share === 'all') {
      round.taker = stroke.seat;
      round.taken = potTo(t, stroke.seat, t.s.pot);
      t.emit('pot', stroke.seat, round.taken, -1, stroke.card);
      return;
    }
    const half = Math.min(Math.floor(round.taken / 2), t.side(round.taker).gold);
    t.side(round.taker).gold -= half;
    t.side(stroke.seat).gold += half;
    t.emit('skim', stroke.seat, half, -1, stroke.card, round.taker);
    round.taker = stroke.seat;
    round.taken = half;
  },
  words: (effect) =>
    effect.share === 'all' ? 'you take the pot instead' : 'you take half of it, rounded down',
  worth: (effect) => (effect.share === 'all' ? 4 : 2),
};
