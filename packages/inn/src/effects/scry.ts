import { always } from './meaning.ts';
import { does, whose, type Verb } from './verb.ts';

/** Reveal the top cards of one's own Character Deck, keep some of them, discard the rest. */
export const scry: Verb<'scry'> = {
  verb: 'scry',
  means: always('cards', 1),
  numeric: true,
  amount: (effect) => effect.n,
  resolve(t, stroke, effect) {
    t.push({
      k: 'lift',
      step: 0,
      seat: stroke.seat,
      n: stroke.n,
      cards: [],
      goal: 'scry',
      keep: effect.keep,
      card: stroke.card,
      subtype: '',
    });
  },
  words: (effect, who) =>
    `${does(who, 'reveal', 'reveals')} the top ${effect.n} cards of ${who.name === 'you' ? 'your' : 'their'} Character Deck, ` +
    `${who.plural ? 'put' : 'puts'} ${effect.keep} of them into ${whose(who)} hand and ${who.plural ? 'discard' : 'discards'} the rest`,
  icon: () => 'cards',
  worth: (effect) => effect.keep * 0.7,
};
