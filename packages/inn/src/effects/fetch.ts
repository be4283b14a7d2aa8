import { cardOptions, chooseOne } from '../play/choosing.ts';
import { always } from './meaning.ts';
import { does, type Verb, whose } from './verb.ts';

/** Take a card of some subtype back from one's own discard pile, for all to see. */
export const fetch: Verb<'fetch'> = {
  verb: 'fetch',
  means: always('cards', 1),
  strokes: (_t, f, _effect, add) => add(f.by, 1),
  resolve(t, stroke, effect) {
    const found = t.s.seats[stroke.seat].discard.filter((card) =>
      t.def(card).subtypes?.includes(effect.subtype),
    );
    if (found.length > 0) chooseOne(t, stroke.seat, 'fetch', cardOptions(found), stroke.card);
  },
  words: (effect, who) =>
    `${does(who, 'reveal', 'reveals')} a ${effect.subtype} Card from ${whose(who)} discard pile and ${who.plural ? 'put' : 'puts'} it into ${whose(who)} hand`,
  icon: () => 'cards',
  worth: () => 0.7,
};
