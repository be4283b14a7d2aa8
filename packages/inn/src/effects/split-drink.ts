import { drinkAnswered, halveDrink, splitDrink as split } from '../turn/drinking.ts';
import { asFrame, type PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import type { Verb } from './verb.ts';

/** Splits one's Drink with another player: two Drinks with half of every number, rounded up. */
export const splitDrink: Verb<'split-drink', PlayFrame> = {
  verb: 'split-drink',
  means: always('drink'),
  strokes: (_t, f, _effect, add) => add(f.by, 0, f.targets[0] ?? -1),
  aimed: true,
  againstMates: ['rdi6.team.drink.no-split-with-teammate'],
  againstDrink: (_t, _effect, drink) => (drink.noSplit ? 'core.self-split.no-other-split' : null),
  resolve(t, stroke, effect, f) {
    const drink = drinkAnswered(t, f);
    const whose = drink.seat === stroke.seat ? [] : [drink.seat];
    if (effect.alone) halveDrink(t, drink, Math.floor);
    else split(t, asFrame(t.stack[f.on], 'drinks'), drink, stroke.to, stroke.seat);
    t.emit('drink-split', stroke.seat, 0, -1, stroke.card, stroke.to, whose);
  },
  words: (effect, who) =>
    effect.alone
      ? 'split the Drink with nobody. Drink half of it, rounded down; the rest is gone'
      : `split the Drink with ${who.name}`,
  tells: (effect, who, to) =>
    effect.alone
      ? `${who.name} drinks only half of the Drink, rounded down`
      : `the Drink is split with ${to}`,
  icon: () => 'drink',
  worth: () => 1.2,
  onDrink: (_effect, { harm, to }) => harm * (to === 'nobody' ? 0.6 : 0.8),
};
