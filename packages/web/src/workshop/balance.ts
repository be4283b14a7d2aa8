/** How strong a character is: some hundred games in the browser's workers, told as they come in. */
import type { PackFile } from '@taproom/inn';
import type { BalanceTask, BalanceWord } from './balance-worker.ts';

export const GAMES = 300;
const MOST_WORKERS = 4;

export interface Balance {
  readonly games: number;
  readonly wins: number;
  /** By title: in how many games it was played. */
  readonly played: Readonly<Record<string, number>>;
}

export const NOTHING_YET: Balance = { games: 0, wins: 0, played: {} };

/** Begins; `told` hears all there is so far. What is returned stops it. */
export function weighUp(pack: PackFile, character: string, told: (so: Balance) => void): () => void {
  // One core stays for the page.
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));
  let sum = NOTHING_YET;
  const workers = Array.from({ length: count }, (_, seed) => {
    const worker = new Worker(new URL('./balance-worker.ts', import.meta.url), { type: 'module' });
    const games = Math.floor((GAMES * (seed + 1)) / count) - Math.floor((GAMES * seed) / count);
    worker.addEventListener('message', ({ data }: MessageEvent<BalanceWord>) => {
      const played = { ...sum.played };
      for (const title of data.played) played[title] = (played[title] ?? 0) + 1;
      sum = { games: sum.games + data.games, wins: sum.wins + data.wins, played };
      told(sum);
      if (sum.games >= GAMES) stop();
    });
    worker.postMessage({ pack, character, games, seed } satisfies BalanceTask);
    return worker;
  });
  const stop = (): void => workers.forEach((worker) => worker.terminate());
  return stop;
}
