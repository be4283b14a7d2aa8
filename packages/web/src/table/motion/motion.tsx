/** Sets things moving, and makes the sounds. */
import { useEffect, useRef } from 'react';
import { useStore } from '../table-store.ts';
import { makeNoise } from './noises.ts';
import { Travel } from './travel.ts';
import styles from './motion.module.css';

export function Motion() {
  const store = useStore();
  const sky = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const travel = new Travel(sky.current!);
    let frame = 0;
    const look = (...states: Parameters<Travel['look']>): void => {
      // After everybody has drawn the new table, before it is on the screen: once for all that came in between.
      if (travel.look(...states) && frame === 0)
        frame = requestAnimationFrame(() => {
          frame = 0;
          travel.go(store.state());
        });
      // What is heard must not keep what is seen waiting.
      setTimeout(makeNoise, 0, ...states);
    };
    store.before.add(look);
    return () => {
      store.before.delete(look);
      cancelAnimationFrame(frame);
    };
  }, [store]);
  return <div ref={sky} className={styles.sky} aria-hidden />;
}
