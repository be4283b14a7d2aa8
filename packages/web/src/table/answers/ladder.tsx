/** A choice among numbers that follow each other, such as bids: a step up, a step down, and none at the bottom. */
import { Button } from '../../pieces/index.ts';
import { table as words } from '../../words/table.ts';
import { useStore, useTable } from '../table-store.ts';
import styles from './answers.module.css';

export function Ladder() {
  const store = useStore();
  const options = useTable((state) => state.asked.options);
  const at = useTable((state) => state.desk.marks[0] ?? -1);
  const none = useTable((state) => state.asked.primary.label);
  // A mark on what is marked takes it back, and one on another takes its place.
  const step = (by: number): void => store.mark(at + by < 0 ? at : at + by);
  return (
    <div className={styles.ladder} role="group" aria-label={words.choosing}>
      <Button icon="minus" label={words.less} disabled={at < 0} onClick={() => step(-1)} />
      <output className={styles.rung} aria-live="polite">
        {options[at]?.word ?? none}
      </output>
      <Button icon="plus" label={words.more} disabled={at >= options.length - 1} onClick={() => step(1)} />
    </div>
  );
}
