/** Lays the table as `given` says. Cards are only moved, never made: every deck keeps all of its cards. */
import { STEP, type Content, type InnState, type Phase, type TurnFrame } from '@taproom/inn';
import { layExtras } from './extras.ts';
import { Heaps } from './heaps.ts';
import { layCards } from './lay-cards.ts';
import { layDrinks } from './lay-drinks.ts';
import type { GivenPlan } from './plan.ts';
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
  layDrinks(state, content, plan, heaps);
  layCards(state, content, plan, heaps);
  layTokens(state, content, plan);
  layExtras(state, content, plan);
  plan.seats.forEach(({ fortitude, alcohol, gold, potions }, seat) => {
    const side = state.sides[state.seats[seat].side];
    if (fortitude !== undefined) side.fortitude = fortitude;
    if (alcohol !== undefined) side.alcohol = alcohol;
    if (gold !== undefined) side.gold = gold;
    if (potions !== undefined) side.potions = potions;
  });
  layTracks(state, plan);
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

/** A seat that nobody plays has a track for each of the others. */
function layTracks(state: InnState, plan: GivenPlan): void {
  for (const { seat, fortitude, alcohol } of plan.seats.flatMap(({ tracks = [] }) => tracks)) {
    const track = state.tracks.find((other) => other.seat === seat);
    if (track === undefined) continue;
    if (fortitude !== undefined) track.fortitude = fortitude;
    if (alcohol !== undefined) track.alcohol = alcohol;
  }
}
