/** A tap on the table itself, beside everything that can be pressed, takes back what was picked up. */
import { useEffect, useRef, type RefObject } from 'react';
import { useStore } from './table-store.ts';

/** Where it has to be put: around the whole table. */
export function useTapElsewhere(): RefObject<HTMLDivElement | null> {
  const store = useStore();
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tap = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || !table.current?.contains(target)) return;
      if (target.closest('button, a, input, form, label') === null) store.takeBack();
    };
    document.addEventListener('click', tap);
    return () => document.removeEventListener('click', tap);
  }, [store]);
  return table;
}
