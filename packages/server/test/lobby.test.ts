import { get } from 'node:http';
import { TaproomClient, type CreateTable, type SeatGiven } from '@taproom/client';
import { house } from '@taproom/house/own';
import { describe, expect, test } from 'vitest';
import { homeAddresses, isOpenedHere } from '../src/net/addresses.ts';
import { checked, surprises } from '../src/set-up.ts';
import { AT_ONCE, innState, post, withServer, type TestServer } from './helpers.ts';

const refusal = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'not refused',
    (error: Error) => error.message,
  );

/** A table in its lobby, and what its host and guests may ask for. */
async function lobby({ http, ws }: TestServer, wish: Record<string, unknown>) {
  const host = await post<SeatGiven>(`${http}/api/tables`, { name: 'Ada', clocks: AT_ONCE, ...wish });
  const at = `${http}/api/tables/${host.table}`;
  return {
    host,
    sit: (name: string, character?: string) =>
      post<SeatGiven>(`${http}/api/seats`, { code: host.code, name, character }),
    seat: (n: number, change: object, by: SeatGiven = host) => post(`${at}/seats/${n}`, change, by.token),
    seats: (seats: number, by: SeatGiven = host) => post(`${at}/seats`, { seats }, by.token),
    start: (body?: object, by: SeatGiven = host) => post(`${at}/start`, body, by.token),
    handover: (by: SeatGiven) => post<{ code: string }>(`${at}/handover`, undefined, by.token),
    watch: async (by?: SeatGiven): Promise<TaproomClient> => {
      const client = new TaproomClient({ url: ws, table: host.table, token: by?.token });
      await client.changed();
      return client;
    },
  };
}

const until = async (client: TaproomClient, holds: () => boolean): Promise<void> => {
  while (!holds()) await client.changed();
};
const kinds = (client: TaproomClient): string[] => client.public!.seats.map(({ kind }) => kind);

