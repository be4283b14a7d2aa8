/** The games that are played here. A table hands on their set-ups, states, answers and events as they are. */
import { inn } from '@taproom/cast';
import type { GameName } from '@taproom/client';
import type { AnyAnswer, AnyEvent, AnyQuestion, AnyState, Game, Types } from '@taproom/kernel';
import { evening, parlour } from '@taproom/parlour';

export interface GameSetup {
  readonly players: readonly string[];
}
export type GameState = AnyState & { readonly setup: object };
export type GameAnswer = AnyAnswer;
export type GameEvent = AnyEvent;
export type AnyGame = Game<Types>;

/** What a question may say beyond its kind. */
export interface GameQuestion extends AnyQuestion {
  /** What a window for responses is about. */
  readonly about?: string;
  readonly what?: string;
}

/** Whatever gambling set-up names no way to play is an evening of games. */
const isEvening = (setup: GameSetup | null): boolean => setup !== null && !('mode' in setup);

export function gameOf(name: GameName, setup: GameSetup | null): AnyGame {
  if (name === 'inn') return inn;
  return isEvening(setup) ? evening : parlour;
}

/** What `taproom replay` calls such a game. */
export const logName = (name: GameName, setup: GameSetup): string =>
  name === 'parlour' && isEvening(setup) ? 'evening' : name;
