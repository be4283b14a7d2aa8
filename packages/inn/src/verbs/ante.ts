import { ante as anteGold } from '../numbers.ts';
import { presentInOrder } from '../seats.ts';
import type { Verb } from './verb.ts';

/**
 * Everybody in the Round antes; where the card starts the Round, everybody who is there. If the card's player cannot
 * ante, nobody has to (core.gambling.broke-ante-card), and nobody antes into a Round that only one player joins.
 */
export const ante: Verb<'ante'> = {
  verb: 'ante',
  strokes(t, f, effect, add) {
    const round = t.round();
    for (const seat of presentInOrder(t.s, f.by))
      if (round === null || round.inside.includes(seat)) add(seat, effect.n, -1);
  },
  resolve(t, stroke, _effect, f) {
    if (f.k !== 'play') return;
    if (t.round() === null && f.strokes.filter((s) => s.v === 'ante' && !s.gone).length < 2) return;
    // Its player's own ante comes first; if they cannot pay it, the card asks nothing of anybody.
    if (stroke.seat === f.by && !stroke.inn && t.side(f.by).gold === 0) {
      for (const other of f.strokes) if (other.v === 'ante') other.n = 0;
      t.emit('no-antes', f.by, 0, -1, f.card);
    }
    if (stroke.n > 0) anteGold(t, stroke.seat, stroke.n, f.card, stroke.inn);
  },
  words: (effect) => `each player who takes part in the Round, you included, antes ${effect.n} Gold`,
  worth: (effect) => -effect.n * 0.6,
};
