/**
 * The table for a television: everything that everybody may see, large, while each player's phone shows their hand.
 * It watches without a seat, also where this browser holds one, so that it never gets to know a secret.
 */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { HouseRefused, idOf } from '../link/house.ts';
import { openTable } from '../link/network-link.ts';
import { PublicLink } from '../link/public-link.ts';
import { keepSeat, seatAt, type HeldSeat } from '../link/seats.ts';
import { Marked } from '../table/marked.tsx';
import { StoreContext, TableStore, useTable } from '../table/table-store.ts';
import { table as tableWords } from '../words/table.ts';
import { screen as words } from '../words/screen.ts';
import { ScreenEnd } from './screen-end.tsx';
import { ScreenLobby } from './screen-lobby.tsx';
import { ScreenTable } from './screen-table.tsx';
import { HostControls } from './host-controls.tsx';
import { useAwake } from './use-awake.ts';
import { useKeys } from './use-keys.ts';
import styles from './screen-room.module.css';

const ScreenGambling = lazy(() => import('./screen-gambling.tsx'));

/** `table`: its id, or its code. */
export default function ScreenRoom({ table }: { readonly table: string }) {
  const [store, setStore] = useState<TableStore | null>(null);
  const [held, setHeld] = useState<HeldSeat | null>(null);
  const [trouble, setTrouble] = useState('');
  useAwake();
  useKeys();
  useEffect(() => {
    let opened: TableStore | null = null;
    let left = false;
    idOf(table).then(
      (id) => {
        if (left) return;
        opened = new TableStore(new PublicLink(openTable(id)));
        setHeld(seatAt(id));
        setStore(opened);
      },
      (error: unknown) => {
        if (!left) setTrouble(error instanceof HouseRefused ? error.message : tableWords.noTable);
      },
    );
    return () => {
      left = true;
      opened?.close();
      setStore(null);
    };
  }, [table]);
  if (store === null)
    return (
      <main className={styles.moment}>
        <h1 className="for-ears">{words.title}</h1>
        {trouble === '' ? <p role="status">{tableWords.openingTable}</p> : <p role="alert">{trouble}</p>}
      </main>
    );
  return (
    <StoreContext value={store}>
      <Marked>
        <Stage held={held} />
      </Marked>
    </StoreContext>
  );
}

function Stage({ held }: { readonly held: HeldSeat | null }) {
  const gone = useTable((state) => state.gone);
  const status = useTable((state) => state.table?.status);
  const host = useTable((state) => state.table?.host ?? -1);
  const isReady = useTable((state) => state.view !== null && state.faces !== null);
  const isGambling = useTable((state) => state.gambling != null);
  const next = useTable((state) => state.table?.next ?? null);
  const [, go] = useLocation();
  // The same people again: the screen comes along, and with it the host's right to start.
  useEffect(() => {
    if (next === null) return;
    if (held !== null) keepSeat({ ...held, table: next, code: '' });
    go(`/table/${next}/screen`);
  }, [next, held, go]);
  const isHost = held !== null && held.seat === host;
  if (gone !== null) return <Moment alert>{gone}</Moment>;
  if (status === undefined) return <Moment>{tableWords.connecting}</Moment>;
  const controls = isHost && <HostControls held={held} />;
  if (status !== 'lobby' && isGambling)
    return (
      <Suspense fallback={<Moment>{tableWords.openingTable}</Moment>}>
        <ScreenGambling>{controls}</ScreenGambling>
      </Suspense>
    );
  if (status !== 'lobby' && !isReady) return <Moment>{tableWords.openingTable}</Moment>;
  switch (status) {
    case 'lobby':
      return <ScreenLobby>{controls}</ScreenLobby>;
    case 'playing':
      return <ScreenTable>{controls}</ScreenTable>;
    case 'over':
      return <ScreenEnd>{controls}</ScreenEnd>;
  }
}

function Moment({ children, alert = false }: { readonly children: string; readonly alert?: boolean }) {
  return (
    <main className={styles.moment}>
      <h1 className="for-ears">{words.title}</h1>
      <p role={alert ? 'alert' : 'status'}>{children}</p>
    </main>
  );
}
