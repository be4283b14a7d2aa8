import { asFrame, type PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import { does, type Verb } from './verb.ts';

/** The card does not resolve: none of it happens, for anyone. */
export const negate: Verb<'negate', PlayFrame> = {
  verb: 'negate',
  means: always('card', 0, 'negate'),
  strokes: once,
  resolve(t, stroke, _effect, f) {
    const answered = asFrame(t.stack[f.on], 'play');
    answered.negated = true;
    t.emit('negated', answered.by, 0, answered.card, stroke.card, stroke.seat);
  },
  words: () => 'Negate it',
  tells: (_effect, who, _to, it) => `${does(who, 'Negate', 'Negates')} ${it}`,
  icon: () => 'negate',
  worth: () => 1.5,
  // Nobody Negates a card of their own; a rival's defence is worth what it would have saved them.
  saves: (_effect, { harm, ours, isAnswer }) => (ours ? -Infinity : harm + (isAnswer ? 0.8 : 0.3)),
};
