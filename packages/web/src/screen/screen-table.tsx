/** The game on the big screen: all mats around the middle, and the title of every card that is played. */
import type { ReactNode } from 'react';
import { Announcer } from '../table/announcer.tsx';
import { Connection } from '../table/connection.tsx';
import { MatSheet } from '../table/mat-sheet.tsx';
import { bySide } from '../table/mats/by-side.ts';
import { Mat } from '../table/mats/mat.tsx';
import { Side } from '../table/mats/side.tsx';
import { Middle } from '../table/middle/middle.tsx';
import { Phases } from '../table/middle/phases.tsx';
import { Motion } from '../table/motion/motion.tsx';
import { roomOf } from '../table/room-of.ts';
import { useTable } from '../table/table-store.ts';
import { Zoom } from '../table/zoom.tsx';
import { JoinCorner } from './join-corner.tsx';
import { TitleBanner } from './title-banner.tsx';
import styles from './screen-table.module.css';

/** From so many on they sit on both sides of the middle. */
const TWO_ROWS = 5;

/** `children`: what the host may do here. */
export function ScreenTable({ children }: { readonly children: ReactNode }) {
  const count = useTable((state) => state.view!.seats.length);
  const sides = useTable((state) => state.view!.seats.map(({ side }) => side).join()).split(',');
  const room = useTable(roomOf);
  const groups = bySide(
    sides.map((_, seat) => seat),
    sides,
  );
  const above = count < TWO_ROWS ? groups.length : Math.ceil(groups.length / 2);
  return (
    <div
      className={styles.screen}
      style={{ '--room': room }}
      data-screen
      data-rows={count < TWO_ROWS ? 1 : 2}
      data-players={count}
    >
      <header className={styles.bar}>
        <Phases />
        {children}
      </header>
      <Row groups={groups.slice(0, above)} place="above" />
      <Middle />
      <JoinCorner className={styles.join} />
      {/* Around the table: whoever comes after the last one above sits below them. */}
      {above < groups.length && (
        <Row
          groups={groups
            .slice(above)
            .map((seats) => seats.toReversed())
            .reverse()}
          place="below"
        />
      )}
      <TitleBanner />
      <Connection />
      <Zoom />
      <MatSheet />
      <Announcer />
      <Motion />
    </div>
  );
}

interface RowProps {
  readonly groups: readonly (readonly number[])[];
  readonly place: 'above' | 'below';
}

function Row({ groups, place }: RowProps) {
  return (
    <ul className={styles.row} data-place={place}>
      {groups.map((seats) => (
        <li key={seats[0]} style={{ '--mats': seats.length }}>
          {seats.length > 1 ? <Side seats={seats} own={false} /> : <Mat seat={seats[0]} kind="other" />}
        </li>
      ))}
    </ul>
  );
}
