/** A drinking contest, side by side: what each Drink counts for, and who is ahead. */
import { Icon } from '../../icons/index.ts';
import { table as words } from '../../words/table.ts';
import { SeatChip } from './seat-chip.tsx';
import styles from './contest.module.css';

interface ContestProps {
  readonly rivals: readonly number[];
  /** In the order of the rivals; shorter while somebody still has to drink. */
  readonly values: readonly number[];
}

export function Contest({ rivals, values }: ContestProps) {
  const best = Math.max(0, ...values);
  return (
    <section className={styles.contest} aria-label={words.contest}>
      <h2>
        <Icon name="contest" /> {words.contest}
      </h2>
      <ul className={styles.rivals}>
        {rivals.map((seat, i) => {
          const value = values[i];
          return (
            <li
              key={seat}
              className={styles.rival}
              data-ahead={(value !== undefined && value === best && best > 0) || undefined}
            >
              <SeatChip seat={seat} />
              <span className={styles.value}>{value ?? '…'}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
