/** Whether a card may work on a Drink that somebody is about to drink, and if not, the rule that forbids it. */
import type { SeatId } from '@taproom/kernel';
import { paysFor } from '../turn/drinking.ts';
import type { Run } from '../run.ts';
import { isPresent } from '../table/seats.ts';
import type { ShapedUse } from '../table/shapes.ts';
import { isShared, means } from './sharing.ts';
import type { PendingDrink } from '../table/state.ts';

/** Another's Drink may be Ignored by whoever would take some effect from it (core.ignore.drink-of-another). */
const ignoresOwnPart = (seat: SeatId, use: ShapedUse, drink: PendingDrink): boolean =>
  use.means.some(({ stop }) => stop === 'drink') && paysOut(drink, seat);

/** Some of it would be paid to this seat. */
const paysOut = ({ strokes }: PendingDrink, seat: SeatId): boolean =>
  strokes.some((stroke) => paysFor(stroke, seat));

/** Whether a card may work on this Drink. */
export function drinkRefusal(t: Run, seat: SeatId, use: ShapedUse, drink: PendingDrink): string | null {
  const when = use.when;
  const shared = isShared(t, use);
  if (when.at !== 'drink') return 'core.cards.sometimes-condition';
  if (when.whose === 'yours' && !means(t, shared, seat, drink.seat) && !ignoresOwnPart(seat, use, drink))
    return 'core.ignore.drink-of-another';
  if (drink.ignored || !isPresent(t.s, drink.seat)) return 'core.ignore.drink-affecting-you';
  return drinkStops(t, use, drink);
}

/** What a Drink does not let be done to it. */
export function drinkStops(t: Run, use: ShapedUse, drink: PendingDrink): string | null {
  for (let i = 0; i < use.effects.length; i++) {
    const effect = use.effects[i];
    const { of, stop } = use.means[i];
    if (drink.onlyIgnore && of === 'drink' && stop !== 'drink') return 'house.112-changed-only-by-ignoring';
    const against = use.verbs[i].againstDrink?.(t, effect, drink) ?? null;
    if (against !== null) return against;
  }
  return null;
}
