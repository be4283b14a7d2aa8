/** The other players, in seat order from the one to the left. */
import { memo, type ReactNode } from 'react';
import { table as words } from '../../words/table.ts';
import { useTable } from '../table-store.ts';
import { Around } from './around.tsx';
import { bySide } from './by-side.ts';
import { Mat } from './mat.tsx';
import { Side } from './side.tsx';

interface MatsProps {
  /** What lies below those on the right. */
  readonly children?: ReactNode;
}

export const Mats = memo(function Mats({ children }: MatsProps) {
  const count = useTable((state) => state.view!.seats.length);
  const own = useTable((state) => state.view!.seat);
  const sides = useTable((state) => state.view!.seats.map(({ side }) => side).join()).split(',');
  const first = own >= 0 ? own + 1 : 0;
  const others = Array.from({ length: own >= 0 ? count - 1 : count }, (_, i) => (first + i) % count);
  const isOwnSide = (seat: number): boolean => own >= 0 && sides[seat] === sides[own];
  const places = bySide(others, sides).map((seats) => ({
    key: seats[0],
    many: seats.length,
    mat:
      seats.length > 1 || isOwnSide(seats[0]) ? (
        <Side seats={seats} own={isOwnSide(seats[0])} />
      ) : (
        <Mat seat={seats[0]} kind="other" />
      ),
  }));
  return (
    <Around label={words.others} places={places}>
      {children}
    </Around>
  );
});
