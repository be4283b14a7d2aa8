/** Several people share the device: whoever else wants to answer what is happening says so, and gets it next. */
import { Button } from '../pieces/index.ts';
import { hotSeat as words } from '../words/hot-seat.ts';
import styles from './come-in.module.css';
import { useStore, useTable } from './table-store.ts';

export function ComeIn() {
  const { link } = useStore();
  const others = useTable((state) => state.mayComeIn);
  if (others === undefined || others.length === 0) return null;
  return (
    <fieldset className={styles.others} data-come-in>
      <legend className="for-ears">{words.whoElse}</legend>
      {others.map(({ seat, name }) => (
        <Button key={seat} icon="pause" size="small" onClick={() => link.comeIn?.(seat)}>
          {words.comeIn(name)}
        </Button>
      ))}
    </fieldset>
  );
}
