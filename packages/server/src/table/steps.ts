/** One step of a table: an answer, or a window that closes, and everything that follows by itself up to the next question. */
import type { AnyGame } from '@taproom/house';
import {
  CHANCE,
  HOUSE,
  IllegalAnswer,
  type AnyAnswer,
  type AnyEvent,
  type AnyState,
  type Chance,
  type ChanceQuestion,
} from '@taproom/kernel';
import type { Entry } from '../storage/storage.ts';
import { isFreeMoment, isWindow } from './asked.ts';

export interface Step {
  /** All answers that were given to the rules, in order. */
  readonly did: AnyAnswer[];
  readonly events: AnyEvent[];
}

export const NOTHING_HAPPENED: Step = { did: [], events: [] };

/** What a step needs to know beside the state. */
export interface Circumstances {
  readonly game: AnyGame;
  readonly chance: Chance;
  /** Somebody wants to be asked between the phases of a turn. */
  readonly freeMoments: boolean;
}

function give({ game }: Circumstances, state: AnyState, answer: AnyAnswer, step: Step): void {
  const events = game.apply(state, answer);
  step.did.push(answer);
  for (const event of events) step.events.push(event);
}

/** Chance answers, and free moments pass unless somebody wants to be asked there, up to a question for players. */
function goOn(at: Circumstances, state: AnyState, step: Step): void {
  const { game, chance, freeMoments } = at;
  for (;;) {
    const question = game.question(state);
    if (question.kind === 'over') return;
    if (question.seat === CHANCE) give(at, state, chance(question as ChanceQuestion), step);
    else if (!freeMoments && isFreeMoment(game, state)) give(at, state, CLOSE, step);
    else return;
  }
}

/** The first step of a game: the cards are shuffled and dealt. `did`: what was answered already. */
export function begin(at: Circumstances, state: AnyState, did: readonly AnyAnswer[] = []): Step {
  const step: Step = { did: [], events: [] };
  for (const answer of did) give(at, state, answer, step);
  goOn(at, state, step);
  return step;
}

/** An answer to a question that is for one player. Throws IllegalAnswer, and nothing has happened. */
export function answered(at: Circumstances, state: AnyState, answer: AnyAnswer): Step {
  const step: Step = { did: [], events: [] };
  give(at, state, answer, step);
  goOn(at, state, step);
  return step;
}

/** The window closes. `also`: what bots would play, and declare now. */
export function closeWindow(at: Circumstances, state: AnyState, also: readonly AnyAnswer[]): Step {
  const step: Step = { did: [], events: [] };
  for (const play of also)
    try {
      give(at, state, play, step);
    } catch (error) {
      // It was legal when it was thought of; still, a window must close.
      if (!(error instanceof IllegalAnswer)) throw error;
    }
  give(at, state, CLOSE, step);
  goOn(at, state, step);
  return step;
}

const CLOSE: AnyAnswer = { seat: HOUSE, do: 'close' };

/** Something is said in the open window, which stays open. Throws IllegalAnswer, and nothing has happened. */
export function declare(game: AnyGame, state: AnyState, answer: AnyAnswer): Step {
  return { did: [answer], events: [...game.apply(state, answer)] };
}

/** Whether an entry of the log is no more than that. */
export const isDeclaration = (game: AnyGame, state: AnyState, { did }: Entry): boolean =>
  did.length === 1 && did[0].do !== 'close' && !game.isAside(did[0]) && isWindow(state);
