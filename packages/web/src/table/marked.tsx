/** Everybody at this table in the colours that they have had all evening. */
import { useMemo, type ReactNode } from 'react';
import { SeatMarks } from '../pieces/seat-mark.ts';
import { useTable } from './table-store.ts';

export function Marked({ children }: { readonly children: ReactNode }) {
  const told = useTable(({ table }) => table?.seats.map(({ mark }, seat) => mark ?? seat).join(' ') ?? '');
  const marks = useMemo(() => (told === '' ? [] : told.split(' ').map(Number)), [told]);
  return <SeatMarks value={marks}>{children}</SeatMarks>;
}
