/** Everybody as they are now: whoever won is large, and in high spirits. */
import { Emblem } from '../pieces/index.ts';
import { moodOf } from '../table/names.ts';
import { useTable } from '../table/table-store.ts';
import styles from './faces.module.css';

const NOBODY: readonly number[] = [];

export function Faces() {
  const seats = useTable((state) => state.view!.seats);
  const winners = useTable((state) => state.view!.winners ?? NOBODY);
  const won = (seat: number): boolean => winners.includes(seat);
  const order = seats.map((_, seat) => seat).toSorted((a, b) => Number(won(b)) - Number(won(a)));
  return (
    // Who won, and who fell, is told beside it.
    <p className={styles.faces} aria-hidden>
      {order.map((seat) => (
        <Emblem
          key={seat}
          seat={seat}
          character={seats[seat].name}
          mood={won(seat) ? 'merry' : moodOf(seats[seat])}
          size={won(seat) ? 'huge' : 'big'}
        />
      ))}
    </p>
  );
}
