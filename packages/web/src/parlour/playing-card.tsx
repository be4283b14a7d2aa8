/** A card of the gambling games: rank by number, sign and word, suit by animal, colour by a pattern too. */
import { Icon } from '../icons/index.ts';
import { cardWords, lookOf } from './cards.ts';
import styles from './playing-card.module.css';

/** `slim`: as narrow as it must be, so that whole hands lie in a line. */
export type CardSize = 'big' | 'small' | 'tiny' | 'strip' | 'slim';

interface PlayingCardProps {
  readonly card: number;
  readonly size?: CardSize;
  /** Inside a button, which is called by what is written on it. */
  readonly inButton?: boolean;
}

export function PlayingCard({ card, size = 'small', inButton = false }: PlayingCardProps) {
  const { number, rank, rankIcon, colour, animal, animalIcon } = lookOf(card);
  const ears = inButton ? {} : { role: 'img', 'aria-label': cardWords(card) };
  return (
    <span
      className={`${styles.card} ${styles[size]}`}
      data-colour={colour}
      title={inButton ? undefined : cardWords(card)}
      {...ears}
    >
      <span className={styles.corner}>
        {number}
        {(size !== 'slim' || number === null) && (
          <Icon name={rankIcon} className={number === null ? undefined : styles.sign} />
        )}
      </span>
      <span className={styles.rank}>{rank}</span>
      {size === 'big' && (
        <span className={styles.picture}>
          <Icon name={rankIcon} />
        </span>
      )}
      <span className={styles.suit} data-suit>
        {animalIcon !== null && <Icon name={animalIcon} />}
        <span className={styles.animal}>{animal === '' ? colour : animal}</span>
        {inButton && animal !== '' && <span className="for-ears"> {colour}</span>}
      </span>
    </span>
  );
}

export function PlayingBack({ size = 'small' }: { readonly size?: CardSize }) {
  return <span className={`${styles.back} ${styles[size]}`} aria-hidden />;
}
