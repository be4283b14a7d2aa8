/** Whose turn it is, and how far it has come. */
import type { Phase } from '@taproom/inn';
import { Icon, type IconName } from '../../icons/index.ts';
import { Emblem } from '../../pieces/index.ts';
import { table as words } from '../../words/table.ts';
import { useTable } from '../table-store.ts';
import styles from './phases.module.css';

const STEPS: readonly (readonly [Phase, IconName])[] = [
  ['discard', 'hand'],
  ['action', 'fist'],
  ['order', 'drink-me'],
  ['drink', 'mug'],
];

export function Phases() {
  const phase = useTable((state) => state.view!.phase);
  const turn = useTable((state) => state.view!.turn);
  const name = useTable((state) => state.view!.seats[turn].name);
  const mine = useTable((state) => state.view!.seat === turn);
  return (
    <div className={styles.phases} data-mine={mine || undefined}>
      <Emblem seat={turn} character={name} size="small" />
      <strong className={styles.whose} data-turn-of>
        {mine ? words.yourTurn : words.turnOf(name)}
      </strong>
      <ol className={styles.steps}>
        {STEPS.map(([step, icon]) => (
          <li key={step} aria-current={step === phase ? 'step' : undefined} title={words.phase(step)}>
            <Icon name={icon} />
            <span className={styles.word}>{words.phase(step)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
