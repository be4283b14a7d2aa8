/** Before the game: who sits where, how friends get here, and the button that starts it. */
import type { PublicTable } from '@taproom/client';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { DealLine } from '../fair/deal-dialog.tsx';
import { EveningScore } from '../end/again.tsx';
import { Icon } from '../icons/index.ts';
import { changeSeat, changeSeats, leaveTable, startTable } from '../link/house.ts';
import { forgetSeat, type HeldSeat } from '../link/seats.ts';
import { Button, Choice } from '../pieces/index.ts';
import { isPocket } from '../pocket/pocket-id.ts';
import { useTable } from '../table/table-store.ts';
import { words } from '../words/all.ts';
import { seatsOf, sideOn } from './host-wish.ts';
import { Guests } from './guests-sheet.tsx';
import { Keeps } from './keeps.tsx';
import { LobbyRules } from './lobby-rules.tsx';
import { LobbySeat } from './lobby-seat.tsx';
import styles from './lobby.module.css';
import { MENU } from './menu-of-the-house.ts';
import { MoveSeat } from './move-seat.tsx';
import { numbered } from './numbers.ts';
import { Room } from './room.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { Share } from './share.tsx';
import { useAction } from './use-action.ts';
import { Wrong } from './wrong.tsx';

export interface LobbyProps {
  readonly table: PublicTable;
  /** The seat of this device; null for whoever only watches. */
  readonly held: HeldSeat | null;
  /** The code to join with, where it is known. */
  readonly code: string;
}

export function Lobby({ table, held, code }: LobbyProps) {
  const [, go] = useLocation();
  const [changing, setChanging] = useState(-1);
  const { lobby } = words;
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  // When seats go, those behind them move up.
  const mine = useTable((state) => state.own?.seat ?? -1);
  const isHost = held !== null && mine === table.host;
  const start = useAction(async () => {
    if (held !== null) await startTable(table.table, held.token, free > 0);
  });
  const leave = useAction(async () => {
    if (held !== null) await leaveTable(table.table, held.token);
    forgetSeat(table.table);
    go('/');
  });
  const arrange = useAction(async (how: (seat: HeldSeat) => Promise<void>) => {
    if (held !== null) await how(held);
  });
  // Nobody else can come to a table in the pocket, and only its player forgets it.
  const isHere = isPocket(table.table);
  const counts = isHost ? seatsOf(MENU, table) : [];
  return (
    <Room title={lobby.title} about={lobby.waiting(free)}>
      <EveningScore />
      <div className={styles.lobby}>
        <section aria-labelledby="seats">
          <h2 id="seats" className="for-ears">
            {lobby.seats}
          </h2>
          <ol className={styles.seats}>
            {table.seats.map((seat, i) => {
              const mayChange = (isHost && seat.kind !== 'automated') || (held !== null && mine === i);
              const mayFill = isHost && seat.kind === 'open';
              return (
                <LobbySeat
                  key={i}
                  seat={seat}
                  n={i}
                  mine={mine === i}
                  host={table.host === i}
                  side={sideOn(table, i)}
                  game={table.game}
                  onChange={mayChange ? () => setChanging(i) : null}
                  onBot={mayFill ? () => arrange.run((by) => changeSeat(by, i, { kind: 'bot' })) : null}
                />
              );
            })}
          </ol>
        </section>
        <LobbyRules table={table} />
        {counts.length > 1 && (
          <Choice
            label={lobby.howMany}
            hint={lobby.howManyHint}
            options={numbered(counts)}
            value={table.seats.length}
            onChange={(seats) => arrange.run((by) => changeSeats(by, seats))}
          />
        )}
        <Wrong text={start.wrong ?? leave.wrong ?? arrange.wrong} />
        {(!isHost || free > 0) && (
          <p className={styles.wait}>
            <Icon name="hourglass" />
            {isHost ? lobby.stillFree : lobby.onlyHost(table.seats[table.host]?.name ?? '')}
          </p>
        )}
        {table.watchers === 'hands' && (
          <p className={styles.wait}>
            <Icon name="hand" />
            {lobby.handsShown(table.handsAfter ?? 0)}
          </p>
        )}
        {isHost && (
          <Button
            kind={free > 0 ? 'plain' : 'main'}
            size="big"
            icon={free > 0 ? 'bot' : 'mug'}
            wide
            busy={start.busy}
            onClick={() => start.run()}
          >
            {start.busy ? lobby.starting : free > 0 ? lobby.fill : lobby.start}
          </Button>
        )}
        {code !== '' && !isHere && <Share code={code} />}
        {table.fair !== null && <DealLine commitment={table.fair.commitment} />}
        {held !== null && (
          <div className={styles.buttons}>
            {!isHere && <MoveSeat held={held} />}
            {isHost && !isHere && <Guests held={held} />}
            <Button kind="quiet" icon="outside" busy={leave.busy} onClick={() => leave.run()}>
              {lobby.leave}
            </Button>
          </div>
        )}
        {!isHere && <Keeps what="abandoned" />}
      </div>
      {held !== null && table.seats[changing] !== undefined && (
        <SeatSheet
          key={changing}
          table={table}
          held={held}
          n={changing}
          mine={mine === changing}
          onClose={() => setChanging(-1)}
        />
      )}
    </Room>
  );
}
