/** Who is at the table, and who has been away for longer than the table waits. */
import { SPECTATOR } from '@taproom/kernel';
import { idly } from '../machine.ts';
import type { TableRecord } from '../storage/storage.ts';
import type { Control } from './asking.ts';
import { Guests } from './guests.ts';
import type { Viewer } from './telling.ts';

/** To a client this says: do not come back. */
export const SENT_AWAY = 4001;
/** So many milliseconds later the others are told who has come or gone. */
const SOON = 1000;

export class Presence {
  readonly viewers = new Set<Viewer>();
  readonly guests: Guests;
  /** By address, the seats on which somebody has sat from there. */
  private readonly sat = new Map<string, Set<number>>();
  /** When somebody was here last. */
  lastSeen = performance.now();
  private readonly away = new Set<number>();
  private readonly leaving = new Map<number, NodeJS.Timeout>();
  private readonly record: TableRecord;
  private telling: NodeJS.Timeout | undefined;
  /** Somebody has come or gone; `wentAway`: has now been away for too long. */
  private readonly changed: (wentAway: boolean) => void;

  constructor(record: TableRecord, changed: (wentAway: boolean) => void) {
    this.record = record;
    this.guests = new Guests(record, this.viewers);
    this.changed = changed;
  }

  /** After a kill all come back at once: they need not hear of each other one by one. */
  tellSoon(): void {
    this.telling ??= idly(
      setTimeout(() => {
        this.telling = undefined;
        if (this.viewers.size > 0) this.changed(false);
      }, SOON),
    );
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
    const { kind } = this.record.seats[seat];
    // A bot plays on a free seat until somebody sits down there.
    if (kind === 'bot' || kind === 'open') return 'bot';
    if (!this.away.has(seat)) return 'human';
    return this.record.options.standIn ? 'bot' : 'gone';
  }

  /** Says whether they were here already. */
  join(viewer: Viewer): boolean {
    const { seat } = viewer;
    const wasHere = seat === SPECTATOR ? this.isWatched(viewer.from) : this.isHere(seat);
    this.viewers.add(viewer);
    if (seat >= 0) {
      this.sat.set(viewer.from, (this.sat.get(viewer.from) ?? new Set()).add(seat));
      clearTimeout(this.leaving.get(seat));
      this.leaving.delete(seat);
      this.away.delete(seat);
    }
    return wasHere;
  }

  /** Says whether that was the last connection of a seat, or of a guest. */
  leave(viewer: Viewer): boolean {
    this.viewers.delete(viewer);
    this.lastSeen = performance.now();
    if (viewer.seat < 0) return !this.isWatched(viewer.from);
    if (this.isHere(viewer.seat)) return false;
    this.goAway(viewer.seat);
    return true;
  }

  /** Whether somebody who is not out has sat here from the address from which somebody watches now. */
  mayBePlaying({ from }: Viewer, isOut: (seat: number) => boolean): boolean {
    for (const seat of this.sat.get(from) ?? []) if (seat < 0 || !isOut(seat)) return true;
    return false;
  }

  private isWatched(address: string): boolean {
    for (const { seat, from } of this.viewers) if (seat === SPECTATOR && from === address) return true;
    return false;
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
    for (const [from, seats] of this.sat)
      this.sat.set(from, new Set([...seats].map((seat) => places[seat] ?? -1)));
    const away = [...this.away];
    this.away.clear();
    for (const seat of away) if (places[seat] >= 0) this.away.add(places[seat]);
    this.stop();
    if (this.viewers.size > 0) this.waitForOthers();
  }

  stop(): void {
    clearTimeout(this.telling);
    this.telling = undefined;
    for (const timer of this.leaving.values()) clearTimeout(timer);
    this.leaving.clear();
  }

  private goAway(seat: number): void {
    clearTimeout(this.leaving.get(seat));
    const gone = (): void => {
      this.away.add(seat);
      this.changed(true);
    };
    this.leaving.set(seat, setTimeout(gone, this.record.options.clocks.away));
  }
}
