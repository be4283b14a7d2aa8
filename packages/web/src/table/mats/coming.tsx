/** What the open window, or the card that was picked up, would bring a mat, before it does. */
import { Icon } from '../../icons/index.ts';
import { wouldCome } from '../answers/preview.ts';
import { useTable, type TableState } from '../table-store.ts';
import styles from './coming.module.css';

const SHOWN_AHEAD: ReadonlySet<string> = new Set(['fortitude', 'alcohol']);

/** What the open window would bring this mat, as words that stay the same while it stays the same. */
function comingTo(state: TableState, seat: number): string {
  const sums = new Map<string, number>();
  const lines =
    state.desk.intent === null
      ? (state.table!.asked?.forecast?.lines.filter((line) => line.seat === seat) ?? [])
      : wouldCome(state, seat);
  for (const { what, n } of lines) if (SHOWN_AHEAD.has(what)) sums.set(what, (sums.get(what) ?? 0) + n);
  return Array.from(sums)
    .filter(([, n]) => n !== 0)
    .map(([what, n]) => `${what} ${n}`)
    .join();
}

export function Coming({ seat }: { readonly seat: number }) {
  const of = useTable((state) => comingTo(state, seat));
  if (of === '') return null;
  return (
    <span className={styles.coming} aria-hidden data-coming>
      {of.split(',').map((line) => {
        const [what, n] = line.split(' ');
        return (
          <span key={line} data-bad={(what === 'fortitude') === Number(n) < 0 || undefined}>
            <Icon name={what === 'fortitude' ? 'fortitude' : 'alcohol'} />
            {Number(n) > 0 ? `+${n}` : `−${-Number(n)}`}
          </span>
        );
      })}
    </span>
  );
}
