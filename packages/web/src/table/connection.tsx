/** The connection is lost, or the house cannot write. Either heals by itself; nothing has to be pressed. */
import { Icon } from '../icons/index.ts';
import { table as words } from '../words/table.ts';
import { useTable } from './table-store.ts';
import styles from './connection.module.css';

export function Connection() {
  const connection = useTable((state) => state.connection);
  const trouble = useTable((state) => state.table?.trouble ?? null);
  const said = connection === 'open' ? trouble : words.lost;
  if (said === null) return null;
  return (
    <p className={styles.lost} role="status">
      <Icon name="hourglass" /> {said}
    </p>
  );
}
