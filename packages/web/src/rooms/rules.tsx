/** The rules to read: by topic, searchable, each with its id as an anchor so that others can link to it. */
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/index.ts';
import { Field } from '../pieces/index.ts';
import { words } from '../words/all.ts';
import { readRulebook } from '../rules/rulebook.ts';
import { Room } from './room.tsx';
import { findRules, indexRules } from './find-rules.ts';
import { Primer } from './primer.tsx';
import { entryFor, type RuleBook, type RulebookPage, type RuleEntry, type RuleTopic } from './rulebook.ts';
import styles from './rules.module.css';
import { useAction } from './use-action.ts';
import { Wrong } from './wrong.tsx';

const bookName = (book: string): string => words.rules.books[book as keyof typeof words.rules.books] ?? book;

export default function Rules() {
  const [books, setBooks] = useState<RulebookPage | null>(null);
  const fetching = useAction(async () => setBooks(await readRulebook()));
  const { run } = fetching;
  useEffect(() => run(), [run]);
  const { rules } = words;
  return (
    <Room title={rules.title} about={rules.about} width="wide">
      <Wrong text={fetching.wrong} />
      <p className={styles.ways}>
        <Link href="/learn">{words.home.learn}</Link> · <Link href="/own">{rules.ownTable}</Link>
      </p>
      {books === null ? <p role="status">{rules.loading}</p> : <Shelf books={books} />}
    </Room>
  );
}

function Shelf({ books }: { readonly books: RulebookPage }) {
  const [asked, setAsked] = useState('');
  const calm = useDeferredValue(asked);
  const index = useMemo(() => indexRules(books), [books]);
  const found = useMemo(() => findRules(index, calm), [index, calm]);
  const most = useMost(calm);
  const wanted = useWantedRule(books);
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
      {calm.trim() === '' ? (
        <>
          <Primer />
          {books.map((book) => (
            <Book key={book.book} book={book} wanted={wanted} />
          ))}
        </>
      ) : (
        <ul className={styles.rules} data-asked={calm}>
          {found.slice(0, most).map((rule) => (
            <Rule key={rule.id} rule={rule} from={`${bookName(rule.book)}: ${rule.topic}`} />
          ))}
        </ul>
      )}
    </>
  );
}

/** More than a phone shows at once; laying out all takes a slow one longer than the search itself. */
const AT_ONCE = 8;
/** Whoever has not found it among these asks in other words. */
const MOST_FOUND = 30;
/** So long after the last letter nobody is typing any more, in milliseconds. */
const A_PAUSE = 250;

/** How much of what was found is shown: the best at once, the rest a moment later. */
function useMost(asked: string): number {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), A_PAUSE);
    return () => clearTimeout(timer);
  }, [asked]);
  return settled === asked ? MOST_FOUND : AT_ONCE;
}

/** The rule that the address asks for: its topic is opened, then it is scrolled to. */
function useWantedRule(books: RulebookPage): string {
  const wanted = useCallback(
    () => entryFor(books, decodeURIComponent(location.hash.slice(1)))?.id ?? '',
    [books],
  );
  const [id, setId] = useState(wanted);
  useEffect(() => {
    const look = (): void => setId(wanted());
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [wanted]);
  useEffect(() => {
    if (id === '') return;
    const place = document.getElementById(id);
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [id]);
  return id;
}

interface BookProps {
  readonly book: RuleBook;
  readonly wanted: string;
}

function Book({ book, wanted }: BookProps) {
  return (
    <section className={styles.book} aria-labelledby={`book-${book.book}`}>
      <h2 id={`book-${book.book}`}>{bookName(book.book)}</h2>
      {book.topics.map((topic) => (
        <Topic key={topic.title} topic={topic} wanted={wanted} />
      ))}
    </section>
  );
}

interface TopicProps {
  readonly topic: RuleTopic;
  readonly wanted: string;
}

function Topic({ topic, wanted }: TopicProps) {
  const open = topic.entries.some(({ id }) => id === wanted);
  const [unfolded, setUnfolded] = useState(open);
  // A link to a rule opens where it stands; afterwards the reader decides.
  const [before, setBefore] = useState(open);
  if (before !== open) {
    setBefore(open);
    setUnfolded(open);
  }
  return (
    <details
      className={styles.topic}
      open={unfolded}
      onToggle={(event) => setUnfolded(event.currentTarget.open)}
    >
      <summary>
        <Icon name="right" />
        <span>{topic.title}</span>
        <span className={styles.count}>{topic.entries.length}</span>
      </summary>
      {unfolded && (
        <ul className={styles.rules}>
          {topic.entries.map((rule) => (
            <Rule key={rule.id} rule={rule} isWanted={rule.id === wanted} />
          ))}
        </ul>
      )}
    </details>
  );
}

interface RuleProps {
  readonly rule: RuleEntry;
  readonly isWanted?: boolean;
  /** Where it stands, if that cannot be seen. */
  readonly from?: string;
}

function Rule({ rule: { id, text, shown, examples = [] }, isWanted = false, from }: RuleProps) {
  return (
    <li id={id} tabIndex={-1} data-wanted={isWanted || undefined}>
      {from !== undefined && <p className={styles.from}>{from}</p>}
      <p>{text}</p>
      {shown.length > 0 && (
        <p className={styles.shown}>
          {words.rules.showMe}
          {shown.map(({ scene, name }) => (
            <span key={scene}>
              <Link href={`/show/${scene}?rule=${id}`}>{name}</Link> (
              <Link href={`/try/${scene}`}>{words.rules.tryIt}</Link>)
            </span>
          ))}
        </p>
      )}
      {examples.length > 0 && (
        <p className={styles.shown}>
          {words.rules.examples}
          {examples.map((example) => (
            <a key={example} href={`#${example}`}>
              {example}
            </a>
          ))}
        </p>
      )}
      <a href={`#${id}`} aria-label={words.rules.linkTo(id)}>
        {id}
      </a>
    </li>
  );
}
