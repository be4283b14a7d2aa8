/** Many open cards in little room: how many there are of each rank. A touch shows them all. */
import { useState } from 'react';
import { Icon } from '../icons/index.ts';
import { Dialog } from '../pieces/index.ts';
import { lookOf, RANK_ICONS, RANK_NAMES } from './cards.ts';
import styles from './card-heap.module.css';
import { PlayingCard } from './playing-card.tsx';

interface CardHeapProps {
  readonly label: string;
  readonly cards: readonly number[];
}

export function CardHeap({ label, cards }: CardHeapProps) {
  const [isOpen, setOpen] = useState(false);
  const ranks = RANK_NAMES.map((_, rank) => cards.filter((card) => (lookOf(card).number ?? 0) === rank));
  return (
    <>
      <button
        type="button"
        className={styles.heap}
        aria-haspopup="dialog"
        data-whole
        onClick={() => setOpen(true)}
      >
        <span className={styles.label}>{label}</span>
        {ranks.map(
          (of, rank) =>
            of.length > 0 && (
              <span key={RANK_NAMES[rank]} className={styles.rank}>
                <Icon name={RANK_ICONS[rank]} label={RANK_NAMES[rank]} />
                {of.length}
              </span>
            ),
        )}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={label}>
        <ul className={styles.all}>
          {ranks.flat().map((card) => (
            <li key={card}>
              <PlayingCard card={card} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
