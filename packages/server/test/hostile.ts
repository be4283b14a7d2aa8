/** Messages that nobody honest would send, and what they must not do. By itself: node hostile.ts [messages] */
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { QUICK_PHRASES, TaproomClient } from '@taproom/client';
import { WebSocket as NodeSocket } from 'ws';
import type { LiveTable } from '../src/table/live-table.ts';
import { randomFrom, seatPeople, withServer } from './helpers.ts';

export interface Endured {
  /** How many messages reached the server and were looked at. */
  received: number;
  replies: number;
  stateChanged: boolean;
  heapBefore: number;
  heapAfter: number;
  stillPlaying: boolean;
}

export function endure(messages: number): Promise<Endured> {
  return withServer(async ({ http, ws, tables, port }) => {
    const given = await seatPeople(http, 3, { characters: ['Sera', 'Dale', 'Jett'] });
    const { table } = given[0];
    const live = (await tables.find(table)) as LiveTable;
    const gamblers = await seatPeople(http, 3, { game: 'parlour', parlour: { game: 'delve' } });
    const gambling = (await tables.find(gamblers[0].table)) as LiveTable;
    const honest = new TaproomClient({ url: ws, table, token: given[0].token });
    await honest.changed();
    const state = () => JSON.stringify([live.memory, live.record, gambling.memory, gambling.record]);
    const random = randomFrom(messages);
    const before = state();
    let [received, replies] = [0, 0];
    const counted = async () =>
      Number(
        /taproom_messages_received_total (\d+)/.exec(await (await fetch(`${http}/metrics`)).text())?.[1],
      );
    let heapBefore = 0;
    const attacks = [live, gambling].map((at, i) =>
      attacksOn(at.record.id, [given, gamblers][i][1].token, () => at.memory!.question, random),
    );
    while (received < messages) {
      // A new connection for every few hundred, some with a seat of their own, some watching, some with nothing.
      const socket = new NodeSocket(ws, { perMessageDeflate: false });
      let open = true;
      socket.on('error', () => (open = false));
      socket.on('close', () => (open = false));
      socket.on('message', () => replies++);
      await new Promise((resolve) => socket.once('open', resolve).once('close', resolve));
      const kind = Math.floor(random() * 3);
      const which = random() < 0.5 ? 0 : 1;
      const [, { table: id, token }] = [given, gamblers][which];
      if (kind < 2)
        socket.send(JSON.stringify({ type: 'hello', table: id, token: kind === 0 ? token : undefined }));
      for (let i = 0; i < 500 && open; i++) {
        const message = attacks[which]();
        socket.send(message);
        if (i % 50 === 49) await new Promise((resolve) => setImmediate(resolve));
      }
      if (random() < 0.3) await halfAFrame(port);
      await new Promise((resolve) => setTimeout(resolve, 5));
      socket.terminate();
      received = await counted();
      if (heapBefore === 0 && received > messages / 4) {
        globalThis.gc?.();
        heapBefore = process.memoryUsage().heapUsed;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    globalThis.gc?.();
    const heapAfter = process.memoryUsage().heapUsed;
    const after = state();
    // The one who plays by the rules is still served.
    const asked = honest.public?.asked?.number;
    const mine = honest.question;
    if (mine) await honest.answer(mine.kind === 'discard' ? { do: 'discard', cards: [] } : { do: 'pass' });
    const stillPlaying = mine == null || live.memory!.question !== asked || live.memory!.sequence > 1;
    honest.stop();
    return { received, replies, stateChanged: before !== after, heapBefore, heapAfter, stillPlaying };
  });
}

/** Half a frame, and then nothing: the connection just ends. */
function halfAFrame(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
      );
      socket.once('data', () => {
        socket.write(Buffer.from([0x81, 0xfe, 0x10]));
        setTimeout(() => socket.destroy(), 1);
      });
    });
    socket.once('close', () => resolve());
    socket.on('error', () => {});
  });
}

function attacksOn(
  table: string,
  token: string,
  question: () => number,
  random: () => number,
): () => string | Buffer {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const number = () => any([0, 1, -1, 3, 99, 1e9, 1e308, -0.5, 2 ** 53]);
  const junk = (): unknown =>
    any([null, true, 'x', '', [], {}, number(), [[[]]], { __proto__: null, a: {} }, 'constructor']);
  // Seat 1 is not asked (seat 0 discards first), so none of these may do anything.
  const answers = (): unknown =>
    any<unknown>([
      { do: 'pass' },
      { do: 'discard', cards: [] },
      { do: 'order', to: number() },
      { do: 'choose', picks: [number()] },
      { do: 'play', card: number(), use: any([50, 2, 99, -1]), targets: [number()], drink: 0 },
      { do: 'discard', cards: [], seat: 0 },
      { do: 'check' },
      { do: 'call', seat: any([0, 1]) },
      { do: 'fold' },
      { do: 'raise', to: number() },
      { do: 'potion', gives: any(['gold', 'everything']) },
      { do: 'turn-end', seat: -1 },
      { do: 'shuffle', seat: -1, order: [0] },
      { do: junk() },
      junk(),
    ]);
  const kinds: (() => unknown)[] = [
    () => ({ type: 'answer', id: 'same', question: question(), answer: answers() }),
    () => ({
      type: 'answer',
      id: any(['a', 'b', '', '../..', 7]),
      question: any([number(), question()]),
      answer: answers(),
    }),
    () => ({ type: 'withdraw', id: any(['w', 7]), question: any([number(), question()]) }),
    () => ({ type: 'hello', table, token: any([token, 'x'.repeat(30), junk()]) }),
    () => ({ type: 'hello', table: any([junk(), '0'.repeat(16)]) }),
    () => ({ type: 'orders', orders: any([junk(), { pass: 'all', unlessHit: 1, freeMoments: 2 }]) }),
    () => ({ type: 'phrase', phrase: any([QUICK_PHRASES.length, -1, 0.5, '0']) }),
    () => ({ type: 'chat', text: any(['', ' ', '\u0000', 7, 'x'.repeat(2000)]) }),
    () => ({ type: any(['welcome', 'step', '__proto__', junk()]) }),
    () => ({ ...(junk() as object), type: 'resync', extra: 1 }),
    () => junk(),
  ];
  return () => {
    const roll = random();
    if (roll < 0.02) return '['.repeat(4000);
    if (roll < 0.022) return `{"type":"chat","text":"${'x'.repeat(9000)}"}`;
    if (roll < 0.05) return Buffer.from([1, 2, 3, 255]);
    const text = JSON.stringify(any(kinds)()) ?? 'undefined';
    if (roll < 0.15) return text.slice(0, Math.floor(random() * text.length));
    return text;
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const endured = await endure(Number(process.argv[2] ?? 100_000));
  console.log(JSON.stringify(endured));
  process.exitCode = endured.stateChanged || !endured.stillPlaying ? 1 : 0;
}
