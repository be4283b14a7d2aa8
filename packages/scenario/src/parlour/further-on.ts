/** Games that have come further than to their first question: by what lies there, `given` stands later in the Order of Play. */
import type { ParlourState } from '@taproom/parlour';

/** Steps of the Order of Play that are over already. */
function skip({ stack }: ParlourState, steps: number): void {
  const script = stack.find(({ k }) => k === 'script');
  if (script !== undefined) script.n += steps;
}

const YEARS = 4;
const CARDS_A_YEAR = 3;
/** A Betting Round, a deal, and the building. */
const STEPS_A_YEAR = 3;

/** City Square: every year brings three districts, covered ones not counted. */
export function laterYear(state: ParlourState): void {
  const built = state.seats.map(
    ({ cards }) =>
      Object.keys(cards).filter((zone) => zone.startsWith('city ') && cards[zone].length > 0).length,
  );
  const over = Math.min(YEARS - 1, Math.floor(Math.max(...built) / CARDS_A_YEAR));
  skip(state, over * STEPS_A_YEAR);
}

const LOOT_A_DRAFT = 7;
const TO_THE_RIGHT = -1;

/** Heroes' Plunder: with seven cards in the Loot Piles the second hands go round, to the right. */
export function secondDraft(state: ParlourState): void {
  const most = Math.max(...state.seats.map(({ cards }) => cards.loot?.length ?? 0));
  const draft = state.stack.find(({ k }) => k === 'plunder:draft');
  if (most < LOOT_A_DRAFT || draft === undefined) return;
  // A deal, and the draft.
  skip(state, 2);
  draft.n = TO_THE_RIGHT;
}
