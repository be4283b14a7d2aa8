/**
 * What happened, as data. Each event knows whom it concerns, which card caused it and who may know which card it was;
 * its sentence (sentences.ts) is made from that, for one viewer at a time.
 */
import { ALL, type CardId, mayKnow, type SeatId, type Seats } from '@taproom/kernel';
import { parlourEventFor, type ParlourEvent } from '@taproom/parlour';

export type EventKind =
  | 'turn'
  | 'play'
  | 'negated'
  | 'ignored'
  | 'reduced'
  | 'redirected'
  | 'no-healing'
  | 'inn-pays'
  | 'blocked'
  | 'fortitude'
  | 'alcohol'
  | 'paid'
  | 'gold'
  | 'token'
  | 'circle'
  | 'enter-play'
  | 'leave-play'
  | 'mark'
  | 'draw'
  | 'discard'
  | 'take'
  | 'show'
  | 'reveal-card'
  | 'plot'
  | 'another-action'
  | 'asleep'
  | 'turn-ends'
  | 'away'
  | 'called'
  | 'outside'
  | 'back'
  | 'ordered'
  | 'served'
  | 'reveal'
  | 'chaser'
  | 'sober'
  | 'no-drink'
  | 'drink-ignored'
  | 'drink-changed'
  | 'drink-passed'
  | 'drink-split'
  | 'drink-converted'
  | 'drink-soured'
  | 'drink-kept'
  | 'drink-idle'
  | 'dared'
  | 'fresh-pile'
  | 'shuffled'
  | 'renewed'
  | 'round'
  | 'ante'
  | 'no-antes'
  | 'round-on'
  | 'round-shared'
  | 'pot-left'
  | 'game-chosen'
  | 'game-again'
  | 'game-tied'
  | 'game'
  | 'control'
  | 'left-round'
  | 'gamble-pass'
  | 'round-won'
  | 'round-void'
  | 'pot'
  | 'skim'
  | 'event'
  | 'event-ignored'
  | 'counter'
  | 'counters'
  | 'crawl'
  | 'stow'
  | 'chose'
  | 'coin'
  | 'bid'
  | 'bid-pass'
  | 'no-bid'
  | 'shuns'
  /** Something that only one verb does: `word` is its name. */
  | 'verb'
  | 'held'
  | 'stand-in'
  | 'soaked'
  | 'pile-shuffled'
  | 'prize-added'
  | 'prize-won'
  | 'prize-inn'
  | 'prizes-back'
  | 'contest-value'
  | 'contest-tie'
  | 'contest-won'
  | 'contest-void'
  | 'champion'
  | 'potion'
  | 'share'
  | 'track-out'
  | 'idle'
  | 'last-chance'
  | 'saved'
  | 'out'
  | 'closing'
  | 'over';

export interface InnEvent {
  /** What kind of thing happened. */
  readonly e: EventKind;
  /** Whom it happens to, or who does it; −1: the table. */
  readonly seat: SeatId;
  /** How much, where there is an amount. */
  readonly n: number;
  /** The card it is about, −1: none, or one that the viewer may not know. */
  readonly card: CardId;
  /** The card that is the reason, −1: none. */
  readonly cause: CardId;
  /** The other seat, or −1 (the Inn, nobody). */
  readonly to: SeatId;
  /** Several cards, or several seats (targets, winners). */
  readonly list: readonly number[];
  /** Who may know the cards (`card` and `list`). */
  readonly known: Seats;
  /** The name of a token, or another word, where the event is about one. */
  readonly word: string;
  /** What happened in a gambling game, where the event is about that (`game`). Its seats are the inn's. */
  readonly game?: ParlourEvent;
}

/** The word of a payment or an ante that the Inn makes for a player. */
export const INN = 'inn';

/** The words of what has grown and is worth no more for it: as much as before, or less. */
export const SAME = 'same';
export const LESS = 'less';

const NOTHING: readonly number[] = [];

export function makeEvent(
  e: EventKind,
  seat: SeatId,
  n = 0,
  card = -1,
  cause = -1,
  to = -1,
  list: readonly number[] = NOTHING,
  known = ALL,
  word = '',
): InnEvent {
  return { e, seat, n, card, cause, to, list, known, word };
}

export const makeGameEvent = (game: ParlourEvent): InnEvent => ({
  ...makeEvent('game', game.seat),
  known: game.known,
  game,
});

/** The event as one seat may know it. */
export function eventFor(event: InnEvent, viewer: SeatId): InnEvent {
  if (mayKnow(event, viewer)) return event;
  if (event.game !== undefined) return { ...event, known: ALL, game: parlourEventFor(event.game, viewer) };
  return makeEvent(event.e, event.seat, event.n, -1, event.cause, event.to, NOTHING, ALL, event.word);
}
