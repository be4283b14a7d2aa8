/** Hints and reasons: for whoever asks, from what they know, and nobody else hears of it. */
import { AnswerRefused, TaproomClient, type SeatGiven } from '@taproom/client';
import { describe, expect, test } from 'vitest';
import { allHere, anyAnswer, randomFrom, seatPeople, withServer, type TestServer } from './helpers.ts';

const CHARACTERS = ['Sera', 'Dale', 'Jett', 'Joran'];

async function sitDown(
  { http, ws }: TestServer,
  options: Record<string, unknown> = {},
): Promise<{ clients: TaproomClient[]; given: SeatGiven[] }> {
  const given = await seatPeople(http, 2, { bots: 2, characters: CHARACTERS, ...options });
  const clients = given.map(({ table, token }) => new TaproomClient({ url: ws, table, token }));
  await Promise.all(clients.map((client) => client.changed()));
  await allHere(clients);
  return { clients, given };
}

const stopAll = (clients: readonly TaproomClient[]): void => clients.forEach((client) => client.stop());

/** A busy machine needs a while to open the house of the thread that thinks about it. */
async function patiently<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof AnswerRefused) || error.code !== 'busy') throw error;
    }
}

const refusal = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'not refused',
    (error: Error) => error.message,
  );

/** Everybody answers anything, until somebody is asked something, or something has happened. */
async function playUntil(clients: readonly TaproomClient[], done: () => boolean): Promise<void> {
  const random = randomFrom(3);
  while (!done()) {
    for (const client of clients) {
      const answer = anyAnswer(client, random);
      if (answer !== null && !done()) await client.answer(answer).catch(() => {});
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('whoever asks', { timeout: 60_000 }, () => {
  test('is told what somebody good would do, and nobody else hears of it', () =>
    withServer(async (server) => {
      const { clients } = await sitDown(server);
      await playUntil(clients, () => clients.some(({ question }) => question?.kind === 'action'));
      const [asks, other] = clients.toSorted(
        (a, b) => Number(b.question !== null) - Number(a.question !== null),
      );
      let heard = 0;
      other.on.changed = () => heard++;
      const { number } = asks.public!.asked!;
      const hints = await patiently(() => asks.askHints());
      expect(hints.length).toBeGreaterThan(0);
      for (const { answer, expects } of hints) {
        const choices = asks.own!.choices.map((choice) => JSON.stringify(choice.answer));
        expect(choices).toContain(JSON.stringify(answer));
        expect(expects!.chance).toBeGreaterThan(0);
        expect(expects!.stays).toBeLessThanOrEqual(1);
      }
      // Asked again, it is the same; and the question is still open.
      expect(await asks.askHints()).toEqual(hints);
      expect(asks.public!.asked!.number).toBe(number);
      expect(heard).toBe(0);
      expect(await refusal(other.askHints())).toBe('Nothing is asked of you now.');
      stopAll(clients);
    }));

  test('is told why a bot may have played its last card', () =>
    withServer(async (server) => {
      const { clients } = await sitDown(server);
      const [asks] = clients;
      expect(await refusal(asks.askReason(1))).toBe(
        'No bot has played a card there that you could ask about.',
      );
      const played: { seat: number; card: number }[] = [];
      asks.on.changed = (events) => {
        for (const { e, seat = -1, card = -1 } of events)
          if (e === 'play' && seat > 1) played.push({ seat, card });
      };
      await playUntil(clients, () => played.length > 0);
      const { seat } = played[0];
      const reason = await patiently(() => asks.askReason(seat));
      expect(played.map(({ card }) => card)).toContain(reason.card);
      expect(reason.chance).toBeGreaterThan(0);
      expect(reason.chance).toBeLessThan(1);
      stopAll(clients);
    }));

  test('is refused where the host wants no hints, and who only watches is refused everywhere', () =>
    withServer(async (server) => {
      const { clients, given } = await sitDown(server, { hints: false });
      expect(clients[0].public!.hints).toBe(false);
      const off = 'The host has switched hints off at this table.';
      expect(await refusal(clients[0].askHints())).toBe(off);
      expect(await refusal(clients[0].askReason(3))).toBe(off);
      const watcher = new TaproomClient({ url: server.ws, table: given[0].table });
      await watcher.changed();
      expect(await refusal(watcher.askHints())).toBe('Whoever only watches has no hand to ask about.');
      stopAll([...clients, watcher]);
    }));
});

describe('a bot', { timeout: 60_000 }, () => {
  test('has a temper that everybody sees', () =>
    withServer(async (server) => {
      const { clients } = await sitDown(server);
      const tempers = clients[0].public!.seats.map(({ temper }) => temper);
      expect(tempers.slice(0, 2)).toEqual([undefined, undefined]);
      expect(tempers[2]).toMatch(/^the /);
      stopAll(clients);
    }));
});
