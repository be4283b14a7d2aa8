import type { TableStore } from './table-store.ts';

/** For whatever can be aimed at: while somebody points at it, by pointer or by keyboard, it is told what would come of it. */
export function pointing(store: TableStore, target: number) {
  const begin = (): void => store.point(target);
  const end = (): void => store.point(-1);
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
}
