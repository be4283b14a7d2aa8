/** A heap of coins to look at: so many are drawn, and a number beside it says how many there are. */
import styles from './heap.module.css';

const DRAWN = 14;

export function Heap({ n }: { readonly n: number }) {
  return (
    <span className={styles.heap} aria-hidden>
      {Array.from({ length: Math.min(n, DRAWN) }, (_, coin) => (
        <i key={coin} />
      ))}
    </span>
  );
}
