/** Whom this device does not want to hear at a table: their chat is not shown here, and nobody is told. */
import { useMemo, useSyncExternalStore } from 'react';
import type { ChatLine } from './table-link.ts';

const PLACE = 'taproom.muted';
/** Tables that are long over are forgotten. */
const MOST_TABLES = 20;

type Muted = Readonly<Record<string, readonly number[]>>;

function read(): Muted {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Muted) : {};
  } catch {
    // Storage may be off, or hold something else.
    return {};
  }
}

let muted = read();
const listeners = new Set<() => void>();
const NOBODY: readonly number[] = [];

/** Mutes somebody at a table, or hears them again. Those who watch have one voice. */
export function toggleMuted(table: string, seat: number): void {
  const now = mutedAt(table);
  const next = now.includes(seat) ? now.filter((other) => other !== seat) : [...now, seat];
  const { [table]: _before, ...others } = muted;
  muted = Object.fromEntries([...Object.entries(others), [table, next]].slice(-MOST_TABLES));
  try {
    localStorage.setItem(PLACE, JSON.stringify(muted));
  } catch {
    // Then it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export const mutedAt = (table: string): readonly number[] => muted[table] ?? NOBODY;

export const useMuted = (table: string): readonly number[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => mutedAt(table),
  );

/** What was said by those who are heard. */
export function useHeard(table: string, chat: readonly ChatLine[]): readonly ChatLine[] {
  const quiet = useMuted(table);
  return useMemo(
    () => (quiet.length === 0 ? chat : chat.filter(({ seat }) => !quiet.includes(seat))),
    [quiet, chat],
  );
}
