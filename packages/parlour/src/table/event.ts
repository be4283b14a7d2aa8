/** What happened at a gambling table, as data; its sentence is made for one viewer (tell.ts). */
export type ParlourEventKind =
  | 'game'
  | 'ante'
  | 'sits-out'
  | 'deal'
  | 'reveal'
  | 'roll'
  | 'check'
  | 'call'
  | 'bet'
  | 'raise'
  | 'all-in'
  | 'fold'
  | 'rebate'
  | 'exchange'
  | 'turn'
  | 'look'
  | 'swap'
  | 'place'
  | 'keep'
  | 'show'
  | 'score'
  | 'replay'
  | 'wins'
  | 'left-over'
  | 'over'
  | 'loan'
  | 'first'
  | 'choice'
  | 'reckoning'
  | 'own';

export interface ParlourEvent {
  readonly e: ParlourEventKind;
  readonly seat: number;
  readonly n: number;
  /** Cards or dice. */
  readonly list: readonly number[];
  /** The only seat that may know the cards; −2: everybody; −3 − seat: everybody but that seat. */
  readonly only: number;
  /** A zone, or a word of the game's own. */
  readonly word: string;
}

export const EVERYBODY = -2;
export const allBut = (seat: number): number => -3 - seat;

const NOTHING: readonly number[] = [];

export function makeParlourEvent(
  e: ParlourEventKind,
  seat: number,
  n = 0,
  list: readonly number[] = NOTHING,
  only = EVERYBODY,
  word = '',
): ParlourEvent {
  return { e, seat, n, list, only, word };
}

/** Whether a viewer may know the cards of an event. */
export function maySee(event: ParlourEvent, viewer: number): boolean {
  if (event.only === EVERYBODY) return true;
  // What only one player must not see, onlookers do not see either: they could tell.
  return event.only <= -3 ? viewer >= 0 && viewer !== -3 - event.only : viewer === event.only;
}

export function parlourEventFor(event: ParlourEvent, viewer: number): ParlourEvent {
  if (maySee(event, viewer)) return event;
  return makeParlourEvent(event.e, event.seat, event.n, NOTHING, EVERYBODY, event.word);
}
