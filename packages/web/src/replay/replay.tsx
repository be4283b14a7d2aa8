/** The table of a finished game with all that was on it, and the buttons to go through it. */
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/index.ts';
import type { Replaying } from '../link/replaying.ts';
import { Button, Sheet } from '../pieces/index.ts';
import { OpenedRules } from '../rules/opened.tsx';
import { Announcer } from '../table/announcer.tsx';
import { Hand } from '../table/hand/hand.tsx';
import { Log } from '../table/log/log.tsx';
import { MatSheet } from '../table/mat-sheet.tsx';
import { Mat } from '../table/mats/mat.tsx';
import { Mats } from '../table/mats/mats.tsx';
import { Middle } from '../table/middle/middle.tsx';
import { Phases } from '../table/middle/phases.tsx';
import { Motion } from '../table/motion/motion.tsx';
import { Peek } from '../table/peek.tsx';
import { Hands } from '../table/open-hands.tsx';
import hands from '../table/open-hands.module.css';
import plan from '../table/plan.module.css';
import { useBigLetters } from '../table/use-big-letters.ts';
import { roomOf } from '../table/room-of.ts';
import { useTable } from '../table/table-store.ts';
import { Zoom } from '../table/zoom.tsx';
import { words as all } from '../words/index.ts';
import { replay as words } from '../words/replay.ts';
import { table as tableWords } from '../words/table.ts';
import { Controls } from './controls.tsx';
import { usePlayback } from './use-playback.ts';
import styles from './replay.module.css';

/** What is seen, and the way back from it. */
export interface About {
  readonly title: string;
  readonly back: string;
  readonly toBack: string;
  /** Where the same table can be played, from this stop on. */
  readonly tryIt?: (stop: number) => string;
}

interface ReplayProps {
  readonly link: Replaying;
  readonly about: About;
}

export function Replay({ link, about }: ReplayProps) {
  const playback = usePlayback(link);
  const room = useTable(roomOf);
  useBigLetters();
  const { eyes, at, last } = playback;
  const [sheet, setSheet] = useState<'log' | 'hands' | null>(null);
  const close = (): void => setSheet(null);
  return (
    <div className={styles.replay} data-eyes={eyes === 'all' ? 'all' : 'one'}>
      <div className={styles.box}>
        <div className={plan.table} style={{ '--room': room }}>
          <div className={plan.plan} data-log>
            <header className={styles.bar}>
              <div className={styles.turn}>
                <Link
                  href={about.back}
                  className={styles.home}
                  aria-label={`${all.general.name}: ${about.toBack}`}
                  title={about.title}
                >
                  <Icon name="inn" />
                </Link>
                <Phases />
              </div>
              <div className={styles.buttons}>
                {eyes === 'all' && (
                  <span className={styles.small}>
                    <Button kind="quiet" icon="hand" label={words.hands} onClick={() => setSheet('hands')} />
                  </span>
                )}
                <span className={styles.small}>
                  <Button
                    kind="quiet"
                    icon="log"
                    label={tableWords.showLog}
                    onClick={() => setSheet('log')}
                  />
                </span>
              </div>
            </header>
            <Mats>
              <aside className={plan.log}>
                <Log />
              </aside>
            </Mats>
            <Middle />
            <section
              className={eyes === 'all' ? hands.place : plan.own}
              aria-label={eyes === 'all' || eyes < 0 ? words.hands : words.handOf(link.names[eyes])}
            >
              <h2 className="for-ears">{words.hands}</h2>
              {eyes === 'all' && <Hands />}
              {eyes !== 'all' && eyes >= 0 && (
                <>
                  <div className={plan.mat}>
                    <Mat seat={eyes} kind="own" />
                  </div>
                  <div className={plan.hand}>
                    <Hand />
                  </div>
                </>
              )}
            </section>
          </div>
        </div>
      </div>
      {link.ending !== '' && at === last && (
        <p className={styles.broken} role="status">
          <Icon name="warning" /> {link.ending}
        </p>
      )}
      <Controls link={link} playback={playback} about={about} />
      {sheet === 'log' && (
        <Sheet open onClose={close} title={tableWords.log}>
          <Log />
        </Sheet>
      )}
      {sheet === 'hands' && (
        <Sheet open onClose={close} title={words.hands}>
          <Hands />
        </Sheet>
      )}
      <Zoom />
      <MatSheet />
      <OpenedRules />
      <Peek />
      <Announcer />
      <Motion />
    </div>
  );
}
