/** Whoever watches from where somebody plays sees no hands, though the table shows them: they are told why. */
import { table as words } from '../words/table.ts';
import { useTable } from './table-store.ts';
import styles from './plan.module.css';

export function NoHands() {
  const sitsBeside = useTable(
    ({ table, own }) => table?.watchers === 'hands' && table.status === 'playing' && own === null,
  );
  return sitsBeside && <p className={styles.note}>{words.noHands}</p>;
}
