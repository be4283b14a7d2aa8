/** Everybody's hand, open: what each of them held at this moment; for replays, and for those who may watch like that. */
import { calledBy } from '../end/names.ts';
import { Emblem } from '../pieces/index.ts';
import { useMarks } from '../pieces/seat-mark.ts';
import { CARD_TYPES } from '../theme/card-types.ts';
import { replay as words } from '../words/replay.ts';
import { table as tableWords } from '../words/table.ts';
import { useStore, useTable } from './table-store.ts';
import plan from './plan.module.css';
import styles from './open-hands.module.css';

/** In the place of a hand of one's own. Where there is no room for all of them, each is with its mat. */
export default function OpenHands() {
  return (
    <>
      <section className={styles.place} aria-label={words.hands}>
        <Hands />
      </section>
      <p className={`${plan.note} ${styles.elsewhere}`}>{tableWords.openHands}</p>
    </>
  );
}

export function Hands() {
  const seats = useTable((state) => state.view!.seats);
  const people = useTable((state) => state.table!.seats);
  const turn = useTable((state) => state.view!.turn);
  const markOf = useMarks();
  // Whoever's turn it is comes first, then the others around the table.
  const inOrder = seats.map((_, i) => (turn + i) % seats.length);
  return (
    <ul className={styles.hands} aria-label={words.hands}>
      {inOrder.map((seat) => {
        const { name, hand, out } = seats[seat];
        const called = calledBy(name, people[seat]);
        return out === 0 ? (
          <li key={seat} className={styles.hand} data-seat={markOf(seat)}>
            <h2 className={styles.name}>
              <Emblem seat={seat} character={name} size="small" />
              <span className="for-ears">{words.handOf(called)}</span>
              <span aria-hidden>{called}</span>
            </h2>
            {(hand ?? []).length === 0 ? (
              <p className={styles.none}>{words.noCards}</p>
            ) : (
              <ul className={styles.cards}>
                {hand!.map((card) => (
                  <HeldCard key={card} card={card} />
                ))}
              </ul>
            )}
          </li>
        ) : null;
      })}
    </ul>
  );
}

function HeldCard({ card }: { readonly card: number }) {
  const store = useStore();
  const face = useTable((state) => state.faces?.cards[card]);
  if (face === undefined) return null;
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        style={{ '--type': CARD_TYPES[face.types[0]]?.colour }}
        data-card={card}
        data-peek={card}
        onClick={() => store.zoom(card)}
      >
        {face.title}
      </button>
    </li>
  );
}
