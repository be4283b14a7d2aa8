/**
 * At random moments of play something terrible happens: the server is killed with SIGKILL and started again on the same
 * port and database, its disk is full for a while, or another program holds its database. Nothing that was confirmed may
 * be lost, nothing done twice, and everybody must play on by themselves.
 * By itself: node packages/server/test/killed.ts [times] [kill|fill|hold] [tables]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { TaproomClient } from '@taproom/client';
import { house } from '@taproom/house/own';
import { openSqlite } from '../src/storage/sqlite.ts';
import { recall } from '../src/table/memory.ts';
import { isDeclaration } from '../src/table/steps.ts';
import { anyAnswer, randomFrom, seatPeople } from './helpers.ts';
import { startHouse, type HouseProcess } from './house-process.ts';

export interface Killed {
  kills: number;
  confirmed: number;
  lost: number;
  doubled: number;
  /** How long it took until everybody was back at the table, in milliseconds: the longest. */
  slowest: number;
}

/** What happens to the server; gives the one that goes on. */
type Terror = (server: HouseProcess, dataDir: string) => Promise<HouseProcess>;

const TERRORS = {
  async kill(server, dataDir) {
    await server.kill();
    return startHouse(dataDir, server.port);
  },
  /** Nothing of any size may be written to files any more: what a full disk does, without filling one (Linux). */
  async fill(server) {
    const limit = (bytes: string): void => {
      execFileSync('prlimit', [`--pid=${server.pid}`, `--fsize=${bytes}:unlimited`]);
    };
    limit('1');
    await sleep(400);
    limit('unlimited');
    return server;
  },
  async hold(server, dataDir) {
    const other = new DatabaseSync(join(dataDir, 'taproom.db'), { timeout: 10_000 });
    other.exec('begin immediate');
    await sleep(10_000);
    other.exec('rollback');
    other.close();
    return server;
  },
} satisfies Record<string, Terror>;

export async function killAgainAndAgain(
  kills: number,
  tables = 3,
  terror: keyof typeof TERRORS = 'kill',
): Promise<Killed> {
  const dataDir = mkdtempSync(join(tmpdir(), 'taproom-killed-'));
  let server = await startHouse(dataDir);
  const { http, ws } = server;
  const random = randomFrom(kills + server.port);
  const result: Killed = { kills: 0, confirmed: 0, lost: 0, doubled: 0, slowest: 0 };
  const sent = new Map<string, string[]>();
  const clients: TaproomClient[] = [];

  let parties = 0;
  async function sitDown(): Promise<void> {
    // Every third table gambles.
    const gambling = { game: 'parlour', parlour: { game: 'delve' } };
    const given = await seatPeople(http, 4, parties++ % 3 === 1 ? gambling : {});
    for (const { table, token, seat } of given) {
      const client = new TaproomClient({ url: ws, table, token });
      clients.push(client);
      const confirmed: string[] = [];
      sent.set(`${table} ${seat}`, confirmed);
      let busy = false;
      const look = (): void => {
        const answer = busy ? null : anyAnswer(client, random);
        if (answer === null || client.public?.status === 'over') return;
        busy = true;
        const said = JSON.stringify({ question: client.public?.asked?.number, do: answer.do });
        client.answer(answer).then(
          () => {
            busy = false;
            confirmed.push(said);
            result.confirmed++;
            // A little thought, so that games last.
            setTimeout(look, 5);
          },
          () => {
            busy = false;
            setTimeout(look, 50);
          },
        );
      };
      client.on.changed = look;
    }
  }

  try {
    for (let i = 0; i < tables; i++) await sitDown();
    while (result.kills < kills) {
      await sleep(50 + random() * 350);
      const before = performance.now();
      server = await TERRORS[terror](server, dataDir);
      result.kills++;
      const begun = terror === 'kill' ? before : performance.now();
      while (!clients.every((client) => client.isOpen && client.public?.trouble === null)) {
        await sleep(10);
        if (performance.now() - begun > 20_000) throw new Error('Somebody did not come back.');
      }
      result.slowest = Math.max(result.slowest, performance.now() - begun);
      if (clients.slice(-4)[0].public?.status === 'over' || clients.every((c) => c.public?.status === 'over'))
        await sitDown();
    }
    await sleep(200);
    for (const client of clients) client.stop();
    await server.kill('SIGTERM');
    await compare(dataDir, sent, result);
    return result;
  } finally {
    for (const client of clients) client.stop();
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What was confirmed stands in the log, once each, and the log can be played from the beginning. */
async function compare(
  dataDir: string,
  sent: ReadonlyMap<string, readonly string[]>,
  result: Killed,
): Promise<void> {
  const storage = openSqlite(join(dataDir, 'taproom.db'));
  const tables = new Set([...sent.keys()].map((key) => key.split(' ')[0]));
  for (const table of tables) {
    const loaded = (await storage.load(table))!;
    const entries = await storage.log(table);
    const whole = recall(house, { ...loaded, snapshot: null, entries })!;
    const quick = recall(house, loaded)!;
    if (
      JSON.stringify(whole.state) !== JSON.stringify(quick.state) ||
      whole.sequence !== quick.sequence ||
      whole.draws !== quick.draws
    )
      throw new Error('The snapshot and the log disagree.');
    const inLog = new Map<string, number>();
    const ids = new Set<string>();
    const game = house.game(loaded.record.options.game, loaded.record.setup);
    const state = game.create(loaded.record.setup!);
    let question = 0;
    for (const entry of entries) {
      const { by, id, did } = entry;
      if (by !== undefined && did[0]?.seat === by) {
        const key = `${by} ${JSON.stringify({ question, do: did[0].do })}`;
        inLog.set(key, (inLog.get(key) ?? 0) + 1);
        if (ids.has(`${by} ${id}`)) result.doubled++;
        ids.add(`${by} ${id}`);
      }
      if (did.length > 0 && !isDeclaration(game, state, entry)) question++;
      for (const answer of did) game.apply(state, answer);
    }
    for (const [key, answers] of sent) {
      const [of, seat] = key.split(' ');
      if (of !== table) continue;
      for (const answer of answers) if (!inLog.has(`${seat} ${answer}`)) result.lost++;
    }
    for (const count of inLog.values()) if (count > 1) result.doubled++;
  }
  await storage.close();
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [times = '100', terror = 'kill', tables = '3'] = process.argv.slice(2);
  const result = await killAgainAndAgain(Number(times), Number(tables), terror as keyof typeof TERRORS);
  console.log(JSON.stringify(result));
  process.exitCode = result.lost + result.doubled > 0 || result.slowest > 3000 ? 1 : 0;
}
