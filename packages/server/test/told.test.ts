import { CardsTold, CodeFound, RuleFound, Story, TaproomClient, type SeatGiven } from '@taproom/client';
import type { Faces, InnView } from '@taproom/inn';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { AT_ONCE, playOn, post, randomFrom, seatPeople, withServer } from './helpers.ts';

const get = async <T>(url: string, token?: string): Promise<T> => {
  const reply = await fetch(url, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (!reply.ok) throw new Error(`${reply.status} ${((await reply.json()) as { error: string }).error}`);
  return (await reply.json()) as T;
};

describe('what the house tells', { timeout: 30_000 }, () => {
  test('the table of a code, before, during and after the game', () =>
    withServer(async ({ http, ws }) => {
      const host = await post<SeatGiven>(`${http}/api/tables`, { name: 'Ada', seats: 2, clocks: AT_ONCE });
      const found = async () => v.parse(CodeFound, await get(`${http}/api/codes/${host.code.toLowerCase()}`));
      const { table } = host;
      expect(await found()).toEqual({ table, status: 'lobby', game: 'inn', seats: 2, free: 1 });
      const bob = await post<SeatGiven>(`${http}/api/seats`, { code: host.code, name: 'Bob' });
      await post(`${http}/api/tables/${table}/start`, undefined, host.token);
      expect(await found()).toMatchObject({ table, status: 'playing', free: 0 });
      const clients = [host, bob].map(({ token }) => new TaproomClient({ url: ws, table, token }));
      await Promise.all(clients.map((client, i) => playOn(client, randomFrom(i))));
      expect(clients[0].public).toMatchObject({
        code: host.code,
        game: 'inn',
        clocks: AT_ONCE,
        variants: {},
      });
      expect(await found()).toMatchObject({ table, status: 'over' });
      await expect(get(`${http}/api/codes/AAAAAA`)).rejects.toThrow(/404/);
      await expect(get(`${http}/api/codes/..%2F`)).rejects.toThrow(/404/);
      for (const client of clients) client.stop();
    }));

  test('what the cards are, with what was ruled about them', () =>
    withServer(async ({ http }) => {
      const host = await post<SeatGiven>(`${http}/api/tables`, { name: 'Ada', seats: 2, bots: 1 });
      await expect(get(`${http}/api/tables/${host.table}/cards`)).rejects.toThrow(/409/);
      const [{ table }] = await seatPeople(http, 2, { characters: ['Sera', 'Jasper'] });
      const reply = await fetch(`${http}/api/tables/${table}/cards`, {
        headers: { 'accept-encoding': 'gzip' },
      });
      expect(reply.headers.get('content-encoding')).toBe('gzip');
      // Whoever has them asks whether they are still said like that.
      const etag = reply.headers.get('etag')!;
      const again = await fetch(`${http}/api/tables/${table}/cards`, { headers: { 'if-none-match': etag } });
      expect([again.status, reply.headers.get('cache-control')]).toEqual([304, 'public, no-cache']);
      const told = v.parse(CardsTold, await reply.json()) as unknown as Faces;
      expect(told.characters.map(({ name }) => name)).toEqual(['Sera', 'Jasper']);
      const raise = told.cards.find(({ title, owner }) => title === 'I raise!' && owner === 1)!;
      expect(raise).toMatchObject({ deck: 'character', types: ['gambling'], icons: ['gambling'] });
      expect(raise.rulings).toContain('Players who have left the Round do not ante for it.');
      // Nothing for the keepers of the rulebook, no ids of rules, nothing twice.
      for (const { rulings } of told.cards) {
        expect(rulings.join(' ')).not.toMatch(/\b(rdi|RDI )\d|\b(core|house|gii)\.|not told|Shown with/);
        expect(new Set(rulings).size).toBe(rulings.length);
      }
      for (const face of told.cards) {
        expect(face.icons).toHaveLength(face.lines.length);
        expect(face.lines.join(' ')).not.toMatch(/undefined|NaN|\[object/);
      }
    }));

  test('why not, in plain words; a rule by its id', () =>
    withServer(async ({ http, ws }) => {
      const [ada] = await seatPeople(http, 2, { characters: ['Sera', 'Dale'] });
      const client = new TaproomClient({ url: ws, table: ada.table, token: ada.token });
      await client.changed();
      const why = new Promise<[readonly { rules: readonly string[] }[], Readonly<Record<string, string>>]>(
        (resolve) => (client.on.why = (refused, words) => resolve([refused, words])),
      );
      client.askWhy();
      const [refused, words] = await why;
      const ids = new Set(refused.flatMap(({ rules }) => rules));
      expect(ids.size).toBeGreaterThan(0);
      for (const id of ids) {
        expect([id, words[id]]).toEqual([id, expect.any(String)]);
        expect(v.parse(RuleFound, await get(`${http}/api/rules/${id}`)).text).toBe(words[id]);
      }
      await expect(get(`${http}/api/rules/core.no-such-rule`)).rejects.toThrow(/404/);
      const [card] = (client.view as unknown as InnView).seats[0].hand!;
      const refusal = await client
        .answer({ do: 'play', card, use: 0, targets: [], drink: 0 })
        .catch((error: unknown) => error as { rules: string[]; words: Record<string, string> });
      expect(refusal).toMatchObject({ name: 'AnswerRefused', code: 'illegal' });
      const { rules, words: said } = refusal as { rules: string[]; words: Record<string, string> };
      expect(rules.length).toBeGreaterThan(0);
      for (const id of rules) expect(said[id]).toEqual(expect.any(String));
      client.stop();
    }));

  test('the whole story, to each as they know it, and what was said', () =>
    withServer(async ({ http, ws }) => {
      const given = await seatPeople(http, 3, { characters: ['Sera', 'Dale', 'Joran'] });
      const { table } = given[0];
      const heard: string[][] = given.map(() => []);
      const clients = given.map(({ token }) => new TaproomClient({ url: ws, table, token }));
      const playing = clients.map((client, seat) => {
        const done = playOn(client, randomFrom(seat + 4));
        const look = client.on.changed!;
        client.on.changed = (events) => {
          for (const { text } of events) heard[seat].push(text);
          look(events);
        };
        return done;
      });
      await Promise.all(playing);
      const said = new Promise((resolve) => (clients[0].on.chat = resolve));
      clients[1].say('Cheers, everybody');
      await said;
      const stories = await Promise.all(
        [...given.map(({ token }) => token), undefined].map(async (token) =>
          v.parse(Story, await get(`${http}/api/tables/${table}/story`, token)),
        ),
      );
      stories.slice(0, 3).forEach(({ events }, seat) => {
        expect(events).toHaveLength(clients[seat].eventCount);
        // What came with the steps is the end of the story.
        expect(events.slice(-heard[seat].length).map(({ text }) => text)).toEqual(heard[seat]);
      });
      const draws = stories.map(
        ({ events }) => events.filter(({ e, list }) => e === 'draw' && list !== undefined).length,
      );
      expect(draws[3]).toBe(0);
      expect(Math.min(...draws.slice(0, 3))).toBeGreaterThan(0);
      const [{ chat, numbers }] = stories;
      expect(chat).toMatchObject([{ seat: 1, name: 'Player 2', text: 'Cheers, everybody' }]);
      expect(numbers[0].seats).toEqual(given.map(() => ({ fortitude: 20, alcohol: 0, gold: 10 })));
      const view = clients[0].view as { seats: { fortitude: number; alcohol: number; gold: number }[] };
      expect(numbers.at(-1)!.seats).toEqual(
        view.seats.map(({ fortitude, alcohol, gold }) => ({ fortitude, alcohol, gold })),
      );
      const late = new TaproomClient({ url: ws, table });
      await late.changed();
      expect(late.chat).toEqual(chat);
      await expect(get(`${http}/api/tables/${table}/story`, 'x'.repeat(24))).rejects.toThrow(/403/);

      // In pages it is the same story, and the same again when somebody asks again.
      const [{ token }] = given;
      const pages = [];
      for (let from = 0; from < stories[0].total; from += 50)
        pages.push(
          v.parse(Story, await get(`${http}/api/tables/${table}/story?from=${from}&most=50`, token)),
        );
      expect(pages.flatMap(({ events }) => events)).toEqual(stories[0].events);
      expect(pages.flatMap((page) => page.chat)).toEqual(chat);
      for (const { at, seats } of numbers)
        expect(pages[Math.floor(Math.max(0, at - 1) / 50)].numbers).toContainEqual({ at, seats });
      await expect(get(`${http}/api/tables/${table}/story?most=0`, token)).rejects.toThrow(/400/);
      await expect(get(`${http}/api/tables/${table}/story?most=all`, token)).rejects.toThrow(/400/);
      for (const client of [...clients, late]) client.stop();
    }));
});
