/** The connection is lost, or the house cannot write: either heals by itself. Or nobody plays on here, ever. */
import { useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/index.ts';
import { Button } from '../pieces/index.ts';
import { words as all } from '../words/index.ts';
import { table as words } from '../words/table.ts';
import { useTable } from './table-store.ts';
import styles from './connection.module.css';

export function Connection() {
  const connection = useTable((state) => state.connection);
  const trouble = useTable((state) => state.table?.trouble ?? null);
  const frozen = useTable((state) => state.table?.frozen ?? null);
  if (connection === 'open' && frozen !== null) return <Frozen why={frozen} />;
  const said = connection === 'open' ? trouble : words.lost;
  if (said === null) return null;
  return (
    <p className={styles.lost} role="status">
      <Icon name="hourglass" /> {said}
    </p>
  );
}

/** It stays as it is: whoever has read it may want to see what lies under it. */
function Frozen({ why }: { readonly why: string }) {
  const id = useTable((state) => state.table!.table);
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <div className={styles.lost} role="status">
      <Icon name="lock" />
      <p>
        {why} <Link href={`/table/${id}/replay`}>{words.goThroughIt}</Link>
      </p>
      <Button kind="quiet" icon="close" label={all.general.close} onClick={() => setRead(true)} />
    </div>
  );
}
