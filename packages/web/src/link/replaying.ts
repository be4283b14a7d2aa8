/** A game that is gone through again, step by step, seen through the same interface as a table that is being played. */
import { NO_ORDERS, type OwnPart, type PublicTable } from '@taproom/client';
import type { InnView } from '@taproom/inn';
import type { EveningView, ParlourView } from '@taproom/parlour';
import type { CheckedDeal } from './checked-deal.ts';
import { ReadOnlyLink } from './read-only.ts';
import type { TableSnapshot } from './table-link.ts';

/** Through whose eyes a game is seen: a seat's, with all cards open, or −2: as somebody who watched. */
export type Eyes = number | 'all';

/** Where in the game a moment is: the number of the turn, or of the game of an evening, and whose it is. */
export interface When {
  readonly turn: number;
  readonly whose: number;
}

/** A moment to stop at: something has happened, and somebody is asked. */
export interface Stop extends When {
  /** How many events there had been. */
  readonly events: number;
  /** What is said about it. */
  readonly caption?: string;
  /** Through whose eyes it is meant to be seen, where it is about that. */
  readonly eyes?: number;
  /** The game is over: nothing can be played from here. */
  readonly isOver?: true;
}

export abstract class Replaying extends ReadOnlyLink {
  abstract readonly stops: readonly Stop[];
  /** How those at the table are called. */
  abstract readonly names: readonly string[];
  /** Through whose eyes it can be seen. */
  abstract readonly looks: readonly Eyes[];
  readonly table: string;
  /** Whether it was dealt as promised; null: nothing was, or it cannot be found out. */
  readonly deal: CheckedDeal | null;
  /** Why it does not go on after the last stop; empty: the game was over. */
  abstract readonly ending: string;
  private readonly listeners = new Set<() => void>();
  private place = 0;
  private eyes: Eyes;
  private now: TableSnapshot | null = null;

  constructor(table: string, eyes: Eyes, deal: CheckedDeal | null = null) {
    super();
    this.table = table;
    this.deal = deal;
    this.eyes = eyes;
  }

  /** The table at a stop. */
  protected abstract draw(stop: number, eyes: Eyes): TableSnapshot;

  /** The number of the stop that is shown. */
  readonly at = (): number => this.place;
  readonly seenBy = (): Eyes => this.eyes;

  go(stop: number): void {
    const place = Math.max(0, Math.min(this.stops.length - 1, stop));
    if (place === this.place) return;
    const [before, now] = [this.stops[this.place], this.stops[place]];
    if (before.eyes !== now.eyes) this.eyes = now.eyes ?? 'all';
    this.place = place;
    this.changed();
  }

  look(eyes: Eyes): void {
    this.eyes = eyes;
    this.changed();
  }

  private changed(): void {
    this.now = null;
    for (const listener of this.listeners) listener();
  }

  readonly snapshot = (): TableSnapshot => (this.now ??= this.draw(this.place, this.eyes));

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  close(): void {
    this.listeners.clear();
  }
}

/** What a table shows that was only replayed: nobody is asked, nothing can be done. */
export const replayedTable = (
  parts: Pick<PublicTable, 'table' | 'game' | 'status' | 'variants' | 'asked'>,
  seats: readonly Pick<PublicTable['seats'][number], 'name' | 'kind' | 'mark'>[],
): PublicTable => ({
  code: '',
  host: -1,
  clocks: { turn: 0, window: 0, quiet: 0, shortest: 0, bot: 0, away: 0 },
  pace: 'neutral',
  watchers: 'public',
  watchersTalk: false,
  hints: false,
  guests: [],
  seats: seats.map((seat) => ({ ...seat, character: '', here: true, standIn: false })),
  view: null,
  again: [],
  next: null,
  evening: null,
  fair: null,
  trouble: null,
  ...parts,
});

export const replayedOwn = (eyes: Eyes): OwnPart | null =>
  eyes === 'all' || eyes < 0
    ? null
    : { seat: eyes, sees: {}, question: null, choices: [], many: null, declared: null, orders: NO_ORDERS };

/** What is seen of a table, as the page shows its kind of game. */
export function shownAs(game: PublicTable['game'], view: object): Pick<TableSnapshot, 'view' | 'gambling'> {
  const nobody = { question: null, waitingFor: -1, asked: [] };
  const seen = { ...view, ...nobody };
  if (game === 'inn') return { view: seen as unknown as InnView, gambling: null };
  // Which of the views it is shows in what it has: what comes from a log or over the wire has no type of its own.
  if (!('rounds' in seen))
    return { view: null, gambling: { game: seen as unknown as ParlourView, evening: null } };
  const { game: within, ...rest } = seen as unknown as EveningView;
  const inner = within && ({ ...within, ...nobody } as ParlourView);
  return { view: null, gambling: { game: inner, evening: { ...rest, game: inner } } };
}
