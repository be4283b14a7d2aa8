/** While something is being fetched, or cannot be. */
import type { ReactNode } from 'react';
import styles from './moment.module.css';

export function Moment({ children }: { readonly children: ReactNode }) {
  return <main className={styles.moment}>{children}</main>;
}
