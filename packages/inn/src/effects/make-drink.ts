import { pushDrinks } from '../turn/drinking.ts';
import type { Run } from '../run.ts';
import { isPresent } from '../table/seats.ts';
import type { Stroke } from '../table/state.ts';
import { always } from './meaning.ts';
import { does, type Cause, type Verb } from './verb.ts';

/** Those further on who drink by the same words: they reveal and drink together (core.timing.group-drink-reveal). */
function together(t: Run, f: Cause, { card, e }: Stroke): Stroke[] {
  if (f.k !== 'play') return [];
  return f.strokes
    .slice(f.i + 1)
    .filter((other) => other.card === card && other.e === e && !other.gone && isPresent(t.s, other.seat));
}

/** Makes players drink, from their own piles or from the Drink Deck. It changes no Drink. */
export const makeDrink: Verb<'make-drink'> = {
  verb: 'make-drink',
  means: always('drinks'),
  changesNone: ['rdi7.stop-playing.not-on-forced-drinking'],
  resolve(t, stroke, effect, f) {
    const others = together(t, f, stroke);
    // Each is served once, whoever leaves the table meanwhile.
    for (const other of others) {
      other.gone = true;
      t.dry?.strikes(other, f);
    }
    pushDrinks(t, [stroke.seat, ...others.map(({ seat }) => seat)], effect.from, effect.less);
  },
  words: (effect, who) =>
    `${does(who, 'drink', 'drinks')} the top card of ${effect.from === 'deck' ? 'the Drink Deck' : `${who.name === 'you' ? 'your' : 'their'} Drink Me! Pile (if it is empty, ${who.name === 'you' ? 'you' : 'they'} sober up)`}${
      effect.less ? `, with ${effect.less} less Alcohol Content` : ''
    }`,
  icon: () => 'drink',
  worth: () => -1.5,
  felt: (_effect, who) => who.drink,
};