describe('the lobby', { timeout: 30_000 }, () => {
  test('the host gives seats to bots and takes them back, and everybody sees it', () =>
    withServer(async (server) => {
      const { host, sit, seat, start, watch } = await lobby(server, { seats: 4 });
      const ben = await sit('Ben');
      const seen = await watch(ben);
      await seat(3, { kind: 'bot', bot: 'random', character: 'sera' });
      await until(seen, () => kinds(seen)[3] === 'bot');
      expect(seen.public!.seats[3]).toMatchObject({ bot: 'random', character: 'Sera' });
      await seat(2, { kind: 'bot' });
      await seat(3, { kind: 'open', character: null });
      await until(seen, () => kinds(seen)[3] === 'open');
      expect(kinds(seen)).toEqual(['human', 'human', 'bot', 'open']);
      expect(seen.public!.seats[2]).toMatchObject({ bot: 'regular' });

      expect(await refusal(seat(2, { kind: 'open' }, ben))).toMatch(/403 Only the host/);
      expect(await refusal(seat(0, { kind: 'bot' }))).toMatch(/409 This is your own seat/);
      expect(await refusal(seat(7, { kind: 'bot' }))).toMatch(/404/);
      expect(await refusal(seat(1, { bot: 'random' }))).toMatch(/409 No bot/);
      expect(await refusal(seat(2, { kind: 'human' }))).toMatch(/400 kind/);

      expect(await refusal(start())).toMatch(/409 There are empty seats/);
      await start({ fill: true });
      await until(seen, () => seen.public!.status === 'playing');
      expect(kinds(seen)).toEqual(['human', 'human', 'bot', 'bot']);
      expect(await refusal(seat(1, { name: 'Bea' }, ben))).toMatch(/409 The game has begun/);
      expect(host.seat).toBe(0);
      seen.stop();
    }));

  test('whoever the host sends away is told so, and their token opens nothing any more', () =>
    withServer(async (server) => {
      const { sit, seat, watch } = await lobby(server, { seats: 3 });
      const ben = await sit('Ben');
      const cem = await sit('Cem');
      const [his, hers] = [await watch(ben), await watch(cem)];
      const told = new Promise<string>((resolve) => (his.on.gone = resolve));
      await seat(1, { kind: 'open' });
      expect(await told).toMatch(/host has asked you to leave/);
      const other = new Promise<string>((resolve) => (hers.on.gone = resolve));
      await seat(2, { kind: 'bot' });
      expect(await other).toMatch(/given your seat to a bot/);
      expect(await refusal(seat(1, { name: 'Ben' }, ben))).toMatch(/403 This seat is no longer yours/);
      expect((await sit('Dee')).seat).toBe(1);
    }));

  test('players change their own name and character; what cannot be is refused with the reason', () =>
    withServer(async (server) => {
      const { host, sit, seat, watch } = await lobby(server, { seats: 3, characters: ['Jasper'] });
      const ben = await sit('Ben', 'Sera');
      const seen = await watch();
      await seat(1, { name: 'Benno', character: 'petra' }, ben);
      await until(seen, () => seen.public!.seats[1].name === 'Benno');
      expect(seen.public!.seats[1].character).toBe('Petra');
      expect(await refusal(seat(1, { character: 'Jasper' }, ben))).toMatch(/409 Jasper is already/);
      expect(await refusal(seat(1, { character: 'Nobody' }, ben))).toMatch(/400 No character is called/);
      expect(await refusal(seat(1, { character: 'Otto' }, ben))).toMatch(/400 Otto plays by rule/);
      expect(await refusal(seat(1, { character: null }, host))).toMatch(/403 Benno chooses/);
      expect(await refusal(seat(1, { name: 'Fool' }, host))).toMatch(/403 Everybody chooses their own name/);
      expect(await refusal(seat(0, { name: 'Fool' }, ben))).toMatch(/403/);
      await seat(1, { character: null }, ben);
      await until(seen, () => seen.public!.seats[1].character === '');
      seen.stop();
    }));

  test('a Boss must be a villain, and a surprise on such a seat is one', () =>
    withServer(async (server) => {
      const { host, sit, seat, start } = await lobby(server, {
        seats: 4,
        variants: { mode: 'boss-versus-boss' },
      });
      expect(await refusal(seat(0, { character: 'Sera' }))).toMatch(/400 Sera is no villain/);
      expect(await refusal(sit('Ben', 'Sera'))).toMatch(/400 Sera is no villain/);
      await sit('Ben');
      await start({ fill: true });
      const table = (await server.tables.find(host.table))!;
      expect(innState(table).seats).toHaveLength(4);
    }));

  test('a full table of surprises has a villain on every team that needs one', () => {
    const wishes = {
      game: 'inn',
      variants: { mode: 'leaders-and-lackeys' },
    } as Partial<CreateTable> as CreateTable;
    const anybody = { name: '', kind: 'human', character: '', tokenHash: '' } as const;
    for (let game = 0; game < 20; game++) {
      const seats = Array.from({ length: 8 }, () => ({ ...anybody }));
      expect(() => checked(house, wishes, surprises(house, wishes, seats))).not.toThrow();
    }
  });

  test('the number of seats follows the company; people move up and keep their seats', () =>
    withServer(async (server) => {
      const { sit, seat, seats, handover, watch } = await lobby(server, { seats: 4, bots: 1 });
      const ben = await sit('Ben');
      const cem = await sit('Cem');
      const offered = await handover(cem);
      const hers = await watch(cem);
      expect(hers.own!.seat).toBe(2);
      await seat(1, { kind: 'open' });
      await seats(2);
      await until(hers, () => hers.public!.seats.length === 2);
      expect(kinds(hers)).toEqual(['human', 'human']);
      expect(hers.own!.seat).toBe(1);
      expect(hers.public!.seats[1]).toMatchObject({ name: 'Cem', here: true });
      // The code named a seat that has another number now.
      expect(await refusal(post(`${server.http}/api/handover`, { code: offered.code }))).toMatch(/404/);
      await seat(1, { name: 'Cemile' }, cem);
      await until(hers, () => hers.public!.seats[1].name === 'Cemile');

      expect(await refusal(seats(1))).toMatch(/400/);
      expect(await refusal(seats(9))).toMatch(/400 .*2 to 8 players/);
      expect(await refusal(seats(3, cem))).toMatch(/403/);
      await seats(3);
      await until(hers, () => hers.public!.seats.length === 3);
      expect(kinds(hers)).toEqual(['human', 'human', 'open']);
      await sit('Dee');
      expect(await refusal(seats(2))).toMatch(/409 3 seats are taken/);
      expect(ben.seat).toBe(1);
      hers.stop();
    }));

  test('what was changed is durable, and a rematch remembers who wanted to be whom', () =>
    withServer(
      async (server) => {
        const { host, seat, seats, start } = await lobby(server, { seats: 2, characters: ['Jasper'] });
        await seats(3);
        await seat(1, { kind: 'bot', bot: 'random' });
        await seat(0, { character: 'Sera' });
        while ([...server.tables.inMemory()].length > 0) await new Promise((r) => setTimeout(r, 20));
        const { record } = (await server.tables.find(host.table))!;
        expect(record.seats.map(({ kind, character, bot }) => [kind, character, bot])).toEqual([
          ['human', 'Sera', undefined],
          ['bot', '', 'random'],
          ['open', '', undefined],
        ]);
        await start({ fill: true });
        expect((await server.tables.find(host.table))!.record.options).toMatchObject({
          seats: 3,
          characters: ['Sera', null, null],
        });
      },
      { idle: 100 },
    ));
});

