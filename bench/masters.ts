/**
 * How late bots are where many think at once: `node bench/masters.ts [--tables N] [--bot NAME] [--seconds N]`. Tables of
 * four bots each ask the server's own threads, all at the same time, and again as soon as they are answered; people would
 * let them breathe. Exits with 1 if somebody waited longer than two seconds.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { house } from '@taproom/house/own';
import { answerChance, below, isChance, luckFrom } from '@taproom/kernel';
import { openBotPool } from '../packages/server/src/table/bots.ts';
import { botThreads } from '../packages/server/src/table/bot-threads.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    bot: { type: 'string', default: 'master' },
    seconds: { type: 'string', default: '60' },
  },
});
const LATEST = 2000;
const { inn, cast } = house;
const game = house.game('inn');
const { threads, start } = botThreads(house);
const pool = openBotPool(house, { threads, start });
const names = cast.characters.map(({ name }) => name);
const waits: number[] = [];
let end = Infinity;

/** Games one after the other. */
async function playAt(table: string, seed: number): Promise<void> {
  const luck = luckFrom(seed);
  while (performance.now() < end) {
    const left = names.slice();
    const players = Array.from({ length: 4 }, () => left.splice(below(luck, left.length), 1)[0]);
    const state = inn.create({ players });
    const minds = players.map(() => inn.memory(state.setup));
    for (let question = inn.question(state); question.kind !== 'over'; question = inn.question(state)) {
      if (performance.now() >= end) return;
      let answer;
      if (isChance(question)) answer = answerChance(luck, question);
      else {
        const { seat } = question;
        const begun = performance.now();
        const said = await pool.think(game, state, { table, seat, bot: values.bot, memory: minds[seat] });
        waits.push(performance.now() - begun);
        // It was asked about the inn.
        answer = said as Parameters<typeof inn.apply>[1];
      }
      const events = inn.apply(state, answer);
      minds.forEach((mind, seat) => events.forEach((event) => inn.remember(mind, event, seat)));
    }
  }
}

// The threads open their houses first.
const opening = inn.create({ players: names.slice(0, 4) });
const deals = luckFrom(1);
for (let question = inn.question(opening); isChance(question); question = inn.question(opening))
  inn.apply(opening, answerChance(deals, question));
const { seat } = inn.question(opening);
await Promise.all(
  Array.from({ length: threads }, (_, i) =>
    pool.think(game, opening, {
      table: `first ${i}`,
      seat,
      bot: 'regular',
      memory: inn.memory(opening.setup),
    }),
  ),
);

const load = loadavg().map((n) => n.toFixed(1));
const late = pool.counts.late;
end = performance.now() + 1000 * Number(values.seconds);
await Promise.all(Array.from({ length: Number(values.tables) }, (_, i) => playAt(`table ${i}`, i + 1)));
await pool.close();
waits.sort((a, b) => a - b);
const at = (part: number): string => `${waits[Math.floor(part * (waits.length - 1))].toFixed(0)} ms`;
console.log(
  `${values.tables} tables of four ${values.bot} bots for ${values.seconds} s, load average before ${load.join(' ')}: ` +
    `${waits.length} answers, half of them within ${at(0.5)}, 99 of 100 within ${at(0.99)}, the last within ${at(1)}; ` +
    `${pool.counts.late - late} late, ${pool.counts.failed} answered for.`,
);
process.exitCode = waits.at(-1)! > LATEST ? 1 : 0;
