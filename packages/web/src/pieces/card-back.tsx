/** The back of a card: a character's own, with its emblem, or that of the Drinks. */
import { Icon, type IconName } from '../icons/index.ts';
import { characterMark } from '../theme/character-marks.ts';
import styles from './card-back.module.css';

export interface CardBackProps {
  /** Whose deck; without one, the Drink Deck. */
  readonly character?: string;
  /** A side deck with a back of its own shows its icon. */
  readonly emblem?: IconName;
  readonly size?: 'hand' | 'small' | 'tiny';
  /** Read out, where no word beside it says what it is. */
  readonly label?: string;
}

export function CardBack({ character, emblem, size = 'small', label }: CardBackProps) {
  const mark = character === undefined ? null : characterMark(character);
  const ears = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      className={`${styles.back} ${styles[size]}`}
      style={mark === null ? undefined : { '--deck': mark.accent }}
      {...ears}
    >
      <span className={styles.frame}>
        <Icon name={emblem ?? mark?.emblem ?? 'mug'} />
      </span>
    </span>
  );
}
