/** After a lesson: on to an open game, or to the next one. */
import type { Lesson } from '@taproom/scenario/film';
import { Link, useLocation } from 'wouter';
import { Button } from '../pieces/index.ts';
import { playNow } from '../rooms/play-now.ts';
import { Room } from '../rooms/room.tsx';
import { useAction } from '../rooms/use-action.ts';
import { Wrong } from '../rooms/wrong.tsx';
import { words as all } from '../words/index.ts';
import { learn as words } from '../words/learn.ts';
import styles from './finished.module.css';

interface FinishedProps {
  readonly lesson: Lesson;
  readonly onAgain: () => void;
}

export function Finished({ lesson, onAgain }: FinishedProps) {
  const [, go] = useLocation();
  const play = useAction(async () => go(await playNow()));
  return (
    <Room title={words.finished} about={words.finishedAbout(lesson.name)}>
      <div className={styles.ways}>
        <Button kind="main" size="big" icon="mug" busy={play.busy} onClick={() => play.run()}>
          {all.home.playNow}
        </Button>
        <Wrong text={play.wrong} />
        <Link href="/learn">{words.toLessons}</Link>
        <Button kind="quiet" icon="undo" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </Room>
  );
}
