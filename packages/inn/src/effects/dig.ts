import { always } from './meaning.ts';
import { does, type Verb, whose } from './verb.ts';

/** Reveal the top cards of one's own deck; those of some subtype go to the hand, the others are discarded. */
export const dig: Verb<'dig'> = {
  verb: 'dig',
  means: always('cards', 1),
  strokes: (_t, f, effect, add) => add(f.by, effect.n),
  resolve(t, stroke, effect) {
    t.push({
      k: 'lift',
      step: 0,
      seat: stroke.seat,
      n: effect.n,
      cards: [],
      goal: 'dig',
      keep: 0,
      card: stroke.card,
      subtype: effect.subtype,
    });
  },
  words({ n, subtype }, who) {
    const [top, where] =
      n === 1
        ? ['card', `a ${subtype} Card goes to ${whose(who)} hand, any other is discarded`]
        : [`${n} cards`, `${subtype} Cards go to ${whose(who)} hand, the rest is discarded`];
    return `${does(who, 'reveal', 'reveals')} the top ${top} of ${whose(who)} Character Deck: ${where}`;
  },
  icon: () => 'cards',
  worth: (effect) => effect.n * 0.25,
};
