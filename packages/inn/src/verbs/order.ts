import type { Verb } from './verb.ts';

/** Order Drinks for other players, on top of the one that the phase asks for. */
export const order: Verb<'order'> = {
  verb: 'order',
  strokes: (_t, f, effect, add) => add(f.by, effect.n, -1),
  resolve(t, stroke) {
    t.push({ k: 'order', step: 0, seat: stroke.seat, n: stroke.n });
  },
  words: (effect) => `you order ${effect.n} additional Drinks, as you like, for other players`,
  worth: (effect) => effect.n * 0.7,
};
