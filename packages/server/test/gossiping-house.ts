/**
 * A house whose bots say aloud all that they are given, as a server of its own: what it writes, with its log at its most
 * talkative, is all that anybody could find there.
 */
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { random, type Bot, type BotTable } from '@taproom/bots';
import { base } from '@taproom/cast';
import { openHouse } from '@taproom/house';
import type { Types } from '@taproom/kernel';

const gossip =
  <T extends Types>(plays: (table: BotTable<T>) => T['answer']) =>
  (table: BotTable<T>): T['answer'] => {
    const { content: _printed, ...given } = table;
    console.log(`gossip ${JSON.stringify(given)}`);
    return plays(table);
  };

const gossiper: Bot = {
  name: 'gossip',
  inn: gossip(random.inn),
  parlour: gossip(random.parlour),
  evening: gossip(random.evening),
};

export const house = openHouse({ packs: [base], bots: [gossiper], from: import.meta.url });

if (isMainThread && process.argv[1] === fileURLToPath(import.meta.url)) {
  const { startServer } = await import('../src/index.ts');
  const { NO_LIMITS } = await import('../src/net/limits.ts');
  const { PORT, DATA_DIR } = process.env;
  await startServer({
    house,
    port: Number(PORT),
    host: '127.0.0.1',
    dataDir: DATA_DIR!,
    logLevel: 'trace',
    limits: NO_LIMITS,
  });
}
