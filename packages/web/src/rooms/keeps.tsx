/** How long the house keeps what is played here. */
import { useKeeping } from '../link/keeping.ts';
import { words } from '../words/index.ts';
import styles from './keeps.module.css';

export function Keeps({ what }: { readonly what: 'finished' | 'abandoned' }) {
  const keeping = useKeeping();
  if (keeping === null) return null;
  const { keepsFinished, keepsAbandoned } = words.general;
  return (
    <p className={styles.keeps}>
      {what === 'finished' ? keepsFinished(keeping.finished) : keepsAbandoned(keeping.abandoned)}
    </p>
  );
}
