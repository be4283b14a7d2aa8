import { drinkAnswered } from '../turn/drinking.ts';
import type { PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import type { Verb } from './verb.ts';

/** Gives one's Drink to another player, who controls it from then on. */
export const passDrink: Verb<'pass-drink', PlayFrame> = {
  verb: 'pass-drink',
  means: always('drink'),
  strokes: (_t, f, _effect, add) => add(f.by, 0, f.targets[0]),
  aimed: true,
  againstMates: ['rdi6.team.drink.no-pass-to-teammate'],
  resolve(t, stroke, _effect, f) {
    const drink = drinkAnswered(t, f);
    const from = drink.seat;
    drink.passedBy = [...drink.passedBy, from];
    drink.seat = stroke.to;
    drink.controller = stroke.to;
    drink.source = stroke.seat;
    t.emit('drink-passed', stroke.seat, 0, -1, stroke.card, stroke.to, from === stroke.seat ? [] : [from]);
  },
  words: (_effect, who) => `give the Drink to ${who.name}`,
  tells: (_effect, _who, to) => `the Drink goes to ${to}`,
  icon: () => 'drink',
  worth: () => 2,
  onDrink: (_effect, { harm, mine, to }) => (mine ? harm : -harm) + harm * (to === 'nobody' ? 0.15 : 0.6),
};
