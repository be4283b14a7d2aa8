/** Piles that not every game has: decks of Events with their Progress Counters, and the Prizes. */
import { useState, type ReactNode } from 'react';
import { Icon, type IconName } from '../../icons/index.ts';
import { Sheet } from '../../pieces/index.ts';
import { table as words } from '../../words/table.ts';
import { CardList } from '../pile-sheet.tsx';
import { useTable } from '../table-store.ts';
import styles from './decks.module.css';

export function EventDecks() {
  const decks = useTable((state) => state.view!.events);
  return decks.map(({ title, size, discard, counters }) => (
    <Pile
      key={title}
      icon="dungeon"
      title={title}
      count={size}
      note={counters > 0 ? words.counters(counters) : ''}
    >
      <p>{words.eventsLeft(size, counters)}</p>
      <CardList cards={discard.toReversed()} />
    </Pile>
  ));
}

export function Prizes() {
  const prizes = useTable((state) => state.view!.prizes);
  if (prizes === null) return null;
  const { inn, bin, pot } = prizes;
  return (
    <Pile
      icon="prize"
      title={words.prizes}
      count={inn.length}
      note={pot.length > 0 ? words.prizesInPot(pot.length) : ''}
    >
      {pot.length > 0 && (
        <>
          <h3>{words.prizesPot}</h3>
          <CardList cards={pot} />
        </>
      )}
      <h3>{words.prizesInn}</h3>
      <CardList cards={inn} />
      {bin.length > 0 && (
        <>
          <h3>{words.prizesBin}</h3>
          <CardList cards={bin} />
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
  readonly note: string;
  readonly children: ReactNode;
}

function Pile({ icon, title, count, note, children }: PileProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.pile} title={title} onClick={() => setOpen(true)}>
        <Icon name={icon} />
        <span className={styles.title}>{title}</span>
        <strong>{count}</strong>
        {note !== '' && <span className={styles.note}>{note}</span>}
      </button>
      {open && (
        <Sheet open onClose={() => setOpen(false)} title={title}>
          {children}
        </Sheet>
      )}
    </>
  );
}
