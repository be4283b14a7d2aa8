/** A game from its link: fetched, played again by the engine in this page or as it was told, and shown step by step. */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { cardsOf, HouseRefused, idOf, logOf, toldOf } from '../link/house.ts';
import type { Replaying } from '../link/replaying.ts';
import { seatAt } from '../link/seats.ts';
import { ToldLink } from '../link/told-link.ts';
import { Button } from '../pieces/index.ts';
import { Marked } from '../table/marked.tsx';
import { StoreContext } from '../table/table-store.ts';
import { words as all } from '../words/index.ts';
import { replay as words } from '../words/replay.ts';
import { table as tableWords } from '../words/table.ts';
import { ReplayStore } from './replay-store.ts';
import { GamblingReplay } from './gambling-replay.tsx';
import { Replay } from './replay.tsx';
import { saveLog } from './save-log.ts';
import styles from './replay-room.module.css';

interface Opened {
  readonly link: Replaying;
  readonly store: ReplayStore;
}

/** `table`: its id, or its code. */
export default function ReplayRoom({ table }: { readonly table: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [trouble, setTrouble] = useState('');
  // What cannot be shown here can be taken elsewhere.
  const [isSaved, setSaved] = useState(false);
  const [, go] = useLocation();
  useEffect(() => {
    let left = false;
    let store: ReplayStore | null = null;
    open(table).then(
      (link) => {
        if (left) return;
        store = new ReplayStore(link);
        setOpened({ link, store });
      },
      (error: unknown) => {
        if (left) return;
        setSaved(isUnplayable(error));
        setTrouble(error instanceof HouseRefused || isUnplayable(error) ? error.message : words.broken);
      },
    );
    return () => {
      left = true;
      store?.close();
      setOpened(null);
    };
  }, [table]);
  if (opened === null)
    return (
      <main className={styles.moment}>
        <h1>{words.title}</h1>
        {trouble === '' ? <p role="status">{words.opening}</p> : <p role="alert">{trouble}</p>}
        {isSaved && (
          <Button icon="down" onClick={() => void saveLog(table)}>
            {words.save}
          </Button>
        )}
        {trouble !== '' && (
          <Button kind="main" icon="home" onClick={() => go('/')}>
            {tableWords.goHome}
          </Button>
        )}
      </main>
    );
  return (
    <StoreContext value={opened.store}>
      <Marked>
        {opened.link.snapshot().view === null ? (
          <GamblingReplay link={opened.link} />
        ) : (
          <Replay
            link={opened.link}
            about={{ title: all.general.name, back: `/table/${table}`, toBack: words.toTable }}
          />
        )}
      </Marked>
    </StoreContext>
  );
}

async function open(table: string): Promise<Replaying> {
  // The engine is fetched while the house looks the game up.
  const engine = import('../link/replay-house.ts');
  const id = await idOf(table);
  const [game, faces] = await Promise.all([logOf(id).catch(toldInstead(id)), cardsOf(id)]);
  const link = 'steps' in game ? new ToldLink(id, game, faces) : (await engine).openReplay(id, game, faces);
  link.go(Number(location.hash.slice(1)) - 1 || 0);
  return link;
}

/** The engine travels only where it is needed, and what it says with it. */
const isUnplayable = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'Unplayable';

/** Where this release cannot play the game again there is what was told. */
const toldInstead =
  (id: string) =>
  (error: unknown): ReturnType<typeof toldOf> => {
    if (error instanceof HouseRefused && error.status === 423) return toldOf(id, seatAt(id)?.token);
    throw error;
  };
