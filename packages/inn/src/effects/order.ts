import { inOrder } from '../table/seats.ts';
import { always } from './meaning.ts';
import { does, tokens, type Verb } from './verb.ts';

/** Order Drinks for other players, on top of the one that the phase asks for. */
export const order: Verb<'order'> = {
  verb: 'order',
  means: always('drinks'),
  strokes: (t, f, effect, add) => add(f.by, effect.n === 'players' ? inOrder(t.s, f.by).length : effect.n),
  changesNone: ['rdi7.stop-playing.not-on-ordering'],
  resolve(t, stroke, effect) {
    const { card, use, e } = stroke;
    const gives = effect.gives ? { gives: { card, use, e, to: [] } } : {};
    t.push({ k: 'order', step: 0, seat: stroke.seat, n: stroke.n, ...gives });
  },
  words({ n, gives }, who) {
    const many = n === 'players' ? 'as many' : String(n);
    const as = n === 'players' ? ' as there are players in the game' : '';
    const token = gives ? `. Each of these players gets ${tokens(gives, 1)}` : '';
    return `${does(who, 'order', 'orders')} ${many} more Drinks for any other players${as}${token}`;
  },
  icon: () => 'drink',
  worth: ({ n, gives }) => (n === 'players' ? 4 : n) * 0.7 + (gives ? 1 : 0),
};
