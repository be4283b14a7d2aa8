/** The game on the big screen: everybody around the table, and the title of every card that is played. */
import type { ReactNode } from 'react';
import { Announcer } from '../table/announcer.tsx';
import { Connection } from '../table/connection.tsx';
import { MatSheet } from '../table/mat-sheet.tsx';
import { Mats } from '../table/mats/mats.tsx';
import { Middle } from '../table/middle/middle.tsx';
import { Phases } from '../table/middle/phases.tsx';
import { Motion } from '../table/motion/motion.tsx';
import plan from '../table/plan.module.css';
import { roomOf } from '../table/room-of.ts';
import { useTable } from '../table/table-store.ts';
import { Zoom } from '../table/zoom.tsx';
import { JoinCorner } from './join-corner.tsx';
import { TitleBanner } from './title-banner.tsx';
import styles from './screen-table.module.css';

/** From so many on the letters are smaller: all of them shall be seen. */
const MANY = 6;

/** `children`: what the host may do here. */
export function ScreenTable({ children }: { readonly children: ReactNode }) {
  const count = useTable((state) => state.view!.seats.length);
  const room = useTable(roomOf);
  return (
    <div
      className={`${plan.table} ${styles.screen}`}
      style={{ '--room': room }}
      data-screen
      data-many={count >= MANY || undefined}
    >
      <div className={plan.plan} data-players={count} data-watching>
        <header className={styles.bar}>
          <div className={styles.turn}>
            <Phases />
          </div>
          <div className={styles.menu}>{children}</div>
        </header>
        <Mats />
        <Middle />
        <JoinCorner className={styles.join} />
      </div>
      <TitleBanner />
      <Connection />
      <Zoom />
      <MatSheet />
      <Announcer />
      <Motion />
    </div>
  );
}
