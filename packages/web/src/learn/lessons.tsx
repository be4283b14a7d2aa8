/** The lessons there are: the first game, then what only some tables have. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/index.ts';
import { Room } from '../rooms/room.tsx';
import { useAction } from '../rooms/use-action.ts';
import { Wrong } from '../rooms/wrong.tsx';
import { learn as words } from '../words/learn.ts';
import { own } from '../words/own.ts';
import { progressIn } from './progress.ts';
import { readLessons, type ListedLesson } from './shelf.ts';
import styles from './lessons.module.css';

const GROUPS = ['first', 'characters', 'ways', 'games'] as const;

export default function Lessons() {
  const [lessons, setLessons] = useState<readonly ListedLesson[] | null>(null);
  const fetching = useAction(async () => setLessons(await readLessons()));
  const { run } = fetching;
  useEffect(() => run(), [run]);
  return (
    <Room title={words.title} about={words.about} width="wide">
      <Wrong text={fetching.wrong} />
      {lessons === null && <p role="status">{words.opening}</p>}
      {GROUPS.map((group) => {
        const own = lessons?.filter((lesson) => lesson.group === group) ?? [];
        if (own.length === 0) return null;
        return (
          <section key={group} className={styles.group} aria-labelledby={`lessons-${group}`}>
            <h2 id={`lessons-${group}`}>{words.groups[group]}</h2>
            <ul>
              {own.map((lesson) => (
                <li key={lesson.id}>
                  <Listed lesson={lesson} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <nav className={styles.group} aria-labelledby="lessons-more">
        <h2 id="lessons-more">{words.more}</h2>
        <ul>
          <li>
            <Link href="/puzzles" className={styles.lesson}>
              <span>
                <strong>{own.puzzles}</strong> <span className={styles.about}>{own.puzzlesAbout}</span>
              </span>
            </Link>
          </li>
          <li>
            <Link href="/own" className={styles.lesson}>
              <span>
                <strong>{own.title}</strong> <span className={styles.about}>{own.short}</span>
              </span>
            </Link>
          </li>
        </ul>
      </nav>
    </Room>
  );
}

function Listed({ lesson: { id, name, about, minutes } }: { readonly lesson: ListedLesson }) {
  const { done, chapter, step } = progressIn(id);
  const isBegun = chapter > 0 || step > 0;
  return (
    <Link href={`/learn/${id}`} className={styles.lesson} data-done={done || undefined}>
      <span>
        <strong>{name}</strong> <span className={styles.about}>{about}</span>
      </span>
      <span className={styles.state}>
        {done && <Icon name="check" />}
        {isBegun ? words.begun : done ? words.done : words.minutes(minutes)}
      </span>
    </Link>
  );
}
