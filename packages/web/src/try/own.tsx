/** A table that somebody lays: by picking, or as a scenario; played, shown, shared. */
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, toast } from '../pieces/index.ts';
import { saveFile } from '../link/save-file.ts';
import { Room } from '../rooms/room.tsx';
import { useAction } from '../rooms/use-action.ts';
import { Wrong } from '../rooms/wrong.tsx';
import { own as words } from '../words/own.ts';
import type { Laid } from './bench.ts';
import { asScenario, FIRST, type Picked } from './picked.ts';
import { Picking } from './picking.tsx';
import { packed, unpacked } from './shared-text.ts';
import { nameIn } from './scene-text.ts';
import { tryOut } from './try-out.ts';
import styles from './own.module.css';

const bench = () => import('./bench.ts');

/** So long nobody has typed before it is looked at. */
const CALM = 400;

export default function Own() {
  const [, go] = useLocation();
  const [laid, setLaid] = useState<Laid | null>(null);
  const [picked, setPicked] = useState<Picked>(FIRST);
  const [text, setText] = useState(() => asScenario(FIRST));
  const { wrong, hasSteps } = useLooked(text);
  const id = useId();
  useEffect(() => {
    void bench().then(({ whatThereIs }) => setLaid(whatThereIs()));
    const code = location.hash.slice(1);
    if (code !== '') void unpacked(code).then((found) => found !== null && setText(found));
  }, []);
  const play = useAction(async () => go(await tryOut(text, nameIn(text))));
  const show = useAction(async () => go(`/show/own#${await packed(text)}`));
  const share = useAction(async () => {
    const link = `${location.origin}/own#${await packed(text)}`;
    history.replaceState(null, '', link);
    await navigator.clipboard.writeText(link);
    toast(words.copied);
  });
  return (
    <Room title={words.title} about={words.about} width="wide">
      <div className={styles.own}>
        <section aria-label={words.pick}>
          {laid !== null && (
            <Picking
              laid={laid}
              picked={picked}
              onChange={(next) => {
                setPicked(next);
                setText(asScenario(next));
              }}
            />
          )}
        </section>
        <section className={styles.written}>
          <label htmlFor={id}>{words.text}</label>
          <textarea
            id={id}
            className={styles.text}
            value={text}
            rows={12}
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setText(target.value)}
          />
          <p id={`${id}-hint`} className={styles.hint}>
            {words.textHint}
          </p>
          <p role="status" className={styles.state} data-wrong={wrong !== '' || undefined}>
            {wrong !== '' ? wrong : hasSteps ? words.holds : words.fits}
          </p>
          <div className={styles.ways}>
            <Button kind="main" icon="play" busy={play.busy} onClick={() => play.run()}>
              {words.play}
            </Button>
            {hasSteps && (
              <Button icon="eye" onClick={() => show.run()}>
                {words.show}
              </Button>
            )}
            <Button icon="share" onClick={() => share.run()}>
              {words.copyLink}
            </Button>
            <Button icon="down" onClick={() => save(text)}>
              {words.save}
            </Button>
            <label className={styles.file}>
              {words.open}
              <input
                type="file"
                accept=".yaml,.yml,.txt"
                onChange={({ target }) => void target.files?.[0]?.text().then(setText)}
              />
            </label>
          </div>
          <Wrong text={play.wrong || show.wrong || share.wrong} />
        </section>
      </div>
    </Room>
  );
}

/** What the engine says to a text, once nobody types any more. */
function useLooked(text: string): { wrong: string; hasSteps: boolean } {
  const [looked, setLooked] = useState({ wrong: '', hasSteps: false });
  useEffect(() => {
    let left = false;
    const timer = setTimeout(() => {
      void bench().then(({ lookedAt }) => {
        if (!left) setLooked({ wrong: '', hasSteps: false, ...lookedAt(text) });
      });
    }, CALM);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [text]);
  return looked;
}

const save = (text: string): void => saveFile(words.fileName, text, 'text/yaml');
