import { drinkAnswered, heals, holdsFor } from '../turn/drinking.ts';
import type { PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import type { Verb } from './verb.ts';

/** A Drink's drinker gains no Fortitude from it, and is not offered any for discarding. Its other effects stay. */
export const sourDrink: Verb<'sour-drink', PlayFrame> = {
  verb: 'sour-drink',
  means: always('drink', 0, 'healing'),
  strokes: once,
  againstDrink: (t, _effect, { strokes, seat }) =>
    strokes.some((part) => heals(part) && holdsFor(t, part, seat)) ? null : 'core.cards.sometimes-condition',
  resolve(t, stroke, _effect, f) {
    const drink = drinkAnswered(t, f);
    for (const other of drink.strokes) if (heals(other)) other.gone = true;
    t.emit('drink-soured', drink.seat, 0, -1, stroke.card, stroke.seat);
  },
  words: () => 'nobody gains Fortitude from it',
  icon: () => 'drink',
  worth: () => 1,
};
