/**
 * The server of the house with a chance that can be told what to bring: the parent process sends the answers to the
 * next questions of chance, in their order, or a number from which all that it brings follows; after the answers, and
 * where that number is 0, chance is fair again. Only tests have such a house.
 */
import { house } from '@taproom/house/own';
import { answerChance, luckFrom, type Luck } from '@taproom/kernel';
import { startServer } from '../../server/src/index.ts';
import { NO_LIMITS } from '../../server/src/net/limits.ts';
import { freshChance } from '../../server/src/secrets.ts';
import type { Told } from './arranged.ts';

const coming: Told[] = [];

let follows: Luck | null = null;

process.on('message', (told: Told[] | number) => {
  const [answers, seed] = typeof told === 'number' ? [[], told] : [told, 0];
  coming.splice(0, coming.length, ...answers);
  follows = seed === 0 ? null : luckFrom(seed);
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
    const fair = follows === null ? freshChance(question) : answerChance(follows, question);
    const [next] = coming;
    if (next === undefined || fair.do !== 'shuffle' || next.order.length !== fair.order.length) return fair;
    coming.shift();
    return { ...fair, order: next.order };
  },
});
