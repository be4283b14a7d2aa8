/** The table: the others around it, what happens in the middle, and you at the bottom. */
import { lazy, Suspense } from 'react';
import { afterTheFirstTable } from '../after-the-first-table.ts';
import type { HeldSeat } from '../link/seats.ts';
import { Announcer } from './announcer.tsx';
import { BigButton } from './answers/big-button.tsx';
import { isChoosing } from './answers/is-choosing.ts';
import { Tray } from './answers/tray.tsx';
import { Break } from './break.tsx';
import { Connection } from './connection.tsx';
import { Hand } from './hand/hand.tsx';
import { Keyboard } from './keyboard.tsx';
import { Log } from './log/log.tsx';
import { Mat } from './mats/mat.tsx';
import { Mats } from './mats/mats.tsx';
import { Middle } from './middle/middle.tsx';
import { Phases } from './middle/phases.tsx';
import { NoHands } from './no-hands.tsx';
import { TopBar } from './top-bar.tsx';
import { OpenedRules } from '../rules/opened.tsx';
import { table as words } from '../words/table.ts';
import { roomOf } from './room-of.ts';
import { useTable } from './table-store.ts';
import { useBigLetters } from './use-big-letters.ts';
import { useLog } from './use-log.ts';
import { useTapElsewhere } from './use-tap-elsewhere.ts';
import styles from './plan.module.css';

/** What moves and what is shown beside a card comes when the table is there; whoever listens misses nothing. */
const Motion = lazy(async () => {
  await afterTheFirstTable();
  return { default: (await import('./motion/motion.tsx')).Motion };
});
const Peek = lazy(async () => {
  await afterTheFirstTable();
  return { default: (await import('./peek.tsx')).Peek };
});

/** Fetched when a card or a mat is first looked at closely. */
const Zoom = lazy(() => import('./zoom.tsx').then(({ Zoom: box }) => ({ default: box })));
const OpenHands = lazy(() => import('./open-hands.tsx'));
const MatSheet = lazy(() => import('./mat-sheet.tsx').then(({ MatSheet: box }) => ({ default: box })));

export function Table({ held }: { readonly held: HeldSeat | null }) {
  const seat = useTable((state) => state.own?.seat ?? -1);
  const count = useTable((state) => state.view!.seats.length);
  // Those who watch are told something of their own only where they see hands.
  const seesHands = useTable(({ own }) => own !== null && own.seat < 0);
  const { hasLog, toggleLog } = useLog();
  const room = useTable(roomOf);
  const table = useTapElsewhere();
  useBigLetters();
  return (
    <div ref={table} className={styles.table} style={{ '--room': room }}>
      <div
        className={styles.plan}
        data-log={hasLog || undefined}
        data-players={count}
        data-watching={seat < 0 || undefined}
      >
        <TopBar held={held} hasLog={hasLog} onLog={toggleLog}>
          <Phases />
        </TopBar>
        <Mats>
          {hasLog && (
            <aside className={styles.log}>
              <Log />
            </aside>
          )}
        </Mats>
        <Middle />
        <NoHands />
        {seat >= 0 && <Own seat={seat} />}
        {seesHands && (
          <Suspense fallback={null}>
            <OpenHands />
          </Suspense>
        )}
      </div>
      <Connection />
      <Break held={held} />
      <Opened />
      <OpenedRules />
      <Suspense fallback={null}>
        <Peek />
        <Motion />
      </Suspense>
      <Announcer />
      <Keyboard />
    </div>
  );
}

function Own({ seat }: { readonly seat: number }) {
  // Told, not found by what lies in it: that would be looked for, and the hand styled anew, with every question.
  const choosing = useTable(isChoosing);
  const gambling = useTable(({ asked, desk }) => asked.kind === 'game' && desk.intent === null);
  return (
    <section
      className={styles.own}
      aria-label={words.yourPlace}
      data-own
      data-choosing={choosing || undefined}
      data-gambling={gambling || undefined}
    >
      <div className={styles.mat}>
        <Mat seat={seat} kind="own" />
      </div>
      <div className={styles.tray}>
        <Tray />
      </div>
      <div className={styles.hand}>
        <Hand />
      </div>
      <div className={styles.button}>
        <BigButton />
      </div>
    </section>
  );
}

function Opened() {
  const hasCard = useTable((state) => state.desk.zoom >= 0);
  const hasMat = useTable((state) => state.desk.matOpen >= 0);
  return (
    <Suspense fallback={null}>
      {hasCard && <Zoom />}
      {hasMat && <MatSheet />}
    </Suspense>
  );
}
