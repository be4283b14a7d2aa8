import { drinkReady, putOnPile, takeDrink } from '../piles.ts';
import { areMates, isIn } from '../seats.ts';
import type { Run } from '../run.ts';
import type { OrderFrame } from '../state.ts';
import { finish, playCard, type InnProcedure } from './procedure.ts';

/** One Drink at a time: to whom does it go? Players who are outside can be ordered Drinks too. */
function askNext(t: Run, f: OrderFrame): void {
  if (f.n <= 0) return;
  f.step--;
  if (!drinkReady(t)) return;
  if (t.s.drinkDeck.length === 0) {
    f.n = 0;
    t.emit('no-drink', f.seat);
  } else t.ask({ seat: f.seat, kind: 'order', left: f.n });
}

/** Whether a Drink may be ordered for this player: any other player in the game (core.order.other-player). */
export function canOrderFor(t: Run, seat: number, to: number): boolean {
  return (
    Number.isInteger(to) && to >= 0 && to < t.s.seats.length && isIn(t.s, to) && !areMates(t.s, seat, to)
  );
}

export const order: InnProcedure<OrderFrame> = {
  steps: [askNext, finish],
  answered(t, f, answer) {
    if (answer.do === 'play') playCard(t, answer, -1);
    else if (answer.do === 'order') {
      f.n--;
      // Nobody looks at it, and it goes on top of the pile.
      putOnPile(t, answer.to, takeDrink(t));
      t.emit('ordered', f.seat, 1, -1, -1, answer.to);
    }
  },
};
