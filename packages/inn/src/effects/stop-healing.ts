import { isHealing } from '../play/meanings.ts';
import { asFrame, type PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import type { Verb } from './verb.ts';

/** Nobody gains Fortitude from the card that is answered; whatever else it does, it does. */
export const stopHealing: Verb<'stop-healing', PlayFrame> = {
  verb: 'stop-healing',
  means: always('card', 0, 'healing'),
  strokes: once,
  resolve(t, stroke, _effect, f) {
    const answered = asFrame(t.stack[f.on], 'play');
    for (const other of answered.strokes) if (isHealing(other)) other.gone = true;
    t.emit('no-healing', stroke.seat, 0, answered.card, stroke.card);
  },
  words: () => 'nobody gains Fortitude from it',
  icon: () => 'fortitude',
  worth: () => 1,
};
