import { drinkAnswered, splitDrink as split } from '../drinking.ts';
import type { DrinksFrame } from '../state.ts';
import type { Verb } from './verb.ts';

/** Splits one's Drink with another player: two Drinks with half of every number, rounded up. */
export const splitDrink: Verb<'split-drink'> = {
  verb: 'split-drink',
  changesDrink: true,
  strokes: (_t, f, _effect, add) => add(f.by, 0, f.targets[0]),
  resolve(t, stroke, _effect, f) {
    const drink = drinkAnswered(t, f);
    if (drink === null || f.k !== 'play') return;
    split(t, t.stack[f.on] as DrinksFrame, drink, stroke.to);
    t.emit('drink-split', stroke.seat, 0, -1, stroke.card, stroke.to);
  },
  words: (_effect, who) => `split the Drink with ${who.name}`,
  worth: () => 1.2,
};
