/** Whoever sits at the table besides oneself: on the left, across and on the right, or on a small screen in a strip. */
import type { ReactNode } from 'react';
import styles from './mats.module.css';

export interface Place {
  readonly key: number;
  /** How many sit here together. */
  readonly many: number;
  readonly mat: ReactNode;
}

interface AroundProps {
  readonly label: string;
  /** In seat order from the one to the left. */
  readonly places: readonly Place[];
  /** What lies below those on the right. */
  readonly children?: ReactNode;
}

/** How many of them sit on the left and across; the others sit on the right. */
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

export function Around({ label, places, children }: AroundProps) {
  const count = places.reduce((sum, { many }) => sum + many, 0);
  const [left, across] = AROUND[places.length] ?? AROUND[AROUND.length - 1];
  const around = [
    ['west', 0, left],
    ['north', left, left + across],
    ['east', left + across, places.length],
  ] as const;
  return (
    <section
      className={styles.mats}
      aria-label={label}
      data-many={count}
      style={{ '--many': count }}
      data-teams={places.length < count || undefined}
    >
      {around.map(([where, from, to]) => (
        <div key={where} className={styles[where]}>
          {places.slice(from, to).map(({ key, many, mat }) => (
            <div key={key} className={styles.place} style={{ '--mats': many }}>
              {mat}
            </div>
          ))}
          {where === 'east' && children}
        </div>
      ))}
    </section>
  );
}
