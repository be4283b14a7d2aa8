/** A seat's sign on its colour and pattern; where a character sits there, their picture with a ring in that colour. */
import { Icon } from '../icons/index.ts';
import type { Mood } from '../pictures/portrait-of.ts';
import { characterMark, isKnown } from '../theme/character-marks.ts';
import { guestNamed } from '../theme/guests.ts';
import { playerMark } from '../theme/player-marks.ts';
import styles from './emblem.module.css';
import { SmallPortrait } from './portrait.tsx';
import { useMark } from './seat-mark.ts';

export interface EmblemProps {
  readonly seat: number;
  readonly character?: string;
  /** How they look after what they have had. */
  readonly mood?: Mood;
  readonly size?: 'normal' | 'small' | 'big' | 'huge';
  readonly label?: string;
}

export function Emblem({ seat, character = '', mood, size = 'normal', label }: EmblemProps) {
  const mark = useMark(seat);
  const hasPicture = isKnown(character);
  return (
    <span className={`${styles.emblem} ${styles[size]} ${hasPicture ? styles.ring : ''}`} data-seat={mark}>
      {hasPicture ? (
        <SmallPortrait character={character} mood={mood} label={label} />
      ) : (
        <Icon
          name={guestNamed(character) ? characterMark(character).emblem : playerMark(mark).emblem}
          label={label}
        />
      )}
    </span>
  );
}
