/** The game stands still: the host has paused it, or somebody would like to take an answer back. */
import { lazy, Suspense } from 'react';
import type { HeldSeat } from '../link/seats.ts';
import { standsStill } from './stands-still.ts';
import { useTable } from './table-store.ts';

const BreakBox = lazy(() => import('./break-box.tsx').then(({ BreakBox: box }) => ({ default: box })));

export function Break({ held }: { readonly held: HeldSeat | null }) {
  const isStill = useTable(({ table }) => standsStill(table));
  return <Suspense fallback={null}>{isStill && <BreakBox held={held} />}</Suspense>;
}
