/**
 * The names that scenarios use for a game's parts, where the game itself calls them something else or keeps them in
 * another shape. A part that is not listed has the same name in both; a new game adds its entry here (and what has a
 * shape of its own in own-parts.ts).
 */
import { RANKS, type ParlourState } from '@taproom/parlour';
import type { Spot } from '../language/spot.ts';
import {
  cityPart,
  hordesPart,
  huntedDragon,
  leaderPart,
  markersPart,
  rollFirst,
  roundPart,
  warehousePart,
  wheelPart,
} from './own-parts.ts';
import { jobsDone, keepsFirst } from './before-the-roll.ts';
import { cardsShown, clockRunsDown, laterYear, scoutsOut, draftOn } from './further-on.ts';
import type { ParlourPlan } from './plan.ts';
import type { ParlourTable } from './parlour-table.ts';
import type { ParlourStep } from './deed.ts';

/** Takes the cards that are named out of wherever they lie. */
export type TakeCards = (spot: Spot, what: string) => number[];

/** Something of a shape of its own. */
export interface OwnPart {
  readonly kind: 'own';
  readonly lay: (state: ParlourState, value: Spot, seat: number, take: TakeCards) => void;
  /** What is there, in the words of a scenario; of a map only what `then` names is compared. */
  readonly tell: (state: ParlourState, seat: number, expected: unknown) => unknown;
}

/** Where a part lies: in a zone of cards or of dice, or somewhere of its own. */
export type Part =
  | {
      readonly kind: 'cards' | 'dice';
      readonly zone: string;
      /** A pile that the game takes cards from, from its start or from its end: the first named is taken first. */
      readonly order?: 'first-first' | 'last-first';
      /** Players fill it: what is told lies there, and none of it is still on its way. */
      readonly filled?: true;
    }
  | OwnPart;

export interface GameParts {
  readonly players?: Readonly<Record<string, Part>>;
  readonly common?: Readonly<Record<string, Part>>;
  /** The most that a zone may hold, where the deal does not tell. */
  readonly most?: Readonly<Record<string, number>>;
  /** Hands run out in the course of the game. */
  readonly runsOut?: true;
  /** The Dragons are on the table, though not in the deck. */
  readonly dragonsAside?: true;
  /** The cards that the first player has drawn when asked. */
  readonly drawn?: number;
  /** A zone in the middle that may be filled from the deck before anybody is asked. */
  readonly early?: string;
  /** What is laid before the first roll, since it decides what is rolled. */
  readonly beforeTheRoll?: (table: ParlourTable, plan: ParlourPlan, steps: readonly ParlourStep[]) => void;
  /** Where so much lies there that the game must have come further than to its first question. */
  readonly advance?: (table: ParlourTable, plan: ParlourPlan) => void;
  /** What the table does before the scenario begins. */
  readonly begin?: (table: ParlourTable, steps: readonly ParlourStep[]) => void;
}

const DICE: Part = { kind: 'dice', zone: 'dice' };
const UP: Part = { kind: 'cards', zone: 'up' };
/** The books say in many ways that cards lie open. */
const FACE_UP: Readonly<Record<string, Part>> = {
  faceUp: UP,
  shown: UP,
  showing: UP,
  revealed: UP,
  open: UP,
};
/** Spokes of the Wheel, told one by one. */
const SPOKES: Readonly<Record<string, Part>> = Object.fromEntries(
  RANKS.slice(1).map((zone) => [zone, { kind: 'cards', zone, filled: true }]),
);
const LOOT: Part = { kind: 'cards', zone: 'loot' };

const PARTS: Readonly<Record<string, GameParts>> = {
  threes: { players: { dice: DICE, keep: { kind: 'dice', zone: 'keep' } }, beforeTheRoll: keepsFirst },
  'kings-council': { most: { king: 1 } },
  'three-kingdoms': { most: { war: 7 } },
  delve: {
    players: { dice: DICE },
    common: { common: { kind: 'dice', zone: 'common' } },
    most: { dice: 2, common: 5 },
  },
  'spy-network': { players: { dice: DICE } },
  'jack-of-all-trades': {
    players: { dice: DICE, workers: DICE },
    most: { jobs: 4 },
    early: 'jobs',
    runsOut: true,
    beforeTheRoll: jobsDone,
  },
  'rogues-and-warriors': {
    players: { ...FACE_UP, public: { kind: 'cards', zone: 'brow' } },
    most: { up: 1 },
    advance: cardsShown,
  },
  doublerogue: { players: FACE_UP, runsOut: true },
  'heroes-plunder': { players: { lootPile: LOOT }, runsOut: true, advance: draftOn },
  'dragon-hordes': { common: { hordes: hordesPart }, begin: rollFirst },
  'dragon-hunt': { common: { dragon: huntedDragon }, dragonsAside: true, advance: scoutsOut },
  'city-square': { players: { city: cityPart }, runsOut: true, advance: laterYear },
  'the-wheel': {
    common: {
      clock: { kind: 'cards', zone: 'clock', order: 'first-first' },
      markers: markersPart,
      wheel: wheelPart,
      leader: leaderPart,
      ...SPOKES,
    },
    drawn: 1,
    advance: clockRunsDown,
  },
  'streets-of-greyport': {
    players: { shipments: warehousePart, warehouse: warehousePart },
    common: { round: roundPart },
  },
};

export const partsOf = (game: string): GameParts => PARTS[game] ?? {};

/** Which of these names is meant: `faceUp` is also written `face-up`, `false-alarm` also `falseAlarm`. */
export function nameMeant(names: readonly string[], typed: string): string | undefined {
  const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9,]/g, '');
  return names.includes(typed) ? typed : names.find((name) => bare(name) === bare(typed));
}
