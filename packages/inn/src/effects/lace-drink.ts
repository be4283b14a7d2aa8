import { drinkAnswered, freshStroke } from '../turn/drinking.ts';
import { asFrame, type PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { amountOf, toldOf, verbOf } from './registry.ts';
import type { Verb } from './verb.ts';

/**
 * Adds an effect to the Drink that the picked player now has before them: one passed to them, or their half of it; with
 * nobody picked, to the Drink that is answered.
 */
export const laceDrink: Verb<'lace-drink', PlayFrame> = {
  verb: 'lace-drink',
  means: always('drink'),
  strokes: (t, f, _effect, add) => add(f.by, 0, f.targets[0] ?? drinkAnswered(t, f).seat),
  resolve(t, stroke, effect, f) {
    const answered = drinkAnswered(t, f);
    const { drinks } = asFrame(t.stack[f.on], 'drinks');
    // A split has just put the other half at the end of the table.
    const drink = answered.seat === stroke.to ? answered : drinks.findLast(({ seat }) => seat === stroke.to);
    if (drink === undefined) return;
    const added = effect.with;
    const n = amountOf(added);
    const laced = freshStroke(added, drink.seat, n, stroke);
    // Who gives what it gives: the card's player.
    laced.to = stroke.seat;
    drink.strokes.push(laced);
  },
  within: (effect) => effect.with,
  words: (effect) =>
    verbOf(effect.with.verb).words(effect.with, { name: 'whoever drinks that Drink', plural: false }),
  tells: ({ with: added }, _who, to) =>
    `into ${to}’s Drink: ${toldOf(added, { name: 'its drinker', plural: false }, to)}`,
  icon: () => 'drink',
  worth: (effect) => verbOf(effect.with.verb).worth(effect.with),
};
