/** The fair deal of tables of every kind, over the wire, with the house killed in the middle. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TaproomClient, type SeatGiven } from '@taproom/client';
import { house } from '@taproom/house/own';
import {
  commitmentTo,
  dealKey,
  verifyByTheRules,
  type AnyAnswer,
  type Proof,
  type ProvenGame,
} from '@taproom/kernel';
import { describe, expect, test } from 'vitest';
import { anyAnswer, AT_ONCE, playOn, post, randomFrom, withServer } from './helpers.ts';
import { proveTable } from './proven.ts';

const HOUSE = fileURLToPath(new URL('gossiping-house.ts', import.meta.url));

/** A house in a process of its own, and all that it has ever said. */
class Gossips {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'taproom-fair-'));
  readonly port = 20_000 + Math.floor(Math.random() * 20_000);
  readonly http = `http://127.0.0.1:${this.port}`;
  said = '';
  private child: ChildProcess | null = null;

  async open(): Promise<void> {
    const env = { ...process.env, PORT: String(this.port), DATA_DIR: this.dataDir };
    const child = spawn(process.execPath, [HOUSE], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    for (const out of [child.stdout, child.stderr])
      out.on('data', (text: Buffer) => (this.said += text.toString()));
    for (let tries = 0; ; tries++) {
      const isOpen = await fetch(`${this.http}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isOpen) return;
      if (tries > 500 || child.exitCode !== null) throw new Error(`The house does not open: ${this.said}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.child!.once('exit', resolve));
    this.child!.kill('SIGKILL');
    await ended;
  }
}

/** A client that keeps every byte it receives. */
function recorded(
  port: number,
  table: string,
  token?: string,
): { client: TaproomClient; received: string[] } {
  const received: string[] = [];
  const open = (to: string): WebSocket => {
    const socket = new WebSocket(to);
    socket.addEventListener('message', ({ data }) => received.push(String(data)));
    return socket;
  };
  return { client: new TaproomClient({ url: `ws://127.0.0.1:${port}/ws`, table, token, open }), received };
}

/** Whatever of a secret would help somebody: itself, what follows from it, in any writing, and pieces of it. */
function tracesOf({ secret, additions }: Proof): string[] {
  const key = Buffer.from(dealKey(secret, additions).buffer);
  return [Buffer.from(secret, 'hex'), key].flatMap((bytes) => {
    const hex = bytes.toString('hex');
    const pieces = Array.from({ length: hex.length - 11 }, (_, i) => hex.slice(i, i + 12));
    return [
      ...pieces,
      hex.toUpperCase(),
      bytes.toString('base64').slice(0, 40),
      bytes.toString('base64url').slice(0, 40),
    ];
  });
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
};

const TABLES = {
  'the inn': { variants: { gamblingGames: true, dungeonEvents: true } },
  'a gambling game': { game: 'parlour', parlour: { game: 'delve' } },
  'an evening': { game: 'parlour', parlour: { mode: 'adventurers-choice', rounds: 2 } },
};

describe('a fair deal', { timeout: 120_000 }, () => {
  test.each(Object.entries(TABLES))(
    '%s: nothing of the secret is to be found before the end',
    async (_, options) => {
      const gossips = new Gossips();
      const { http, port } = gossips;
      const asked: string[] = [];
      /** As anybody could ask, and all that is answered. */
      const ask = async (path: string, token?: string): Promise<string> => {
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const text = await fetch(`${http}${path}`, { headers }).then((reply) => reply.text());
        asked.push(text);
        return text;
      };
      try {
        await gossips.open();
        const wish = { name: 'Ada', seats: 3, bots: 1, bot: 'gossip', clocks: AT_ONCE, ...options };
        const ada = await post<SeatGiven>(`${http}/api/tables`, wish);
        const bob = await post<SeatGiven>(`${http}/api/seats`, { code: ada.code, name: 'Bob' });
        asked.push(JSON.stringify([ada, bob]));
        const { table, commitment } = ada;
        expect(commitment).toMatch(/^[0-9a-f]{64}$/);
        const all = [ada.token, bob.token, undefined].map((token) => recorded(port, table, token));
        const [one, two, watcher] = all.map(({ client }) => client);
        const additions = (): readonly string[] => watcher.public?.fair?.additions ?? [];

        // Clients add something by themselves, and people may add what they like instead.
        await until(() => additions()[0] !== '' && additions()[1] !== '' && additions().length > 0);
        expect(additions()).toEqual([
          expect.stringMatching(/^[0-9a-f]{32}$/),
          expect.stringMatching(/^[0-9a-f]{32}$/),
          '',
        ]);
        two.addChance('  a pinch\n of\u0000 salt ');
        await until(() => additions()[1] === 'a pinch of salt');
        const refusals: string[] = [];
        watcher.on.refused = ({ why }) => refusals.push(why);
        watcher.addChance('a word');
        one.on.refused = ({ why }) => refusals.push(why);
        await post(`${http}/api/tables/${table}/start`, { chance: 'the last word' }, ada.token);
        await until(() => one.public?.status === 'playing');
        one.addChance('too late');
        await until(() => refusals.length === 2);
        expect(refusals).toEqual([
          'Only those who play add to chance.',
          'The deal has begun: nothing can be added to it any more.',
        ]);

        const look = async (): Promise<void> => {
          for (const path of ['story', 'cards', 'log', 'nonsense'])
            await ask(`/api/tables/${table}/${path}`, bob.token);
          for (const path of ['/metrics', '/healthz', '/api/tables', `/api/codes/${ada.code}`])
            await ask(path);
        };
        // As long as two are in the game, and one of them has said nothing at all, it cannot end.
        await look();
        const random = randomFrom(7);
        await until(() => one.question !== null || two.question !== null);
        const first = one.question === null ? two : one;
        let answer = anyAnswer(first, random)!;
        while (answer.do === 'fold') answer = anyAnswer(first, random)!;
        await first.answer(answer);
        await gossips.kill();
        await gossips.open();
        await until(() => one.isOpen && two.isOpen);
        await look();
        expect(one.public?.status).toBe('playing');
        await Promise.all([one, two].map((client) => playOn(client, random)));
        await until(() => watcher.public?.fair?.secret != null);

        const file = JSON.parse(
          await fetch(`${http}/api/tables/${table}/log`).then((reply) => reply.text()),
        ) as {
          game: 'inn' | 'parlour' | 'evening';
          setup: { players: string[] };
          log: AnyAnswer[];
          fair: Proof;
        } & ProvenGame;
        const { fair } = file;
        expect(fair.additions).toEqual(['the last word', 'a pinch of salt', '']);
        expect(fair.commitment).toBe(commitment);
        expect(watcher.public?.fair).toEqual({ commitment, additions: fair.additions, secret: fair.secret });
        expect(commitmentTo(fair.secret)).toBe(commitment);
        expect(fair.characters).toHaveLength(file.game === 'inn' ? 3 : 0);
        expect(verifyByTheRules(house.game(file.game, file.setup), file)).toEqual([]);
        const story = JSON.parse(
          await fetch(`${http}/api/tables/${table}/story`).then((reply) => reply.text()),
        ) as {
          fair: unknown;
        };
        expect(story.fair).toEqual(watcher.public?.fair);

        const traces = tracesOf(fair);
        const findIn = (text: string): string[] => traces.filter((trace) => text.includes(trace));
        expect(gossips.said).toContain('gossip {');
        expect(gossips.said).toContain('the house is open');
        expect(findIn(gossips.said)).toEqual([]);
        expect(asked.length).toBeGreaterThan(8);
        expect(findIn(asked.join('\n'))).toEqual([]);
        for (const { received } of all) {
          const revealed = received.findIndex((text) => text.includes(fair.secret));
          expect(findIn(received.slice(0, revealed).join('\n'))).toEqual([]);
          expect(received[revealed]).toContain('"over"');
          expect(revealed).toBeGreaterThan(5);
        }

        // Another game, another secret, and everybody adds anew.
        const { table: next } = await post<{ table: string }>(
          `${http}/api/tables/${table}/rematch`,
          { now: true },
          ada.token,
        );
        const again = recorded(port, next).client;
        await until(() => again.public !== null);
        expect(again.public?.fair).toEqual({
          commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
          additions: ['', '', ''],
          secret: null,
        });
        expect(again.public?.fair?.commitment).not.toBe(commitment);
        for (const client of [one, two, watcher, again]) client.stop();
      } finally {
        await gossips.kill();
        rmSync(gossips.dataDir, { recursive: true, force: true });
      }
    },
  );

  test('whoever has left has added nothing, and whoever moves up takes their addition along', () =>
    withServer(
      async ({ http, ws, tables }) => {
        const ada = await post<SeatGiven>(`${http}/api/tables`, { name: 'Ada', seats: 4 });
        const names = ['Bob', 'Cy', 'Di'];
        const others: SeatGiven[] = [];
        for (const name of names) others.push(await post(`${http}/api/seats`, { code: ada.code, name }));
        const { table } = ada;
        for (const [i, { token }] of [ada, ...others].entries()) {
          const client = new TaproomClient({ url: ws, table, token });
          // Then it adds nothing by itself.
          client.addChance(String(i));
          await client.changed();
          client.addChance(`addition ${i}`);
          await client.changed();
          client.stop();
        }
        const live = (await tables.find(table))!;
        const added = (): unknown => live.record.seats.map(({ chance }) => chance);
        expect(added()).toEqual(['addition 0', 'addition 1', 'addition 2', 'addition 3']);
        await post(`${http}/api/tables/${table}/leave`, undefined, others[1].token);
        await post(`${http}/api/tables/${table}/seats`, { seats: 3 }, ada.token);
        await post(`${http}/api/tables/${table}/seats/1`, { kind: 'bot' }, ada.token);
        await post(`${http}/api/tables/${table}/start`, undefined, ada.token);
        expect(live.record.fair?.additions).toEqual(['addition 0', '', 'addition 3']);
      },
      { chance: undefined },
    ));

  test('tables of every kind verify, and do not with one draw changed', async () => {
    for (let seed = 101; seed <= 140; seed++)
      expect(await proveTable(seed, seed % 10 === 0)).toBeGreaterThan(0);
  });
});
