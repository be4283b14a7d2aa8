/** One sentence under what is happening: what comes of it if nobody answers. */
import { Icon } from '../../icons/index.ts';
import { RuleButton } from '../../rules/rule-button.tsx';
import { behind as about } from '../../words/behind.ts';
import { table as words } from '../../words/table.ts';
import { useTable } from '../table-store.ts';
import { condensed } from './condensed.ts';
import styles from './forecast.module.css';

export function Forecast() {
  const forecast = useTable((state) => state.table!.asked?.forecast ?? null);
  const own = useTable((state) => state.view!.seat);
  const seats = useTable((state) => state.view!.seats);
  if (forecast === null) return null;
  const lines = condensed(forecast.lines, own, (seat) => seats[seat]?.name ?? '', words.eachOf);
  return (
    <div className={styles.forecast} title={forecast.text} data-clear>
      <strong>{words.ifNobody}</strong>{' '}
      {lines.map(({ key, text, mine, isOut }, i) => (
        <span key={key} className={styles.line} data-mine={mine || undefined} data-out={isOut || undefined}>
          {isOut && <Icon name="warning" />}
          {text}
          {i < lines.length - 1 ? '; ' : '.'}
        </span>
      ))}
      <RuleButton
        title={about.whyForeseen}
        said={forecast.lines.map(({ what, text }) => ({ words: text, step: what }))}
      />
    </div>
  );
}
