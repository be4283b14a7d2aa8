import { askToPlot } from '../play/choosing.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import { type Verb, whose } from './verb.ts';

/** May lay a card of the hand face down in front of oneself. */
export const plot: Verb<'plot'> = {
  verb: 'plot',
  means: always('cards'),
  strokes: once,
  resolve: (t, stroke) => askToPlot(t, stroke.seat, stroke.card),
  words: (_effect, who) => `${who.name} may Plot a card from ${whose(who)} hand`,
  icon: () => 'cards',
  worth: () => 0.4,
};
