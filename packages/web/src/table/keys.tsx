/** Which key does what: on “?”, and from the menu. */
import { Sheet } from '../pieces/index.ts';
import { keys } from '../words/keys.ts';
import styles from './keys.module.css';

export function Keys({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={keys.title}>
      <dl className={styles.keys}>
        {keys.all.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
