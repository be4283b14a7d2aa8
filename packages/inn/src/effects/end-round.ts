import { potToInn, takePot } from '../table/numbers.ts';
import { prizeTo } from '../gambling/prizes.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import type { Verb } from './verb.ts';

/** The Round of Gambling ends at once; the pot goes to the Inn, or to the card's player without a win. */
export const endRound: Verb<'end-round'> = {
  verb: 'end-round',
  means: always('pot', 0, 'round'),
  strokes: once,
  resolve(t, stroke, effect) {
    const round = t.round();
    if (round === null || round.over) return;
    round.over = true;
    round.winner = -1;
    if (effect.pot === 'inn') {
      t.emit('round-void', stroke.seat, t.s.pot, -1, stroke.card);
      potToInn(t);
    } else {
      round.taker = stroke.seat;
      round.taken = takePot(t, stroke.seat, t.s.pot);
      t.emit('pot', stroke.seat, round.taken, -1, stroke.card);
      prizeTo(t, stroke.seat);
    }
  },
  words: (effect) =>
    effect.pot === 'inn'
      ? 'the Round ends. The pot goes to the Inn'
      : 'the Round ends. You take the pot, but you do not win the Round',
  tells: (effect, who) =>
    `the Round of Gambling ends, and ${effect.pot === 'inn' ? 'the pot goes to the Inn' : `${who.name} takes the pot`}`,
  icon: () => 'gambling',
  worth: (effect) => (effect.pot === 'inn' ? 0.5 : 3),
};
