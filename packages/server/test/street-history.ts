/**
 * Three houses on one Postgres, people who play at them, and faults at random: houses are killed, or paused for longer than
 * their time, connections between them and to the database are cut, the database is stopped. Then the history is
 * looked at: what was confirmed is in the logs once, in one order, each epoch of a table has one author, everybody
 * is told the same, and nobody waits for long.
 * By itself: node packages/server/test/street-history.ts [runs] [first seed]
 */
import { fileURLToPath } from 'node:url';
import { TaproomClient, type SeatGiven } from '@taproom/client';
import { house } from '@taproom/house/own';
import { Client } from 'pg';
import { openPostgres } from '../src/storage/postgres/postgres.ts';
import { recall } from '../src/table/memory.ts';
import { layCable, type Cable } from './cable.ts';
import { anyAnswer, AT_ONCE, post, randomFrom } from './helpers.ts';
import { freePort, startHouse, type HouseProcess } from './house-process.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const HOUSES = 3;
const TABLES = 4;
const PEOPLE = 3;
/** Nobody waits longer than this after the last fault. */
export const LONGEST_WAIT = 10_000;
/** A house's time is three seconds. */
const PAUSE = 3500;

export interface History {
  runs: number;
  faults: Record<string, number>;
  confirmed: number;
  /** How often a table went from one house to another. */
  moves: number;
  /** Until everybody played on after the last fault, in milliseconds: the longest. */
  slowest: number;
}

/** A house with the cables that lead to it and from it to the database. */
interface Place {
  house: HouseProcess;
  readonly toHouse: Cable;
  readonly toDatabase: Cable;
}

