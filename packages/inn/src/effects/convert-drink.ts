import { alcoholOf, drinkAnswered, freshStroke } from '../turn/drinking.ts';
import type { PlayFrame } from '../table/state.ts';
import type { Effect, EffectOf } from './effects.ts';
import { always } from './meaning.ts';
import type { Verb } from './verb.ts';

const gain = ({ fortitude }: EffectOf<'convert-drink'>): Effect => ({
  verb: 'fortitude',
  who: 'drinker',
  by: fortitude,
});

/** Replaces a Drink's Alcohol Content, if there is any, with a gain of Fortitude. Its other effects stay. */
export const convertDrink: Verb<'convert-drink', PlayFrame> = {
  verb: 'convert-drink',
  means: always('drink'),
  strokes: (_t, f, effect, add) => add(f.by, effect.fortitude),
  againstDrink: (t, _effect, drink) => (alcoholOf(t, drink) > 0 ? null : 'house.113-nothing-to-convert'),
  resolve(t, stroke, effect, f) {
    const drink = drinkAnswered(t, f);
    if (alcoholOf(t, drink) <= 0) return;
    for (const other of drink.strokes) if (other.of === 'alcohol') other.gone = true;
    drink.strokes.push(freshStroke(gain(effect), drink.seat, stroke.n, stroke));
    t.emit('drink-converted', drink.seat, stroke.n, -1, stroke.card);
  },
  within: gain,
  words: (effect) => `if the Drink has any Alcohol Content, gain ${effect.fortitude} Fortitude instead of it`,
  tells: ({ fortitude }) =>
    `if the Drink has any Alcohol Content, it gives ${fortitude} Fortitude instead of it`,
  icon: () => 'drink',
  worth: (effect) => 1 + effect.fortitude,
  onDrink: (_effect, { harm }) => harm + 0.8,
};
