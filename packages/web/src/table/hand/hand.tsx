/**
 * Your hand. What can be played now stands up and glows; the rest lies flat and says on demand why not. A click takes a
 * card up, a second one plays it; dragging it up does both, and dropping it on a mat aims it.
 */
import { memo } from 'react';
import { table as words } from '../../words/table.ts';
import { handRests } from '../answers/hand-rests.ts';
import { useTable } from '../table-store.ts';
import { HandCard, SaidOfCards } from './hand-card.tsx';
import styles from './hand.module.css';

const NO_CARDS: readonly number[] = [];

export const Hand = memo(function Hand() {
  const hand = useTable((state) => state.view!.seats[state.view!.seat]?.hand ?? NO_CARDS);
  const rests = useTable(handRests);
  if (hand.length === 0) return <p className={styles.empty}>{words.emptyHand}</p>;
  return (
    <>
      <ul
        className={styles.hand}
        style={{ '--n': hand.length }}
        aria-label={words.yourHand}
        data-coach="hand"
        data-rests={rests || undefined}
      >
        {hand.map((card) => (
          <HandCard key={card} card={card} />
        ))}
      </ul>
      <SaidOfCards />
    </>
  );
});
