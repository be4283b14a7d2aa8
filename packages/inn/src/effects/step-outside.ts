import { isDrunk } from '../turn/losers.ts';
import { isActive } from '../table/seats.ts';
import type { PlayFrame } from '../table/state.ts';
import { endTurnOf } from '../turn/cut-short.ts';
import { always } from './meaning.ts';
import type { Verb } from './verb.ts';

/**
 * The card's player and the picked one go outside: the turn ends, and until the other's next turn begins both Ignore
 * everything and play nothing. Not if the other passes out from it, and not on somebody else's turn.
 */
export const stepOutside: Verb<'step-outside', PlayFrame> = {
  verb: 'step-outside',
  means: always('turn', -1),
  resolve(t, stroke, _effect, f) {
    if (!isActive(t.s, f.by)) return;
    if (isDrunk(t, t.s.seats[stroke.seat].side)) return;
    t.s.seats[stroke.seat].backAt = stroke.seat;
    t.s.seats[f.by].backAt = stroke.seat;
    t.emit('outside', f.by, 0, -1, f.card, stroke.seat);
    endTurnOf(t, f.by);
  },
  words: () =>
    'unless they pass out, your turn ends. Until their next turn you both Ignore all effects and play no cards',
  tells: (_effect, who) =>
    `${who.name} and the card’s player go outside until ${who.name}’s next turn: they Ignore all effects and play no cards`,
  icon: () => 'turn',
  worth: () => -0.3,
};
