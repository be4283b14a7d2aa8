/**
 * The server of the house with a chance that can be told what to bring: the parent process sends the answers to the
 * next questions of chance, in their order; after them chance is fair again. Only tests have such a house.
 */
import { house } from '@taproom/house/own';
import { startServer } from '../../server/src/index.ts';
import { NO_LIMITS } from '../../server/src/net/limits.ts';
import { freshChance } from '../../server/src/secrets.ts';
import type { Told } from './arranged.ts';

const coming: Told[] = [];

process.on('message', (answers: Told[]) => {
  coming.splice(0, coming.length, ...answers);
  process.send?.('heard');
});

const { PORT, HOST, DATA_DIR, LOG_LEVEL } = process.env;
await startServer({
  house,
  port: Number(PORT),
  host: HOST,
  dataDir: DATA_DIR!,
  logLevel: LOG_LEVEL,
  limits: NO_LIMITS,
  chance: (question) => {
    const fair = freshChance(question);
    const [next] = coming;
    if (next === undefined || fair.do !== 'shuffle' || next.order.length !== fair.order.length) return fair;
    coming.shift();
    return { ...fair, order: next.order };
  },
});
