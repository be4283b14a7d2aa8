/** A hand of Rogues and Warriors without variants, in as few numbers as it takes: for those who play millions of them. */
import { BadSetup } from '@taproom/kernel';
import type { ParlourQuestion } from '../table/question.ts';
import { STARTING_CHIPS } from '../table/game.ts';
import type { Result } from '../table/state.ts';

export interface HandSetup {
  readonly players: readonly string[];
  /** Everybody's money at the start, 100 each unless said otherwise. */
  readonly chips?: readonly number[];
  /** Coins that earlier hands left in the pot. */
  readonly carried?: number;
  /** Every raise at least as high as the one before: on unless switched off. */
  readonly minRaise?: boolean;
}

export const STEP = { deal: 0, firstBets: 1, show: 2, secondBets: 3, showdown: 4 } as const;

export interface HandState {
  readonly setup: HandSetup;
  step: number;
  /** Who spoke, or showed a card, last; −1: nobody in this step. */
  seat: number;
  chips: number[];
  /** Money in the pot, and money bet in this Betting Round. */
  stake: number[];
  bets: number[];
  carried: number;
  /** Seats as bits: who has folded; who has spoken since the Current Bet rose; who may only call or fold. */
  folded: number;
  spoke: number;
  closed: number;
  /** The Current Bet, and by how much the last raise lifted it. */
  current: number;
  raise: number;
  /** Two cards for each seat, the one that is shown first once it is chosen. */
  cards: number[];
  /** Which of their two cards each seat shows. */
  shown: number[];
  ask: ParlourQuestion | null;
  result: Result | null;
}

const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 10;

/** Lists to copy, by length. */
const listsOf = (n: number): readonly (readonly number[])[] =>
  Array.from({ length: MOST_PLAYERS + 1 }, (_, length) => Array.from({ length }, () => n));
export const ZEROS = listsOf(0);
const UNCHOSEN = listsOf(-1);
const HUNDREDS = listsOf(STARTING_CHIPS);

export function createHand(setup: HandSetup): HandState {
  const { players } = setup;
  const count = Array.isArray(players) ? players.length : 0;
  if (count < LEAST_PLAYERS || count > MOST_PLAYERS)
    throw new BadSetup(`A hand of Rogues and Warriors is for ${LEAST_PLAYERS} to ${MOST_PLAYERS} players.`);
  const { chips } = setup;
  if (chips && (chips.length !== count || chips.some((n) => !Number.isInteger(n) || n < 0)))
    throw new BadSetup('Everybody’s chips are a whole number of 0 or more.');
  return {
    setup,
    step: STEP.deal,
    seat: -1,
    chips: chips?.slice() ?? HUNDREDS[count].slice(),
    stake: ZEROS[count].slice(),
    bets: ZEROS[count].slice(),
    carried: setup.carried ?? 0,
    folded: 0,
    spoke: 0,
    closed: 0,
    current: 0,
    raise: 0,
    cards: [],
    shown: UNCHOSEN[count].slice(),
    ask: null,
    result: null,
  };
}

export function copyHand(s: HandState): HandState {
  return {
    setup: s.setup,
    step: s.step,
    seat: s.seat,
    chips: s.chips.slice(),
    stake: s.stake.slice(),
    bets: s.bets.slice(),
    carried: s.carried,
    folded: s.folded,
    spoke: s.spoke,
    closed: s.closed,
    current: s.current,
    raise: s.raise,
    cards: s.cards.slice(),
    shown: s.shown.slice(),
    ask: s.ask,
    result: s.result,
  };
}
