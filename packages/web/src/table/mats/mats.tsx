/** The other players, in seat order from the one to the left: around the table, or on a small screen in a strip. */
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { table as words } from '../../words/table.ts';
import { useTable } from '../table-store.ts';
import { bySide } from './by-side.ts';
import { Mat } from './mat.tsx';
import { Side } from './side.tsx';
import styles from './mats.module.css';

interface MatsProps {
  /** What lies below those on the right. */
  readonly children?: ReactNode;
}

/** How many of them sit on the left, across and on the right. */
const AROUND: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 2],
  [2, 3],
  [2, 4],
];

export const Mats = memo(function Mats({ children }: MatsProps) {
  const count = useTable((state) => state.view!.seats.length);
  const own = useTable((state) => state.view!.seat);
  const turn = useTable((state) => state.view!.turn);
  const sides = useTable((state) => state.view!.seats.map(({ side }) => side).join()).split(',');
  const strip = useRef<HTMLElement>(null);
  const first = own >= 0 ? own + 1 : 0;
  const others = Array.from({ length: own >= 0 ? count - 1 : count }, (_, i) => (first + i) % count);
  // Whoever's turn it is comes into sight, without moving the page.
  useEffect(() => {
    const box = strip.current;
    const mat = box?.querySelector<HTMLElement>(`[data-mat="${turn}"]`);
    if (!box || !mat || box.scrollWidth <= box.clientWidth) return;
    box.scrollTo({ left: mat.offsetLeft - (box.clientWidth - mat.offsetWidth) / 2, behavior: 'smooth' });
  }, [turn]);
  const groups = bySide(others, sides);
  const isOwnSide = (seat: number): boolean => own >= 0 && sides[seat] === sides[own];
  const middle = (groups.length - 1) / 2;
  const [left, across] = AROUND[groups.length] ?? AROUND[AROUND.length - 1];
  const around = [
    ['west', 0, left],
    ['north', left, left + across],
    ['east', left + across, groups.length],
  ] as const;
  return (
    <section
      className={styles.mats}
      ref={strip}
      aria-label={words.others}
      data-many={others.length}
      style={{ '--many': others.length }}
      data-teams={groups.length < others.length || undefined}
    >
      {around.map(([where, from, to]) => (
        <div key={where} className={styles[where]}>
          {groups.slice(from, to).map((seats, i) => (
            <div
              key={seats[0]}
              className={styles.place}
              style={{
                '--off': middle === 0 ? 0 : Math.abs(from + i - middle) / middle,
                '--mats': seats.length,
              }}
            >
              {seats.length > 1 || isOwnSide(seats[0]) ? (
                <Side seats={seats} own={isOwnSide(seats[0])} />
              ) : (
                <Mat seat={seats[0]} kind="other" />
              )}
            </div>
          ))}
          {where === 'east' && children}
        </div>
      ))}
    </section>
  );
});
