/** Who is waited for, the same for everybody whatever they hold, and the clock as a shrinking ring. */
import { Icon } from '../../icons/index.ts';
import { ClockRing } from '../../pieces/index.ts';
import { table as words } from '../../words/table.ts';
import { nameOf } from '../names.ts';
import { standsStill } from '../stands-still.ts';
import { useTable, type TableState } from '../table-store.ts';
import { SeatChip } from './seat-chip.tsx';
import styles from './waiting.module.css';

/** On a phone there is room for so many. */
const FEW = 3;

export function Waiting() {
  const waiting = useTable((state) => state.table!.asked?.waiting ?? NOBODY);
  const isWindow = useTable((state) => state.table!.asked?.kind === 'respond');
  const thinking = useTable(whoThinks);
  const clock = useTable((state) => state.clock);
  const own = useTable((state) => state.own?.seat ?? -1);
  const rests = useTable(({ table }) => table!.status === 'over' || standsStill(table));
  if (rests) return null;
  return (
    <div className={styles.waiting}>
      {clock !== null && <ClockRing endsAt={clock.endsAt} total={clock.total} />}
      {thinking !== '' ? (
        <span className={styles.word}>{thinking}</span>
      ) : waiting.length === 1 && waiting[0] === own ? (
        <strong className={styles.you}>{words.waitingForYou}</strong>
      ) : waiting.length > 0 ? (
        <>
          <span className={styles.word} data-signed>
            {words.waitingShort}
          </span>
          {clock === null && <Icon name="hourglass" className={styles.sign} />}
          <ul className={styles.seats} data-many={waiting.length > FEW || undefined}>
            {waiting.includes(own) && <li className={styles.you}>{words.you}</li>}
            {waiting.map((seat) =>
              seat === own ? null : (
                <li key={seat}>
                  <SeatChip seat={seat} small />
                </li>
              ),
            )}
            <li className={styles.more} aria-hidden>
              +{waiting.length - FEW}
            </li>
          </ul>
        </>
      ) : (
        isWindow && <span className={styles.word}>{words.everybodyAnswered}</span>
      )}
    </div>
  );
}

const NOBODY: readonly number[] = [];

function whoThinks(state: TableState): string {
  const { own, table } = state;
  // Whoever shares a device is held for the others on it: that is no thinking of theirs.
  const held = (table!.asked?.held ?? NOBODY).filter((seat) => seat !== own?.seat || own.question !== null);
  const names = held.map((seat) => (seat === own?.seat ? words.you : nameOf(state, seat)));
  return names.length === 0 ? '' : words.thinks(names);
}
