import { addToDrink, alcoholOf, drinkAnswered } from '../turn/drinking.ts';
import type { PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import type { Verb } from './verb.ts';

/** Brings a Drink's Alcohol Content down to a fixed amount. It changes the Drink, not the drinker. */
export const limitDrink: Verb<'limit-drink', PlayFrame> = {
  verb: 'limit-drink',
  means: always('drink'),
  strokes: once,
  againstDrink: (t, effect, drink) =>
    alcoholOf(t, drink) > effect.alcohol ? null : 'core.cards.sometimes-condition',
  resolve(t, stroke, effect, f) {
    const drink = drinkAnswered(t, f);
    const by = effect.alcohol - alcoholOf(t, drink);
    if (by >= 0) return;
    addToDrink(t, drink, { ...stroke, n: by });
    t.emit('drink-changed', drink.seat, by, -1, stroke.card, stroke.seat);
  },
  within: (effect) => ({ verb: 'alcohol', who: 'drinker', by: effect.alcohol }),
  words: (effect) => `the Drink has only ${effect.alcohol} Alcohol Content`,
  icon: () => 'drink',
  worth: () => 1.5,
  onDrink: (effect, { harm, mine }) => (mine ? harm - effect.alcohol : 0),
};
