import { ALL, mayKnow, type Seats } from '@taproom/kernel';

/** What happened at a gambling table, as data; its sentence is made for one viewer (tell.ts). */
export type ParlourEventKind =
  | ('game' | 'ante' | 'sits-out' | 'deal' | 'reveal' | 'roll')
  | ('check' | 'call' | 'bet' | 'raise' | 'all-in' | 'fold' | 'rebate')
  | ('exchange' | 'turn' | 'look' | 'swap' | 'place' | 'keep' | 'show' | 'own')
  | ('score' | 'replay' | 'wins' | 'left-over' | 'over')
  // Adventurer's Choice.
  | ('loan' | 'first' | 'choice' | 'reckoning');

export interface ParlourEvent {
  /** What kind of thing happened. */
  readonly e: ParlourEventKind;
  /** Whom it happens to, or who does it; −1: the table. */
  readonly seat: number;
  /** How much, where there is an amount. */
  readonly n: number;
  /** Cards or dice. */
  readonly list: readonly number[];
  /** Who may know the cards. */
  readonly known: Seats;
  /** A zone, or a word of the game's own. */
  readonly word: string;
}

const NOTHING: readonly number[] = [];

export function makeParlourEvent(
  e: ParlourEventKind,
  seat: number,
  n = 0,
  list: readonly number[] = NOTHING,
  known = ALL,
  word = '',
): ParlourEvent {
  return { e, seat, n, list, known, word };
}

export function parlourEventFor(event: ParlourEvent, viewer: number): ParlourEvent {
  return mayKnow(event, viewer)
    ? event
    : makeParlourEvent(event.e, event.seat, event.n, NOTHING, ALL, event.word);
}
