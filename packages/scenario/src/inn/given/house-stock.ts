/** Drinks that the game's deck lacks come from the house stock, in exchange for cards of the deck. */
import { DRINKS_IN_PLAY, type InnSetup } from '@taproom/inn';
import { ScenarioProblem } from '../../language/problem.ts';
import type { GivenPlan, Listed } from './plan.ts';

export function drinksNamed(plan: GivenPlan): Listed[] {
  return [
    ...(plan.drinkDeck?.cards ?? []),
    ...(plan.drinkDiscard ?? []),
    ...plan.seats.flatMap(({ drinkMe = [], play = [] }) =>
      [...drinkMe, ...play].filter(({ house }) => house),
    ),
  ];
}

/** The set-up with a drink deck that has every drink named in `given`, as often as it is named. */
export function stockUp(setup: InnSetup, base: readonly string[], plan: GivenPlan): InnSetup {
  const named = drinksNamed(plan);
  // A pile that isn't given keeps its set-up card, which is one of the thirty.
  const spoken = plan.seats.filter((seat) => seat.drinkMe === undefined).length;
  const room = DRINKS_IN_PLAY - spoken;
  if (named.length > room)
    throw new ScenarioProblem(
      named[room].line,
      `${named.length} drinks are named here, but there are only ${DRINKS_IN_PLAY} in play` +
        (spoken > 0 ? `, and ${spoken} of them lie on the Drink Me! piles that are not given` : ''),
    );
  const wanted = new Map<string, number>();
  for (const { card } of named) wanted.set(card, (wanted.get(card) ?? 0) + 1);
  const cards = base.slice();
  let exchanged = false;
  for (const [key, count] of wanted) {
    let lacking = count - cards.filter((card) => card === key).length;
    for (; lacking > 0; lacking--) {
      cards[mostSpare(cards, wanted)] = key;
      exchanged = true;
    }
  }
  return exchanged ? { ...setup, drinkCards: cards } : setup;
}

/** Where a card stands of which the deck has the most copies beyond those that are named. */
function mostSpare(cards: readonly string[], wanted: ReadonlyMap<string, number>): number {
  const spare = new Map<string, number>();
  for (const card of cards) spare.set(card, (spare.get(card) ?? -(wanted.get(card) ?? 0)) + 1);
  let best = cards[0];
  for (const [card, count] of spare) if (count > spare.get(best)!) best = card;
  return cards.lastIndexOf(best);
}
