/** What happens in the middle of a game, and programs that play over plain HTTP, where each request comes to another house. */
import { HouseDoor, HouseRefused, type SeatGiven, type Welcome, type WireAnswer } from '@taproom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AT_ONCE, post } from './helpers.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { withStreet, type StreetHouse } from './street.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

/** Two people whose game has begun, and how they ask: by one door after the other. */
async function begun(houses: readonly StreetHouse[], options: object) {
  let knocks = 0;
  const door = (): string => houses[knocks++ % houses.length].http;
  const ada = await post<SeatGiven>(`${door()}/api/tables`, { name: 'Ada', clocks: AT_ONCE, ...options });
  const bob = await post<SeatGiven>(`${door()}/api/seats`, { code: ada.code, name: 'Bob' });
  await post(`${door()}/api/tables/${ada.table}/start`, {}, ada.token);
  const at = (path: string): string => `/api/tables/${ada.table}/${path}`;
  return {
    ada,
    bob,
    say: (who: SeatGiven, path: string, body?: object) => post<object>(door() + at(path), body, who.token),
    ask: <T>(who: SeatGiven, path: string) =>
      new HouseDoor(door()).ask<T>(at(path), { headers: { authorization: `Bearer ${who.token}` } }),
    answer: (who: SeatGiven, said: object) => new HouseDoor(door()).post(at('answer'), said, who.token),
  };
}

test('programs play a whole game', { timeout: 120_000 }, async () =>
  withStreet(await postgres.database('programs'), async (...houses) => {
    const game = { seats: 2, game: 'parlour', parlour: { game: 'delve' } };
    const { ada, bob, ask, answer } = await begun(houses, game);
    const play = async (who: SeatGiven): Promise<Welcome> => {
      for (;;) {
        const told = await ask<Welcome>(who, 'turn');
        const { public: now, own } = told;
        if (now.status === 'over') return told;
        if (own === null || own.question === null || own.declared !== null) continue;
        expect(await ask(who, 'world')).toBeInstanceOf(Object);
        const { min } = own.many ?? { min: 1 };
        const [{ answer: first }] = own.choices;
        const picks = Array.from({ length: min }, (_, i) => i);
        const fits = first.do === 'choose' && min > 1 ? { do: 'choose', picks } : (first as WireAnswer);
        await answer(who, { question: now.asked!.number, answer: fits }).catch((error: unknown) => {
          // The other one was quicker.
          if (!(error instanceof HouseRefused) || error.status !== 409) throw error;
        });
      }
    };
    const [one, two] = await Promise.all([ada, bob].map(play));
    expect(two.public.view).toEqual(one.public.view);
    // One process ran it, and each answer is in the log once.
    const ids = (await houses[0].tables.storage.log(ada.table)).flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  }),
);

test('the host pauses, a seat changes hands, and somebody leaves', { timeout: 120_000 }, async () =>
  withStreet(await postgres.database('in_play'), async (...houses) => {
    const { ada, bob, say, ask } = await begun(houses, { seats: 2, characters: ['Sera', 'Dale'] });
    const now = async (who: SeatGiven) => (await ask<Welcome>(who, 'turn?seconds=0')).public;
    for (const paused of [true, false]) {
      // Also through the house that runs it.
      for (let n = 0; n < houses.length; n++) await say(ada, 'pause', { paused });
      expect((await now(bob)).paused ?? false).toBe(paused);
    }
    await expect(say(bob, 'pause', { paused: true })).rejects.toThrow('403');
    expect(await ask(bob, 'state')).toMatchObject({ status: 'playing' });
    expect(await say(bob, 'report', { text: 'Something looks odd.' })).toHaveProperty('report');
    await say(ada, 'seats/1/chat', { muted: true });
    expect((await now(bob)).seats[1].muted).toBe(true);
    await say(ada, 'seats/1', { kind: 'open' });
    await expect(ask(bob, 'turn?seconds=0')).rejects.toThrow();
    const cleo = await post<SeatGiven>(`${houses[2].http}/api/seats`, { code: ada.code, name: 'Cleo' });
    expect((await now(cleo)).seats[1]).toMatchObject({ name: 'Cleo', kind: 'human' });
    await say(ada, 'leave');
    expect(await now(cleo)).toMatchObject({ host: 1, status: 'playing' });
  }),
);
