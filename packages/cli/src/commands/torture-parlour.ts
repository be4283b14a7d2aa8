/** `taproom torture --parlour`: random gambling games and evenings with every invariant checked after every answer. */
import { Worker } from 'node:worker_threads';
import type { GamblingReport, GamblingShare } from '../torture/gambling-worker.ts';
import type { TortureOptions } from './torture.ts';

/** Of more tables than this only one in so many is compared with twins and other hidden cards: those cost most. */
const MANY = 20_000;
const CLOSELY = 7;

/** Runs the tables in parallel; true if nothing broke. */
export async function tortureParlour({ games, seed, threads }: TortureOptions): Promise<boolean> {
  const started = Date.now();
  const shares = Array.from({ length: threads }, (_, i): GamblingShare => ({
    from: Math.floor((games * i) / threads),
    to: Math.floor((games * (i + 1)) / threads),
    seed,
    everyth: games > MANY ? CLOSELY : 1,
  }));
  const reports = await Promise.all(shares.map(runShare));
  const sum = (count: (report: GamblingReport) => number): number =>
    reports.reduce((n, report) => n + count(report), 0);
  const failures = reports.flatMap(({ failure }) => (failure === null ? [] : [failure]));
  for (const failure of failures) console.log(`FAIL ${failure}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${sum((r) => r.tables)} gambling tables (${sum((r) => r.evenings)} of them evenings of Adventurer’s Choice), ` +
      `${sum((r) => r.games)} games to their end in ${seconds} s: ${sum((r) => r.decisions)} decisions, no coin lost; ` +
      `${sum((r) => r.viewsCompared)} views and ${sum((r) => r.eventsCompared)} tellings compared with other hidden cards.`,
  );
  // A check that never compared anything would prove nothing.
  const compared =
    games < 20 || (sum((r) => r.viewsCompared) > games && sum((r) => r.eventsCompared) > games);
  if (!compared) console.log('FAIL Too few comparisons with other hidden cards.');
  return failures.length === 0 && compared;
}

function runShare(share: GamblingShare): Promise<GamblingReport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../torture/gambling-worker.ts', import.meta.url), {
      workerData: share,
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
