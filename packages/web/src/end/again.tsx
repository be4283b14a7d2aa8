/** After a game: whoever wants goes on at the same table, and everybody sees who does. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { leaveTable, playAgain } from '../link/house.ts';
import { forgetSeat, type HeldSeat } from '../link/seats.ts';
import { Button, toast } from '../pieces/index.ts';
import { useTable, type TableState } from '../table/table-store.ts';
import { again as words } from '../words/again.ts';
import styles from './again.module.css';

interface AgainProps {
  readonly held: HeldSeat;
  /** Another gambling game, where the host has chosen one. */
  readonly parlour?: { readonly game: string; readonly variants: string[] };
}

export function Again({ held, parlour }: AgainProps) {
  const [busy, setBusy] = useState(false);
  const [, go] = useLocation();
  const isInn = useTable(({ table }) => table!.game === 'inn');
  const isHost = useTable(({ table, own }) => table!.host === own?.seat);
  const wants = useTable(({ table, own }) => own !== null && table!.again.includes(own.seat));
  const waiting = useTable(namesWaitedFor);
  const willing = useTable(namesWilling);
  const say = (now: boolean): void => {
    setBusy(true);
    // The way to the next game is shown to everybody at once, this device included.
    playAgain(held, { now, ...(isHost && parlour !== undefined && { parlour }) })
      .catch((error: Error) => toast(error.message, 'warn'))
      .finally(() => setBusy(false));
  };
  const standUp = (): void => {
    leaveTable(held.table, held.token).catch(() => {});
    forgetSeat(held.table);
    go('/');
  };
  return (
    <div className={styles.again}>
      {willing !== '' && (
        <p role="status" className={styles.said}>
          {wants && waiting !== '' ? words.waitingFor(waiting.split('|')) : words.wants(willing.split('|'))}
        </p>
      )}
      {!wants ? (
        <Button
          kind="main"
          size="big"
          icon={isInn ? 'mug' : 'dice'}
          busy={busy}
          data-again
          onClick={() => say(false)}
        >
          {isInn ? words.again : words.nextHand}
        </Button>
      ) : (
        isHost && (
          <Button kind="main" busy={busy} onClick={() => say(true)}>
            {words.now}
          </Button>
        )
      )}
      {!isInn && (
        <Button icon="outside" onClick={standUp}>
          {words.standUp}
        </Button>
      )}
    </div>
  );
}

/** How the evening stands: what was won in the games before this one. */
export function EveningScore() {
  const evening = useTable(({ table }) => table!.evening);
  const seats = useTable(({ table }) => table!.seats);
  const isInn = useTable(({ table }) => table!.game === 'inn');
  const view = useTable((state) => (state.table!.status === 'over' ? state.view : null));
  if (evening === null) return null;
  const { games, scores } = evening;
  const order = scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a]);
  const whoAt = (seat: number): string =>
    words.played(seats[seat]?.name ?? '', view?.seats[seat]?.name ?? seats[seat]?.character ?? '');
  return (
    <p className={styles.score}>
      <strong>{words.evening(games)}:</strong>{' '}
      {order.map((seat) => (isInn ? words.won : words.coins)(whoAt(seat), scores[seat])).join(', ')}
    </p>
  );
}

const namesWilling = ({ table, own }: TableState): string =>
  table!.again.map((seat) => (seat === own?.seat ? words.you : table!.seats[seat].name)).join('|');

const namesWaitedFor = ({ table }: TableState): string =>
  table!.seats
    .filter(({ kind, here }, seat) => kind === 'human' && here && !table!.again.includes(seat))
    .map(({ name }) => name)
    .join('|');
