import { drinksFrame } from '../turn/drinking.ts';
import type { BefallFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { does, type Verb } from './verb.ts';

/** All to whom it happens reveal a Drink of the Drink Deck; when everybody has one, all drink at once. */
export const drinkTogether: Verb<'drink-together', BefallFrame> = {
  verb: 'drink-together',
  means: always('drinks'),
  resolve(t, _stroke, _effect, f) {
    const frame = drinksFrame(f.players.slice(), 'deck', f.players[0]);
    frame.event = true;
    t.push(frame);
  },
  words: (_effect, who) =>
    `${does(who, 'reveal', 'reveals')} the top card of the Drink Deck; then all drink at once`,
  icon: () => 'drink',
  worth: () => -1.5,
  felt: (_effect, who) => who.drink,
};
