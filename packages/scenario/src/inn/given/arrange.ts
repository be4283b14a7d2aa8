/** Lays the table as `given` says. Cards are only moved, never made: every deck keeps all of its cards. */
import { STEP, type Content, type InnState, type Phase, type TurnFrame } from '@taproom/inn';
import { TRACK_NUMBERS } from '../language/tracks.ts';
import { layExtras } from './extras.ts';
import { Heaps } from './heaps.ts';
import { layCards } from './lay-cards.ts';
import { layDrinks } from './lay-drinks.ts';
import { OF_TEAM, type GivenPlan } from './plan.ts';
import { layTokens } from './tokens.ts';

/**
 * Where a turn is taken up. The Drink Phase begins with the reveal: the last free moment before it
 * belongs to the Order a Drink Phase.
 */
const STEP_OF: Readonly<Record<Phase, number>> = {
  start: STEP.start,
  discard: STEP.discard,
  action: STEP.action,
  order: STEP.order,
  drink: STEP.drink,
  end: STEP.afterDrink,
};

/** The table now stands in the middle of the turn, without a question: `inn.resume` runs it on. */
export function arrange(state: InnState, content: Content, plan: GivenPlan): void {
  const heaps = new Heaps(state, content, plan);
  layDrinks(heaps);
  layCards(heaps);
  layTokens(state, content, plan);
  layExtras(state, content, plan);
  plan.seats.forEach((given, seat) => {
    const side = state.sides[state.seats[seat].side];
    for (const what of OF_TEAM) side[what] = given[what] ?? side[what];
    // A seat that nobody plays has a track for each of the others.
    for (const track of state.tracks) {
      const told = given.tracks?.find((other) => other.seat === track.seat);
      for (const what of TRACK_NUMBERS) track[what] = told?.[what] ?? track[what];
    }
  });
  if (plan.inn !== undefined) state.inn = plan.inn;
  // The turn is the whole side's; it goes by its first seat.
  const [first] = content.terms.sides[state.seats[plan.turn].side];
  state.turn = first;
  state.phase = plan.phase;
  // A turn that is taken up at its start will still be counted.
  state.turns = (plan.phase === 'start' ? 0 : 1) + (plan.firstTurn ? 0 : state.seats.length);
  state.stack.length = 0;
  const turn: TurnFrame = { k: 'turn', step: STEP_OF[plan.phase], seat: first, i: 0, done: [] };
  state.stack.push(turn);
  state.ask = null;
}
