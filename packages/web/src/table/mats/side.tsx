/** Players who stand together share one track, their Gold and their Potion Tokens: one head, and their mats under it. */
import { memo } from 'react';
import { Icon } from '../../icons/index.ts';
import { Coins, Track } from '../../pieces/index.ts';
import { table as words } from '../../words/table.ts';
import { useStore, useTable } from '../table-store.ts';
import { Mat } from './mat.tsx';
import { PotionCount } from './potion-count.tsx';
import styles from './side.module.css';

interface SideProps {
  readonly seats: readonly number[];
  /** This player's own side: its track is on their own mat. */
  readonly own: boolean;
}

export const Side = memo(function Side({ seats, own }: SideProps) {
  const store = useStore();
  const at = useTable((state) => state.view!.seats[seats[0]]);
  const names = useTable((state) => seats.map((seat) => state.view!.seats[seat].name).join('|')).split('|');
  return (
    <section
      className={styles.side}
      aria-label={own ? words.yourSideAbout : words.sides(names)}
      data-own={own || undefined}
    >
      {own ? (
        <p className={styles.word} title={words.yourSideAbout}>
          <span>{words.yourSide}</span>
          {seats.map((seat, i) => (
            <button
              key={seat}
              type="button"
              className={styles.hand}
              aria-label={words.teammateHand(names[i])}
              onClick={() => store.openMat(seat)}
            >
              <Icon name="eye" /> {words.teammateHandShort}
            </button>
          ))}
        </p>
      ) : (
        <div className={styles.head}>
          <div className={styles.track}>
            <Track fortitude={at.fortitude} alcohol={at.alcohol} drunkenness={at.drunkenness} slim />
          </div>
          <SharedGold seats={seats} gold={at.gold} />
          <PotionCount n={at.potions} />
        </div>
      )}
      <div className={styles.mats}>
        {seats.map((seat) => (
          <Mat key={seat} seat={seat} kind="mate" />
        ))}
      </div>
    </section>
  );
});

/** The Gold is everybody's of the side: coins for any of them fly here. */
function SharedGold({ seats, gold }: { readonly seats: readonly number[]; readonly gold: number }) {
  return seats.reduce(
    (inside, seat) => <span data-anchor={`gold:${seat}`}>{inside}</span>,
    <Coins n={gold} />,
  );
}
