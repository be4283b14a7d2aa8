/** Why the game stands still, and what can be done about it. */
import { agreeBack, pauseTable } from '../link/house.ts';
import type { HeldSeat } from '../link/seats.ts';
import { Icon } from '../icons/index.ts';
import { Button } from '../pieces/index.ts';
import { useAction } from '../rooms/use-action.ts';
import { people as words } from '../words/people.ts';
import { list } from '../words/table.ts';
import styles from './connection.module.css';
import { useTable } from './table-store.ts';

export function BreakBox({ held }: { readonly held: HeldSeat | null }) {
  const table = useTable((state) => state.table!);
  const own = useTable((state) => state.own?.seat ?? -1);
  const decide = useAction((how: () => Promise<void>) => how());
  const { paused, takingBack, seats, host } = table;
  if (paused)
    return (
      <div className={styles.break} role="status">
        <Icon name="hourglass" /> {words.paused}
        {held !== null && own >= 0 && (own === host || !seats[host].here) && (
          <Button size="small" onClick={() => decide.run(() => pauseTable(held, false))}>
            {words.goOn}
          </Button>
        )}
        {decide.wrong}
      </div>
    );
  if (takingBack === undefined) return null;
  const { by, waiting } = takingBack;
  const agree = (yes: boolean) => () => decide.run(() => agreeBack(held!, yes));
  return (
    <div className={styles.break} role="status">
      <Icon name="undo" />
      {own === by
        ? words.backWaits(list(waiting.map((seat) => seats[seat].name)))
        : words.backAsked(seats[by].name)}
      {held !== null && waiting.includes(own) && (
        <>
          <Button size="small" onClick={agree(true)}>
            {words.agree}
          </Button>
          <Button size="small" kind="quiet" onClick={agree(false)}>
            {words.refuse}
          </Button>
        </>
      )}
      {held !== null && own === by && (
        <Button size="small" kind="quiet" onClick={agree(false)}>
          {words.callOff}
        </Button>
      )}
      {decide.wrong}
    </div>
  );
}
