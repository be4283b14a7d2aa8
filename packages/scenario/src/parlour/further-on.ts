/** Games that have come further than to their first question: by what lies there, `given` stands later in the Order of Play. */
import { hasVariant, type ParlourOption, type ParlourState, type ScriptStep } from '@taproom/parlour';
import { ScenarioProblem } from '../language/problem.ts';
import type { ParlourTable } from './parlour-table.ts';
import type { ParlourPlan, Wanted } from './plan.ts';

/** Steps of the Order of Play that are over already. */
export function skip({ stack }: ParlourState, steps: number): void {
  const script = stack.find(({ k }) => k === 'script');
  if (script !== undefined) script.n += steps;
}

/** To the step of the Order of Play that comes so many after another; what had begun before is over. */
function goTo(table: ParlourTable, is: (step: ScriptStep) => boolean, after = 0): void {
  const { state, parlour } = table;
  const steps = parlour.defOf(state.setup).script(state.setup);
  state.stack.splice(1);
  state.stack[0].n = steps.findIndex(is) + after;
  table.goOn();
}

const isOwn =
  (procedure: string) =>
  (step: ScriptStep): boolean =>
    step.do === 'own' && step.procedure === procedure;

export const toldOf = (list: readonly Wanted[], zone: string): Wanted[] =>
  list.filter((wanted) => wanted.zone === zone);

export const playing = ({ folded }: ParlourState): number[] =>
  folded.flatMap((isOut, seat) => (isOut ? [] : [seat]));

/** Cards that nobody holds after all: to where they are drawn last, unless `given` tells all of the deck. */
function putAway({ deck, discard }: ParlourState, plan: ParlourPlan, cards: readonly number[]): void {
  if (plan.deck?.end === true) discard.push(...cards);
  else deck.unshift(...cards);
}

/**
 * Cards that all lay down at the same time: they lie there before everybody, and so many are left in hand. A hand that
 * is not told is as large as it must be.
 */
function layDown(table: ParlourTable, plan: ParlourPlan, zone: string, left: number): Wanted[] {
  const { state } = table;
  const { cards } = plan;
  const told = toldOf(cards, zone);
  if (told.every(({ list }) => list.length === 0)) return [];
  const [{ line, key, list }] = told;
  for (const seat of playing(state)) {
    const { hand = [], [zone]: laid = [] } = state.seats[seat].cards;
    if (laid.length !== list.length)
      throw new ScenarioProblem(
        line,
        `\`${key}\`: all lay down as many cards, at the same time, and ${table.name(seat)} has ${laid.length} there`,
      );
    const isTold = toldOf(cards, 'hand').some((wanted) => wanted.seat === seat);
    if (isTold && hand.length !== left)
      throw new ScenarioProblem(
        line,
        `\`${key}\`: with ${count(laid.length, 'card')} there ${left} would be left in hand, and ${table.name(seat)} has ${hand.length}`,
      );
    putAway(state, plan, hand.splice(left));
  }
  return told;
}

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

const PAIR = 2;

/** Rogues and Warriors: everybody has shown a card. */
export function cardsShown(table: ParlourTable, plan: ParlourPlan): void {
  const [told] = toldOf(plan.cards, 'up');
  if (told !== undefined && hasVariant(table.state.setup, 'rank-and-class'))
    throw new ScenarioProblem(
      told.line,
      `\`${told.key}\`: with Rank and Class nobody shows a card; what the others see is the \`brow\``,
    );
  if (layDown(table, plan, 'up', 1).length > 0) return goTo(table, isOwn('rogues:show'), 1);
  const short = toldOf(plan.cards, 'hand').find(({ list }) => list.length < PAIR);
  if (short !== undefined && !hasVariant(table.state.setup, 'rank-and-class'))
    throw new ScenarioProblem(
      short.line,
      `\`${short.key}\`: there are ${PAIR} cards in it until everybody has one of them \`up\``,
    );
}

const SCOUTS = 2;
const HUNTERS = 3;

/** Dragon Hunt: the scouts are out; in a Deadly Encounter a third one may still be with them. */
export function scoutsOut(table: ParlourTable, plan: ParlourPlan): void {
  const deadly = hasVariant(table.state.setup, 'deadly-encounter');
  const [told] = layDown(table, plan, 'scouts', HUNTERS);
  if (told === undefined) return;
  const { length } = told.list;
  if (length !== SCOUTS && !(deadly && length === SCOUTS + 1))
    throw new ScenarioProblem(
      told.line,
      `\`${told.key}\`: there are ${SCOUTS} scouts${deadly ? `, or ${SCOUTS + 1} before the encounter` : ''}, not ${length}`,
    );
  goTo(table, isOwn(length > SCOUTS ? 'hunt:encounter' : 'hunt:its-the-dragon'));
}

const ROUNDS = 3;
/** A round, and a Betting Round. */
const STEPS_A_ROUND = 2;

