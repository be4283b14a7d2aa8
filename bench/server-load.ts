/**
 * The load on a server, from a process of its own: `node bench/server-load.ts <port> <tables> <what> <n> <seconds> <pid>`.
 * Four people at each table answer at random. `rate`: n answers a second in all; `full`: n tables answer as fast as
 * they are asked; `bare`: the same many connections to a server that only passes one message on to four; `memory`:
 * what tables and connections cost that nobody uses.
 */
import { createConnection, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  patched,
  type OwnPart,
  type Patch,
  type Plain,
  type PublicTable,
  type SeatGiven,
} from '../packages/client/src/index.ts';

const [port, tables, what, amount, seconds, pid] = process.argv.slice(2);
const http = `http://127.0.0.1:${port}`;

/** A WebSocket client that costs next to nothing, so that the load does not take the time of what it measures. */
class Wire {
  private readonly socket: Socket;
  private data: Buffer = Buffer.alloc(0);
  private open = false;
  private readonly opened: (() => void)[] = [];
  hear: (text: string) => void = () => {};

  constructor() {
    this.socket = createConnection(Number(port), '127.0.0.1', () =>
      this.socket.write(
        `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      ),
    );
    this.socket.setNoDelay(true);
    this.socket.on('data', (chunk) => this.read(chunk));
    this.socket.on('error', () => {});
  }

  ready(): Promise<void> {
    return this.open ? Promise.resolve() : new Promise((resolve) => this.opened.push(resolve));
  }

  close(): void {
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    this.data = this.data.length === 0 ? chunk : Buffer.concat([this.data, chunk]);
    if (!this.open) {
      const end = this.data.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.data = this.data.subarray(end + 4);
      this.open = true;
      for (const resolve of this.opened) resolve();
    }
    while (this.data.length >= 2) {
      let size = this.data[1] & 127;
      let at = 2;
      if (size === 126) {
        if (this.data.length < 4) return;
        size = this.data.readUInt16BE(2);
        at = 4;
      } else if (size === 127) {
        if (this.data.length < 10) return;
        size = Number(this.data.readBigUInt64BE(2));
        at = 10;
      }
      if (this.data.length < at + size) return;
      const isText = (this.data[0] & 15) === 1;
      const text = isText ? this.data.toString('utf8', at, at + size) : '';
      this.data = this.data.subarray(at + size);
      if (isText) this.hear(text);
    }
  }

  send(text: string): void {
    const body = Buffer.from(text);
    const head = body.length < 126 ? Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]) : Buffer.alloc(8);
    if (body.length >= 126) {
      head[0] = 0x81;
      head[1] = 0x80 | 126;
      head.writeUInt16BE(body.length, 2);
    }
    // A mask of zeros is a mask.
    this.socket.write(Buffer.concat([head, body]));
  }
}

async function post<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(`${http}${path}`, {
    method: 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** How long from an answer until the last of four had been told, in ms; and the bytes of updates and of whole tables. */
const latencies: number[] = [];
const updates: number[] = [];
const wholes: number[] = [];
let answers = 0;
let measuring = false;

const STEP = '{"type":"step"';
const ANOTHERS = /^\{"type":"step","n":\d+,"waiting":[^{}]*\}$/;

class Person {
  readonly wire = new Wire();
  readonly seat: number;
  private readonly party: Party;
  private asked: PublicTable['asked'] = null;
  private own: OwnPart | null = null;
  private said: OwnPart['declared'] = null;

  constructor(party: Party, given: SeatGiven) {
    this.party = party;
    this.seat = given.seat;
    this.wire.hear = (text) => this.hear(text);
    void this.wire
      .ready()
      .then(() => this.wire.send(JSON.stringify({ type: 'hello', table: given.table, token: given.token })));
  }

  /** Reads no more of a message than somebody needs who only answers: what is asked, and what they may choose. */
  private hear(text: string): void {
    if (text.startsWith(STEP)) {
      if (measuring) updates.push(text.length);
      // Somebody else has declared something.
      if (ANOTHERS.test(text)) return this.party.told();
    }
    const message = JSON.parse(text) as Record<string, unknown> & { type: string };
    if (message.type === 'welcome') {
      this.asked = (message.public as PublicTable).asked;
      this.own = message.own as OwnPart;
      wholes.push(text.length);
      this.party.welcomed();
    } else if (message.type === 'step') {
      const { asked } = (message.public ?? {}) as { asked?: Patch };
      if (asked !== undefined) this.asked = patched(this.asked as Plain, asked) as PublicTable['asked'];
      // What somebody has just declared is theirs to know.
      if (message.confirmed !== undefined && message.waiting !== undefined)
        this.own = { ...this.own!, declared: this.said };
      if (message.own !== undefined)
        this.own = patched(this.own as unknown as Plain, message.own as never) as unknown as OwnPart;
      this.party.told();
    } else if (message.type === 'refused') this.party.refused();
  }

  answer(): boolean {
    const { own } = this;
    if (own === null || own.declared !== null || own.question === null || own.choices.length === 0)
      return false;
    const { answer } = own.choices[Math.floor(Math.random() * own.choices.length)];
    // Where several must be chosen, so many of the first ones.
    const least = own.many?.min ?? 0;
    const fits =
      answer.do === 'choose' && least > 1
        ? { do: 'choose', picks: Array.from({ length: least }, (_, i) => i) }
        : answer;
    this.said = fits as OwnPart['declared'];
    const id = Math.random().toString(36).slice(2, 12);
    this.wire.send(JSON.stringify({ type: 'answer', id, question: this.asked!.number, answer: fits }));
    return true;
  }
}

/** A table with four people, whose game has begun. */
async function openTable(): Promise<SeatGiven[]> {
  const clocks = { quiet: 0, window: 0, shortest: 0, bot: 0, turn: 0, away: 3_600_000 };
  const first = await post<SeatGiven>('/api/tables', { name: 'A', seats: 4, clocks });
  const given = [first];
  for (const name of ['B', 'C', 'D']) given.push(await post('/api/seats', { code: first.code, name }));
  await post(`/api/tables/${first.table}/start`, undefined, first.token);
  return given;
}

/** Four people at a table; one of them answers at a time. */
class Party {
  people: Person[] = [];
  ready = false;
  private awaited = 0;
  private began = 0;
  private welcomes = 0;
  private readonly whenReady: (() => void)[] = [];
  idle: (party: Party) => void = () => {};

  async sitDown(): Promise<void> {
    await this.connect(await openTable());
  }

  async connect(given: readonly SeatGiven[]): Promise<void> {
    this.ready = false;
    this.welcomes = 0;
    for (const { wire } of this.people) wire.close();
    this.people = given.map((seat) => new Person(this, seat));
    await new Promise<void>((resolve) => this.whenReady.push(resolve));
  }

  welcomed(): void {
    if (++this.welcomes < 4) return;
    // Those who came first are still told that the others have come.
    setTimeout(() => {
      this.ready = true;
      for (const resolve of this.whenReady.splice(0)) resolve();
    }, 50);
  }

  get isBusy(): boolean {
    return this.awaited > 0;
  }

  /** One answer; false if the game is over. */
  step(): boolean {
    const from = Math.floor(Math.random() * 4);
    for (let i = 0; i < 4; i++) {
      this.began = performance.now();
      if (this.people[(from + i) % 4].answer()) {
        this.awaited = 4;
        return true;
      }
    }
    return false;
  }

  told(): void {
    if (!this.ready || this.awaited === 0 || --this.awaited > 0) return;
    if (measuring) {
      latencies.push(performance.now() - this.began);
      answers++;
    }
    this.idle(this);
  }

  refused(): void {
    this.awaited = 0;
    refusals++;
    this.idle(this);
  }
}
let refusals = 0;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** The processor time of the server, in microseconds (Linux counts it in hundredths of a second). */
function cpuOf(): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

async function measured(): Promise<void> {
  await sleep(1500);
  measuring = true;
  const begun = performance.now();
  const cpu = cpuOf();
  await sleep(Number(seconds) * 1000);
  measuring = false;
  const elapsed = (performance.now() - begun) / 1000;
  const sorted = latencies.toSorted((a, b) => a - b);
  const bytes = updates.toSorted((a, b) => a - b);
  const whole = wholes.toSorted((a, b) => a - b);
  console.log(
    JSON.stringify({
      answersPerSecond: answers / elapsed,
      p50: at(sorted, 0.5),
      p99: at(sorted, 0.99),
      longest: at(sorted, 1),
      updateBytes: at(bytes, 0.5),
      wholeBytes: at(whole, 0.5),
      cpuPerAnswer: (cpuOf() - cpu) / answers,
      refusals,
    }),
  );
  process.exit(0);
}

/** In kibibytes: the objects of the server after it has cleaned up, and its memory as the system sees it. */
async function memoryOf(): Promise<{ heap: number; resident: number }> {
  // The server was started with an ear for this (bench/server.ts).
  process.kill(Number(pid), 'SIGUSR2');
  await sleep(1500);
  const text = await (await fetch(`${http}/metrics`)).text();
  const metric = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1024;
  return { heap: metric('process_heap_bytes'), resident: metric('process_resident_memory_bytes') };
}

/** In groups of twenty, so that the server is not asked everything at once. */
async function forAll<T>(count: number, act: (i: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let i = 0; i < count; i += 20)
    done.push(...(await Promise.all(Array.from({ length: Math.min(20, count - i) }, (_, j) => act(i + j)))));
  return done;
}

if (what === 'memory') {
  const count = Number(tables);
  const empty = await memoryOf();
  const opened = await forAll(count, openTable);
  const open = await memoryOf();
  await forAll(count, (i) => new Party().connect(opened[i]));
  const connected = await memoryOf();
  console.log(
    JSON.stringify({
      tableHeap: (open.heap - empty.heap) / count,
      tableResident: (open.resident - empty.resident) / count,
      socketHeap: (connected.heap - open.heap) / count / 4,
      socketResident: (connected.resident - open.resident) / count / 4,
    }),
  );
  process.exit(0);
} else if (what === 'bare') {
  const message = JSON.stringify({
    type: 'answer',
    id: 'abcdefghij',
    question: 1,
    answer: { do: 'pass', seat: 0 },
  });
  const begin: (() => void)[] = [];
  for (let i = 0; i < Number(amount); i++) {
    const wires = Array.from({ length: 4 }, () => new Wire());
    await Promise.all(wires.map((wire) => wire.ready()));
    for (const wire of wires) wire.send(`join ${i}`);
    let awaited = 0;
    const go = (): void => {
      awaited = 4;
      wires[Math.floor(Math.random() * 4)].send(message);
    };
    for (const wire of wires)
      wire.hear = (text) => {
        JSON.parse(text);
        if (--awaited > 0) return;
        if (measuring) answers++;
        go();
      };
    begin.push(go);
  }
  await sleep(500);
  for (const go of begin) go();
  await measured();
} else {
  const parties = await forAll(Number(tables), async () => {
    const party = new Party();
    await party.sitDown();
    return party;
  });
  console.error(`${parties.length} tables open`);
  const again = (party: Party): void => void party.sitDown().then(() => what === 'full' && party.idle(party));
  if (what === 'full')
    for (const party of parties.slice(0, Number(amount))) {
      party.idle = () => {
        if (!party.step()) again(party);
      };
      party.idle(party);
    }
  else {
    let next = 0;
    const every = 1000 / Number(amount);
    let due = performance.now();
    setInterval(() => {
      for (; due < performance.now(); due += every) {
        const party = parties[next++ % parties.length];
        if (party.ready && !party.isBusy && !party.step()) again(party);
      }
    }, 1);
  }
  await measured();
}
