/** Connections that break in the middle of play, again and again. By itself: node dropped.ts [drops] */
import { fileURLToPath } from 'node:url';
import { TaproomClient, type WireEvent } from '@taproom/client';
import { house } from '@taproom/house/own';
import { parlour, type ParlourState } from '@taproom/parlour';
import type { LiveTable } from '../src/table/live-table.ts';
import { innState, playOn, randomFrom, seatPeople, withServer } from './helpers.ts';

const { inn } = house;

export interface Dropped {
  drops: number;
  games: number;
  /** Events that somebody missed, or was told twice. */
  wrongEvents: number;
  wrongViews: number;
  doubled: number;
}

export function dropAgainAndAgain(drops: number, every = 4): Promise<Dropped> {
  return withServer(async ({ http, ws, tables }) => {
    const result: Dropped = { drops: 0, games: 0, wrongEvents: 0, wrongViews: 0, doubled: 0 };
    const random = randomFrom(drops);
    while (result.drops < drops) {
      // Every other table gambles, in a game in which all decide at the same time.
      const gambles = result.games % 2 === 1;
      const options = { game: 'parlour', parlour: { game: 'city-square' } };
      const given = await seatPeople(http, 4, gambles ? options : {});
      const live = (await tables.find(given[0].table)) as LiveTable;
      const sockets: WebSocket[] = [];
      const told: string[][] = [];
      const clients = given.map(({ table, token }, seat) => {
        const client = new TaproomClient({
          url: ws,
          table,
          token,
          open: (url) => (sockets[seat] = new WebSocket(url)),
        });
        told[seat] = [];
        return client;
      });
      const games = clients.map((client, seat) => {
        const playing = playOn(client, random);
        const look = client.on.changed!;
        client.on.changed = (events: readonly WireEvent[]) => {
          for (const event of events) told[seat].push(event.text);
          look(events);
        };
        return playing;
      });
      const dropper = setInterval(() => {
        const seat = Math.floor(random() * 4);
        if (!clients[seat].isOpen) return;
        result.drops++;
        sockets[seat].close();
      }, every);
      await Promise.all(games);
      clearInterval(dropper);
      result.games++;
      await new Promise((resolve) => setTimeout(resolve, 300));
      const memory = live.memory!;
      for (const [seat, client] of clients.entries()) {
        if (told[seat].length !== memory.eventCount) result.wrongEvents++;
        const { seats } = gambles
          ? parlour.view(memory.state as ParlourState, seat)
          : inn.view(innState(live), seat);
        if (JSON.stringify((client.view as { seats?: unknown }).seats) !== JSON.stringify(seats))
          result.wrongViews++;
      }
      const entries = await tables.storage.log(given[0].table);
      const ids = entries.flatMap(({ by, id }) => (by === undefined ? [] : [`${by} ${id}`]));
      result.doubled += ids.length - new Set(ids).size;
      for (const client of clients) client.stop();
    }
    return result;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const result = await dropAgainAndAgain(Number(process.argv[2] ?? 1000));
  console.log(JSON.stringify(result));
  process.exitCode = result.wrongEvents + result.wrongViews + result.doubled > 0 ? 1 : 0;
}
