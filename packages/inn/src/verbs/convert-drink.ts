import { alcoholOf, drinkAnswered, freshStroke } from '../drinking.ts';
import type { PlayFrame } from '../state.ts';
import type { Verb } from './verb.ts';

/** Replaces a Drink's Alcohol Content, if there is any, with a gain of Fortitude. Its other effects stay. */
export const convertDrink: Verb<'convert-drink', PlayFrame> = {
  verb: 'convert-drink',
  changesDrink: true,
  strokes: (_t, f, effect, add) => add(f.by, effect.fortitude),
  resolve(t, stroke, _effect, f) {
    const drink = drinkAnswered(t, f);
    if (alcoholOf(t, drink) <= 0) return;
    for (const other of drink.strokes) if (other.v === 'alcohol') other.gone = true;
    drink.strokes.push(freshStroke('fortitude', drink.seat, stroke.n, stroke));
    t.emit('drink-converted', drink.seat, stroke.n, -1, stroke.card);
  },
  within: (effect) => ({ verb: 'fortitude', who: 'drinker', by: effect.fortitude }),
  words: (effect) =>
    `if the Drink has more than 0 Alcohol Content, gain ${effect.fortitude} Fortitude instead of that Alcohol Content`,
  tells: ({ fortitude }) =>
    `if the Drink has more than 0 Alcohol Content, it gives ${fortitude} Fortitude instead of that`,
  icon: () => 'drink',
  worth: (effect) => 1 + effect.fortitude,
};
