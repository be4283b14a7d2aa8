import { drinkAnswered, paysFor } from '../turn/drinking.ts';
import { areMates } from '../table/seats.ts';
import type { PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import type { Verb } from './verb.ts';

/** Ignores a Drink with all of its Chasers. */
export const ignoreDrink: Verb<'ignore-drink', PlayFrame> = {
  verb: 'ignore-drink',
  means: always('drink', 0, 'drink'),
  strokes: once,
  resolve(t, stroke, _effect, f) {
    const drink = drinkAnswered(t, f);
    // Somebody who is to pay for another's Drink: they Ignore their part of it.
    if (!areMates(t.s, drink.seat, stroke.seat) && drink.strokes.some((part) => paysFor(part, stroke.seat))) {
      for (const part of drink.strokes) if (paysFor(part, stroke.seat)) part.gone = true;
      t.emit('drink-ignored', stroke.seat, 0, -1, stroke.card, drink.seat);
      return;
    }
    drink.ignored = true;
    t.emit('drink-ignored', stroke.seat, 0, -1, stroke.card, drink.seat);
  },
  words: () => 'Ignore the Drink',
  tells: (_effect, who) => `${who.name} Ignores the Drink`,
  icon: () => 'ignore',
  worth: () => 1.5,
  onDrink: (_effect, { harm, mine }) => (mine ? harm : -harm),
};
