import type { SeatId } from '@taproom/kernel';
import { drinkReady, putOnPile, takeOrdered, tavernServes } from '../table/piles.ts';
import { giveTokens } from '../table/numbers.ts';
import { areMates, isIn, presentInOrder } from '../table/seats.ts';
import type { Run } from '../run.ts';
import type { OrderFrame } from '../table/state.ts';
import { playCard, type InnProcedure } from '../play/announcing.ts';

/** One Drink at a time: to whom does it go? Players who are outside can be ordered Drinks too. */
function askNext(t: Run, f: OrderFrame): void {
  // Whoever falls while ordering orders no more.
  if (f.n <= 0 || !isIn(t.s, f.seat)) return;
  f.step--;
  if (tavernServes(t)) {
    t.ask({ seat: f.seat, kind: 'order', left: f.n });
    return;
  }
  if (!drinkReady(t)) return;
  if (t.s.drinkDeck.length === 0) {
    f.n = 0;
    t.emit('no-drink', f.seat);
  } else t.ask({ seat: f.seat, kind: 'order', left: f.n });
}

/** One token for each player who was ordered anything, however many Drinks. */
function giveWith(t: Run, f: OrderFrame): void {
  if (f.gives === undefined) return;
  const effect = t.effectOf({ v: 'order', ...f.gives });
  if (effect.verb !== 'order' || effect.gives === undefined) return;
  const { card, to } = f.gives;
  for (const seat of presentInOrder(t.s, f.seat))
    if (to.includes(seat)) giveTokens(t, t.c.owner[card], seat, effect.gives.token, 1, card);
}

/** Whether a Drink may be ordered for this player: any other player in the game (core.order.other-player). */
export function canOrderFor(t: Run, seat: SeatId, to: number): boolean {
  return (
    Number.isInteger(to) &&
    to >= 0 &&
    to < t.s.seats.length &&
    to !== t.c.automaton &&
    isIn(t.s, to) &&
    !areMates(t.s, seat, to)
  );
}

function step(t: Run, f: OrderFrame): void {
  switch (f.step++) {
    case 0:
      return askNext(t, f);
    case 1:
      return giveWith(t, f);
    default:
      t.stack.pop();
  }
}

export const order: InnProcedure<OrderFrame> = {
  advance(t, f) {
    do step(t, f);
    while (t.goesOn(f));
  },
  answered(t, f, answer) {
    if (answer.do === 'play') playCard(t, answer);
    else if (answer.do === 'order') {
      f.n--;
      // Nobody looks at it, and it goes on top of the pile.
      putOnPile(t, answer.to, takeOrdered(t));
      f.gives?.to.push(answer.to);
      t.emit('ordered', answer.seat, 1, -1, -1, answer.to);
    }
  },
};
