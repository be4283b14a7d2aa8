/** What this device was shown before the deals of its tables: what is told afterwards is compared with it. */
import type { PublicTable } from '@taproom/client';

export interface KeptDeal {
  readonly table: string;
  readonly commitment: string;
  /** What was added here, one after the other. */
  readonly additions: readonly string[];
}

const PLACE = 'taproom.deals';
const MOST = 30;

function read(): KeptDeal[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptDeal[]) : [];
  } catch {
    // Storage may be off, or hold something else: then there is nothing to compare with.
    return [];
  }
}

export const dealAt = (table: string): KeptDeal | null => read().find((kept) => kept.table === table) ?? null;

/** What was shown first stays, whatever is told later. `addition`: empty where there is none yet. */
export function keepDeal(table: string, commitment: string, addition: string): void {
  const kept = read();
  const before = kept.find((deal) => deal.table === table) ?? { table, commitment, additions: [] };
  if (kept.includes(before) && (addition === '' || before.additions.includes(addition))) return;
  const deal = { ...before, additions: addition === '' ? [] : [...before.additions, addition] };
  const others = kept.filter((other) => other !== before);
  try {
    localStorage.setItem(PLACE, JSON.stringify([deal, ...others].slice(0, MOST)));
  } catch {
    // Then it is not compared.
  }
}

/** Before the deal, from all that is told of a table. */
export function keepDealOf({ table, status, fair }: PublicTable, seat: number): void {
  if (fair === null || status !== 'lobby' || seat < 0) return;
  keepDeal(table, fair.commitment, fair.additions[seat]);
}
