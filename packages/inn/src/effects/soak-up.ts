import { drinkAnswered } from '../turn/drinking.ts';
import { asFrame, type PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import type { Verb } from './verb.ts';

/** The cards of an Ignored Drink are shuffled into the picked player's Drink Me! Pile once everybody has drunk. */
export const soakUp: Verb<'soak-up', PlayFrame> = {
  verb: 'soak-up',
  means: always('drink'),
  strokes: (_t, f, _effect, add) => add(f.by, 0, f.targets[0]),
  resolve(t, stroke, _effect, f) {
    const drink = drinkAnswered(t, f);
    const drinks = asFrame(t.stack[f.on], 'drinks');
    drinks.soaked = [...drinks.soaked, drink.group, stroke.to];
    // What an Event pours without a card lies nowhere.
    if (drinks.groups[drink.group] !== undefined)
      t.emit('soaked', stroke.seat, 0, -1, stroke.card, stroke.to);
  },
  words: () => 'pick a player. Shuffle it into their Drink Me! Pile',
  tells: (_effect, _who, to) => `it is shuffled into ${to}’s Drink Me! Pile`,
  icon: () => 'drink',
  worth: () => 1,
  // The Drink comes back sooner or later: to somebody else, if possible.
  onDrink: (_effect, { harm, to }) => (to === 'mate' ? -harm : harm) * 0.4,
};
