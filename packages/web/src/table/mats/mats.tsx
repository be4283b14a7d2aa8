/** The other players, in seat order from the one to the left, in an arc; on a phone in a strip that scrolls sideways. */
import { memo, useEffect, useRef } from 'react';
import { table as words } from '../../words/table.ts';
import { useTable } from '../table-store.ts';
import { bySide } from './by-side.ts';
import { Mat } from './mat.tsx';
import { Side } from './side.tsx';
import styles from './mats.module.css';

export const Mats = memo(function Mats() {
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
  return (
    <section
      className={styles.mats}
      ref={strip}
      aria-label={words.others}
      data-many={others.length}
      data-teams={groups.length < others.length || undefined}
    >
      {groups.map((seats, i) => (
        <div
          key={seats[0]}
          className={styles.place}
          style={{ '--off': middle === 0 ? 0 : Math.abs(i - middle) / middle, '--mats': seats.length }}
        >
          {seats.length > 1 || isOwnSide(seats[0]) ? (
            <Side seats={seats} own={isOwnSide(seats[0])} />
          ) : (
            <Mat seat={seats[0]} kind="other" />
          )}
        </div>
      ))}
    </section>
  );
});
