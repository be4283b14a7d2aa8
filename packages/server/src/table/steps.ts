/** One step of a table: an answer, or a window that closes, and everything that follows by itself up to the next question. */
import { CHANCE, IllegalAnswer, type ChanceQuestion } from '@taproom/kernel';
import type { GameAnswer, GameEvent, GameState, TableGame, Together } from '../games/index.ts';
import type { Chance } from '../secrets.ts';

export interface Step {
  /** All answers that were given to the rules, in order. */
  readonly did: GameAnswer[];
  readonly events: GameEvent[];
}

/** What a step needs to know beside the state. */
export interface Circumstances {
  readonly game: TableGame;
  readonly chance: Chance;
  /** Somebody wants to be asked between the phases of a turn. */
  readonly freeMoments: boolean;
}

function give({ game }: Circumstances, state: GameState, answer: GameAnswer, step: Step): void {
  const events = game.apply(state, answer);
  step.did.push(answer);
  for (const event of events) step.events.push(event);
}

/** Chance answers, and free moments pass unless somebody wants to be asked there, up to a question for players. */
function goOn(at: Circumstances, state: GameState, step: Step): void {
  const { game, chance, freeMoments } = at;
  for (;;) {
    const question = game.question(state);
    if (question.kind === 'over') return;
    if (question.seat === CHANCE) give(at, state, chance(question as ChanceQuestion), step);
    else if (!freeMoments && game.isFreeMoment(state)) passAll(at, state, step);
    else return;
  }
}

/** Everybody who is still to be asked in the open window passes. */
function passAll(at: Circumstances, state: GameState, step: Step): void {
  const { game } = at;
  const window = windowFrame(game, state);
  while (window !== null && windowFrame(game, state) === window)
    give(at, state, { seat: game.question(state).seat, do: 'pass' }, step);
}

/** What a window is known by as long as it is open. */
function windowFrame(game: TableGame, state: GameState): unknown {
  return game.isWindow(state) ? (state as unknown as { stack: readonly unknown[] }).stack.at(-1) : null;
}

/** The first step of a game: the cards are shuffled and dealt. */
export function begin(at: Circumstances, state: GameState): Step {
  const step: Step = { did: [], events: [] };
  goOn(at, state, step);
  return step;
}

/** An answer to a question that is for one player. Throws IllegalAnswer, and nothing has happened. */
export function answered(at: Circumstances, state: GameState, answer: GameAnswer): Step {
  const step: Step = { did: [], events: [] };
  give(at, state, answer, step);
  goOn(at, state, step);
  return step;
}

/**
 * The window closes. Of several cards the first in the books' order is played (core.timing.contention-*), and the
 * others are taken back: everybody is asked again. Without any card, everybody passes.
 */
export function closeWindow(at: Circumstances, state: GameState, said: readonly GameAnswer[]): Step {
  const step: Step = { did: [], events: [] };
  for (const play of at.game.inOrder(state, said))
    try {
      give(at, state, play, step);
      goOn(at, state, step);
      return step;
    } catch (error) {
      // It was legal when it was declared, and nothing has happened since; still, a window must close.
      if (!(error instanceof IllegalAnswer) || step.did.length > 0) throw error;
    }
  passAll(at, state, step);
  goOn(at, state, step);
  return step;
}

/**
 * Whether the same question is still open for those who have not answered it: all decide at the same time, and
 * nobody's answer may make another one's come too late.
 */
export function isStillOpen(before: Together | null, after: Together | null): boolean {
  if (before === null || after === null || before.what !== after.what) return false;
  return after.asked.every((seat) => before.asked.includes(seat));
}
