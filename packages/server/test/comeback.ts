/**
 * A house full of people is killed with SIGKILL and started again: how long it takes until it is open, and until each of
 * them has the open question back, with their own client and by themselves.
 * By itself: node packages/server/test/comeback.ts [tables] [answers at each]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TaproomClient } from '@taproom/client';
import { WebSocket as NodeSocket } from 'ws';
import { anyAnswer, randomFrom, seatPeople } from './helpers.ts';
import { startHouse } from './house-process.ts';

export interface CameBack {
  people: number;
  /** In milliseconds since the kill: the house is open; half of the people, 99 of 100, all have their question. */
  open: number;
  half: number;
  most: number;
  all: number;
  /** What that took of the processor, in milliseconds: until it was open, and until all were back. */
  openCpu: number;
  cpu: number;
}

export async function comeBack(tables: number, answers: number): Promise<CameBack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'taproom-comeback-'));
  const clients: TaproomClient[] = [];
  let house = await startHouse(dataDir);
  try {
    const random = randomFrom(tables);
    for (let i = 0; i < tables; i++) {
      // Every fourth table gambles.
      const options = i % 4 === 3 ? { game: 'parlour', parlour: { game: 'delve' } } : {};
      const given = await seatPeople(house.http, 4, options);
      clients.push(
        ...given.map(
          ({ table, token }) => new TaproomClient({ url: house.ws, table, token, open: lightSocket }),
        ),
      );
    }
    for (const client of clients) while (!client.isOpen) await client.changed();
    for (let i = 0; i < clients.length; i += 4) await play(clients.slice(i, i + 4), answers, random);

    const asked = clients.map((client) => client.public!.asked?.number ?? -1);
    const back: number[] = [];
    let killed = 0;
    const all = Promise.all(
      clients.map(
        (client, i) =>
          new Promise<void>((resolve, reject) => {
            client.on.connection = (state) => {
              if (state !== 'open') return;
              back.push(performance.now() - killed);
              if (client.public!.asked!.number < asked[i]) reject(new Error('A question was lost.'));
              resolve();
            };
          }),
      ),
    );
    killed = performance.now();
    await house.kill();
    house = await startHouse(dataDir, house.port);
    const open = performance.now() - killed;
    const openCpu = house.cpu();
    await all;
    const cpu = house.cpu();
    back.sort((a, b) => a - b);
    const [half, most] = [0.5, 0.99].map((share) => back[Math.ceil(share * back.length) - 1]);
    return { people: clients.length, open, half, most, all: back.at(-1)!, openCpu, cpu };
  } finally {
    for (const client of clients) client.stop();
    await house.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** All of them are one process, so the lighter of Node's two kinds of WebSocket. */
const lightSocket = (url: string): WebSocket =>
  new NodeSocket(url, { perMessageDeflate: false }) as unknown as WebSocket;

/** So many answers at one table, whoever is asked. */
async function play(table: readonly TaproomClient[], answers: number, random: () => number): Promise<void> {
  for (let given = 0; given < answers;) {
    const asked = table.find((client) => anyAnswer(client, random) !== null);
    if (table[0].public?.status === 'over') return;
    if (asked === undefined) await Promise.race(table.map((client) => client.changed()));
    else
      await asked.answer(anyAnswer(asked, random)!).then(
        () => given++,
        () => {},
      );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [tables = '1000', answers = '30'] = process.argv.slice(2);
  const result = await comeBack(Number(tables), Number(answers));
  console.log(
    JSON.stringify(result, (_, value: unknown) => (typeof value === 'number' ? Math.round(value) : value)),
  );
  process.exit(result.open > 2000 || result.most > 3000 ? 1 : 0);
}
