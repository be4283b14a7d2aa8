/** One table from beginning to end: the lobby, the game, how it ended. */
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { afterTheFirstTable } from '../after-the-first-table.ts';
import { HouseRefused, idOf } from '../link/house.ts';
import { openTable } from '../link/network-link.ts';
import { forgetSeat, keepSeat, seatAt, type HeldSeat } from '../link/seats.ts';
import type { TableLink } from '../link/table-link.ts';
import { Button } from '../pieces/index.ts';
import type { HeldTable } from '../pocket/one-tab.ts';
import { isPassing, isPocket } from '../pocket/pocket-id.ts';
import { laterBy } from '../words/general.ts';
import { again } from '../words/again.ts';
import { table as words } from '../words/table.ts';
import { Marked } from './marked.tsx';
import { StoreContext, TableStore, useTable } from './table-store.ts';
import styles from './table-room.module.css';

const Lobby = lazy(() => import('../rooms/lobby.tsx').then(({ Lobby: room }) => ({ default: room })));
const End = lazy(() => import('../end/end.tsx').then(({ End: end }) => ({ default: end })));

const CoverUp = lazy(() => import('./cover-up.tsx').then(({ CoverUp: cover }) => ({ default: cover })));

/** A gambling table needs nothing of it. */
const loadTable = () => import('./table.tsx');
const Table = lazy(() => loadTable().then(({ Table: table }) => ({ default: table })));
const ParlourTable = lazy(() => import('../parlour/parlour.tsx'));

const Coach = lazy(async () => {
  await loadTable();
  await afterTheFirstTable();
  return { default: (await import('../rooms/coach.tsx')).Coach };
});

interface Found {
  readonly store: TableStore;
  readonly held: HeldSeat | null;
}

/** Another tab has the table. */
class Elsewhere extends Error {}

/** A table of the pocket is taken hold of first; `take`: from whichever tab has it. */
async function holdOf(id: string, take: boolean, lost: () => void): Promise<HeldTable | null> {
  if (!isPocket(id) || isPassing(id)) return null;
  const { holdTable } = await import('../pocket/one-tab.ts');
  const hold = await holdTable(id, take, lost);
  if (hold === null) throw new Elsewhere();
  return hold;
}

/** The table as this device knows it: from its seat, from those of several people, or as somebody who watches. */
async function linkTo(id: string, watched: boolean): Promise<{ link: TableLink; held: HeldSeat | null }> {
  const held = watched ? null : seatAt(id);
  if (held?.others === undefined) return { link: openTable(id, held?.token), held };
  const { HotSeatLink } = await import('../link/hot-seat-link.ts');
  const people = [held.token, ...held.others].map((token) => openTable(id, token));
  return { link: new HotSeatLink(people, openTable(id)), held };
}

interface TableRoomProps {
  /** Its id, or its code. */
  readonly table: string;
  /** As somebody who only watches, also where this device has a seat: whoever is out may. */
  readonly watched?: boolean;
}

export default function TableRoom({ table, watched = false }: TableRoomProps) {
  const [found, setFound] = useState<Found | null>(null);
  const [trouble, setTrouble] = useState('');
  const [elsewhere, setElsewhere] = useState(false);
  const [taken, take] = useState('');
  useEffect(() => {
    let store: TableStore | null = null;
    let hold: HeldTable | null = null;
    let left = false;
    function lost(): void {
      if (left) return;
      store?.close();
      void import('../pocket/pocket.ts').then(({ closePocket }) => closePocket());
      take('');
      setElsewhere(true);
    }
    async function open(): Promise<void> {
      const id = await idOf(table);
      hold = await holdOf(id, taken === table, lost);
      const { link, held } = await linkTo(id, watched);
      if (left) return leave(link);
      store = new TableStore(link);
      setElsewhere(false);
      setFound({ store, held });
    }
    function leave(link?: TableLink): void {
      link?.close();
      hold?.release();
    }
    open().catch((error: unknown) => {
      if (left) return;
      if (error instanceof Elsewhere) setElsewhere(true);
      else setTrouble(error instanceof HouseRefused ? error.message : words.noTable);
    });
    return () => {
      left = true;
      store?.close();
      leave();
      setFound(null);
    };
  }, [table, taken, watched]);
  if (elsewhere) return <InAnotherTab onTake={() => take(table)} />;
  if (trouble !== '') return <Nowhere why={trouble} />;
  if (found === null) return <Moment>{words.openingTable}</Moment>;
  return (
    <StoreContext value={found.store}>
      {watched && <BackAtTheEnd table={table} />}
      <Marked>
        <Stage held={found.held} />
      </Marked>
    </StoreContext>
  );
}

