/** Gold: a coin, a number. */
import { Icon } from '../icons/index.ts';
import { words } from '../words/index.ts';
import styles from './coins.module.css';

export interface CoinsProps {
  readonly n: number;
  readonly size?: 'normal' | 'big';
}

export function Coins({ n, size = 'normal' }: CoinsProps) {
  return (
    <span className={`${styles.coins} ${styles[size]}`}>
      <Icon name="gold" />
      {n}
      <span className="for-ears"> {words.general.gold}</span>
    </span>
  );
}
