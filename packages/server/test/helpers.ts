/** A real server on loopback with a database of its own, and people who play at it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeatGiven, TaproomClient, WireAnswer } from '@taproom/client';
import { house } from '@taproom/house/own';
import type { InnState } from '@taproom/inn';
import { answerChance, luckFrom, type ChanceQuestion } from '@taproom/kernel';
import { NO_LIMITS } from '../src/net/limits.ts';
import { startServer, type RunningServer, type ServerOptions } from '../src/index.ts';
import type { LiveTable } from '../src/table/live-table.ts';

export interface TestServer extends RunningServer {
  readonly http: string;
  readonly ws: string;
  readonly dataDir: string;
}

/** Chance brings the same in every run: a test that fails, fails again. */
function sameChance(): ServerOptions['chance'] {
  const luck = luckFrom(1);
  return (question: ChanceQuestion) => answerChance(luck, question);
}

export async function withServer<T>(
  use: (server: TestServer) => Promise<T>,
  options: Partial<ServerOptions> = {},
): Promise<T> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'taproom-'));
  const running = await startServer({
    house,
    port: 0,
    host: '127.0.0.1',
    dataDir,
    logLevel: 'error',
    limits: NO_LIMITS,
    chance: sameChance(),
    ...options,
  });
  const address = `127.0.0.1:${running.port}`;
  try {
    return await use({ ...running, http: `http://${address}`, ws: `ws://${address}/ws`, dataDir });
  } finally {
    await running.stop();
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function post<T>(url: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const reply = (await response.json()) as T & { error?: string };
  if (!response.ok) throw new Error(`${response.status} ${reply.error ?? ''}`);
  return reply;
}

/** What must take less than two seconds; a machine with more to do than it can takes what it takes. */
export const soon = (): number => (loadavg()[0] > 2 * availableParallelism() ? 15_000 : 2000);

/** The state of a table of The Red Dragon Inn. */
export const innState = (table: LiveTable): InnState => table.memory!.state as InnState;

/** No clocks, no pauses: everything happens when everybody has answered. */
export const AT_ONCE = { quiet: 0, window: 0, shortest: 0, bot: 0, turn: 0, away: 60_000 };

/** A table with people at all seats but the bots', started. */
export async function seatPeople(
  http: string,
  people: number,
  options: Record<string, unknown> = {},
): Promise<SeatGiven[]> {
  const bots = (options.bots as number | undefined) ?? 0;
  const seats = people + bots;
  // No surprises, unless a test wants some.
  const characters =
    options.game === undefined ? house.cast.characters.slice(0, seats).map(({ name }) => name) : [];
  const first = await post<SeatGiven>(`${http}/api/tables`, {
    name: 'Player 1',
    seats,
    clocks: AT_ONCE,
    characters,
    ...options,
  });
  const given = [first];
  for (let i = 1; i < people; i++)
    given.push(await post<SeatGiven>(`${http}/api/seats`, { code: first.code, name: `Player ${i + 1}` }));
  await post(`${http}/api/tables/${first.table}/start`, undefined, first.token);
  return given;
}

/** What a person who answers anything answers: single choices, or some of several. */
export function anyAnswer(client: TaproomClient, random: () => number): WireAnswer | null {
  const { own } = client;
  if (own === null || client.question === null || own.choices.length === 0) return null;
  const pick = own.choices[Math.floor(random() * own.choices.length)].answer as unknown as WireAnswer;
  if (own.many === null || pick.do === 'play') return pick;
  const size =
    own.many.min + Math.floor(random() * (Math.min(own.many.max, own.many.min + 2) - own.many.min + 1));
  const singles = own.choices
    .map(({ answer }) => answer as unknown as WireAnswer)
    .filter(
      (answer) =>
        (answer.do === 'choose' ? answer.picks : answer.do === 'discard' ? answer.cards : []).length === 1,
    );
  const some = singles.slice(0, size);
  if (pick.do === 'discard')
    return { do: 'discard', cards: some.flatMap((a) => (a.do === 'discard' ? a.cards : [])) };
  if (pick.do === 'choose')
    return { do: 'choose', picks: some.flatMap((a) => (a.do === 'choose' ? a.picks : [])) };
  return pick;
}

/** Small numbers at random, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Who has come is told a moment later, and in how many steps depends on the moment: waits until all know of all. */
export async function allHere(clients: readonly TaproomClient[]): Promise<void> {
  for (const client of clients)
    while (client.public!.seats.some(({ kind, here }) => kind === 'human' && !here)) await client.changed();
}

/** Somebody who answers whatever is asked, until the game is over. */
export function playOn(
  client: TaproomClient,
  random: () => number,
  answered?: (count: number) => void,
): Promise<number> {
  let count = 0;
  let busy = false;
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (client.public?.status === 'over') {
        resolve(count);
        return;
      }
      if (busy) return;
      const answer = anyAnswer(client, random);
      if (answer === null) return;
      busy = true;
      client.answer(answer).then(
        () => {
          busy = false;
          count++;
          answered?.(count);
          look();
        },
        (error: Error) => {
          busy = false;
          // Somebody was quicker.
          if (error.name === 'AnswerRefused' && /no longer open|had your say/.test(error.message)) look();
          else reject(error);
        },
      );
    };
    client.on.changed = look;
    look();
  });
}
