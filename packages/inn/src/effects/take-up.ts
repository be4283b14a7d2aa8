import type { PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import { does, type Verb, whose } from './verb.ts';

/** Its player takes the card itself into their hand, where it is a card like the others. */
export const takeUp: Verb<'take-up', PlayFrame> = {
  verb: 'take-up',
  means: always('cards', 1),
  strokes: once,
  resolve(t, stroke, _effect, f) {
    if (!f.held) return;
    f.held = false;
    t.s.seats[stroke.seat].hand.push(f.card);
    t.emit('take', stroke.seat, 1, f.card);
  },
  words: (_effect, who) => `${does(who, 'put', 'puts')} this into ${whose(who)} hand`,
  icon: () => 'cards',
  worth: () => 1.5,
};
