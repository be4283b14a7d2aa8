/** How hard a character is to play: one to three mugs. */
import { Icon } from '../icons/index.ts';
import { words } from '../words/index.ts';
import styles from './mugs.module.css';

export function Mugs({ n }: { readonly n: number }) {
  return (
    <span className={styles.mugs} role="img" aria-label={words.general.mugs(n)} title={words.general.mugs(n)}>
      {[1, 2, 3].map((mug) => (
        <span key={mug} data-full={mug <= n || undefined}>
          <Icon name="mug" />
        </span>
      ))}
    </span>
  );
}
