/** A player as a small sign with a name: the same wherever somebody does or suffers something. */
import { Emblem } from '../../pieces/index.ts';
import { useMark } from '../../pieces/seat-mark.ts';
import { THING, isThing } from '../answers/plays.ts';
import { characterOf, moodOf, nameOf } from '../names.ts';
import { useTable } from '../table-store.ts';
import styles from './seat-chip.module.css';

interface SeatChipProps {
  readonly seat: number;
  readonly tone?: 'plain' | 'gone';
  /** Where there is no room for names. */
  readonly bare?: boolean;
  /** On a phone the emblem is enough. */
  readonly small?: boolean;
}

export function SeatChip({ seat, tone = 'plain', bare = false, small = false }: SeatChipProps) {
  const name = useTable((state) => nameOf(state, seat));
  const character = useTable((state) => characterOf(state, seat));
  const mood = useTable((state) => moodOf(state.view?.seats[seat]));
  const mark = useMark(seat);
  return (
    <span
      className={styles.chip}
      data-seat={mark}
      data-tone={tone}
      data-bare={bare || undefined}
      data-small={small || undefined}
      title={name}
    >
      <Emblem seat={seat} character={character} mood={mood} size="small" label={bare ? name : undefined} />
      {!bare && <span className={styles.name}>{name}</span>}
    </span>
  );
}

/** Whom a card is played on: a player, or something in front of one. */
export function TargetChip({ target, small }: { readonly target: number; readonly small: boolean }) {
  const title = useTable((state) =>
    isThing(target) ? (state.faces?.cards[target - THING]?.title ?? '') : '',
  );
  if (!isThing(target)) return <SeatChip seat={target} small={small} />;
  return <span className={styles.chip}>“{title}”</span>;
}
