/** The rules to read: by topic, searchable, each with its id as an anchor so that others can link to it. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/index.ts';
import { Field } from '../pieces/index.ts';
import { words } from '../words/index.ts';
import { Room } from './room.tsx';
import {
  countRules,
  searchRules,
  topicOf,
  type RuleBook,
  type RulebookPage,
  type RuleTopic,
} from './rulebook.ts';
import { RULEBOOK } from './rulebook-address.ts';
import styles from './rules.module.css';
import { useAction } from './use-action.ts';
import { Wrong } from './wrong.tsx';

const bookName = (book: string): string => words.rules.books[book as keyof typeof words.rules.books] ?? book;

export default function Rules() {
  const [books, setBooks] = useState<RulebookPage | null>(null);
  const fetching = useAction(async () => {
    const response = await fetch(RULEBOOK);
    if (!response.ok) throw new Error(response.statusText);
    setBooks((await response.json()) as RulebookPage);
  });
  const { run } = fetching;
  useEffect(() => run(), [run]);
  const { rules } = words;
  return (
    <Room title={rules.title} about={rules.about} width="wide">
      <Wrong text={fetching.wrong} />
      {books === null ? <p role="status">{rules.loading}</p> : <Shelf books={books} />}
    </Room>
  );
}

function Shelf({ books }: { readonly books: RulebookPage }) {
  const [asked, setAsked] = useState('');
  const calm = useDeferredValue(asked);
  const found = useMemo(() => searchRules(books, calm), [books, calm]);
  const wanted = useWantedRule(books);
  const { rules } = words;
  const searching = calm.trim() !== '';
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
        <p role="status">{searching && rules.found(countRules(found))}</p>
      </div>
      {found.map((book) => (
        <Book key={book.book} book={book} searching={searching} wanted={wanted} />
      ))}
    </>
  );
}

/** The rule that the address asks for: its topic is opened, then it is scrolled to. */
function useWantedRule(books: RulebookPage): string {
  const [id, setId] = useState(() => decodeURIComponent(location.hash.slice(1)));
  useEffect(() => {
    const look = (): void => setId(decodeURIComponent(location.hash.slice(1)));
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  useEffect(() => {
    if (id === '' || topicOf(books, id) === null) return;
    const place = document.getElementById(id);
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [books, id]);
  return id;
}

interface BookProps {
  readonly book: RuleBook;
  readonly searching: boolean;
  readonly wanted: string;
}

function Book({ book, searching, wanted }: BookProps) {
  return (
    <section className={styles.book} aria-labelledby={`book-${book.book}`}>
      <h2 id={`book-${book.book}`}>{bookName(book.book)}</h2>
      {book.topics.map((topic) => (
        <Topic
          key={topic.title}
          topic={topic}
          open={searching || topic.entries.some(({ id }) => id === wanted)}
          wanted={wanted}
        />
      ))}
    </section>
  );
}

interface TopicProps {
  readonly topic: RuleTopic;
  readonly open: boolean;
  readonly wanted: string;
}

function Topic({ topic, open, wanted }: TopicProps) {
  const [unfolded, setUnfolded] = useState(open);
  // A search, or a link to a rule, opens what it finds; afterwards the reader decides.
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
        <ul>
          {topic.entries.map(({ id, text, shown }) => (
            <li key={id} id={id} tabIndex={-1} data-wanted={id === wanted || undefined}>
              <p>{text}</p>
              {shown.length > 0 && (
                <p className={styles.shown}>
                  {words.rules.showMe}
                  {shown.map(({ scene, name }) => (
                    <Link key={scene} href={`/show/${scene}?rule=${id}`}>
                      {name}
                    </Link>
                  ))}
                </p>
              )}
              <a href={`#${id}`} aria-label={words.rules.linkTo(id)}>
                {id}
              </a>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
