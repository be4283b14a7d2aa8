/** Something wider than the page, such as a table: it scrolls, also by keyboard. */
import type { ReactNode } from 'react';
import styles from './result.module.css';

interface ScrollingProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function Scrolling({ label, children }: ScrollingProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who cannot point must be able to scroll it
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  );
}
