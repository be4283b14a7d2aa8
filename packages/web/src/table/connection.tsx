/** The connection is lost, or on its way back. It heals by itself; nothing has to be pressed. */
import { Icon } from '../icons/index.ts';
import { table as words } from '../words/table.ts';
import { useTable } from './table-store.ts';
import styles from './connection.module.css';

export function Connection() {
  const connection = useTable((state) => state.connection);
  if (connection === 'open') return null;
  return (
    <p className={styles.lost} role="status">
      <Icon name="hourglass" /> {words.lost}
    </p>
  );
}
