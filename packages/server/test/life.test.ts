import { NO_ORDERS, TaproomClient, TablesListed, type SeatGiven } from '@taproom/client';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { HOUSE_LIMITS } from '../src/net/limits.ts';
import { anyAnswer, AT_ONCE, playOn, post, randomFrom, seatPeople, withServer } from './helpers.ts';

const refusal = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'not refused',
    (error: Error) => error.message,
  );

describe('the life of a table', () => {
  test('create, list, join, leave, start', () =>
    withServer(async ({ http }) => {
      const host = await post<SeatGiven>(`${http}/api/tables`, {
        name: '  Ada\u202e ',
        seats: 3,
        listed: true,
      });
      expect(host.code).toMatch(/^[2-9A-HJKMNP-RT-Z]{6}$/);
      expect(host.token.length).toBeGreaterThanOrEqual(22);
      const { tables } = v.parse(TablesListed, await (await fetch(`${http}/api/tables`)).json());
      expect(tables).toEqual([
        { table: host.table, code: host.code, game: 'inn', host: 'Ada', seats: 3, free: 2 },
      ]);

      const bob = await post<SeatGiven>(`${http}/api/seats`, {
        code: host.code.toLowerCase(),
        name: 'Bob',
        character: 'sera',
      });
      expect(bob.seat).toBe(1);
      expect(
        await refusal(post(`${http}/api/seats`, { code: host.code, name: 'Cem', character: 'Sera' })),
      ).toMatch(/409 Sera/);
      await post(`${http}/api/tables/${host.table}/leave`, undefined, bob.token);
      const again = await post<SeatGiven>(`${http}/api/seats`, { code: host.code, name: 'Cem' });
      expect(again.seat).toBe(1);
      expect(await refusal(post(`${http}/api/tables/${host.table}/start`, undefined, host.token))).toMatch(
        /409.*empty/,
      );
      expect(await refusal(post(`${http}/api/tables/${host.table}/start`, undefined, again.token))).toMatch(
        /403/,
      );
      expect(await refusal(post(`${http}/api/tables/${host.table}/start`, undefined, bob.token))).toMatch(
        /403/,
      );
      await post(`${http}/api/seats`, { code: host.code, name: 'Dee' });
      expect(await refusal(post(`${http}/api/seats`, { code: host.code, name: 'Eve' }))).toMatch(
        /409.*taken/,
      );
      await post(`${http}/api/tables/${host.table}/start`, undefined, host.token);
      expect(await refusal(post(`${http}/api/seats`, { code: host.code, name: 'Eve' }))).toMatch(
        /409.*begun/,
      );
      expect((await fetch(`${http}/api/tables/${host.table}/log`)).status).toBe(409);
    }));

  test('a set-up that cannot be played is refused with the reason', () =>
    withServer(async ({ http }) => {
      const make = (body: Record<string, unknown>) =>
        refusal(post(`${http}/api/tables`, { name: 'A', seats: 2, ...body }));
      expect(await make({ characters: ['Nobody'] })).toMatch(/400 No character is called "Nobody"/);
      expect(await make({ characters: ['Sera', 'Sera'] })).toMatch(/400 .*twice/);
      expect(await make({ seats: 11 })).toMatch(/400 seats/);
      expect(await make({ seats: 9 })).toMatch(/400 .*2 to 8 players/);
      expect(await make({ bots: 2 })).toMatch(/400/);
      expect(await make({ unknown: 1 })).toMatch(/400/);
      expect(await make({ variants: { sides: [[0], [0]] } })).toMatch(/400/);
      expect(await make({ variants: { drinks: 'water' } })).toMatch(/400 No drink deck/);
    }));

  test('a seat moves to another device, once, and the old one is out', () =>
    withServer(async ({ http, ws }) => {
      const [ada] = await seatPeople(http, 2);
      const old = new TaproomClient({ url: ws, table: ada.table, token: ada.token });
      await old.changed();
      const closed = new Promise(
        (resolve) => (old.on.connection = (state) => state === 'closed' && resolve(state)),
      );
      const offer = await post<{ code: string }>(
        `${http}/api/tables/${ada.table}/handover`,
        undefined,
        ada.token,
      );
      const moved = await post<SeatGiven>(`${http}/api/handover`, { code: offer.code });
      expect(moved.seat).toBe(0);
      await closed;
      expect(await refusal(post(`${http}/api/handover`, { code: offer.code }))).toMatch(/404/);
      expect(await refusal(post(`${http}/api/tables/${ada.table}/handover`, undefined, ada.token))).toMatch(
        /403/,
      );
      const phone = new TaproomClient({ url: ws, table: ada.table, token: moved.token });
      await phone.changed();
      expect(phone.own?.seat).toBe(0);
      old.stop();
      phone.stop();
    }));

  test('a rematch is one new table for everybody, with the same tokens', () =>
    withServer(async ({ http, ws }) => {
      const given = await seatPeople(http, 2);
      const clients = given.map(({ table, token }) => new TaproomClient({ url: ws, table, token }));
      await Promise.all(clients.map((client, i) => playOn(client, randomFrom(i))));
      const ask = (i: number) =>
        post<{ table: string }>(`${http}/api/tables/${given[i].table}/rematch`, undefined, given[i].token);
      // Everybody who is there is asked; whoever has said yes already waits for the others.
      expect(await ask(1)).toEqual({ table: given[1].table });
      while (clients[0].public?.again.length === 0) await clients[0].changed();
      expect([clients[0].public?.again, clients[0].public?.next]).toEqual([[1], null]);
      const next = await ask(0);
      expect(await ask(1)).toEqual(next);
      while (clients[0].public?.next === null) await clients[0].changed();
      expect(clients[0].public?.next).toBe(next.table);
      await post(`${http}/api/tables/${next.table}/start`, undefined, given[0].token);
      const again = new TaproomClient({ url: ws, table: next.table, token: given[0].token });
      await again.changed();
      expect(again.public?.status).toBe('playing');
      for (const client of [...clients, again]) client.stop();
    }));

  test('idle tables leave memory and come back', () =>
    withServer(
      async ({ http, ws, tables }) => {
        const [ada] = await seatPeople(http, 2);
        const first = new TaproomClient({ url: ws, table: ada.table, token: ada.token });
        await first.changed();
        const before = first.view;
        first.stop();
        while ([...tables.inMemory()].length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
        const second = new TaproomClient({ url: ws, table: ada.table, token: ada.token });
        await second.changed();
        expect(second.view).toEqual(before);
        expect(tables.counts.loaded).toBeGreaterThanOrEqual(1);
        second.stop();
      },
      { idle: 100 },
    ));

  test('codes cannot be tried for long, and tables not opened without end', () =>
    withServer(
      async ({ http }) => {
        const begun = performance.now();
        const tries = [];
        do tries.push(await refusal(post(`${http}/api/seats`, { code: 'ABCDEF', name: 'Eve' })));
        while (tries.at(-1)!.startsWith('404') && tries.length < 10 * HOUSE_LIMITS.codesPerMinute);
        // Meanwhile some more have become free.
        const minutes = (performance.now() - begun) / 60_000;
        expect(tries.length - 1).toBeGreaterThanOrEqual(HOUSE_LIMITS.codesPerMinute);
        expect(tries.length - 1).toBeLessThanOrEqual(HOUSE_LIMITS.codesPerMinute * (1 + minutes));
        expect(tries.at(-1)).toMatch(/429/);
      },
      { limits: {} },
    ));

  test('strict headers, health and metrics', () =>
    withServer(async ({ http }) => {
      const health = await fetch(`${http}/healthz`);
      expect(await health.json()).toEqual({ ok: true });
      expect(health.headers.get('content-security-policy')).toMatch(/default-src 'self'.*object-src 'none'/);
      expect(health.headers.get('content-security-policy')).not.toMatch(/unsafe/);
      expect(health.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await (await fetch(`${http}/metrics`)).text()).toMatch(/taproom_tables_in_memory 0/);
      expect((await fetch(`${http}/api/nowhere`)).status).toBe(404);
    }));

  test('standing orders, a stand-in, chat', () =>
    withServer(async ({ http, ws }) => {
      const given = await seatPeople(http, 2, { clocks: { ...AT_ONCE, away: 50 } });
      const [ada, bob] = given.map(({ table, token }) => new TaproomClient({ url: ws, table, token }));
      const heard: string[] = [];
      ada.on.chat = (seat, name, text) => heard.push(`${seat} ${name}: ${text}`);
      await Promise.all([ada.changed(), bob.changed()]);
      bob.say('<b>Cheers</b>\u0000');
      bob.sayPhrase(0);
      bob.giveOrders({ ...NO_ORDERS, pass: 'turn', unlessHit: false });
      while (heard.length < 2 || bob.own?.orders.pass !== 'turn')
        await Promise.race([bob.changed(), new Promise((r) => setTimeout(r, 20))]);
      expect(heard).toEqual(['1 Player 2: <b>Cheers</b>', '1 Player 2: Cheers!']);
      // Bob is passed over until it is his turn, then his orders end; Ada plays her turn alone.
      const random = randomFrom(3);
      const done = playOn(ada, random);
      done.catch(() => {});
      for (;;) {
        while (bob.question === null) await bob.changed();
        expect(bob.question!.kind).not.toBe('respond');
        if (bob.view!.turn === 1) break;
        // Something of hers makes him choose; that is no response, and his orders stand.
        await bob.answer(anyAnswer(bob, random)!);
      }
      expect(bob.own!.orders.pass).toBe('no');
      // He leaves; soon a bot plays for him.
      bob.stop();
      while (!ada.public?.seats[1].standIn) await ada.changed();
      await done;
      ada.stop();
    }));
});
