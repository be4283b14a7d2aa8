import { isActive } from '../table/seats.ts';
import { always } from './meaning.ts';
import { does, type Verb } from './verb.ts';

/** May play another Action Card in this Action Phase. Outside one's own Action Phase it does nothing. */
export const anotherAction: Verb<'another-action'> = {
  verb: 'another-action',
  means: always('turn', 1),
  resolve(t, stroke) {
    if (stroke.seat === t.c.automaton || !isActive(t.s, stroke.seat) || t.s.phase !== 'action') return;
    t.s.seats[stroke.seat].actions++;
    t.emit('another-action', stroke.seat, 1, -1, stroke.card);
  },
  words: (_effect, who) => `${does(who, 'may play', 'may play')} another Action Card this phase`,
  icon: () => 'action',
  worth: () => 1,
};