/** The Wheel: as many rounds are left as the Clock has cards. */
export function clockRunsDown(table: ParlourTable, plan: ParlourPlan): void {
  const { state } = table;
  const [clock] = toldOf(plan.cards, 'clock');
  if (clock === undefined || hasVariant(state.setup, 'unwound-clock')) return;
  const left = clock.list.length;
  if (left > 0) return skip(state, (ROUNDS - left) * STEPS_A_ROUND);
  // The last Betting Round is all that is left: what the first player has drawn is the next card again.
  const drawn = state.seats[table.question().seat].cards.hand.splice(-1);
  if (plan.deck?.list.includes(drawn[0]) === true) state.deck.push(...drawn);
  else putAway(state, plan, drawn);
  goTo(table, isOwn('wheel:round'), ROUNDS * STEPS_A_ROUND - 1);
}

const YEARS = 4;
const CARDS_A_YEAR = 3;
const DISTRICTS = 9;
/** A Betting Round, a deal, and the building. */
const STEPS_A_YEAR = 3;

const districtsOf = ({ seats }: ParlourState, seat: number): string[] =>
  Object.keys(seats[seat].cards).filter(
    (zone) => zone.startsWith('city ') && seats[seat].cards[zone].length > 0,
  );

/**
 * City Square: every year brings three districts, covered ones not counted. Of whoever has fewer cards in hand the
 * others lie in the city already, and with three districts at most it is clear which.
 */
export function laterYear(table: ParlourTable, { cards }: ParlourPlan): void {
  const { state } = table;
  let over = 0;
  for (const seat of playing(state)) {
    const hand = toldOf(cards, 'hand').find((wanted) => wanted.seat === seat);
    const districts = districtsOf(state, seat);
    if (districts.length === 0) continue;
    const thisYear = CARDS_A_YEAR - (hand?.list.length ?? CARDS_A_YEAR);
    const isFull = thisYear === CARDS_A_YEAR && districts.length === DISTRICTS;
    const before = isFull ? DISTRICTS : districts.length - thisYear;
    if (thisYear > 0 && before !== 0 && before < CARDS_A_YEAR)
      throw new ScenarioProblem(
        hand!.line,
        `a year brings ${CARDS_A_YEAR} cards: with ${hand!.list.length} of them in hand ${table.name(seat)} has ${thisYear} in the city, or at least ${thisYear + CARDS_A_YEAR}, not ${districts.length}`,
      );
    if (thisYear > 0 && before === 0) builtNow(state, seat, districts);
    over = Math.max(over, Math.floor(before / CARDS_A_YEAR));
  }
  skip(state, Math.min(YEARS - 1, over) * STEPS_A_YEAR);
}

const PLAN_SIDE = 5;

/** What somebody has built while others still do lies aside until all have (`year` in the game). */
function builtNow({ stack, seats }: ParlourState, seat: number, districts: readonly string[]): void {
  const year = stack.find(({ k }) => k === 'city:year');
  if (year === undefined) return;
  const { cards } = seats[seat];
  const built = districts.map((zone): ParlourOption => {
    const word = zone.slice('city '.length);
    const [row, column] = word.split(',').map(Number);
    return { card: cards[zone].pop()!, place: row * PLAN_SIDE + column, word };
  });
  cards.plan = built.map(({ card }) => card!);
  year.chosen ??= seats.map(() => null);
  year.chosen[seat] = built;
}

const LOOT_A_DRAFT = 7;
const TO_THE_RIGHT = -1;
/** A deal, and the draft. */
const STEPS_A_DRAFT = 2;

/**
 * Heroes' Plunder: hands are of one size, and one that is not told is as large as the others. With seven cards in the
 * Loot Piles the second hands go round, to the right; where nobody has a card in hand a draft is over.
 */
export function draftOn(table: ParlourTable, plan: ParlourPlan): void {
  const { state } = table;
  const hands = toldOf(plan.cards, 'hand');
  const [told] = hands;
  const most = Math.max(...state.seats.map((spread) => spread.cards.loot?.length ?? 0));
  if (told !== undefined) {
    const { length } = told.list;
    const other = hands.find(({ list }) => list.length !== length);
    if (other !== undefined)
      throw new ScenarioProblem(
        other.line,
        `\`${other.key}\`: all have as many cards in hand; here it is ${length} and ${other.list.length}`,
      );
    if (length === 1 || (length === 0 && most < LOOT_A_DRAFT))
      throw new ScenarioProblem(
        told.line,
        `\`${told.key}\`: of the last two cards one is taken and the other goes away: there are 2 or more in hand, or none and ${LOOT_A_DRAFT} in the Loot Pile`,
      );
    for (const { cards } of state.seats) putAway(state, plan, cards.hand.splice(length));
    if (length === 0)
      return goTo(table, isOwn('plunder:draft'), most < 2 * LOOT_A_DRAFT ? 1 : 1 + STEPS_A_DRAFT);
  }
  const draft = state.stack.find(({ k }) => k === 'plunder:draft');
  if (most < LOOT_A_DRAFT || draft === undefined) return;
  skip(state, STEPS_A_DRAFT);
  draft.n = TO_THE_RIGHT;
}
