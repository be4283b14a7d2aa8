/** Who is at the table, and who has been away for longer than the table waits. */
import { SPECTATOR } from '@taproom/kernel';
import type { TableRecord } from '../storage/storage.ts';
import type { Control } from './asking.ts';
import type { Viewer } from './telling.ts';

/** To a client this says: do not come back. */
const SENT_AWAY = 4001;

export class Presence {
  readonly viewers = new Set<Viewer>();
  /** When somebody was here last. */
  lastSeen = performance.now();
  private readonly away = new Set<number>();
  private readonly leaving = new Map<number, NodeJS.Timeout>();
  private readonly record: TableRecord;
  /** Somebody has now been away for too long. */
  private readonly wentAway: () => void;

  constructor(record: TableRecord, wentAway: () => void) {
    this.record = record;
    this.wentAway = wentAway;
  }

  isHere(seat: number): boolean {
    for (const viewer of this.viewers) if (viewer.seat === seat) return true;
    return false;
  }

  /** A bot plays for somebody who is away. */
  hasStandIn(seat: number): boolean {
    const { seats, options } = this.record;
    return seats[seat].kind === 'human' && this.away.has(seat) && options.standIn;
  }

  control(seat: number): Control {
    if (this.record.seats[seat].kind === 'bot') return 'bot';
    if (!this.away.has(seat)) return 'human';
    return this.record.options.standIn ? 'bot' : 'gone';
  }

  /** Says whether they were here already. */
  join(viewer: Viewer): boolean {
    const { seat } = viewer;
    const wasHere = seat === SPECTATOR || this.isHere(seat);
    this.viewers.add(viewer);
    if (seat >= 0) {
      clearTimeout(this.leaving.get(seat));
      this.leaving.delete(seat);
      this.away.delete(seat);
    }
    return wasHere;
  }

  /** Says whether that was the last connection of a seat. */
  leave(viewer: Viewer): boolean {
    this.viewers.delete(viewer);
    this.lastSeen = performance.now();
    if (viewer.seat < 0 || this.isHere(viewer.seat)) return false;
    this.goAway(viewer.seat);
    return true;
  }

  /** Whoever is connected at a seat has to go, and does not come back. */
  sendAway(seat: number, why: string): void {
    for (const viewer of this.viewers) if (viewer.seat === seat) viewer.close(SENT_AWAY, why);
  }

  /** A seat is open on so many devices at most: the one that has been there longest gives way. */
  makeRoom(seat: number, most: number): void {
    const here = [...this.viewers].filter((viewer) => viewer.seat === seat);
    if (seat >= 0 && here.length >= most) here[0].close(SENT_AWAY, 'Your seat is open in too many places.');
  }

  /** Somebody has come: from now on it counts how long the others are away. */
  waitForOthers(): void {
    this.record.seats.forEach(({ kind }, seat) => {
      if (kind === 'human' && !this.isHere(seat)) this.goAway(seat);
    });
  }

  /** Before the game: some seats are gone, and those behind them have moved up. How long who was away starts anew. */
  moveUp(places: readonly number[]): void {
    const away = [...this.away];
    this.away.clear();
    for (const seat of away) if (places[seat] >= 0) this.away.add(places[seat]);
    this.stop();
    if (this.viewers.size > 0) this.waitForOthers();
  }

  stop(): void {
    for (const timer of this.leaving.values()) clearTimeout(timer);
    this.leaving.clear();
  }

  private goAway(seat: number): void {
    clearTimeout(this.leaving.get(seat));
    const gone = (): void => {
      this.away.add(seat);
      this.wentAway();
    };
    this.leaving.set(seat, setTimeout(gone, this.record.options.clocks.away));
  }
}
