/** The rules to read: by chapters, searchable, each rule with its id as an address that others can link to. */
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Button, Field } from '../pieces/index.ts';
import { words } from '../words/all.ts';
import { readRulebook } from '../rules/rulebook.ts';
import { Room } from './room.tsx';
import { findRules, indexRules } from './find-rules.ts';
import { Primer } from './primer.tsx';
import { Rule } from './rule.tsx';
import { TermNotes } from './rule-text.tsx';
import { entryFor, type Chapter, type Rulebook } from './rulebook.ts';
import styles from './rules.module.css';
import { TableDrawing } from './table-drawing.tsx';
import { useAction } from './use-action.ts';
import { Wrong } from './wrong.tsx';

export default function Rules() {
  const [book, setBook] = useState<Rulebook | null>(null);
  const fetching = useAction(async () => setBook(await readRulebook()));
  const { run } = fetching;
  useEffect(() => run(), [run]);
  const { rules } = words;
  return (
    <Room title={rules.title} about={rules.about} width="wide">
      <Wrong text={fetching.wrong} />
      <p className={styles.ways}>
        <Link href="/learn">{words.home.learn}</Link> · <Link href="/own">{rules.ownTable}</Link>
      </p>
      {book === null ? <p role="status">{rules.loading}</p> : <Shelf book={book} />}
    </Room>
  );
}

function Shelf({ book }: { readonly book: Rulebook }) {
  const [asked, setAsked] = useState('');
  const calm = useDeferredValue(asked);
  const index = useMemo(() => indexRules(book.chapters), [book]);
  const found = useMemo(() => findRules(index, calm), [index, calm]);
  const most = useMost(calm);
  // Whoever goes to a rule has found it.
  const hasFound = useCallback(() => setAsked(''), []);
  const place = usePlace(book, hasFound);
  const { rules } = words;
  return (
    <>
      <div className={styles.search}>
        <Field
          label={rules.search}
          hint={rules.searchHint}
          type="search"
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
        />
        <p role="status">{calm.trim() !== '' && rules.found(found.length)}</p>
      </div>
      <TermNotes terms={book.terms}>
        {calm.trim() !== '' ? (
          <ul className={styles.rules} data-asked={calm}>
            {found.slice(0, most).map((rule) => (
              <Rule key={rule.id} rule={rule} terms={book.terms} chapter={rule.chapter} from={rule.from} />
            ))}
          </ul>
        ) : place.chapter === null ? (
          <>
            <Primer />
            <Contents chapters={book.chapters} />
          </>
        ) : (
          <ChapterPage book={book} chapter={place.chapter} wanted={place.at} />
        )}
      </TermNotes>
    </>
  );
}

/** As much as a phone shows at once; laying out all takes a slow one longer than the search itself. */
const AT_ONCE = 3;
/** Whoever has not found it among these asks in other words. */
const MOST_FOUND = 30;
/** So long after the last letter nobody is typing any more, in milliseconds. */
const A_PAUSE = 250;
/** The others come so many at a time, so soon after each other: the next letter waits for a few of them at most. */
const THEN = 2;
const A_MOMENT = 50;

/** How much of what was found is shown: the best at once, the rest once nobody types. */
function useMost(asked: string): number {
  const [shown, setShown] = useState({ asked: '', most: AT_ONCE });
  const most = shown.asked === asked ? shown.most : AT_ONCE;
  useEffect(() => {
    if (most >= MOST_FOUND) return;
    const wait = most === AT_ONCE ? A_PAUSE : A_MOMENT;
    const timer = setTimeout(() => setShown({ asked, most: most + THEN }), wait);
    return () => clearTimeout(timer);
  }, [asked, most]);
  return most;
}

interface Place {
  readonly chapter: Chapter | null;
  /** What is looked for in it: a rule, a section, or its beginning. */
  readonly at: string;
}

/** No chapter is called so, and no rule. */
const CONTENTS = 'contents';
const beginningOf = (chapter: string): string => `${chapter}/`;
const sectionIn = (chapter: string, section: number): string => `${chapter}/${section + 1}`;

function placeIn(book: Rulebook, hash: string): Place {
  const [id] = hash.split('/');
  const named = book.chapters.find((chapter) => chapter.id === id);
  if (named !== undefined) return { chapter: named, at: hash === id ? beginningOf(id) : hash };
  const entry = entryFor(book, hash);
  const chapter = book.chapters.find((one) => one.id === entry?.chapter) ?? null;
  return { chapter, at: entry?.id ?? '' };
}

/** What the address asks for: its chapter is opened, then it is scrolled to. */
function usePlace(book: Rulebook, onGo: () => void): Place {
  const wanted = useCallback(() => placeIn(book, decodeURIComponent(location.hash.slice(1))), [book]);
  const [place, setPlace] = useState(wanted);
  useEffect(() => {
    const look = (): void => {
      onGo();
      setPlace(wanted());
    };
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [wanted, onGo]);
  useEffect(() => {
    if (place.at === '') return;
    const found = document.getElementById(place.at);
    found?.scrollIntoView({ block: place.at.includes('/') ? 'start' : 'center' });
    found?.focus({ preventScroll: true });
  }, [place]);
  return place;
}

/** The chapters, by the parts of the rulebook. */
function Contents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const parts = Map.groupBy(chapters, ({ part }) => part);
  return (
    <nav id={CONTENTS} className={styles.contents} aria-label={words.rules.contents}>
      {[...parts].map(([part, own]) => (
        <section key={part}>
          <h2>{part}</h2>
          <ol>
            {own.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
}

interface ChapterPageProps {
  readonly book: Rulebook;
  readonly chapter: Chapter;
  readonly wanted: string;
}

function ChapterPage({ book, chapter, wanted }: ChapterPageProps) {
  const { id, title, about, pictures, sections } = chapter;
  const at = book.chapters.indexOf(chapter);
  const { rules } = words;
  return (
    <article className={styles.chapter}>
      <p className={styles.ways}>
        <a href={`#${CONTENTS}`}>{rules.contents}</a>
      </p>
      <h2 id={beginningOf(id)} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.about}>{about}</p>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((picture) => (
            <TableDrawing key={`${picture.scene} ${picture.stop}`} picture={picture} rule={id} />
          ))}
        </div>
      )}
      <nav className={styles.sections} aria-label={rules.inThisChapter}>
        {sections.map((section, i) => (
          <a key={section.title} href={`#${sectionIn(id, i)}`}>
            {section.title}
          </a>
        ))}
        <Button kind="quiet" onClick={() => print()}>
          {rules.print}
        </Button>
      </nav>
      {sections.map((section, i) => (
        <section key={section.title} className={styles.section}>
          <h3 id={sectionIn(id, i)} tabIndex={-1}>
            {section.title}
          </h3>
          <ul className={styles.rules}>
            {section.entries.map((rule) => (
              <Rule key={rule.id} rule={rule} terms={book.terms} chapter={id} wanted={wanted} />
            ))}
          </ul>
        </section>
      ))}
      <nav className={styles.onward} aria-label={rules.otherChapters}>
        {[book.chapters[at - 1], book.chapters[at + 1]].map(
          (other) =>
            other !== undefined && (
              <a key={other.id} href={`#${other.id}`}>
                {other.title}
              </a>
            ),
        )}
      </nav>
    </article>
  );
}
