/** A server plays whatever house it is given. */
import { TaproomClient } from '@taproom/client';
import { openHouse } from '@taproom/house';
import { describe, expect, test } from 'vitest';
import { botThreads } from '../src/table/bot-threads.ts';
import { house } from './another-house.ts';
import { playOn, post, randomFrom, seatPeople, withServer } from './helpers.ts';

describe('another house', { timeout: 30_000 }, () => {
  test('seats its own guests, and its own bots think in their thread', () =>
    withServer(
      async ({ http, ws, tables }) => {
        const [ada] = await seatPeople(http, 1, { bots: 1, bot: 'hermit', characters: ['Sera', 'Hollow'] });
        const client = new TaproomClient({ url: ws, table: ada.table, token: ada.token });
        await client.changed();
        expect(client.public?.seats[1]).toMatchObject({ character: 'Hollow', kind: 'bot', bot: 'hermit' });
        const cards = await fetch(`${http}/api/tables/${ada.table}/cards`).then((found) => found.text());
        expect(cards).toContain('loses 1 Fortitude for each of their waiting Drinks');
        await playOn(client, randomFrom(1));
        client.stop();
        // On a busy machine a thread may begin too late for the first answers; none that knew another house could think.
        const { asked, failed } = tables.bots.counts;
        expect(asked).toBeGreaterThan(failed);
      },
      { house },
    ));

  test('says which bots there are', () =>
    withServer(
      async ({ http }) => {
        const wish = { name: 'Ada', seats: 3, bots: 1 };
        const refused = '400 No bot is called "sensible". There are: random, hermit.';
        await expect(post(`${http}/api/tables`, { ...wish, bot: 'sensible' })).rejects.toThrow(refused);
        const { table, token } = await post<{ table: string; token: string }>(`${http}/api/tables`, {
          ...wish,
          bot: 'random',
        });
        const seat = `${http}/api/tables/${table}/seats/2`;
        await expect(post(seat, { bot: 'sensible' }, token)).rejects.toThrow(refused);
        await post(seat, { bot: 'hermit' }, token);
      },
      { house },
    ));

  test('says from where it is opened, or its bots could not think', () => {
    expect(() => botThreads(openHouse({ packs: [] }))).toThrow('from where it is opened');
  });
});
