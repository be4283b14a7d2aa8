/** A table of gambling games on the big screen: the same table that a watcher sees, large. */
import type { ReactNode } from 'react';
import ParlourTable from '../parlour/parlour.tsx';
import { JoinCorner } from './join-corner.tsx';
import styles from './screen-gambling.module.css';

/** `children`: what the host may do here. */
export default function ScreenGambling({ children }: { readonly children: ReactNode }) {
  return (
    <div data-screen>
      <ParlourTable held={null} onScreen />
      <JoinCorner className={styles.join} />
      <div className={styles.host}>{children}</div>
    </div>
  );
}
