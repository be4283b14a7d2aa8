/**
 * A hand of Rogues and Warriors with Betting Rounds behind the kernel's four calls, for those who play millions of them.
 * It asks the same questions, takes the same answers and tells the same events as the table of all fifteen games does
 * for this one without variants and with the Merchant's Rule; a test plays both side by side.
 */
import { checkChance, CHANCE, IllegalAnswer } from '@taproom/kernel';
import type { Answers, AskFor, Game } from '@taproom/kernel';
import { DECK_SIZE } from '../cards/deck.ts';
import { betAnswers, checkBet } from '../money/betting.ts';
import { makeParlourEvent, type ParlourEvent } from '../table/event.ts';
import { labelOfAnswer } from '../table/labels.ts';
import type { ParlourAnswer, ParlourQuestion } from '../table/question.ts';
import { ANTE } from '../table/state.ts';
import { askNextBet, collectBets, openBetting, takeBet } from './bets.ts';
import { countInside, endHand, potOf } from './payout.ts';
import { copyHand, createHand, MOST_PLAYERS, STEP, type HandSetup, type HandState } from './state.ts';
import { handView, type HandView } from './view.ts';

export type QuickHand = Game<HandState, HandSetup, ParlourAnswer, ParlourQuestion, ParlourEvent, HandView>;

export const quickHand: QuickHand = {
  name: 'Rogues and Warriors',
  create(setup) {
    const state = createHand(setup);
    state.ask = { seat: CHANCE, kind: 'shuffle', size: DECK_SIZE, first: 2 * anteing(state) };
    return state;
  },
  question: openQuestion,
  answers: answersOf,
  apply(state, answer) {
    const question = openQuestion(state);
    check(state, question, answer);
    state.ask = null;
    const events: ParlourEvent[] = question.kind === 'bet' ? [takeBet(state, answer)] : [];
    if (answer.do === 'choose') state.shown[answer.seat] = answer.picks[0];
    else if (answer.do === 'shuffle') deal(state, answer.order, events);
    goOn(state, events);
    return events;
  },
  view: (state, seat) => handView(state, openQuestion(state), seat),
  copy: copyHand,
};

function openQuestion(state: HandState): ParlourQuestion {
  if (state.ask === null) throw new Error('The table stands between two questions.');
  return state.ask;
}

/** How many can pay the ante. */
function anteing(s: HandState): number {
  let count = 0;
  for (const coins of s.chips) if (coins >= ANTE) count++;
  return count;
}

/** Antes, then two cards to each player in turn order, the top of the deck first. */
function deal(s: HandState, order: readonly number[], events: ParlourEvent[]): void {
  const count = s.chips.length;
  let next = 0;
  for (let seat = 0; seat < count; seat++) {
    if (s.chips[seat] < ANTE) {
      s.folded |= 1 << seat;
      events.push(makeParlourEvent('sits-out', seat));
      continue;
    }
    s.chips[seat] -= ANTE;
    s.stake[seat] = ANTE;
    events.push(makeParlourEvent('ante', seat, ANTE));
  }
  for (let seat = 0; seat < count; seat++) {
    if (s.folded & (1 << seat)) {
      s.cards.push(-1, -1);
      continue;
    }
    const hand = [order[next++], order[next++]];
    s.cards.push(hand[0], hand[1]);
    if (s.folded !== (1 << count) - 1 - (1 << seat))
      events.push(makeParlourEvent('deal', seat, 2, hand, seat, 'hand'));
  }
  s.step = STEP.firstBets;
  openBetting(s);
}

/** On to the next question. */
function goOn(s: HandState, events: ParlourEvent[]): void {
  if (s.step === STEP.firstBets) {
    if (askNextBet(s)) return;
    collectBets(s, events);
    // Everybody else has folded: the last one wins, and nothing more is played (gii.app-c.last-standing).
    s.step = countInside(s) < 2 ? STEP.showdown : STEP.show;
    s.seat = -1;
  }
  if (s.step === STEP.show) {
    if (askShow(s)) return;
    turnOver(s, events);
    s.step = STEP.secondBets;
    openBetting(s);
  }
  if (s.step === STEP.secondBets) {
    if (askNextBet(s)) return;
    collectBets(s, events);
    s.step = STEP.showdown;
  }
  endHand(s, events);
}

/** Everybody picks the card to show; all are turned over together. */
function askShow(s: HandState): boolean {
  for (let seat = 0; seat < s.chips.length; seat++) {
    if (s.folded & (1 << seat) || s.shown[seat] >= 0) continue;
    const options = [{ card: s.cards[2 * seat] }, { card: s.cards[2 * seat + 1] }];
    s.ask = { seat, kind: 'choose', what: 'show', options, min: 1, max: 1 };
    return true;
  }
  return false;
}

function turnOver(s: HandState, events: ParlourEvent[]): void {
  const { cards } = s;
  for (let seat = 0; seat < s.chips.length; seat++) {
    if (s.folded & (1 << seat)) continue;
    if (s.shown[seat] === 1) {
      const hidden = cards[2 * seat];
      cards[2 * seat] = cards[2 * seat + 1];
      cards[2 * seat + 1] = hidden;
    }
    events.push(makeParlourEvent('show', seat, 1, [cards[2 * seat]]));
  }
}

function answersOf(state: HandState, ask: AskFor = {}): Answers<ParlourAnswer> {
  const question = openQuestion(state);
  const seat = ask.seat ?? question.seat;
  let legal: ParlourAnswer[] = [];
  if (seat === question.seat && question.kind === 'bet') legal = betAnswers(question, potOf(state));
  else if (seat === question.seat && question.kind === 'choose') legal = SHOW[seat].slice();
  return {
    seat,
    kind: question.kind,
    legal,
    many: undefined,
    choices: ask.bare ? NONE : legal.map((answer) => ({ answer, label: labelOfAnswer(question, answer) })),
    refused: NONE,
  };
}

const NONE: readonly never[] = [];

/** The first card or the second, for each seat. */
const SHOW: readonly (readonly ParlourAnswer[])[] = Array.from({ length: MOST_PLAYERS }, (_, seat) =>
  [0, 1].map((pick) => Object.freeze({ seat, do: 'choose', picks: Object.freeze([pick]) })),
);

/** Throws, with the reason, if the answer does not fit; nothing has been touched then. */
function check(state: HandState, question: ParlourQuestion, answer: ParlourAnswer): void {
  if (typeof answer !== 'object' || answer === null || typeof answer.do !== 'string')
    throw new IllegalAnswer('An answer says who gives it (`seat`) and what it does (`do`).');
  if (question.kind === 'over') throw new IllegalAnswer('The game is over.');
  if (question.kind === 'shuffle' || question.kind === 'pick' || question.kind === 'dice')
    return checkChance(question, answer);
  if (answer.seat !== question.seat)
    throw new IllegalAnswer(`It is ${state.setup.players[question.seat]}’s turn.`, [
      'gii.concepts.starting-player-acts-first',
    ]);
  if (question.kind === 'bet') return checkBet(question, answer);
  const [pick] = answer.do === 'choose' && Array.isArray(answer.picks) ? answer.picks : [];
  if (answer.do !== 'choose' || answer.picks.length !== 1 || (pick !== 0 && pick !== 1))
    throw new IllegalAnswer('Choose one of your two cards to show: 0 or 1.');
}
