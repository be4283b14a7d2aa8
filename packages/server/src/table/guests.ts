/**
 * Those who watch a table. They have no name and no token, so the host knows them by a number, which belongs to the
 * address they watch from: whoever comes back is the same guest. Somebody with another address is a new one, and
 * nothing can be done about that. Whom the host has muted or asked to go stands in the table's record.
 */
import { SPECTATOR } from '@taproom/kernel';
import { hashOf } from '../secrets.ts';
import type { TableRecord } from '../storage/storage.ts';
import type { Viewer } from './telling.ts';

export interface Guest {
  readonly n: number;
  readonly address: string;
}

/** Those who have gone are forgotten when there are more than this, and so are the first of whom the host has decided. */
const MOST_KEPT = 500;

export class Guests {
  private readonly byAddress = new Map<string, Guest>();
  private readonly viewers: ReadonlySet<Viewer>;
  private readonly record: TableRecord;
  private last = 0;

  constructor(record: TableRecord, viewers: ReadonlySet<Viewer>) {
    this.record = record;
    this.viewers = viewers;
  }

  of(address: string): Guest {
    let guest = this.byAddress.get(address);
    if (guest === undefined) {
      if (this.byAddress.size >= MOST_KEPT) this.forgetSome();
      guest = { n: ++this.last, address };
      this.byAddress.set(address, guest);
    }
    return guest;
  }

  /** The host has asked them to go. */
  isBarred(address: string): boolean {
    return this.decided(address) === 'barred';
  }

  isMuted(address: string): boolean {
    return this.decided(address) === 'muted';
  }

  /** The record's guests once the host has decided about one of them; null: they are as welcome as any. */
  deciding({ address }: Guest, what: 'muted' | 'barred' | null): TableRecord['guests'] {
    const key = this.keyOf(address);
    const others = Object.entries(this.record.guests ?? {}).filter(([who]) => who !== key);
    return Object.fromEntries([...others, ...(what === null ? [] : [[key, what]])].slice(-MOST_KEPT));
  }

  private decided(address: string): 'muted' | 'barred' | undefined {
    const { guests } = this.record;
    return guests && guests[this.keyOf(address)];
  }

  /** No address is kept, and what is kept of it is another thing at every table. */
  private readonly keyOf = (address: string): string => hashOf(`${this.record.id} ${address}`).slice(0, 22);

  /** Whoever watches now, as everybody is told. */
  here(): { n: number; muted: boolean }[] {
    const here = new Set<Guest>();
    for (const { seat, from } of this.viewers) if (seat === SPECTATOR) here.add(this.of(from));
    return [...here].map(({ n, address }) => ({ n, muted: this.isMuted(address) })).sort((a, b) => a.n - b.n);
  }

  /** The guest with this number, and their connections; null: nobody with it watches. */
  numbered(n: number): { guest: Guest; viewers: Viewer[] } | null {
    const viewers = [...this.viewers].filter(({ seat, from }) => seat === SPECTATOR && this.of(from).n === n);
    return viewers.length === 0 ? null : { guest: this.of(viewers[0].from), viewers };
  }

  private forgetSome(): void {
    const here = new Set([...this.viewers].map(({ from }) => from));
    for (const address of this.byAddress.keys()) if (!here.has(address)) this.byAddress.delete(address);
  }
}
