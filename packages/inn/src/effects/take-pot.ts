import { moveGold, takePot as potTo } from '../table/numbers.ts';
import { askToSharePrize } from '../gambling/prize-questions.ts';
import { prizeTo } from '../gambling/prizes.ts';
import { asFrame, type PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import { does, type Verb } from './verb.ts';

/** After a Round was won: take the whole pot before it is collected, or half of what was just collected. */
export const takePot: Verb<'take-pot', PlayFrame> = {
  verb: 'take-pot',
  means: always('pot', 1),
  strokes: once,
  resolve(t, stroke, effect, f) {
    const round = asFrame(t.stack[f.on], 'round', 'game-round');
    if (effect.share === 'all') {
      round.taker = stroke.seat;
      round.taken = potTo(t, stroke.seat, t.s.pot);
      t.emit('pot', stroke.seat, round.taken, -1, stroke.card);
      prizeTo(t, stroke.seat);
      return;
    }
    const half = moveGold(t, round.taker, stroke.seat, Math.floor(round.taken / 2));
    t.emit('skim', stroke.seat, half, -1, stroke.card, round.taker);
    askToSharePrize(t, round.taker, stroke.seat, stroke.card);
    round.taker = stroke.seat;
    round.taken = half;
  },
  words: (effect, who) =>
    `${does(who, 'take', 'takes')} ${effect.share === 'all' ? 'the pot instead' : 'half of it, rounded down'}`,
  icon: () => 'gold',
  worth: (effect) => (effect.share === 'all' ? 4 : 2),
};
