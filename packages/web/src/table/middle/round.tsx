/** A Round of Gambling has its own corner: the pot, who is winning, the lock of a Winning Hand, who is in and who left. */
import { Icon } from '../../icons/index.ts';
import { Heap } from '../../pieces/index.ts';
import { table as words } from '../../words/table.ts';
import { useStore, useTable } from '../table-store.ts';
import { SeatChip } from './seat-chip.tsx';
import styles from './round.module.css';

export function Round() {
  const round = useTable((state) => state.view!.round);
  const pot = useTable((state) => state.view!.pot);
  const seats = useTable((state) => state.view!.seats);
  const prize = useTable((state) => state.view!.prizes?.pot[0]);
  const title = useTable((state) => state.faces?.cards[prize ?? -1]?.title ?? '');
  const store = useStore();
  if (round === null) return null;
  const { control, lock, inside, turn } = round;
  return (
    <section className={styles.round} aria-label={words.round}>
      <h2>
        <Icon name="dice" /> {words.roundShort}
      </h2>
      <div className={styles.pot} data-anchor="pot" title={words.pot}>
        <Heap n={pot} />
        <strong>{pot}</strong>
        <span className="for-ears"> {words.pot}</span>
      </div>
      {prize !== undefined && (
        <button
          type="button"
          className={styles.prize}
          title={title}
          data-peek={prize}
          onClick={() => store.zoom(prize)}
        >
          <Icon name="prize" label={words.prizesPot} /> <span>{title}</span>
        </button>
      )}
      {round.game === null && (
        <p className={styles.control} data-lock={lock || undefined}>
          <Icon name={lock ? 'lock' : 'crown'} />
          {control >= 0 ? words.inControl(seats[control].name) : words.noControl}
        </p>
      )}
      {lock && <p className={styles.lock}>{words.locked}</p>}
      <ul className={styles.inside}>
        {seats.map((seat, i) =>
          seat.out !== 0 ? null : (
            <li key={i} data-turn={i === turn || undefined} title={i === turn ? words.gambles : undefined}>
              <SeatChip seat={i} tone={inside.includes(i) ? 'plain' : 'gone'} bare />
              {!inside.includes(i) && <span className="for-ears">{words.leftRound}</span>}
              {i === turn && <span className="for-ears">{words.gambles}</span>}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
