/** Games of a server's tables, played again in Node and in a browser's worker: all three must be the same. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { house } from '@taproom/house/own';
import { CHANCE, commitmentTo } from '@taproom/kernel';
import { rolldown } from 'rolldown';
import { standing } from '../../../server/src/table/memory.ts';
import { playTable } from '../../../server/test/tables.ts';
import { hashOf, playedAgain, type Begun, type Hashes } from './played-again.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

async function workerCode(): Promise<string> {
  const bundle = await rolldown({ input: WORKER, platform: 'browser' });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  return output[0].code;
}

/** Answered by the test itself: a page without an address has no workers. */
const HERE = 'http://localhost:1/';

/** The worker of a page that plays again what it is given. */
export async function openWorker(page: Page): Promise<(begun: Begun) => Promise<Hashes>> {
  const code = await workerCode();
  await page.route(`${HERE}**`, (route) => {
    const isPage = route.request().url() === HERE;
    return route.fulfill(
      isPage ? { body: '', contentType: 'text/html' } : { body: code, contentType: 'text/javascript' },
    );
  });
  await page.goto(HERE);
  await page.evaluate((address) => {
    Object.assign(window, { same: new Worker(address, { type: 'module' }) });
  }, `${HERE}worker.js`);
  return (begun) =>
    page.evaluate(
      (game) =>
        new Promise<Hashes>((resolve, reject) => {
          const { same } = window as unknown as { same: Worker };
          same.onmessage = ({ data }) => resolve(data as Hashes);
          same.onerror = ({ message }) => reject(new Error(message));
          same.postMessage(game);
        }),
      begun,
    );
}

/** Plays a random table and compares. Says how many answers there were. Throws a sentence where anything differs. */
export async function compareGame(
  seed: number,
  inBrowser: (begun: Begun) => Promise<Hashes>,
): Promise<number> {
  const secret = commitmentTo(`same game ${seed}`);
  const { record, entries } = await playTable(seed, undefined, () => ({
    secret,
    commitment: commitmentTo(secret),
    additions: [],
  }));
  const log = standing(entries).flatMap(({ did }) => did);
  const answers = log.filter(({ seat }) => seat !== CHANCE);
  const begun = { game: record.options.game, setup: record.setup!, secret, answers };
  const node = playedAgain(house, begun);
  if (node.log !== hashOf(log))
    throw new Error(`Seed ${seed}: the server and Node have played different games.`);
  const browser = await inBrowser(begun);
  if (browser.log !== node.log || browser.told !== node.told)
    throw new Error(`Seed ${seed}: Node and the browser have played different games.`);
  return log.length;
}
