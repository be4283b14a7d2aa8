/** The seats that this device holds. Whoever holds a seat's token holds the seat: it stays on the device. */
import { isPassing, isPocket } from '../pocket/pocket-id.ts';

export interface HeldSeat {
  readonly table: string;
  readonly code: string;
  readonly seat: number;
  readonly token: string;
  /** When it was taken, in milliseconds: the oldest are forgotten. */
  readonly at: number;
  /** Where several people share this device: the tokens of the others, in the order of their seats. */
  readonly others?: readonly string[];
  /** In the pocket: what is played there, and that it is over. */
  readonly what?: string;
  readonly over?: boolean;
}

const PLACE = 'taproom.seats';
const MOST = 30;
const NAME = 'taproom.name';

function read(): HeldSeat[] {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(held) ? (held as HeldSeat[]) : [];
  } catch {
    // Storage may be off, or hold something else: then this device holds no seat.
    return [];
  }
}

function write(held: readonly HeldSeat[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(held));
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}

/** In this page even where nothing can be stored. */
let known = read();

export function keepSeat(seat: Omit<HeldSeat, 'at'>): void {
  const others = read().filter(({ table }) => table !== seat.table);
  known = [{ ...seat, at: Date.now() }, ...others].filter(
    // What lies in the pocket is nowhere else: only its player forgets it.
    ({ table }, i) => i < MOST || isPocket(table),
  );
  // A table that is gone with the page is nothing to come back to.
  write(known.filter(({ table }) => !isPassing(table)));
}

export function forgetSeat(table: string): void {
  known = known.filter((held) => held.table !== table);
  write(read().filter((held) => held.table !== table));
}

/** The seat at this table, by its id or by the code it was joined with. */
export function seatAt(tableOrCode: string): HeldSeat | null {
  const wanted = tableOrCode.trim();
  const found = (held: readonly HeldSeat[]): HeldSeat | undefined =>
    held.find(({ table, code }) => table === wanted || (code !== '' && code === wanted.toUpperCase()));
  return found(known) ?? found(read()) ?? null;
}

export function heldSeats(): readonly HeldSeat[] {
  known = read();
  return known;
}

/** The name the player used last. */
export function lastName(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // Then it is asked again.
  }
}
