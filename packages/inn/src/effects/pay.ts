import { discountOf, pay as payGold } from '../table/numbers.ts';
import { seatsOf } from '../play/strokes.ts';
import { THING } from '../play/targets.ts';
import { always } from './meaning.ts';
import { does, type Verb } from './verb.ts';

/** Pay Gold, to the card's player or to the Inn. */
export const pay: Verb<'pay'> = {
  verb: 'pay',
  means: always('gold', -1),
  numeric: true,
  amount: (effect) => -effect.n,
  strokes(t, f, effect, add) {
    const to = effect.to === 'you' ? f.by : effect.to === 'inn' ? -1 : f.targets[0];
    // Nothing but a player can be paid.
    const n = effect.perTarget ? effect.n * f.targets.length : effect.n;
    if (to < THING) for (const seat of seatsOf(t, f, effect.who)) add(seat, -n, to);
  },
  canDo: (t, effect, seat) => t.side(seat).gold + discountOf(t, seat) >= effect.n,
  resolve(t, stroke, _effect, f) {
    const paid = payGold(t, stroke.seat, -stroke.n, stroke.to, stroke.card, stroke.inn);
    if (f.k === 'play' && stroke.to < 0) f.paid += paid;
  },
  words: (effect, who) =>
    `${does(who, 'pay', 'pays')} ${PAYEES[effect.to]} ${effect.n} Gold${effect.perTarget ? ' for each player you picked, even if they Ignore this' : ''}`,
  tells: (effect, who, to) => `${does(who, 'pay', 'pays')} ${to} ${effect.n} Gold`,
  icon: () => 'gold',
  worth: (effect) => -effect.n * 1.2,
  felt: (effect, who) => who.feels('gold', -effect.n),
};

const PAYEES = { you: 'you', inn: 'the Inn', target: 'that player' } as const;
