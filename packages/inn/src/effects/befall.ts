import type { SeatId } from '@taproom/kernel';
import { pushBefall } from '../events/event-effects.ts';
import type { EventFrame } from '../table/state.ts';
import type { Verb } from './verb.ts';

/** A use of the Event happens to everybody, or to everybody of a kind. */
export const befall: Verb<'befall', EventFrame> = {
  verb: 'befall',
  everybody: true,
  resolve(t, stroke, effect, f) {
    const { whom } = effect;
    const villain = (seat: SeatId): boolean => t.c.characters[seat].villain === true;
    const reached = f.players.filter((seat) => whom === undefined || villain(seat) === (whom === 'villain'));
    pushBefall(t, stroke.card, effect.use, reached, f.players);
  },
  words: () => 'it happens',
  leads: ({ use, whom }, _words, uses) => uses.does(use, whom ?? 'everybody'),
  icon: () => 'special',
  worth: () => 0,
};
