/** Piles that not every game has: decks of Events with their Progress Counters, and the Prizes. */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Icon, type IconName } from '../../icons/index.ts';
import { table as words } from '../../words/table.ts';
import { CardList } from '../card-list.tsx';
import { useTable } from '../table-store.ts';
import styles from './decks.module.css';

const Sheet = lazy(() => import('../../pieces/dialog.tsx').then(({ Sheet: box }) => ({ default: box })));

export function MorePiles() {
  return (
    <>
      <Tavern />
      <EventDecks />
      <Prizes />
    </>
  );
}

function EventDecks() {
  const decks = useTable((state) => state.view!.events);
  return decks.map(({ title, size, discard, counters }) => (
    <Pile
      key={title}
      icon="dungeon"
      title={title}
      count={size}
      note={counters > 0 ? words.counters(counters) : ''}
      mark={counters}
    >
      <p>{words.eventsLeft(size, counters)}</p>
      <p>{words.eventsAbout}</p>
      {discard.length > 0 && <CardList cards={discard.toReversed()} whole />}
    </Pile>
  ));
}

/** On a Pub Crawl: where everybody is, and what is left of what is served there. */
function Tavern() {
  const tavern = useTable((state) => state.view!.tavern);
  const faces = useTable((state) => state.faces);
  if (tavern === null) return null;
  const { size, discard } = tavern;
  const title = tavern.title.replace(/^Drink Deck of /, '');
  const here = faces?.cards.find((face) => face.title === title);
  return (
    <Pile icon="mug" title={title} count={size}>
      <p>{words.tavernAbout(title, size)}</p>
      {here?.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {discard.length > 0 && (
        <>
          <h3>{words.tavernDrunk}</h3>
          <CardList cards={discard.toReversed()} whole />
        </>
      )}
    </Pile>
  );
}

function Prizes() {
  const prizes = useTable((state) => state.view!.prizes);
  if (prizes === null) return null;
  const { inn, bin, pot } = prizes;
  return (
    <Pile icon="prize" title={words.prizes} count={inn.length}>
      <p>{words.prizesAbout}</p>
      {pot.length > 0 && (
        <>
          <h3>{words.prizesPot}</h3>
          <CardList cards={pot} whole />
        </>
      )}
      <h3>{words.prizesInn}</h3>
      <CardList cards={inn} whole />
      {bin.length > 0 && (
        <>
          <h3>{words.prizesBin}</h3>
          <CardList cards={bin} whole />
        </>
      )}
    </Pile>
  );
}

interface PileProps {
  readonly icon: IconName;
  readonly title: string;
  readonly count: number;
  /** What is worth seeing at a glance. */
  readonly note?: string;
  /** The same where there is room for a number only. */
  readonly mark?: number;
  readonly children: ReactNode;
}

function Pile({ icon, title, count, note = '', mark = 0, children }: PileProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.pile} data-pile title={title} onClick={() => setOpen(true)}>
        <Icon name={icon} />
        <span className={styles.title}>{title}</span>
        <strong>{count}</strong>
        {note !== '' && <span className={styles.note}>{note}</span>}
        {mark > 0 && (
          <span className={styles.mark} aria-hidden>
            {mark}
          </span>
        )}
      </button>
      {open && (
        <Suspense fallback={null}>
          <Sheet open onClose={() => setOpen(false)} title={title}>
            {children}
          </Sheet>
        </Suspense>
      )}
    </>
  );
}
