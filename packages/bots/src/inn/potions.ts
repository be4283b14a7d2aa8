/** Potion Tokens: kept to the last, because whoever is about to be out is always asked once more. */
import type { Answer, InnView, PotionAnswer } from '@taproom/inn';
import { lifeOf } from './numbers.ts';

type Gives = PotionAnswer['gives'];

/** The Potion Token that keeps one's side in the game, or null where none is needed, or would do. */
export function potionWanted(view: InnView, legal: readonly Answer[]): Answer | null {
  const { question, seat } = view;
  if (question?.kind !== 'respond' || question.about !== 'last-chance') return null;
  const gives = neededBy(view, seat);
  return legal.find((answer) => answer.do === 'potion' && answer.gives === gives) ?? null;
}

const POWER = 6;
const TRACK_MAX = 20;

function neededBy(view: InnView, seat: number): Gives | null {
  const { fortitude, alcohol, gold, potions } = view.seats[seat];
  const short = 1 - lifeOf(view, seat);
  if (short > 0) {
    const healed = Math.min(POWER, TRACK_MAX - fortitude);
    const sobered = Math.min(POWER, alcohol);
    // Beyond saving: nothing is spent on that.
    if (Math.max(healed, sobered) + (potions - 1) * POWER < short) return null;
    return healed >= sobered ? 'fortitude' : 'alcohol';
  }
  return gold === 0 ? 'gold' : null;
}
