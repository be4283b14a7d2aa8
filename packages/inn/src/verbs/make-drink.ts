import { pushDrinks } from '../drinking.ts';
import type { Run } from '../run.ts';
import { isPresent } from '../seats.ts';
import type { Stroke } from '../state.ts';
import { does, type Cause, type Verb } from './verb.ts';

/** Those who drink by the same words of a card: they reveal and drink together (core.timing.group-drink-reveal). */
function together(t: Run, f: Cause, { card, e }: Stroke): Stroke[] {
  if (f.k !== 'play') return [];
  return f.strokes.filter(
    (other) =>
      other.v === 'make-drink' &&
      other.card === card &&
      other.e === e &&
      !other.gone &&
      isPresent(t.s, other.seat),
  );
}

/** Makes players drink, from their own piles or from the Drink Deck. It changes no Drink. */
export const makeDrink: Verb<'make-drink'> = {
  verb: 'make-drink',
  resolve(t, stroke, effect, f) {
    const [first = stroke, ...others] = together(t, f, stroke);
    if (first === stroke)
      pushDrinks(
        t,
        [stroke, ...others].map(({ seat }) => seat),
        effect.from,
        effect.less,
      );
  },
  words: (effect, who) =>
    `${does(who, 'drink', 'drinks')} the top card of ${effect.from === 'deck' ? 'the Drink Deck' : `${who.name === 'you' ? 'your' : 'their'} Drink Me! Pile`}${
      effect.less ? `, poured ${effect.less} Alcohol Content weaker but not below 0` : ''
    }`,
  worth: () => -1.5,
};
