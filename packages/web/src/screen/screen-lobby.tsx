/** Before the game: how to get here, large, and who has sat down. */
import type { PublicTable } from '@taproom/client';
import type { ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { joinAddress, useOrigin } from '../link/origin.ts';
import { Emblem, QrCode } from '../pieces/index.ts';
import { useMark } from '../pieces/seat-mark.ts';
import { useTable } from '../table/table-store.ts';
import { Connection } from '../table/connection.tsx';
import { screen as words } from '../words/screen.ts';
import styles from './screen-lobby.module.css';

/** `children`: what the host may do here. */
export function ScreenLobby({ children }: { readonly children: ReactNode }) {
  const code = useTable((state) => state.table!.code);
  const { origin, onlyHere } = useOrigin();
  const seats = useTable((state) => state.table!.seats);
  const free = seats.filter(({ kind }) => kind === 'open').length;
  return (
    <main className={styles.lobby} data-screen>
      <section className={styles.join}>
        <h1>{words.joinTitle}</h1>
        <div className={styles.way}>
          <QrCode text={joinAddress(origin, code)} label={words.qr(code)} />
          <div className={styles.words}>
            <p>{words.joinHow}</p>
            <p className={styles.address} translate="no">
              {new URL(origin).host}
            </p>
            <p>{words.joinCode}</p>
            <p className={styles.code} translate="no">
              {code}
            </p>
          </div>
        </div>
        <p className={styles.soft}>{words.takes}</p>
        {onlyHere && (
          <p className={styles.here}>
            <Icon name="warning" /> {words.onlyHere}
          </p>
        )}
      </section>
      <section className={styles.seats}>
        <h2 className="for-ears">{words.seats}</h2>
        <p className={styles.free} role="status">
          {words.waiting(free)}
        </p>
        <ol>
          {seats.map((seat, n) => (
            <Seat key={n} seat={seat} n={n} />
          ))}
        </ol>
        {children}
      </section>
      <Connection />
    </main>
  );
}

function Seat({ seat, n }: { readonly seat: PublicTable['seats'][number]; readonly n: number }) {
  const mark = useMark(n);
  if (seat.kind === 'open')
    return (
      <li className={styles.seat} data-free>
        <span className={styles.chair}>
          <Icon name="plus" />
        </span>
        {words.free}
      </li>
    );
  return (
    <li className={styles.seat} data-seat={mark}>
      <Emblem seat={n} character={seat.character} />
      <span className={styles.name}>{seat.name || words.bot}</span>
      <span className={styles.soft}>
        {seat.kind === 'human' && !seat.here ? `${words.away} · ` : ''}
        {seat.character || words.surprise}
      </span>
    </li>
  );
}
