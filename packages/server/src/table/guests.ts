/**
 * Those who watch a table. They have no name and no token, so the host knows them by a number, which belongs to the
 * address they watch from: whoever comes back is the same guest. Somebody with another address is a new one, and
 * nothing can be done about that.
 */
import { SPECTATOR } from '@taproom/kernel';
import type { Viewer } from './telling.ts';

export interface Guest {
  readonly n: number;
  muted: boolean;
  /** The host has asked them to go. */
  barred: boolean;
}

/** Those who have gone, and are neither muted nor barred, are forgotten when there are more than this. */
const MOST_KEPT = 500;

export class Guests {
  private readonly byAddress = new Map<string, Guest>();
  private readonly viewers: ReadonlySet<Viewer>;
  private last = 0;

  constructor(viewers: ReadonlySet<Viewer>) {
    this.viewers = viewers;
  }

  of(address: string): Guest {
    let guest = this.byAddress.get(address);
    if (guest === undefined) {
      if (this.byAddress.size >= MOST_KEPT) this.forgetSome();
      guest = { n: ++this.last, muted: false, barred: false };
      this.byAddress.set(address, guest);
    }
    return guest;
  }

  isBarred(address: string): boolean {
    return this.byAddress.get(address)?.barred === true;
  }

  /** Whoever watches now, as everybody is told. */
  here(): { n: number; muted: boolean }[] {
    const here = new Set<Guest>();
    for (const { seat, from } of this.viewers) if (seat === SPECTATOR) here.add(this.of(from));
    return [...here].map(({ n, muted }) => ({ n, muted })).sort((a, b) => a.n - b.n);
  }

  /** The guest with this number, and their connections; null: nobody with it watches. */
  numbered(n: number): { guest: Guest; viewers: Viewer[] } | null {
    const viewers = [...this.viewers].filter(({ seat, from }) => seat === SPECTATOR && this.of(from).n === n);
    return viewers.length === 0 ? null : { guest: this.of(viewers[0].from), viewers };
  }

  private forgetSome(): void {
    const here = new Set([...this.viewers].map(({ from }) => from));
    for (const [address, { muted, barred }] of this.byAddress)
      if (!muted && !barred && !here.has(address)) this.byAddress.delete(address);
  }
}
