import { addToDrink, drinkAnswered, freshStroke } from '../drinking.ts';
import type { Verb } from './verb.ts';

/** Raises or lowers what a Drink does: its Alcohol Content, or Fortitude. It changes the Drink, not the drinker. */
export const changeDrink: Verb<'change-drink'> = {
  verb: 'change-drink',
  changesDrink: true,
  strokes: (_t, f, effect, add) => add(f.by, effect.alcohol, -1),
  resolve(t, stroke, effect, f) {
    const drink = drinkAnswered(t, f);
    if (drink === null) return;
    if (stroke.n !== 0) {
      addToDrink(t, drink, stroke);
      t.emit('drink-changed', drink.seat, stroke.n, -1, stroke.card, stroke.seat, [], undefined, ALCOHOL);
    }
    const { fortitude } = effect;
    if (fortitude === undefined) return;
    drink.strokes.push(freshStroke('fortitude', drink.seat, fortitude, stroke));
    t.emit('drink-changed', drink.seat, fortitude, -1, stroke.card, stroke.seat, [], undefined, FORTITUDE);
  },
  words({ alcohol, fortitude = 0 }) {
    if (alcohol < 0) return `take ${-alcohol} Alcohol Content off the Drink`;
    const added = alcohol > 0 ? [`${alcohol} Alcohol Content`] : [];
    if (fortitude !== 0)
      added.push(`a ${fortitude < 0 ? 'loss' : 'gain'} of ${Math.abs(fortitude)} Fortitude`);
    return `add ${added.join(' and ')} to the Drink`;
  },
  worth: (effect) => (effect.fortitude ?? 0) - effect.alcohol,
};

const ALCOHOL = 'Alcohol Content';
const FORTITUDE = 'Fortitude';
