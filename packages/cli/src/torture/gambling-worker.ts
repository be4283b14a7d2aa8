/** One thread of the gambling torture: its share of the tables. */
import { parentPort, workerData } from 'node:worker_threads';
import { luckFrom } from '@taproom/kernel';
import { watchGambling } from './gambling.ts';
import { randomTable } from './gambling-table.ts';
import type { Share } from './worker.ts';

/** Every so many tables one is watched closely; the others only for coins, cards and an end. */
export interface GamblingShare extends Share {
  readonly everyth: number;
}

export interface GamblingReport {
  tables: number;
  games: number;
  evenings: number;
  decisions: number;
  viewsCompared: number;
  eventsCompared: number;
  failure: string | null;
}

if (parentPort) {
  const { from, to, seed, everyth } = workerData as GamblingShare;
  const report: GamblingReport = {
    tables: 0,
    games: 0,
    evenings: 0,
    decisions: 0,
    viewsCompared: 0,
    eventsCompared: 0,
    failure: null,
  };
  for (let number = from; number < to && report.failure === null; number++) {
    const table = randomTable(luckFrom(seed + number), number);
    try {
      const watched = watchGambling(table, seed + number, number % everyth === 0);
      report.tables++;
      report.games += watched.games;
      if (table.kind === 'evening') report.evenings++;
      report.decisions += watched.decisions;
      report.viewsCompared += watched.viewsCompared;
      report.eventsCompared += watched.eventsCompared;
    } catch (error) {
      const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
      report.failure = `Table ${number} of seed ${seed} (${JSON.stringify(table)}): ${what}`;
    }
  }
  parentPort.postMessage(report);
}
