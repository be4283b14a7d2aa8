/**
 * Keeps tables of every kind as this release keeps them, for the tests of all releases to come:
 * `node packages/server/test/saved-tables/record.ts NAME`. What is there already stays as it is.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TaproomClient, type SeatGiven } from '@taproom/client';
import { house } from '@taproom/house/own';
import { backup } from '../../src/storage/backup.ts';
import { anyAnswer, AT_ONCE, post, randomFrom, seatPeople, withServer, type TestServer } from '../helpers.ts';
import { lookAt, type Saved, type SavedTable } from './saved.ts';

const villain = house.cast.characters.find((character) => character.villain)!.name;
const [otto] = house.cast.automata!;
const factions = otto.automaton!.factions.slice(0, otto.automaton!.mixes).map(({ name }) => name);

/** So many answers are given; 0: to the end. */
async function playSome({ ws }: TestServer, given: readonly SeatGiven[], answers: number): Promise<void> {
  const clients = given.map(({ table, token }) => new TaproomClient({ url: ws, table, token }));
  const random = randomFrom(7);
  await Promise.all(clients.map((client) => client.changed()));
  for (let n = 0; (answers === 0 || n < answers) && clients[0].public!.status !== 'over';) {
    for (const client of clients) {
      const answer = anyAnswer(client, random);
      const isTaken =
        answer !== null &&
        (await client.answer(answer).then(
          () => true,
          () => false,
        ));
      if (isTaken) n++;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  // Until nothing happens by itself any more.
  for (
    let last = -1;
    last !== clients[0].eventCount;
    await new Promise((resolve) => setTimeout(resolve, 2000))
  )
    last = clients[0].eventCount;
  for (const client of clients) client.stop();
}

async function withOtto({ http }: TestServer): Promise<SeatGiven[]> {
  const host = await post<SeatGiven>(`${http}/api/tables`, {
    name: 'Ada',
    seats: 3,
    characters: ['Sera', otto.name, 'Dale'],
    variants: { factions },
    clocks: AT_ONCE,
  });
  const bob = await post<SeatGiven>(`${http}/api/seats`, { code: host.code, name: 'Bob' });
  await post(`${http}/api/tables/${host.table}/start`, undefined, host.token);
  return [host, bob];
}

async function inLobby({ http }: TestServer): Promise<SeatGiven[]> {
  const wish = { name: 'Ada', seats: 3, characters: ['Sera'], clocks: AT_ONCE };
  const host = await post<SeatGiven>(`${http}/api/tables`, wish);
  return [host, await post<SeatGiven>(`${http}/api/seats`, { code: host.code, name: 'Bob' })];
}

const KINDS: { what: string; seat: (server: TestServer) => Promise<SeatGiven[]>; answers: number }[] = [
  {
    what: 'inn',
    seat: ({ http }) => seatPeople(http, 2, { bots: 1, characters: ['Sera', 'Dale', 'Jasper'] }),
    answers: 40,
  },
  {
    what: 'teams',
    seat: ({ http }) =>
      seatPeople(http, 4, {
        characters: ['Sera', 'Dale', 'Jasper', 'Molly'],
        variants: { mode: 'two-headed-dragon' },
      }),
    answers: 20,
  },
  {
    what: 'boss',
    seat: ({ http }) =>
      seatPeople(http, 3, { characters: [villain, 'Sera', 'Dale'], variants: { mode: 'boss-battle' } }),
    answers: 20,
  },
  { what: 'otto', seat: withOtto, answers: 20 },
  {
    what: 'extras',
    seat: ({ http }) =>
      seatPeople(http, 2, {
        characters: ['Sera', 'Dale'],
        variants: { dungeonEvents: true, gamblingGames: true, barDeck: true },
      }),
    answers: 30,
  },
  {
    what: 'gambling',
    seat: ({ http }) => seatPeople(http, 3, { game: 'parlour', parlour: { game: 'delve', mode: 'betting' } }),
    answers: 3,
  },
  {
    what: 'evening',
    seat: ({ http }) => seatPeople(http, 3, { game: 'parlour', parlour: { mode: 'adventurers-choice' } }),
    answers: 10,
  },
  { what: 'lobby', seat: inLobby, answers: -1 },
  {
    what: 'finished',
    seat: ({ http }) => seatPeople(http, 2, { characters: ['Sera', 'Dale'] }),
    answers: 0,
  },
];

const [, , release] = process.argv;
if (release === undefined)
  throw new Error('Which release? node packages/server/test/saved-tables/record.ts NAME');
const folder = mkdtempSync(join(tmpdir(), 'taproom-saved-'));
const tables = await withServer(
  async (server) => {
    const saved: SavedTable[] = [];
    for (const { what, seat, answers } of KINDS) {
      const seats = await seat(server);
      if (answers >= 0) await playSome(server, seats, answers);
      const looks = await Promise.all(seats.map((given) => lookAt(server, given)));
      saved.push({
        what,
        seats,
        hands: looks.map(({ hand }) => hand),
        status: looks[0].client.public!.status,
      });
    }
    return saved;
  },
  { dataDir: folder },
);
backup(folder, join(folder, 'whole.db'));
const place = join(import.meta.dirname, release);
writeFileSync(`${place}.db.gz`, gzipSync(readFileSync(join(folder, 'whole.db')), { level: 9 }), {
  flag: 'wx',
});
writeFileSync(`${place}.json`, `${JSON.stringify({ release, tables } satisfies Saved, null, 2)}\n`, {
  flag: 'wx',
});
rmSync(folder, { recursive: true });
console.log(
  tables
    .map(({ what, status, hands }) => `${what}: ${status} ${hands.map((hand) => hand.length).join(' ')}`)
    .join('\n'),
);
