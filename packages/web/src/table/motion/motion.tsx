/** Sets things moving, and makes the sounds. */
import { useEffect, useRef } from 'react';
import { readySounds } from '../../settings/index.ts';
import { afterTheFrame } from '../after-the-frame.ts';
import { useStore } from '../table-store.ts';
import { makeNoise } from './noises.ts';
import { Travel } from './travel.ts';
import styles from './motion.module.css';

export function Motion() {
  const store = useStore();
  const sky = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const travel = new Travel(sky.current!);
    let isDue = false;
    let isGone = false;
    const go = (): void => {
      isDue = false;
      if (!isGone) travel.go(store.state());
    };
    const look = (...states: Parameters<Travel['look']>): void => {
      // Before it is on the screen: once for all that came in between.
      if (travel.look(...states) && !isDue) {
        isDue = true;
        afterDrawing(go);
      }
      // What is heard must not keep what is seen waiting.
      afterTheFrame(() => makeNoise(...states));
    };
    store.before.add(look);
    // Where they can't be made, there is silence.
    readySounds()?.catch(() => undefined);
    return () => {
      store.before.delete(look);
      isGone = true;
    };
  }, [store]);
  return <div ref={sky} className={styles.sky} aria-hidden />;
}

/** Whoever draws asks for it after this, as a microtask; whoever draws again because of that, in the next ones. */
const DRAWINGS = 3;

/** When everybody has drawn the new table. The next frame may be the one after it, where it came with a frame. */
function afterDrawing(act: () => void, left = DRAWINGS): void {
  queueMicrotask(() => (left > 0 ? afterDrawing(act, left - 1) : act()));
}