interface Street {
  readonly postgres: TestPostgres;
  readonly places: readonly Place[];
  readonly url: string;
  readonly admin: () => Promise<Client>;
  remove(): Promise<void>;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Who has written which entry, as the database sees it: each house connects under its own name. */
const AUDIT = `
  create table taproom.audit (table_id text, sequence integer, epoch integer, author text);
  create function taproom.note() returns trigger language plpgsql as $$
  begin
    insert into taproom.audit values (new.table_id, new.sequence, new.epoch, current_setting('application_name'));
    return new;
  end $$;
  create trigger note after insert on taproom.entries for each row execute function taproom.note();`;

async function openStreet(): Promise<Street> {
  const postgres = await startPostgres();
  const url = await postgres.database('history');
  await (await openPostgres(url)).close();
  const admin = async (): Promise<Client> => {
    const client = new Client(url);
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  const first = await admin();
  await first.query(AUDIT);
  await first.end();
  const places = await Promise.all(
    Array.from({ length: HOUSES }, async (): Promise<Place> => {
      const toDatabase = await layCable(postgres.port);
      const port = await freePort();
      const toHouse = await layCable(port);
      return { house: await open({ toHouse, toDatabase }, port), toHouse, toDatabase };
    }),
  );
  return {
    postgres,
    places,
    url,
    admin,
    async remove() {
      for (const { house: process, toHouse, toDatabase } of places) {
        await process.kill();
        await toHouse.remove();
        await toDatabase.remove();
      }
      await postgres.remove();
    },
  };
}

/** Where the database is away it does not open, and is started again, as whatever looks after services does. */
async function open(
  { toHouse, toDatabase }: Pick<Place, 'toHouse' | 'toDatabase'>,
  port: number,
): Promise<HouseProcess> {
  const environment = {
    DATABASE_URL: `postgres://taproom@127.0.0.1:${toDatabase.port}/history`,
    HOUSE_ADDRESS: `127.0.0.1:${toHouse.port}`,
  };
  for (let tries = 1; ; tries++)
    try {
      return await startHouse('', port, environment);
    } catch (error) {
      if (tries === 20) throw error;
      await sleep(200);
    }
}

type Fault = (street: Street, random: () => number) => Promise<void>;

const anyPlace = ({ places }: Street, random: () => number): Place =>
  places[Math.floor(random() * places.length)];

const FAULTS: Record<string, Fault> = {
  async kill(street, random) {
    const place = anyPlace(street, random);
    await place.house.kill();
    await sleep(random() * 1000);
    place.house = await open(place, place.house.port);
  },
  async pause(street, random) {
    const { house: process } = anyPlace(street, random);
    process.signal('SIGSTOP');
    await sleep(PAUSE + random() * 1500);
    process.signal('SIGCONT');
  },
  async 'cut between houses'(street, random) {
    const cut = street.places.filter(() => random() < 0.7);
    for (const { toHouse } of cut) toHouse.cut(random() < 0.5);
    await sleep(500 + random() * 2500);
    for (const { toHouse } of cut) toHouse.mend();
  },
  async 'cut to the database'(street, random) {
    const { toDatabase } = anyPlace(street, random);
    toDatabase.cut(random() < 0.5);
    await sleep(random() * 5000);
    toDatabase.mend();
  },
  async 'database restarted'({ postgres }, random) {
    await postgres.stop(random() < 0.5 ? 'SIGQUIT' : 'SIGINT');
    await sleep(random() * 1000);
    await postgres.start();
  },
};

/** Somebody who plays, through whichever door opens. */
interface Person {
  readonly client: TaproomClient;
  readonly given: SeatGiven;
  /** The ids of what was confirmed. */
  readonly confirmed: string[];
  lastAt: number;
  /** Has had enough. */
  rests: boolean;
}

async function sitDown(street: Street, random: () => number): Promise<Person[]> {
  const door = (): HouseProcess => anyPlace(street, random).house;
  const gambling = random() < 0.5 ? { game: 'parlour', parlour: { game: 'delve' } } : {};
  const characters = 'game' in gambling ? [] : house.cast.characters.slice(0, PEOPLE).map(({ name }) => name);
  const wishes = { name: 'Player 1', seats: PEOPLE, clocks: AT_ONCE, characters, ...gambling };
  const first = await post<SeatGiven>(`${door().http}/api/tables`, wishes);
  const given = [first];
  for (let n = 1; n < PEOPLE; n++)
    given.push(await post(`${door().http}/api/seats`, { code: first.code, name: `Player ${n + 1}` }));
  await post(`${door().http}/api/tables/${first.table}/start`, {}, first.token);
  return given.map((seat) => play(seat, door, random));
}

function play(given: SeatGiven, door: () => HouseProcess, random: () => number): Person {
  const confirmed: string[] = [];
  let said = '';
  const client = new TaproomClient({
    url: '',
    table: given.table,
    token: given.token,
    open() {
      const socket = new WebSocket(door().ws);
      const send = socket.send.bind(socket);
      socket.send = (text) => {
        // A client says nothing but texts.
        const message = JSON.parse(text as string) as { type: string; id?: string };
        if (message.type === 'answer') said = message.id!;
        send(text);
      };
      return socket;
    },
  });
  const person: Person = { client, given, confirmed, lastAt: performance.now(), rests: false };
  let busy = false;
  const look = (): void => {
    const answer = busy || person.rests ? null : anyAnswer(client, random);
    if (answer === null || client.public?.status === 'over') return;
    busy = true;
    client.answer(answer).then(
      () => {
        busy = false;
        confirmed.push(said);
        person.lastAt = performance.now();
        // A little thought, so that games last.
        setTimeout(look, 20);
      },
      () => {
        busy = false;
        setTimeout(look, 50);
      },
    );
  };
  client.on.changed = look;
  return person;
}

const isOver = ({ client }: Person): boolean => client.public?.status === 'over';

async function run(street: Street, seed: number, history: History): Promise<void> {
  const random = randomFrom(seed);
  const tables = await Promise.all(Array.from({ length: TABLES }, () => sitDown(street, random)));
  const everybody = tables.flat();
  try {
    const names = Object.keys(FAULTS);
    // One after the other of each kind, so that none mends what another has just begun.
    const before = new Map<string, Promise<void>>();
    const faults = Array.from({ length: 3 + Math.floor(random() * 2) }, async (_, i) => {
      const name = names[Math.floor(random() * names.length)];
      await sleep(300 + i * 700 * random());
      history.faults[name] = (history.faults[name] ?? 0) + 1;
      const fault = (before.get(name) ?? Promise.resolve()).then(() => FAULTS[name](street, random));
      before.set(name, fault);
      await fault;
    });
    await Promise.all(faults);
    const since = performance.now();
    // Everybody is there, and at each table somebody was confirmed since, or the game is over.
    const goesOn = (people: readonly Person[]): boolean =>
      people.every(({ client }) => client.isOpen && client.public?.trouble === null) &&
      (people.every(isOver) || people.some(({ lastAt }) => lastAt > since));
    while (!tables.every(goesOn)) {
      await sleep(20);
      if (performance.now() - since > 3 * LONGEST_WAIT) throw new Error(`Somebody waits still: run ${seed}.`);
    }
    history.slowest = Math.max(history.slowest, performance.now() - since);
    await sleep(200);
    for (const person of everybody) person.rests = true;
    await settled(tables);
    for (const people of tables) await tellAlike(street, people);
  } finally {
    for (const { client } of everybody) client.stop();
  }
  for (const people of tables) await check(street, people, history);
  history.runs++;
  history.confirmed += everybody.reduce((sum, { confirmed }) => sum + confirmed.length, 0);
}

/** What was on its way has arrived everywhere. */
async function settled(tables: readonly (readonly Person[])[]): Promise<void> {
  for (const until = performance.now() + LONGEST_WAIT; performance.now() < until;) {
    await sleep(150);
    if (tables.every((people) => new Set(people.map(({ client }) => viewOf(client))).size === 1)) return;
  }
}

const viewOf = ({ public: table, eventCount }: TaproomClient): string =>
  JSON.stringify([table?.view, table?.status, table?.asked?.number, eventCount]);

/** All see the same table, and each is told the same story through every door. */
async function tellAlike({ places }: Street, people: readonly Person[]): Promise<void> {
  const views = new Set(people.map(({ client }) => viewOf(client)));
  if (views.size !== 1)
    throw new Error(`They see different tables: ${[...views].map((view) => view.slice(-80)).join(' | ')}`);
  for (const { given, client } of people) {
    const stories = await Promise.all(
      places.map(async ({ house: { http } }) => {
        const response = await fetch(`${http}/api/tables/${given.table}/story`, {
          headers: { authorization: `Bearer ${given.token}` },
        });
        if (!response.ok) throw new Error(`No story: ${response.status} ${await response.text()}`);
        return (await response.json()) as { events: unknown[] };
      }),
    );
    if (new Set(stories.map((story) => JSON.stringify(story))).size !== 1)
      throw new Error('The stories differ.');
    if (stories[0].events.length !== client.eventCount)
      throw new Error(`A player was told ${client.eventCount} of ${stories[0].events.length} events.`);
  }
}

interface Audited {
  readonly sequence: number;
  readonly epoch: number;
  readonly author: string;
  readonly body: string;
}

async function check({ admin }: Street, people: readonly Person[], history: History): Promise<void> {
  const [{ given }] = people;
  const client = await admin();
  const { rows: log } = await client.query<Audited>(
    `select sequence, e.epoch, author, body from taproom.entries e
     left join taproom.audit a using (table_id, sequence) where table_id = $1 order by sequence`,
    [given.table],
  );
  const { rows } = await client.query<{ record: string; snapshot: string | null; at: number | null }>(
    `select t.body as record, s.body as snapshot, s.sequence as at from taproom.tables t
     left join taproom.snapshots s on s.table_id = t.id where t.id = $1`,
    [given.table],
  );
  await client.end();
  const wrong = (what: string): never => {
    throw new Error(`Table ${given.table}: ${what}`);
  };
  const authors = new Map<number, string>();
  let epoch = 0;
  for (const [i, entry] of log.entries()) {
    if (entry.sequence !== i + 1) wrong(`entry ${entry.sequence} is in place ${i + 1}`);
    if (entry.epoch < epoch) wrong(`epoch ${entry.epoch} after ${epoch}`);
    if (entry.epoch > epoch && i > 0) history.moves++;
    ({ epoch } = entry);
    const author = authors.get(epoch) ?? entry.author;
    if (entry.author === null || entry.author !== author) wrong(`two houses wrote in epoch ${epoch}`);
    authors.set(epoch, author);
  }
  const entries = log.map(({ body }) => JSON.parse(body) as { by?: number; id?: string; did: [] });
  for (const {
    given: { seat },
    confirmed,
  } of people) {
    const written = entries.filter(({ by }) => by === seat).map(({ id }) => id);
    for (const id of confirmed) {
      const times = written.filter((other) => other === id).length;
      if (times !== 1) wrong(`what seat ${seat} was told is safe is there ${times} times`);
    }
    // In the order in which they were confirmed.
    const places = confirmed.map((id) => written.indexOf(id));
    if (places.some((place, i) => i > 0 && place <= places[i - 1]))
      wrong(`the order of seat ${seat} is another`);
  }
  const record = JSON.parse(rows[0].record) as Parameters<typeof recall>[1]['record'];
  const whole = recall(house, { record, snapshot: null, entries })!;
  const { snapshot, at } = rows[0];
  if (snapshot === null || at === null) return;
  const quick = recall(house, {
    record,
    snapshot: { sequence: at, body: snapshot },
    entries: entries.slice(at),
  })!;
  if (JSON.stringify(whole.state) !== JSON.stringify(quick.state)) wrong('its snapshot and its log disagree');
}

export async function writeHistory(
  runs: number,
  first = 1,
  told?: (history: History) => void,
): Promise<History> {
  const history: History = { runs: 0, faults: {}, confirmed: 0, moves: 0, slowest: 0 };
  const street = await openStreet();
  try {
    for (let i = 0; i < runs; i++) {
      await run(street, first + i, history);
      told?.(history);
    }
    return history;
  } finally {
    await street.remove();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [runs = '100', first = '1'] = process.argv.slice(2);
  const begun = performance.now();
  const history = await writeHistory(Number(runs), Number(first), (so) =>
    console.error(
      `${so.runs} runs, ${so.confirmed} confirmed, ${(so.slowest / 1000).toFixed(1)} s at the longest`,
    ),
  );
  console.log(
    JSON.stringify({ ...history, minutes: Math.round((performance.now() - begun) / 60_000) }, null, 2),
  );
}