describe('the addresses of the house', () => {
  const at = (address: string, internal = false) =>
    ({ address, family: 'IPv4', internal, netmask: '', mac: '', cidr: null }) as const;
  const found = {
    lo: [at('127.0.0.1', true)],
    eth0: [at('192.168.1.20'), at('203.0.113.9')],
    wlan0: [at('10.0.0.7')],
    docker0: [at('172.17.0.1')],
  };

  test('only those that help somebody in the same network', () => {
    expect(homeAddresses('0.0.0.0', 8420, found)).toEqual([
      'http://192.168.1.20:8420',
      'http://10.0.0.7:8420',
    ]);
    expect(homeAddresses('10.0.0.7', 80, found)).toEqual(['http://10.0.0.7:80']);
    expect(homeAddresses('127.0.0.1', 8420, found)).toEqual([]);
    expect(homeAddresses('localhost', 8420, found)).toEqual([]);
  });

  test('only for a page on this very machine', () => {
    expect(isOpenedHere('127.0.0.1', 'localhost:8420')).toBe(true);
    expect(isOpenedHere('::1', '[::1]:8420')).toBe(true);
    expect(isOpenedHere('::ffff:127.0.0.1', '127.0.0.1:8420')).toBe(true);
    expect(isOpenedHere('127.0.0.1', 'taproom.example')).toBe(false);
    expect(isOpenedHere('192.168.1.5', 'localhost:8420')).toBe(false);
    expect(isOpenedHere('127.0.0.1', undefined)).toBe(false);
  });

  test('over HTTP', () =>
    withServer(
      async ({ http, port }) => {
        const here = (await (await fetch(`${http}/api/house`)).json()) as { addresses: string[] };
        expect(here).toMatchObject({ addresses: homeAddresses('0.0.0.0', port) });
        // Over a name that everybody can use there is nothing to tell.
        const elsewhere = await new Promise<string>((resolve, reject) => {
          get(`${http}/api/house`, { headers: { host: 'taproom.example' } }, (reply) => {
            reply.setEncoding('utf8').once('data', resolve);
          }).once('error', reject);
        });
        expect(JSON.parse(elsewhere)).toMatchObject({ addresses: [] });
      },
      { host: '0.0.0.0' },
    ));
});
