/** The clock as a shrinking ring around what it is about; the seconds are said at the end only. */
import { useEffect, useState, type ReactNode } from 'react';
import styles from './clock-ring.module.css';

export interface ClockRingProps {
  /** When it runs out, in terms of performance.now(); null: no clock. */
  readonly endsAt: number | null;
  /** How long it is in all, in milliseconds. */
  readonly total: number;
  readonly children?: ReactNode;
}

/** The last seconds are shown as a number. */
const COUNTED = 10;

export function ClockRing({ endsAt, total, children }: ClockRingProps) {
  if (endsAt === null) return <span className={styles.ring}>{children}</span>;
  // Another clock begins to count at once, not with the next second of the last one.
  return (
    <Running key={endsAt} endsAt={endsAt} total={total}>
      {children}
    </Running>
  );
}

interface RunningProps extends ClockRingProps {
  readonly endsAt: number;
}

function Running({ endsAt, total, children }: RunningProps) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const share = Math.min(1, (left * 1000) / Math.max(1, total));
  return (
    <span className={styles.ring} data-late={left <= COUNTED || undefined}>
      <svg className={styles.face} viewBox="0 0 36 36" aria-hidden>
        <circle className={styles.rim} cx="18" cy="18" r="16" pathLength="1" />
        <circle
          className={styles.hand}
          cx="18"
          cy="18"
          r="16"
          pathLength="1"
          style={{ strokeDashoffset: 1 - share }}
        />
      </svg>
      {children ?? <span className={styles.number}>{left}</span>}
    </span>
  );
}
