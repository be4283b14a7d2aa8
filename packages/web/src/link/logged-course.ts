/** The course of a finished game: its log, played again. */
import type { House } from '@taproom/house';
import type { AnyEvent, AnyState } from '@taproom/kernel';
import type { GameLog } from './house.ts';
import { ReplayGame } from './replay-game.ts';
import type { Course } from './replay-link.ts';
import type { Stop } from './replaying.ts';

interface LogStop extends Stop {
  /** How many answers were given up to here. */
  readonly answers: number;
}

/** From one of these on, the game is played again up to the moment that is wanted. */
const BETWEEN_COPIES = 40;
const QUIET: ReadonlySet<string> = new Set(['shuffled']);

/** Throws if the game cannot even begin. */
export function loggedCourse(house: House, log: GameLog): Course {
  const game = new ReplayGame(house.game(log.game, log.setup), log);
  const state = game.create();
  const copies: AnyState[] = [game.copy(state)];
  const events: AnyEvent[] = [];
  const stops: LogStop[] = [];
  const isBroken = !playThrough();
  if (stops.length === 0) stops.push({ answers: 0, events: 0, turn: 0, whose: -1 });

  function playThrough(): boolean {
    let fresh = false;
    for (const [i, answer] of log.log.entries()) {
      let happened: readonly AnyEvent[];
      try {
        happened = game.apply(state, answer);
      } catch {
        return false;
      }
      events.push(...happened);
      if ((i + 1) % BETWEEN_COPIES === 0) copies.push(game.copy(state));
      fresh ||= happened.some(({ e }) => !QUIET.has(e));
      if (!fresh || game.isChance(state)) continue;
      fresh = false;
      stops.push({ answers: i + 1, events: events.length, ...game.when(state) });
    }
    return true;
  }

  return {
    game,
    seats: log.seats,
    stops,
    events,
    isBroken,
    stateAt(stop) {
      const { answers } = stops[stop];
      const copy = Math.floor(answers / BETWEEN_COPIES);
      const at = game.copy(copies[copy]);
      for (let i = copy * BETWEEN_COPIES; i < answers; i++) game.apply(at, log.log[i]);
      return at;
    },
  };
}
