/** Tables in the pocket at which everybody sits on this device. */
import type { CarriedGame, SeatGiven } from '@taproom/client';
import { call, HouseRefused, startTable, type createTable } from './house.ts';
import { here as words } from '../words/here.ts';
import { saveFile } from './save-file.ts';
import { keepSeat, type HeldSeat } from './seats.ts';

type Wish = Parameters<typeof createTable>[0];

/** Somebody who shares this device. */
export interface Sharer {
  readonly name: string;
  /** Empty: a surprise. */
  readonly character: string;
}

/** For so long whoever is hit by nothing may say that they answer it; half as long where nobody on the device is hit. */
const COME_IN = 5000;

/**
 * Opens a table in the pocket at which all people sit on this device, and begins. Nobody is in a hurry. To whom the device
 * is handed must not tell what they hold, and it must not go round for every card: so whoever is hit gets it, whatever
 * they hold, and whoever else wants to answer says so.
 */
export async function openHere(wish: Wish, others: readonly Sharer[], what: string): Promise<SeatGiven> {
  const isAlone = others.length === 0;
  const clocks = { turn: 0, window: 0, quiet: isAlone ? 0 : COME_IN };
  const pace = isAlone ? ('quick' as const) : ('handed' as const);
  const table = { ...wish, listed: false, standIn: false, pace, clocks };
  const first = await call<SeatGiven>('/api/tables', table, undefined, true);
  const tokens: string[] = [];
  for (const { name, character } of others) {
    const seat = { code: first.code, name, ...(character !== '' && { character }) };
    tokens.push((await call<SeatGiven>('/api/seats', seat, undefined, true)).token);
  }
  await startTable(first.table, first.token);
  const seat = { ...first, code: '', what };
  keepSeat(isAlone ? seat : { ...seat, others: tokens });
  return seat;
}

/** In the pocket: all there is of a table is gone. */
export const forgetTable = ({ table, token }: HeldSeat): Promise<void> =>
  call(`/api/tables/${table}/forget`, {}, token);

/** A game in the pocket as a file, which any house can open. */
export async function saveAsFile({ table, token, what = '' }: HeldSeat): Promise<void> {
  const game = await call<CarriedGame>(`/api/tables/${table}/carried`, undefined, token);
  const name = what.toLowerCase().replaceAll(/[^a-z]+/g, '-') || 'taproom';
  saveFile(`${name}-${table.slice(-4)}.json`, JSON.stringify(game));
}

/** Goes on with a game from a file; its people all sit on this device. `here`: in the pocket. */
export async function openFile(file: Blob, here: boolean): Promise<SeatGiven> {
  let game: CarriedGame;
  try {
    game = JSON.parse(await file.text()) as CarriedGame;
  } catch {
    throw new HouseRefused(400, words.noGame);
  }
  const { seats } = await call<{ seats: SeatGiven[] }>('/api/games', game, undefined, here);
  const [first, ...others] = seats.sort(
    (a, b) => Number(b.seat === game.host) - Number(a.seat === game.host),
  );
  const seat = { ...first, what: words.fromFile, ...(here && { code: '' }) };
  keepSeat(others.length === 0 ? seat : { ...seat, others: others.map(({ token }) => token) });
  return seat;
}
