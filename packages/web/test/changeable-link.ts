/** A seat at a table that a test changes. */
import { NO_ORDERS, type OwnPart, type PublicTable } from '@taproom/client';
import { ReadOnlyLink } from '../src/link/read-only.ts';
import { replayedTable } from '../src/link/replaying.ts';
import type { TableSnapshot } from '../src/link/table-link.ts';

type Seats = Parameters<typeof replayedTable>[1];

export class ChangeableLink extends ReadOnlyLink {
  private now: TableSnapshot;
  private readonly listeners = new Set<() => void>();

  /** `seat` below 0: who only watches. */
  constructor(table: PublicTable['table'], seats: Seats, seat: number, sees: OwnPart['sees']) {
    super();
    const common = { table, game: 'inn', status: 'playing', variants: {}, asked: null } as const;
    const own: OwnPart = {
      seat,
      sees,
      question: null,
      choices: [],
      many: null,
      declared: null,
      orders: NO_ORDERS,
    };
    this.now = {
      connection: 'open',
      gone: null,
      table: replayedTable(common, seats),
      own: seat < 0 ? null : own,
      view: null,
      faces: null,
      story: [],
      chat: [],
      clock: null,
      takenBack: 0,
    };
  }

  snapshot(): TableSnapshot {
    return this.now;
  }
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  close(): void {
    this.listeners.clear();
  }

  /** As a message does: what has not changed stays the same object. */
  change(change: Partial<TableSnapshot>): void {
    this.now = { ...this.now, ...change };
    for (const listener of this.listeners) listener();
  }
}
