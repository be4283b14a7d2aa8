/** What a bot has just said, over its mat, for a little while. */
import { useEffect, useMemo, useState } from 'react';
import { useShown, useTable } from '../table-store.ts';
import { useRemarks } from '../use-remarks.ts';
import styles from './remark.module.css';

/** As long as it takes to read it. */
const SHOWN = 6000;
/** What came before those is no news. */
const NEWS = 60;

export function Remark({ seat }: { readonly seat: number }) {
  const story = useShown((state) => state.story);
  const seats = useTable((state) => state.table!.seats);
  const news = useMemo(() => story.slice(-NEWS), [story]);
  const said = useRemarks(news, seats).findLast((one) => one.seat === seat);
  /** What was there when the table was opened is old. */
  const [heard, setHeard] = useState(() => story.at(-1)?.at ?? -1);
  const at = said?.at ?? -1;
  const isHushed = useTable(
    ({ view }) => view!.round !== null || view!.stack.some(({ kind }) => kind !== 'window'),
  );
  useEffect(() => {
    const timer = setTimeout(() => setHeard((before) => Math.max(before, at)), SHOWN);
    return () => clearTimeout(timer);
  }, [at]);
  if (said === undefined || at <= heard) return null;
  return (
    <p data-remark data-hushed={isHushed || undefined} className={styles.remark}>
      {said.text}
    </p>
  );
}
