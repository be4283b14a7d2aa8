/** A lesson, chapter by chapter, at the real table: what is said stands below it and covers nothing. */
import type { Lesson } from '@taproom/scenario/film';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Moment } from '../pieces/moment.tsx';
import { StoreContext, TableStore } from '../table/table-store.ts';
import { learn as words } from '../words/learn.ts';
import { Finished } from './finished.tsx';
import { Guide } from './guide.tsx';
import type { LessonLink } from './lesson-link.ts';
import { keepProgress, progressIn } from './progress.ts';
import { readLessons } from './shelf.ts';
import styles from './lesson-room.module.css';

const Table = lazy(() => import('../table/table.tsx').then(({ Table: table }) => ({ default: table })));
const ParlourTable = lazy(() => import('../parlour/parlour.tsx'));

interface Opened {
  readonly lesson: Lesson;
  readonly Link: typeof LessonLink;
}

export default function LessonRoom({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    let left = false;
    open(id).then(
      (found) => {
        if (left) return;
        if (found === null) setTrouble(words.noLesson);
        else setOpened(found);
      },
      () => {
        if (!left) setTrouble(words.failed);
      },
    );
    return () => {
      left = true;
    };
  }, [id]);
  if (trouble !== '')
    return (
      <Moment>
        <p role="alert">{trouble}</p>
        <Link href="/learn">{words.toLessons}</Link>
      </Moment>
    );
  if (opened === null)
    return (
      <Moment>
        <p role="status">{words.opening}</p>
      </Moment>
    );
  return <Taught id={id} opened={opened} />;
}

async function open(id: string): Promise<Opened | null> {
  // The engine is fetched together with the lessons.
  const engine = import('./open.ts');
  const lesson = (await readLessons()).find((one) => one.id === id);
  if (lesson === undefined) return null;
  const { openLesson, LessonLink: link } = await engine;
  return { lesson: openLesson(lesson.text), Link: link };
}

/** From where somebody stopped; a finished lesson begins anew. */
function placeIn(id: string, { chapters }: Lesson): { chapter: number; step: number } {
  const { chapter, step } = progressIn(id);
  const isThere = step < (chapters[chapter]?.steps.length ?? 0);
  return isThere ? { chapter, step } : { chapter: 0, step: 0 };
}

function Taught({ id, opened }: { readonly id: string; readonly opened: Opened }) {
  const { lesson } = opened;
  const [from, setFrom] = useState(() => placeIn(id, lesson));
  const { chapter, step } = from;
  const isFinished = chapter >= lesson.chapters.length;
  useEffect(() => {
    keepProgress(id, isFinished ? { chapter: 0, step: 0, done: true } : { chapter, step });
  }, [id, chapter, step, isFinished]);
  useEffect(() => {
    document.title = lesson.name;
  }, [lesson]);
  if (isFinished) return <Finished lesson={lesson} onAgain={() => setFrom({ chapter: 0, step: 0 })} />;
  return (
    <ChapterTable
      key={chapter}
      id={id}
      opened={opened}
      chapter={chapter}
      step={step}
      onEnd={() => setFrom({ chapter: chapter + 1, step: 0 })}
      onBack={
        chapter === 0
          ? null
          : () => setFrom({ chapter: chapter - 1, step: lesson.chapters[chapter - 1].steps.length - 1 })
      }
    />
  );
}

interface ChapterProps {
  readonly id: string;
  readonly opened: Opened;
  readonly chapter: number;
  readonly step: number;
  readonly onEnd: () => void;
  /** To the chapter before; null: there is none. */
  readonly onBack: (() => void) | null;
}

function ChapterTable({ id, opened, chapter, step, onEnd, onBack }: ChapterProps) {
  const { lesson, Link: Opening } = opened;
  const [table, setTable] = useState<{ link: LessonLink; store: TableStore } | null>(null);
  useEffect(() => {
    const link = new Opening(lesson.chapters[chapter], step);
    const store = new TableStore(link);
    link.subscribe(() => keepProgress(id, { chapter, step: link.at }));
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect -- a table is opened here, and closed when it is left
    setTable({ link, store });
    return () => store.close();
  }, [Opening, lesson, id, chapter, step]);
  if (table === null) return null;
  const { link, store } = table;
  const isInn = lesson.chapters[chapter].game.name === 'inn';
  return (
    <StoreContext value={store}>
      <div className={styles.lesson}>
        <div className={styles.box}>
          <Suspense fallback={null}>{isInn ? <Table held={null} /> : <ParlourTable held={null} />}</Suspense>
        </div>
        <Guide link={link} lesson={lesson} chapter={chapter} onEnd={onEnd} onBack={onBack} />
      </div>
    </StoreContext>
  );
}
