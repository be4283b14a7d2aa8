/** What belongs to everybody: the drink deck and what was drunk already, and the Inn's Gold. */
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../icons/index.ts';
import { Card, CardBack } from '../../pieces/index.ts';
import { table as words } from '../../words/table.ts';
import { useTable } from '../table-store.ts';
import styles from './piles.module.css';

/** Only where a game has more of them. */
const MorePiles = lazy(() => import('./decks.tsx').then(({ MorePiles: more }) => ({ default: more })));
const PileSheet = lazy(() => import('../pile-sheet.tsx').then(({ PileSheet: box }) => ({ default: box })));

export function Piles() {
  const deck = useTable((state) => state.view!.drinkDeck);
  const barDeck = useTable((state) => state.view!.barDeck);
  const inn = useTable((state) => state.view!.inn);
  const pile = useTable((state) => state.view!.drinkDiscard);
  const top = pile.length === 0 ? -1 : pile[pile.length - 1];
  const face = useTable((state) => state.faces?.cards[top]);
  const hasMore = useTable(
    ({ view }) => view!.tavern !== null || view!.prizes !== null || view!.events.length > 0,
  );
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.piles} data-more={hasMore || undefined}>
      <div className={styles.deck} data-pile data-anchor="drink-deck" title={words.drinkDeck}>
        <span className={styles.back}>
          <CardBack size="tiny" />
        </span>
        <Icon name="deck" className={styles.sign} />
        <span className={styles.number}>
          {deck}
          <span className="for-ears"> {words.drinkDeck}</span>
        </span>
        {barDeck > 0 && <span className={styles.more}>+{barDeck}</span>}
      </div>
      <button
        type="button"
        className={styles.discard}
        data-anchor="drink-discard"
        onClick={() => setOpen(true)}
      >
        <span className="for-ears">{words.lookThrough(words.drinkDiscard, pile.length)}</span>
        {face === undefined ? (
          <span className={styles.empty}>
            <Icon name="discard" />
          </span>
        ) : (
          <span className={styles.top} data-card={top} data-peek={top}>
            <Card face={face} size="tiny" />
          </span>
        )}
        <Icon name="discard" className={styles.sign} />
        <span className={styles.number} data-pile aria-hidden>
          {pile.length}
        </span>
      </button>
      <div className={styles.inn} data-pile data-anchor="gold:-1" title={words.inn}>
        <Icon name="inn" />
        <span className={styles.word}>{words.inn}</span>
        <span className={styles.gold}>
          <Icon name="gold" />
          {inn}
          <span className="for-ears"> {words.gold}</span>
        </span>
      </div>
      <Suspense fallback={null}>
        {hasMore && <MorePiles />}
        {open && <PileSheet onClose={() => setOpen(false)} title={words.drinkDiscard} cards={pile} />}
      </Suspense>
    </div>
  );
}
