/** What `given` asks for, before anything is moved. Cards are titles; drinks are keys of the house stock. */
import type { Phase } from '@taproom/inn';
import type { Desk } from '../language/desk.ts';

export interface Listed {
  readonly card: string;
  readonly line: number;
}

export interface PileList {
  readonly cards: readonly Listed[];
  /** The pile is exactly this list; what is left over lies in its discard pile. */
  readonly end: boolean;
}

export interface SeatPlan {
  fortitude?: number;
  alcohol?: number;
  gold?: number;
  hand?: readonly Listed[];
  deck?: PileList;
  discard?: readonly Listed[];
  drinkMe?: readonly Listed[];
  /** Drinks that were kept after drinking. */
  play?: readonly Listed[];
}

export interface GivenPlan {
  turn: number;
  phase: Phase;
  firstTurn: boolean;
  inn?: number;
  drinkDeck?: PileList;
  drinkDiscard?: readonly Listed[];
  chance: Listed[];
  readonly seats: SeatPlan[];
}

export function emptyPlan(desk: Desk): GivenPlan {
  return {
    turn: 0,
    phase: 'start',
    firstTurn: true,
    chance: [],
    seats: desk.players.map(() => ({})),
  };
}