/** Whoever watched because they were out sits with the others again when it is over. */
function BackAtTheEnd({ table }: { readonly table: string }) {
  const isOver = useTable((state) => state.table?.status === 'over');
  const [, go] = useLocation();
  useEffect(() => {
    if (isOver) go(`/table/${table}`, { replace: true });
  }, [isOver, go, table]);
  return null;
}

function Stage({ held: found }: { readonly held: HeldSeat | null }) {
  const gone = useTable((state) => state.gone);
  const seat = useTable((state) => state.own?.seat ?? -1);
  const status = useTable((state) => state.table?.status);
  // Before the game a seat may move up.
  const held = useMemo(
    () => (found === null || seat < 0 || seat === found.seat || found.others ? found : { ...found, seat }),
    [found, seat],
  );
  useEffect(() => {
    if (held === null) return;
    if (gone === null && held !== found) keepSeat(held);
    if (status === 'over' && isPocket(held.table) && !held.over) keepSeat({ ...held, over: true });
    // Sent away: there is nothing to come back to.
    if (gone !== null && seat >= 0) forgetSeat(held.table);
  }, [held, found, gone, seat, status]);
  const table = useTable((state) => (state.table?.status === 'lobby' ? state.table : null));
  const isReady = useTable((state) => state.view !== null && state.faces !== null);
  const isGambling = useTable((state) => state.gambling != null);
  const isInn = useTable((state) => state.table?.game === 'inn');
  // Whoever watches with all hands open sees the beginning only after a while.
  const later = useTable(({ table: at }) =>
    at?.watchers === 'hands' && at.view === null ? (at.handsAfter ?? null) : null,
  );
  // While the house says what the cards are, and who sits where.
  useEffect(() => {
    if (isInn) void loadTable();
  }, [isInn]);
  const id = useTable((state) => state.table?.table ?? '');
  const next = useTable((state) => state.table?.next ?? null);
  const [, go] = useLocation();
  // The same people again: they keep their tokens, and go to the new table together.
  useEffect(() => {
    if (next === null) return;
    if (held !== null) {
      keepSeat({ ...held, table: next });
      // The code leads to where it goes on.
      forgetSeat(held.table);
    }
    go(`/table/${next}`);
  }, [next, held, go]);
  const cover = useTable((state) => state.cover ?? null);
  if (gone !== null) return <Nowhere why={gone} />;
  if (cover !== null)
    return (
      <Suspense fallback={null}>
        <CoverUp key={cover.seat} cover={cover} />
      </Suspense>
    );
  if (status === undefined) return <Moment>{words.connecting}</Moment>;
  // The next hand of an evening is dealt by itself.
  if (table !== null && table.evening !== null && table.game === 'parlour')
    return <Moment>{again.dealing}</Moment>;
  if (table !== null)
    return (
      <Suspense fallback={null}>
        <Lobby table={table} held={held} code={table.code} />
      </Suspense>
    );
  if (isGambling)
    return (
      <Suspense fallback={<Moment>{words.openingTable}</Moment>}>
        <ParlourTable held={held} />
      </Suspense>
    );
  if (later !== null) return <Moment>{words.seenLater(laterBy(later))}</Moment>;
  if (!isReady) return <Moment>{words.openingTable}</Moment>;
  return (
    <>
      <Suspense fallback={<Moment>{words.openingTable}</Moment>}>
        <Table held={held} />
      </Suspense>
      <Suspense fallback={null}>
        {status === 'over' ? <End held={held} /> : held !== null && <Coach table={id} />}
      </Suspense>
    </>
  );
}

function Moment({ children }: { readonly children: ReactNode }) {
  return (
    <main className={styles.moment}>
      <h1 className="for-ears">{words.theTable}</h1>
      <p role="status">{children}</p>
    </main>
  );
}

function InAnotherTab({ onTake }: { readonly onTake: () => void }) {
  return (
    <main className={styles.moment}>
      <h1>{words.elsewhere}</h1>
      <p role="alert">{words.elsewhereWhy}</p>
      <Button kind="main" icon="inn" onClick={onTake}>
        {words.takeOver}
      </Button>
    </main>
  );
}

function Nowhere({ why }: { readonly why: string }) {
  const [, go] = useLocation();
  return (
    <main className={styles.moment}>
      <h1>{words.gone}</h1>
      <p role="alert">{why}</p>
      <Button kind="main" icon="home" onClick={() => go('/')}>
        {words.goHome}
      </Button>
    </main>
  );
}
