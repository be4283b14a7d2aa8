/** What everybody did, in numbers. */
import { Icon, type IconName } from '../icons/index.ts';
import { Emblem } from '../pieces/index.ts';
import { end as words } from '../words/end.ts';
import { Scrolling } from './scrolling.tsx';
import type { Deeds as DeedsOf } from './statistics.ts';
import styles from './result.module.css';

const COLUMNS: readonly (readonly [keyof DeedsOf, IconName])[] = [
  ['cards', 'hand'],
  ['drinks', 'mug'],
  ['dealt', 'fortitude'],
  ['won', 'pot'],
];

interface DeedsProps {
  readonly of: readonly DeedsOf[];
  readonly names: readonly string[];
  readonly gold: readonly number[];
}

export function Deeds({ of, names, gold }: DeedsProps) {
  return (
    <Scrolling label={words.deeds}>
      <table className={styles.deeds}>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {COLUMNS.map(([column, icon]) => (
              <th key={column} scope="col">
                <Icon name={icon} /> {words[column]}
              </th>
            ))}
            <th scope="col">
              <Icon name="gold" /> {words.gold}
            </th>
          </tr>
        </thead>
        <tbody>
          {of.map((deeds, seat) => (
            <tr key={seat}>
              <th scope="row">
                <Emblem seat={seat} character={names[seat]} size="small" /> {names[seat]}
              </th>
              {COLUMNS.map(([column]) => (
                <td key={column}>{deeds[column]}</td>
              ))}
              <td>{gold[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
