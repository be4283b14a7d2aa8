// Your bot against ours: they change seats and characters from game to game. `node match.mjs [games]`
import { fileURLToPath } from 'node:url';
import { house } from 'taproom';
import { simulate } from 'taproom/simulate';

const bot = fileURLToPath(new URL('my-bot.mjs', import.meta.url));
const games = Number(process.argv[2] ?? 100);
const { byBot } = await simulate(house, { bot, bots: 'mine,random', games, seed: 1 });
for (const [name, { wins, share, standardError, msPerDecision }] of Object.entries(byBot))
  console.log(
    `${name}: ${wins} of ${games} games, ${(100 * share).toFixed(1)} % ± ${(100 * standardError).toFixed(1)}, ` +
      `${msPerDecision} ms a decision`,
  );
