/** A rule at work: the scenario that shows it, run by the engine in this page, step by step. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { ScoredScene } from '@taproom/scenario/film';
import type { Replaying } from '../link/replaying.ts';
import type { Scene } from '../link/filmed-course.ts';
import { StoreContext } from '../table/table-store.ts';
import { nameIn, OWN, sceneText } from '../try/scene-text.ts';
import { replay as words } from '../words/replay.ts';
import { GamblingReplay } from './gambling-replay.tsx';
import { ReplayStore } from './replay-store.ts';
import { Replay } from './replay.tsx';
import styles from './replay-room.module.css';

const Scored = lazy(() => import('./scored.tsx'));

interface Opened {
  readonly link: Replaying;
  readonly store: ReplayStore;
}

interface Named {
  readonly name: string;
}

/** `scene`: the book, the file and the number of the scenario in it. */
export default function ShowRoom({ scene }: { readonly scene: string }) {
  const [opened, setOpened] = useState<(Named & (Opened | { readonly scored: ScoredScene })) | null>(null);
  const [trouble, setTrouble] = useState('');
  const [search] = useSearchParams();
  const rule = search.get('rule') ?? '';
  const at = Number(search.get('at')) || 0;
  useEffect(() => {
    let left = false;
    let store: ReplayStore | null = null;
    open(scene).then(
      ({ name, scene: found }) => {
        if (left) return;
        if ('scored' in found) return setOpened({ ...found, name });
        found.link.go(at);
        store = new ReplayStore(found.link);
        setOpened({ ...found, store, name });
      },
      () => {
        if (!left) setTrouble(words.noScene);
      },
    );
    return () => {
      left = true;
      store?.close();
      setOpened(null);
    };
  }, [scene, at]);
  const isOwn = scene === OWN;
  // What somebody has written stands there; going through it puts the number of the stop in its place.
  const [hash] = useState(isOwn ? location.hash : '');
  const back = isOwn ? `/own${hash}` : `/rules${rule === '' ? '' : `#${rule}`}`;
  if (opened === null)
    return (
      <main className={styles.moment}>
        <h1>{words.showTitle}</h1>
        {trouble === '' ? <p role="status">{words.opening}</p> : <p role="alert">{trouble}</p>}
        {trouble !== '' && <Link href={back}>{words.toRules}</Link>}
      </main>
    );
  const about = {
    title: opened.name,
    back,
    toBack: isOwn ? words.toOwn : words.toRules,
    tryIt: (stop: number) => `/try/${scene}${stop === 0 ? '' : `?at=${stop}`}${hash}`,
  };
  if ('scored' in opened)
    return (
      <Suspense fallback={null}>
        <Scored scene={opened.scored} about={about} />
      </Suspense>
    );
  const { link, store } = opened;
  return (
    <StoreContext value={store}>
      {link.snapshot().view === null ? (
        <GamblingReplay link={link} about={about} />
      ) : (
        <Replay link={link} about={about} />
      )}
    </StoreContext>
  );
}

async function open(scene: string): Promise<{ name: string; scene: Scene }> {
  // The engine is fetched together with the scenarios.
  const engine = import('../link/filmed-course.ts');
  const text = await sceneText(scene);
  if (text === null) throw new Error(words.noScene);
  const { openScene } = await engine;
  return { scene: openScene(scene, text), name: nameIn(text) };
}
