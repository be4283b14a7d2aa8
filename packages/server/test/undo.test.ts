import { TaproomClient, type SeatGiven, type Story, type WireAnswer } from '@taproom/client';
import { house } from '@taproom/house/own';
import type { InnState } from '@taproom/inn';
import { describe, expect, test } from 'vitest';
import { recall, standing } from '../src/table/memory.ts';
import {
  anyAnswer,
  innState,
  playOn,
  randomFrom,
  seatPeople,
  withServer,
  type TestServer,
} from './helpers.ts';

const { inn } = house;

const refusal = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'not refused',
    (error: Error) => error.message,
  );

async function sitDown(
  { http, ws }: TestServer,
  characters: readonly string[],
): Promise<[TaproomClient[], SeatGiven[]]> {
  const given = await seatPeople(http, 2, { characters });
  const clients = given.map(({ table, token }) => new TaproomClient({ url: ws, table, token }));
  await Promise.all(clients.map((client) => client.changed()));
  return [clients, given];
}

const pass: WireAnswer = { do: 'pass' };

/** Up to the Action of the first turn; everybody passes what comes before. */
async function toAction(clients: readonly TaproomClient[]): Promise<TaproomClient> {
  for (;;) {
    for (const client of clients) {
      const { question } = client;
      if (question?.kind === 'action') return client;
      if (question === null) continue;
      await client.answer(
        question.kind === 'discard' ? { do: 'discard', cards: [] } : anyAnswer(client, () => 0)!,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

// proves: house.530-take-back-an-answer
describe('an answer that told nobody anything', { timeout: 30_000 }, () => {
  test('can be taken back once, by its player, and everything is as it was', () =>
    withServer(async (server) => {
      const [clients, [{ table }]] = await sitDown(server, ['Sera', 'Dale']);
      const ada = await toAction(clients);
      const other = clients.find((client) => client !== ada)!;
      const live = (await server.tables.find(table))!;
      const before = structuredClone(innState(live));
      const events = ada.eventCount;
      await ada.answer(pass);
      expect(ada.question!.kind).toBe('order');
      expect(ada.own!.undo).toBe(true);
      while (other.public!.asked!.number !== ada.public!.asked!.number) await other.changed();
      expect(other.own!.undo).toBeUndefined();
      expect(await refusal(other.undo())).toMatch(/can no longer be taken back/);

      const late = ada.public!.asked!.number;
      await ada.undo();
      expect(ada.question!.kind).toBe('action');
      expect(innState(live)).toEqual(before);
      expect(ada.own!.undo).toBeUndefined();
      expect([ada.eventCount, ada.public!.asked!.number > late]).toEqual([events, true]);
      while (other.public!.asked!.number !== ada.public!.asked!.number) await other.changed();
      expect(other.eventCount).toBe(events);
      expect(other.public!.view).toEqual(ada.public!.view);

      // Back and forth for ever would hold up the table.
      await ada.answer(pass);
      expect(ada.own!.undo).toBeUndefined();
      expect(await refusal(ada.undo())).toMatch(/can no longer be taken back/);

      // What is told afterwards knows nothing of it.
      const entries = await server.tables.storage.log(table);
      expect(entries.filter(({ undid }) => undid)).toHaveLength(1);
      const loaded = (await server.tables.storage.load(table))!;
      const again = recall(house, { ...loaded, snapshot: null, entries })!;
      expect(again.state).toEqual(live.memory!.state);
      expect(again.eventCount).toBe(live.memory!.eventCount);
      const story = JSON.parse(await server.tables.story(table, undefined)) as Story;
      expect(story.events).toHaveLength(ada.eventCount);
      for (const client of clients) client.stop();
    }));

  test('a whole game with answers taken back replays to the same end', () =>
    withServer(async (server) => {
      const [clients, [{ table }]] = await sitDown(server, ['Sera', 'Dale']);
      let undone = 0;
      const random = randomFrom(5);
      await Promise.all(
        clients.map(
          (client) =>
            new Promise<void>((resolve, reject) => {
              let busy = false;
              const look = (): void => {
                if (client.public?.status === 'over') return resolve();
                if (busy) return;
                const answer = client.own?.undo && random() < 0.7 ? null : anyAnswer(client, random);
                if (answer === null && !client.own?.undo) return;
                busy = true;
                if (answer === null) undone++;
                (answer === null ? client.undo() : client.answer(answer)).then(
                  () => {
                    busy = false;
                    look();
                  },
                  (error: Error) => {
                    busy = false;
                    if (/no longer open|had your say|no longer be taken back/.test(error.message)) look();
                    else reject(error);
                  },
                );
              };
              client.on.changed = look;
              look();
            }),
        ),
      );
      expect(undone).toBeGreaterThan(0);
      const live = (await server.tables.find(table))!;
      const entries = await server.tables.storage.log(table);
      const loaded = (await server.tables.storage.load(table))!;
      expect(recall(house, { ...loaded, snapshot: null, entries })!.state).toEqual(innState(live));
      expect(recall(house, loaded)!.state).toEqual(innState(live));
      const { setup, log, seats } = await server.tables.gameLog(table);
      expect(seats.map(({ kind }) => kind)).toEqual(setup.players.map(() => 'human'));
      const state = inn.create(setup as InnState['setup']);
      for (const answer of log) inn.apply(state, answer as never);
      expect(state.winners).toEqual(innState(live).winners);
      expect((JSON.parse(await server.tables.story(table, undefined)) as Story).events).toHaveLength(
        clients[0].eventCount,
      );
      for (const client of clients) client.stop();
    }));

  test('but not where cards were drawn or shown, or somebody was asked', () =>
    withServer(async (server) => {
      const [clients, [{ table }]] = await sitDown(server, ['Sera', 'Dale']);
      const live = (await server.tables.find(table))!;
      let offered = 0;
      const check = (client: TaproomClient): void => {
        if (!client.own?.undo) return;
        offered++;
        const { undo, state } = live.memory!;
        const [from, to] = [undo!.state as InnState, state as InnState];
        // No hidden card has moved, and nobody else is asked.
        expect(to.seats.map(({ hand }) => hand)).toEqual(from.seats.map(({ hand }) => hand));
        expect(to.seats.map(({ deck }) => deck)).toEqual(from.seats.map(({ deck }) => deck));
        expect(to.ask!.seat).toBe(from.ask!.seat);
      };
      await Promise.all(clients.map((client, i) => playOn(client, randomFrom(i), () => check(client))));
      expect(offered).toBeGreaterThan(0);
      for (const client of clients) client.stop();
    }));

  test('a log without what was taken back', () => {
    const did = [{ seat: 0, do: 'pass' }];
    const entries = [
      { did },
      { by: 0, did },
      { by: 0, did: [], undid: true as const },
      { by: 0, did, id: 'b' },
    ];
    expect(standing(entries)).toEqual([{ did }, { by: 0, did, id: 'b' }]);
  });

  test('nobody who only watches', () =>
    withServer(async ({ http, ws }) => {
      const [{ table }] = await seatPeople(http, 2);
      const watcher = new TaproomClient({ url: ws, table });
      await watcher.changed();
      expect(await refusal(watcher.undo())).toMatch(/your own seat/);
      watcher.stop();
    }));
});
