/** Sets things moving, and makes the sounds. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore, useTable } from '../table-store.ts';
import { makeNoise } from './noises.ts';
import { sceneOf, Travel } from './travel.ts';
import styles from './motion.module.css';

export function Motion() {
  const store = useStore();
  const scene = useTable(sceneOf);
  const sky = useRef<HTMLDivElement>(null);
  const travel = useRef<Travel | null>(null);
  useEffect(() => {
    const mover = new Travel(sky.current!);
    travel.current = mover;
    const look = (...states: Parameters<Travel['look']>): void => {
      mover.look(...states);
      // What is heard must not keep what is seen waiting.
      setTimeout(makeNoise, 0, ...states);
    };
    store.before.add(look);
    return () => {
      store.before.delete(look);
      travel.current = null;
    };
  }, [store]);
  // After everybody has drawn the new table, before it is on the screen.
  useLayoutEffect(() => travel.current?.go(store.state()), [store, scene]);
  return <div ref={sky} className={styles.sky} aria-hidden />;
}
