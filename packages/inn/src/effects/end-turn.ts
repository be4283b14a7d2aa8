import { isActive, membersOf, nextTurn } from '../table/seats.ts';
import { endTurnOf } from '../turn/cut-short.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import type { Verb } from './verb.ts';

/** One's own turn ends. Unless it ends awake, its player is as good as outside until the next one begins. */
export const endTurn: Verb<'end-turn'> = {
  verb: 'end-turn',
  means: always('turn', -1),
  strokes: once,
  resolve(t, stroke, effect) {
    if (!isActive(t.s, stroke.seat)) return;
    if (effect.away) {
      t.s.seats[stroke.seat].backAt = stroke.seat;
      t.emit('away', stroke.seat, 0, -1, stroke.card);
    } else if (!effect.awake || membersOf(t, stroke.seat).length > 1) {
      t.s.seats[stroke.seat].backAt = nextTurn(t, stroke.seat);
      t.emit('asleep', stroke.seat, 0, -1, stroke.card);
    } else t.emit('turn-ends', stroke.seat, 0, -1, stroke.card);
    endTurnOf(t, stroke.seat);
  },
  words: (effect) =>
    effect.awake
      ? 'your turn ends'
      : `your turn ends. Until ${effect.away ? 'your' : 'the'} next turn you Ignore all effects and play no cards`,
  tells: (effect, who) =>
    effect.awake
      ? `${who.name}’s turn ends now`
      : `${who.name}’s turn ends now, and ${effect.away ? 'until their next turn' : 'until the next turn'} they Ignore all effects and play no cards`,
  icon: () => 'turn',
  worth: (effect) => (effect.awake ? -0.3 : 0.3),
};
