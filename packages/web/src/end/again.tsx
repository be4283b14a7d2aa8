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
  // A whole evening is over, not a hand of it.
  const isEvening = useTable(({ gambling }) => gambling?.evening != null);
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
          {isInn || isEvening ? words.again : words.nextHand}
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
  if (evening === null) return null;
  const { games, scores } = evening;
  const lines = scores.map((score, seat) => ({ score, who: seats[seat]?.name ?? '' }));
  // At the inn a bot is somebody else in every game, so only what they have won together means anything.
  const isBot = (seat: number): boolean => isInn && seats[seat]?.kind === 'bot';
  const shown = lines.filter((_, seat) => !isBot(seat));
  const bots = lines.filter((_, seat) => isBot(seat));
  if (bots.length > 0)
    shown.push({ who: words.bots(bots.length), score: bots.reduce((sum, { score }) => sum + score, 0) });
  return (
    <p className={styles.score}>
      <strong>{words.evening(games)}:</strong>{' '}
      {shown
        .sort((a, b) => b.score - a.score)
        .map(({ who, score }) => (isInn ? words.won : words.coins)(who, score))
        .join(', ')}
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
