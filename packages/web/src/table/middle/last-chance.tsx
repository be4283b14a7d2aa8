/** Somebody is about to be out of the game, and has one last chance. Nobody can miss that. */
import { Icon } from '../../icons/index.ts';
import { table as words } from '../../words/table.ts';
import { useTable } from '../table-store.ts';
import styles from './last-chance.module.css';

export function LastChance() {
  const seat = useTable((state) => {
    const { asked } = state.table!;
    return asked?.about === 'last-chance' ? (asked.forecast?.lines[0]?.seat ?? -1) : -1;
  });
  const name = useTable((state) => state.view!.seats[seat]?.name ?? '');
  const mine = useTable((state) => state.view!.seat === seat);
  if (seat < 0) return null;
  return (
    <div className={styles.plate} role="status" data-plate>
      <Icon name="warning" />
      <h2>{words.lastChance}</h2>
      <p>{mine ? words.lastChanceYours : words.lastChanceOf(name)}</p>
    </div>
  );
}
