/** A die, seen from above. */
import { words } from '../words/parlour.ts';
import styles from './die.module.css';

const LOW = 7;
const MID = 16;
const HIGH = 25;

/** Where the pips are. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[MID, MID]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
];

interface DieProps {
  readonly value: number;
  readonly size?: 'big' | 'small';
  /** A button around it says it. */
  readonly mute?: boolean;
}

export function Die({ value, size = 'small', mute = false }: DieProps) {
  const ears = mute ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words.die(value) };
  return (
    <svg className={`${styles.die} ${styles[size]}`} viewBox="0 0 32 32" {...ears}>
      <rect x="1" y="1" width="30" height="30" rx="6" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.1" />
      ))}
    </svg>
  );
}
