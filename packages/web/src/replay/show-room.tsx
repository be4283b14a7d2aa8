/** A rule at work: the scenario that shows it, run by the engine in this page, step by step. */
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { Replaying } from '../link/replaying.ts';
import { SCENES } from '../rooms/rulebook-address.ts';
import { StoreContext } from '../table/table-store.ts';
import { replay as words } from '../words/replay.ts';
import { GamblingReplay } from './gambling-replay.tsx';
import { ReplayStore } from './replay-store.ts';
import { Replay } from './replay.tsx';
import styles from './replay-room.module.css';

interface Opened {
  readonly link: Replaying;
  readonly store: ReplayStore;
  readonly name: string;
}

/** `scene`: the book, the file and the number of the scenario in it. */
export default function ShowRoom({ scene }: { readonly scene: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [trouble, setTrouble] = useState('');
  const [search] = useSearchParams();
  const rule = search.get('rule') ?? '';
  useEffect(() => {
    let left = false;
    let store: ReplayStore | null = null;
    open(scene).then(
      ({ link, name }) => {
        if (left) return;
        store = new ReplayStore(link);
        setOpened({ link, store, name });
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
  }, [scene]);
  const back = `/rules${rule === '' ? '' : `#${rule}`}`;
  if (opened === null)
    return (
      <main className={styles.moment}>
        <h1>{words.showTitle}</h1>
        {trouble === '' ? <p role="status">{words.opening}</p> : <p role="alert">{trouble}</p>}
        {trouble !== '' && <Link href={back}>{words.toRules}</Link>}
      </main>
    );
  const { link, store, name } = opened;
  const about = { title: name, back, toBack: words.toRules };
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

async function open(scene: string): Promise<{ link: Replaying; name: string }> {
  // The engine is fetched together with the scenarios.
  const engine = import('../link/filmed-course.ts');
  const address = SCENES[scene.slice(0, scene.indexOf('/'))];
  const scenes = (await (await fetch(address)).json()) as Readonly<Record<string, string>>;
  const text = scenes[scene];
  const { openScene } = await engine;
  return { link: openScene(scene, text), name: /^name: (.*)$/m.exec(text)?.[1] ?? '' };
}
