/** The game stands still: the host has paused it, or somebody would like to take an answer back. */
import { lazy, Suspense } from 'react';
import type { HeldSeat } from '../link/seats.ts';
import { useTable } from './table-store.ts';

const BreakBox = lazy(() => import('./break-box.tsx').then(({ BreakBox: box }) => ({ default: box })));

export function Break({ held }: { readonly held: HeldSeat | null }) {
  const standsStill = useTable(
    ({ table }) => table!.status === 'playing' && (table!.paused || table!.takingBack !== undefined),
  );
  return <Suspense fallback={null}>{standsStill && <BreakBox held={held} />}</Suspense>;
}
