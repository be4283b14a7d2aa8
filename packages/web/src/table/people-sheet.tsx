/** In the middle of a game: who plays, a break, an answer taken back, leaving for good, and what is wrong. */
import type { PublicTable } from '@taproom/client';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { askBack, changeSeat, leaveTable, pauseTable } from '../link/house.ts';
import { forgetSeat, type HeldSeat } from '../link/seats.ts';
import { Button, Sheet } from '../pieces/index.ts';
import { isPocket } from '../pocket/pocket-id.ts';
import panel from '../rooms/panel.module.css';
import { useAction } from '../rooms/use-action.ts';
import { Wrong } from '../rooms/wrong.tsx';
import { people as words } from '../words/people.ts';
import styles from './people-sheet.module.css';
import { Report } from './report.tsx';
import { useStore, useTable } from './table-store.ts';

type Seat = PublicTable['seats'][number];

interface PeopleSheetProps {
  readonly held: HeldSeat;
  readonly onClose: () => void;
}

export function PeopleSheet({ held, onClose }: PeopleSheetProps) {
  const table = useTable((state) => state.table!);
  const own = useTable((state) => state.own?.seat ?? -1);
  const { link } = useStore();
  // In a team nobody gives up for the others; nor does anybody who is out.
  const mayConcede = useTable(({ view, gambling }) => {
    const seat = gambling == null ? view?.seats[own] : undefined;
    return seat?.out === 0 && view!.seats.filter(({ side }) => side === seat.side).length === 1;
  });
  const [, go] = useLocation();
  const decide = useAction((how: () => Promise<void>) => how());
  const isPlaying = table.status === 'playing';
  const isHost = own === table.host;
  const isShared = (held.others ?? []).length > 0;
  const leave = async (): Promise<void> => {
    await leaveTable(held.table, held.token);
    forgetSeat(held.table);
    go('/');
  };
  return (
    <Sheet open onClose={onClose} title={words.title}>
      <div className={panel.stack}>
        <Wrong text={decide.wrong} />
        <section aria-labelledby="who-plays">
          <h3 id="who-plays">{words.seats}</h3>
          <ul className={styles.list}>
            {table.seats.map((seat, n) => (
              <li key={n} className={styles.row}>
                <span className={styles.name}>
                  {calledBy(seat)} <span className={styles.state}>{stateOf(table, n, own)}</span>
                </span>
                {isHost && isPlaying && n !== own && !isPocket(table.table) && (
                  <SeatChoice
                    seat={seat}
                    onChange={(kind) => decide.run(() => changeSeat(held, n, { kind }))}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
        {isPlaying && (
          <section className={panel.stack} aria-labelledby="breaks">
            <h3 id="breaks">{words.breaks}</h3>
            {(isHost || (table.paused && !table.seats[table.host].here)) && (
              <Choice
                hint={table.paused ? words.paused : words.pauseHint}
                label={table.paused ? words.goOn : words.pause}
                icon={table.paused ? 'right' : 'hourglass'}
                onClick={() => decide.run(() => pauseTable(held, table.paused === undefined))}
              />
            )}
            {!isShared && (
              <Choice
                hint={words.backHint}
                label={words.back}
                icon="undo"
                onClick={() =>
                  decide.run(async () => {
                    await askBack(held);
                    onClose();
                  })
                }
              />
            )}
            {mayConcede && (
              <Sure
                label={words.concede}
                hint={words.concedeHint}
                onSure={() =>
                  decide.run(async () => {
                    await link.answer({ do: 'concede' });
                    onClose();
                  })
                }
              />
            )}
            {!isPocket(table.table) && (
              <Sure label={words.leave} hint={words.leaveHint} onSure={() => decide.run(leave)} />
            )}
          </section>
        )}
        <Report held={held} />
      </div>
    </Sheet>
  );
}

/** That it is a bot is said beside its name. */
const calledBy = ({ kind, name }: Seat): string => (kind === 'human' ? name : name.replace(/ \(bot\)$/, ''));

function stateOf({ seats, host, code }: PublicTable, n: number, own: number): string {
  const { kind, here, standIn } = seats[n];
  const said = { open: words.free(code), bot: words.bot, automated: words.bot, human: words.away }[kind];
  const now = kind !== 'human' ? said : here ? words.here : standIn ? words.standIn : words.away;
  return [now, n === own ? words.you : '', n === host ? words.host : '']
    .filter((part) => part !== '')
    .join(', ');
}

interface SeatChoiceProps {
  readonly seat: Seat;
  readonly onChange: (kind: 'bot' | 'open') => void;
}

function SeatChoice({ seat, onChange }: SeatChoiceProps) {
  const { kind } = seat;
  const name = calledBy(seat);
  if (kind === 'human')
    return (
      <Sure label={words.toBot} of={name} hint={words.toBotSure(name)} onSure={() => onChange('bot')} small />
    );
  if (kind === 'automated') return null;
  const isFree = kind === 'open';
  const what = isFree ? words.noFriend : words.toFriend;
  return (
    <Button
      size="small"
      icon={isFree ? 'bot' : 'person'}
      label={words.ofSeat(what, name)}
      onClick={() => onChange(isFree ? 'bot' : 'open')}
    >
      {what}
    </Button>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly hint: string;
  readonly icon: 'undo' | 'hourglass' | 'right';
  readonly onClick: () => void;
}

function Choice({ label, hint, icon, onClick }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <Button icon={icon} onClick={onClick}>
        {label}
      </Button>
      <p>{hint}</p>
    </div>
  );
}

interface SureProps {
  readonly label: string;
  /** Whose seat it is about, for ears: there are several buttons of the kind. */
  readonly of?: string;
  readonly hint: string;
  readonly onSure: () => void;
  readonly small?: boolean;
}

/** What cannot be taken back is asked twice. */
function Sure({ label, of, hint, onSure, small = false }: SureProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <div className={styles.choice}>
        <Button
          size={small ? 'small' : undefined}
          icon="outside"
          label={of === undefined ? undefined : words.ofSeat(label, of)}
          onClick={() => setAsked(true)}
        >
          {label}
        </Button>
        {!small && <p>{hint}</p>}
      </div>
    );
  return (
    <div className={styles.choice}>
      <p>{hint}</p>
      <Button kind="warn" size="small" onClick={onSure}>
        {words.sure}
      </Button>
      <Button size="small" onClick={() => setAsked(false)}>
        {words.no}
      </Button>
    </div>
  );
}
