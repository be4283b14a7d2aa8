import { addToDrink, drinkAnswered } from '../drinking.ts';
import type { Verb } from './verb.ts';

/** Raises or lowers the Alcohol Content of a Drink. It changes the Drink, not the drinker. */
export const changeDrink: Verb<'change-drink'> = {
  verb: 'change-drink',
  changesDrink: true,
  strokes: (_t, f, effect, add) => add(f.by, effect.alcohol, -1),
  resolve(t, stroke, _effect, f) {
    const drink = drinkAnswered(t, f);
    if (drink === null) return;
    addToDrink(t, drink, stroke);
    t.emit('drink-changed', drink.seat, stroke.n, -1, stroke.card, stroke.seat);
  },
  words: (effect) =>
    effect.alcohol > 0
      ? `add ${effect.alcohol} Alcohol Content to the Drink`
      : `take ${-effect.alcohol} Alcohol Content off the Drink`,
  worth: (effect) => -effect.alcohol,
};
