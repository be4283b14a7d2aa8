/** What `given` asks for, before anything is moved. Cards are titles; drinks are keys. */
import type { Phase } from '@taproom/inn';
import type { StackedDeck } from '../game/luck.ts';
import type { Desk } from '../language/desk.ts';

export interface Listed {
  readonly card: string;
  readonly line: number;
}

/** A drink by its key: of the house stock, or of somebody's side deck. */
export interface ListedDrink extends Listed {
  readonly house: boolean;
}

/** Something in front of a player: a title, or the key of a drink of the house that was kept. */
export interface ListedThing extends Listed {
  readonly house: boolean;
  /** It is a Prize, by its key. */
  readonly prize?: true;
  /** Where it stands on its card, or in which slot; none if nothing is said about it. */
  readonly mark?: number;
}

export interface PileList {
  readonly cards: readonly Listed[];
  /** The pile is exactly this list; what is left over lies in its discard pile. */
  readonly end: boolean;
}

export interface ListedToken {
  readonly name: string;
  readonly count: number;
  readonly line: number;
}

/** What belongs to a team, and is given for any one member. */
export const OF_TEAM = ['fortitude', 'alcohol', 'gold', 'potions'] as const;

export interface SeatPlan extends Partial<Record<(typeof OF_TEAM)[number], number>> {
  hand?: readonly Listed[];
  deck?: PileList;
  discard?: readonly Listed[];
  drinkMe?: readonly ListedDrink[];
  play?: readonly ListedThing[];
  tokens?: readonly ListedToken[];
  /** Of a seat that nobody plays: what is given of its tracks. */
  tracks?: readonly TrackPlan[];
}

export interface TrackPlan {
  /** Whose track. */
  readonly seat: number;
  readonly fortitude?: number;
  readonly alcohol?: number;
}

export interface SideDeckPlan {
  readonly seat: number;
  readonly which: number;
  readonly name: string;
  readonly pile: PileList;
}

export interface GivenPlan {
  /** As everybody has sat down: nothing is laid otherwise, and what is asked before the first turn is still asked. */
  dealt: boolean;
  turn: number;
  phase: Phase;
  firstTurn: boolean;
  inn?: number;
  drinkDeck?: PileList;
  drinkDiscard?: readonly Listed[];
  /** How many cards are left in the Bar Deck; the others have been drunk. */
  barDeck?: number;
  dungeonDeck?: PileList;
  dungeonCounters?: number;
  /** Of a Pub Crawl: the taverns to come, the turns that are left here, the key of where everybody is, its Drinks. */
  tavernDeck?: PileList;
  tavernCounters?: number;
  tavern?: string;
  tavernDrinks?: PileList;
  /** Prizes by their keys: in the Inn, and in the Prize Bin. */
  prizes?: readonly Listed[];
  prizeBin?: readonly Listed[];
  chance: Listed[];
  /** What chance gives to gambling games in Rounds: for each shuffle the cards on top, and what the next dice show. */
  gamblingDecks: readonly StackedDeck[];
  gamblingDice: readonly number[];
  readonly seats: SeatPlan[];
  readonly sideDecks: SideDeckPlan[];
}

export function emptyPlan(desk: Desk): GivenPlan {
  return {
    dealt: false,
    turn: desk.first,
    phase: 'start',
    firstTurn: true,
    chance: [],
    gamblingDecks: [],
    gamblingDice: [],
    seats: desk.players.map(() => ({})),
    sideDecks: [],
  };
}
