/** Whether the hand rests: what is chosen lies elsewhere, and nothing can be played. */
import type { TableState } from '../table-store.ts';

const ELSEWHERE: ReadonlySet<string> = new Set(['panel', 'mats']);

export const handRests = ({ asked }: TableState): boolean =>
  ELSEWHERE.has(asked.marking ?? '') && asked.playable.size === 0;
