/** Tables for tests: opened by the page itself, or over HTTP where how it is opened is not what is looked at. */
import type { CreateTable, SeatGiven } from '@taproom/client';
import type { Page } from '@playwright/test';
import type * as v from 'valibot';
import type { House } from './house.ts';

export type Wish = Partial<v.InferInput<typeof CreateTable>>;

/** No clocks, no pauses: everything happens when everybody has answered. */
export const AT_ONCE = { quiet: 0, window: 0, shortest: 0, bot: 0, turn: 0, away: 60_000 } as const;

/** Every table that this page opens is quick, and as wished where its form does not offer it. */
export async function hurry(page: Page, wish: Wish = {}): Promise<void> {
  await page.route('**/api/tables', async (route, request) => {
    if (request.method() !== 'POST') return route.continue();
    const asked = request.postDataJSON() as Wish;
    return route.continue({ postData: JSON.stringify({ ...asked, clocks: AT_ONCE, ...wish }) });
  });
}

async function post<T>(url: string, body: unknown, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const reply = (await response.json()) as T & { error?: string };
  if (!response.ok) throw new Error(`${response.status}: ${reply.error ?? ''}`);
  return reply;
}

/** A table with people at all seats but the bots', in the order of the seats; started unless somebody else does. */
export async function seatPeople(
  { url }: House,
  names: readonly string[],
  wish: Wish = {},
  start = true,
): Promise<SeatGiven[]> {
  const [first, ...others] = names;
  const bots = wish.bots ?? 0;
  const host = await post<SeatGiven>(`${url}/api/tables`, {
    name: first,
    seats: names.length + bots,
    clocks: AT_ONCE,
    ...wish,
  });
  const given = [host];
  for (const name of others) given.push(await post<SeatGiven>(`${url}/api/seats`, { code: host.code, name }));
  if (start) await post(`${url}/api/tables/${host.table}/start`, {}, host.token);
  return given;
}

/** Gives a seat to a device and opens the table there. */
export async function sitDown(page: Page, seat: SeatGiven): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/join');
  await page.evaluate((held) => {
    const before = JSON.parse(localStorage.getItem('taproom.seats') ?? '[]') as unknown[];
    localStorage.setItem('taproom.seats', JSON.stringify([{ ...held, at: Date.now() }, ...before]));
  }, seat);
  await page.goto(`/table/${seat.code}`);
}
