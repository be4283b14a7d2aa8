/** An Event asks everybody: who has chosen, what they chose unless it is a secret, or who bids how much. */
import { Icon } from '../../icons/index.ts';
import { table as words } from '../../words/table.ts';
import { inShort } from '../answers/options-say.ts';
import { useTable } from '../table-store.ts';
import { SeatChip } from './seat-chip.tsx';
import styles from './contest.module.css';

interface PollProps {
  readonly card: number;
  readonly players: readonly number[];
  readonly chosen: number;
  /** Null while it is a secret. */
  readonly picks: readonly number[] | null;
}

export function Poll({ card, players, chosen, picks }: PollProps) {
  const uses = useTable((state) => state.faces?.cards[card]?.uses);
  return (
    <section className={styles.contest} aria-label={words.poll}>
      <h2>
        <Icon name={picks === null ? 'lock' : 'bell'} /> {picks === null ? words.secretPoll : words.poll}
      </h2>
      <ul className={styles.rivals} data-words={picks !== null || undefined}>
        {players.map((seat, i) => (
          <li key={seat} className={styles.rival}>
            <SeatChip seat={seat} small />
            <span className={styles.value}>
              {i >= chosen ? (
                '…'
              ) : picks === null ? (
                <Icon name="check" label={words.hasChosen} />
              ) : (
                inShort(uses?.[picks[i]]?.label ?? `${picks[i]}`)
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BidProps {
  readonly players: readonly number[];
  readonly bid: number;
  readonly leader: number;
}

export function Bid({ players, bid, leader }: BidProps) {
  return (
    <section className={styles.contest} aria-label={words.bids}>
      <h2>
        <Icon name="bell" /> {words.bids}
      </h2>
      <ul className={styles.rivals}>
        {players.map((seat) => (
          <li key={seat} className={styles.rival} data-ahead={seat === leader || undefined}>
            <SeatChip seat={seat} small />
            <span className={styles.value}>{seat === leader ? bid : '…'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
