/** Amounts that depend on a token of the card's player. */
import type { SeatId } from '@taproom/kernel';
import { asFrame, type Seat } from '../table/state.ts';
import type { Run } from '../run.ts';
import type { ShapedUse } from '../table/shapes.ts';
import { scaleOf, type Effect, type Scale } from './effects.ts';

const amountAt = (scale: Scale, tokens: Seat['tokens']): number =>
  scale.table[Math.min(tokens[scale.token] ?? 0, scale.table.length - 1)];

/** An effect of a use, with the amount that it has for these tokens. */
export function scaledEffect({ effects, scales }: ShapedUse, e: number, tokens: Seat['tokens']): Effect {
  const scale = scales[e];
  return scale === undefined ? effects[e] : withAmount(effects[e], amountAt(scale, tokens));
}

/** The same effect with another amount, wherever its verb keeps it; a count (`n`) has no sign. */
export function withAmount(effect: Effect, amount: number): Effect {
  if ('alcohol' in effect) return { ...effect, alcohol: amount } as Effect;
  if ('n' in effect) return { ...effect, n: Math.abs(amount) } as Effect;
  return { ...effect, by: amount } as Effect;
}

/**
 * A token has changed: what waits and depends on it changes too, as far as nobody has answered it. The frame on top is
 * the one that made the change: its own amounts are those from before (a card's own gain or loss comes after them).
 */
export function rescale(t: Run, seat: SeatId, token: string): void {
  for (let i = 0; i < t.stack.length - 1; i++) {
    if (t.stack[i].k !== 'play') continue;
    const f = asFrame(t.stack[i], 'play');
    if (f.by !== seat) continue;
    for (let s = f.i; s < f.strokes.length; s++) {
      const stroke = f.strokes[s];
      const scale = scaleOf(t.effectOf(stroke));
      if (scale?.token === token && !stroke.reduced && !stroke.gone)
        stroke.n = amountAt(scale, t.s.seats[seat].tokens);
    }
  }
}
