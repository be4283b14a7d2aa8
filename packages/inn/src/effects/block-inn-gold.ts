import { isFromInn } from '../play/meanings.ts';
import { asFrame, type PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import type { Verb } from './verb.ts';

/** Nobody gets Gold from the Inn out of the card that is answered. */
export const blockInnGold: Verb<'block-inn-gold', PlayFrame> = {
  verb: 'block-inn-gold',
  means: always('card', 0, 'inn-gold'),
  strokes: once,
  resolve(t, stroke, _effect, f) {
    const answered = asFrame(t.stack[f.on], 'play');
    for (const gain of answered.strokes) if (isFromInn(gain)) gain.gone = true;
    t.emit('blocked', answered.by, 0, answered.card, stroke.card, stroke.seat);
  },
  words: () => 'that Gold stays in the Inn',
  icon: () => 'gold',
  worth: () => 1,
  saves: (_effect, { ours }) => (ours ? -1 : 0.8),
};
