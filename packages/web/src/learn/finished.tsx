/** After a lesson: on to an open game, or to the next one. */
import type { Chapter, Lesson } from '@taproom/scenario/film';
import { Link, useLocation } from 'wouter';
import { Button } from '../pieces/index.ts';
import { playNow } from '../rooms/play-now.ts';
import { Room } from '../rooms/room.tsx';
import { useAction } from '../rooms/use-action.ts';
import { Wrong } from '../rooms/wrong.tsx';
import { nameHere, sitDown } from '../try/try-out.ts';
import { words as all } from '../words/index.ts';
import { learn as words } from '../words/learn.ts';
import styles from './finished.module.css';

interface FinishedProps {
  readonly lesson: Lesson;
  readonly onAgain: () => void;
}

export function Finished({ lesson, onAgain }: FinishedProps) {
  const [, go] = useLocation();
  const play = useAction(async () => go(await (goesOn(lesson) ? playOn(lesson) : playNow())));
  return (
    <Room title={words.finished} about={words.finishedAbout(lesson.name)}>
      <div className={styles.ways}>
        <Button kind="main" size="big" icon="mug" busy={play.busy} onClick={() => play.run()}>
          {goesOn(lesson) ? words.playOn : all.home.playNow}
        </Button>
        {goesOn(lesson) && <p>{words.playOnAbout}</p>}
        <Wrong text={play.wrong} />
        <Link href="/learn">{words.toLessons}</Link>
        <Button kind="quiet" icon="undo" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </Room>
  );
}

/** The table as the lesson has left it. */
function tableAfter({ chapters }: Lesson): { chapter: Chapter; state: Chapter['begin'] } {
  const chapter = chapters[chapters.length - 1];
  const state = chapter.game.copy(chapter.begin);
  for (const { moves } of chapter.steps) for (const { answer } of moves) chapter.game.apply(state, answer);
  return { chapter, state };
}

/** The game is not over, and nobody is in the middle of answering something. */
function goesOn(lesson: Lesson): boolean {
  const { chapter, state } = tableAfter(lesson);
  const { kind } = chapter.game.question(state);
  return kind !== 'over' && kind !== 'respond';
}

/** The same table, and from now on everybody plays for themselves. */
async function playOn(lesson: Lesson): Promise<string> {
  const { chapter, state } = tableAfter(lesson);
  const { forOne } = await import('../try/lay.ts');
  const kind = chapter.game.name === 'inn' ? 'inn' : 'parlour';
  return sitDown(forOne(kind, state, nameHere(), chapter.you), lesson.name);
}
