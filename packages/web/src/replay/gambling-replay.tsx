/** A table of gambling games played again: the table that a watcher saw, and the buttons to go through it. */
import { lazy, Suspense } from 'react';
import { Icon } from '../icons/index.ts';
import type { Replaying } from '../link/replaying.ts';
import { Controls } from './controls.tsx';
import type { About } from './replay.tsx';
import { usePlayback } from './use-playback.ts';
import styles from './replay.module.css';

const ParlourTable = lazy(() => import('../parlour/parlour.tsx'));

export function GamblingReplay({ link, about }: { readonly link: Replaying; readonly about?: About }) {
  const playback = usePlayback(link);
  return (
    <div className={styles.replay}>
      <div className={styles.box}>
        <Suspense fallback={null}>
          <ParlourTable held={null} />
        </Suspense>
      </div>
      {link.ending !== '' && playback.at === playback.last && (
        <p className={styles.broken} role="status">
          <Icon name="warning" /> {link.ending}
        </p>
      )}
      <Controls link={link} playback={playback} about={about} />
    </div>
  );
}
