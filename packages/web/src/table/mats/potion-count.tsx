/** How many Potion Tokens a side has. */
import { Icon } from '../../icons/index.ts';
import { table as words } from '../../words/table.ts';
import styles from './side.module.css';

export function PotionCount({ n }: { readonly n: number }) {
  return (
    <span className={styles.potions} title={words.potions}>
      <Icon name="potion" />
      {n}
      <span className="for-ears"> {words.potions}</span>
    </span>
  );
}
