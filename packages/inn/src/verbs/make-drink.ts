import { pushDrinks } from '../drinking.ts';
import { does, type Verb } from './verb.ts';

/** Makes a player drink, from their own pile or from the Drink Deck. It changes no Drink. */
export const makeDrink: Verb<'make-drink'> = {
  verb: 'make-drink',
  resolve(t, stroke, effect) {
    pushDrinks(t, [stroke.seat], effect.from, effect.less);
  },
  words: (effect, who) =>
    `${does(who, 'drink', 'drinks')} the top card of ${effect.from === 'deck' ? 'the Drink Deck' : `${who.name === 'you' ? 'your' : 'their'} Drink Me! Pile`}${
      effect.less ? `, poured ${effect.less} Alcohol Content weaker but not below 0` : ''
    }`,
  worth: () => -1.5,
};
