/** What went wrong, said at once to eyes and ears. */
import { Icon } from '../icons/index.ts';
import styles from './wrong.module.css';

export function Wrong({ text }: { readonly text: string | null }) {
  return (
    <div role="alert">
      {text !== null && (
        <p className={styles.wrong}>
          <Icon name="warning" />
          {text}
        </p>
      )}
    </div>
  );
}
