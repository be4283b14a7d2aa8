/**
 * Makes chance keep a scenario's promises. An answer is tried on a copy first; where a card that was promised lies
 * elsewhere, it changes places with the one that came instead, and the answer is tried again. So it does not matter
 * how a game deals, nor when.
 */
import { CHANCE, type ChanceQuestion } from '@taproom/kernel';
import {
  cardName,
  type ParlourAnswer,
  type ParlourQuestion,
  type ParlourState,
  type Spread,
} from '@taproom/parlour';
import type { ParlourTable } from './parlour-table.ts';
import { ScenarioProblem } from '../language/problem.ts';
import type { Picked, Wanted } from './plan.ts';

const spreadOf = (state: ParlourState, seat: number): Spread => (seat < 0 ? state.common : state.seats[seat]);

/** The cards of a zone in the order in which a scenario names them. */
export function zoneOf(
  state: ParlourState,
  { seat, zone, reversed }: Pick<Wanted, 'seat' | 'zone' | 'reversed'>,
): number[] {
  const cards = spreadOf(state, seat).cards[zone] ?? [];
  return reversed ? cards.toReversed() : cards.slice();
}

export function diceOf(state: ParlourState, seat: number, zone: string): readonly number[] {
  return spreadOf(state, seat).dice[zone] ?? [];
}

/**
 * As chance is asked in a scenario: a pile is put into order as a whole, since `given` may tell of any card of it, and
 * one player rolls after the other, as the steps tell it.
 */
export function asTold<Q extends ParlourQuestion | ChanceQuestion>(question: Q): Q {
  if (question.kind === 'shuffle') return { ...question, first: question.size };
  if (question.kind !== 'dice' || question.each === undefined) return question;
  const [count] = question.each;
  return { ...question, count, each: [count] };
}

/** The answer as promised; the table's own cards may have changed places for it. */
export function rigged(table: ParlourTable, answer: ParlourAnswer): ParlourAnswer {
  const { cards, dice } = table.promised;
  const rolled = answer.do === 'dice' && dice.length > 0 ? rigDice(table, answer) : answer;
  return cards.length > 0 ? rigCards(table, rolled) : rolled;
}

/** The pick that lays this card aside. */
export function pickedAs(
  { parlour, state }: ParlourTable,
  question: ChanceQuestion,
  { line, name }: Picked,
): ParlourAnswer {
  const size = question.kind === 'pick' ? question.size : 0;
  for (let index = 0; index < size; index++) {
    const after = parlour.copy(state);
    parlour.apply(after, { seat: CHANCE, do: 'pick', index });
    const gone = after.discard.filter((card) => !state.discard.includes(card));
    if (gone.some((card) => cardName(card) === name)) return { seat: CHANCE, do: 'pick', index };
  }
  throw new ScenarioProblem(line, `\`chance\`: ${name} is not among the cards that are picked from`);
}

/** More swaps than there are cards: then something makes a promise impossible. */
const TOO_MANY = 200;

function rigCards(table: ParlourTable, first: ParlourAnswer): ParlourAnswer {
  let answer = first;
  for (let i = 0; i < TOO_MANY; i++) {
    const wrong = firstWrong(table, answer);
    if (wrong === null) return answer;
    const changed = exchange(table, answer, wrong);
    if (changed === null) return answer;
    answer = changed;
  }
  return answer;
}

interface Wrong {
  readonly came: number;
  readonly wanted: number;
  /** Whose it was to be; −1 the middle's. */
  readonly seat: number;
}

/** The first card that comes to lie where another one was promised. */
function firstWrong(table: ParlourTable, answer: ParlourAnswer): Wrong | null {
  const { parlour, state: before } = table;
  const after = parlour.copy(before);
  try {
    parlour.apply(after, answer);
  } catch {
    // Not legal: whoever gives the answer will hear why.
    return null;
  }
  for (const promise of table.promised.cards) {
    const was = zoneOf(before, promise);
    const is = zoneOf(after, promise);
    const came = is.filter((card) => !was.includes(card));
    // A game may sort what lies there: only which cards came counts, unless they are to be taken from it in order.
    const due = promise.list.filter((card) => !was.includes(card)).slice(0, came.length);
    const stranger = came.find((card) => !due.includes(card));
    const missing = due.find((card) => !came.includes(card));
    if (stranger !== undefined && missing !== undefined)
      return { came: stranger, wanted: missing, seat: promise.seat };
    const at = promise.ordered ? due.findIndex((card, i) => came[i] !== card) : -1;
    if (at >= 0) return { came: came[at], wanted: due[at], seat: promise.seat };
  }
  return null;
}

/**
 * Two cards change places: in the order of a shuffle that makes the deck, else wherever they lie. But what comes to the
 * middle from the deck is put before the card that would have come: that one is still the next to be drawn.
 */
function exchange(
  table: ParlourTable,
  answer: ParlourAnswer,
  { came, wanted, seat }: Wrong,
): ParlourAnswer | null {
  const { state } = table;
  const swapped = (card: number): number => (card === came ? wanted : card === wanted ? came : card);
  if (answer.do === 'shuffle' && state.deck.length === 0 && state.discard.length === 0) {
    if (!answer.order.includes(wanted) || !answer.order.includes(came)) return null;
    return { ...answer, order: answer.order.map(swapped) };
  }
  if (seat < 0 && state.deck.includes(came) && state.deck.includes(wanted)) {
    state.deck.splice(state.deck.indexOf(wanted), 1);
    state.deck.splice(state.deck.indexOf(came) + 1, 0, wanted);
    return answer;
  }
  const piles = [state.deck, state.discard];
  if (!piles.some((pile) => pile.includes(wanted)) || !piles.some((pile) => pile.includes(came))) return null;
  for (const pile of piles) pile.forEach((card, i) => (pile[i] = swapped(card)));
  return answer;
}

function rigDice(table: ParlourTable, answer: Extract<ParlourAnswer, { do: 'dice' }>): ParlourAnswer {
  const { parlour, state } = table;
  const after = parlour.copy(state);
  const roll = parlour.apply(after, answer).find(({ e }) => e === 'roll');
  const rolled = answer.values.length;
  for (const promise of table.promised.dice) {
    const { seat, zone, list } = promise;
    if (roll === undefined || roll.seat !== seat || (roll.word !== '' && roll.word !== zone)) continue;
    const was = roll.word === '' ? 0 : diceOf(state, seat, zone).length;
    // Not the roll that was meant: some of the dice have been put away, and `given` says so.
    if (was + rolled > list.length) continue;
    // Kept once all of it has been rolled: what is rolled again is rolled by luck.
    if (was + rolled === list.length)
      table.promised.dice = table.promised.dice.filter((other) => other !== promise);
    return { seat: CHANCE, do: 'dice', values: list.slice(was, was + rolled) };
  }
  return answer;
}
