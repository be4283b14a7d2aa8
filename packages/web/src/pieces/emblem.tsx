/** A player's emblem on their colour and pattern; with a name where there is room. */
import { Icon, type IconName } from '../icons/index.ts';
import { playerMark } from '../theme/player-marks.ts';
import styles from './emblem.module.css';

export interface EmblemProps {
  readonly seat: number;
  /** Another icon in the middle: the character's. */
  readonly icon?: IconName;
  readonly size?: 'normal' | 'small' | 'big';
  readonly label?: string;
}

export function Emblem({ seat, icon, size = 'normal', label }: EmblemProps) {
  return (
    <span className={`${styles.emblem} ${styles[size]}`} data-seat={seat % 8}>
      <Icon name={icon ?? playerMark(seat).emblem} label={label} />
    </span>
  );
}
