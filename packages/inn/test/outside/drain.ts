/** A verb that the rules do not have, all of it in this file: loses Fortitude for each Drink that waits. */
import { always, strike, type PackEffect, type PackVerb, type Who } from '@taproom/inn';

export interface Drain extends PackEffect {
  readonly verb: 'hollow:drain';
  readonly who: Who;
  /** So much for each of them. */
  readonly each: number;
}

export const drain: PackVerb<Drain> = {
  verb: 'hollow:drain',
  means: always('fortitude', -1),
  amount: (effect) => -effect.each,
  times: (t, _f, _effect, seat) => t.s.seats[seat].drinkMe.length,
  resolve(t, stroke, _effect, f) {
    t.emit('verb', stroke.seat, 0, -1, stroke.card, -1, [], undefined, 'hollow:drain');
    strike(t, stroke, f);
  },
  words: (effect, who) =>
    `${who.name} ${who.plural ? 'lose' : 'loses'} ${effect.each} Fortitude for each of ${who.name === 'you' ? 'your' : 'their'} waiting Drinks`,
  logs: (event, name) => `${name(event.seat)} feels a chill.`,
  icon: () => 'fortitude',
  worth: (effect) => -2 * effect.each,
  felt: (effect, who) => who.feels('fortitude', -effect.each * who.drinks),
};
