/** The life of a table around its game, over plain HTTP. Errors are sentences for the player. */
import type {
  AllowWatchers,
  ChangeGuest,
  ChangeSeat,
  CodeFound,
  CreateTable,
  HouseTold,
  PublicTable,
  Reported,
  SeatGiven,
  Story,
  TableListed,
  TableState,
  TableTold,
} from '@taproom/client';
import type { GameName } from '@taproom/house';
import type { Proof } from '@taproom/kernel';
import type * as v from 'valibot';
import { isPocket, POCKET_ONLY } from '../pocket/pocket-id.ts';
import type { Faces } from './faces.ts';
import { general } from '../words/general.ts';
import { keepSeat, seatAt, type HeldSeat } from './seats.ts';

type Wish = v.InferInput<typeof CreateTable>;
export type Listed = v.InferOutput<typeof TableListed>;

/** What the house refused, and why. */
export class HouseRefused extends Error {
  readonly status: number;
  constructor(status: number, why: string) {
    super(why);
    this.name = 'HouseRefused';
    this.status = status;
  }
}

/** Nobody answered at all. */
export const isUnreachable = (error: unknown): boolean => error instanceof HouseRefused && error.status === 0;

export const UNREACHABLE = 'The house cannot be reached. Check your connection and try again.';

/** What came back: a status, and JSON, or nothing that can be read. */
interface Reply {
  readonly status: number;
  readonly said: { readonly error?: string } | null;
}

async function overNetwork(path: string, body?: object, token?: string): Promise<Reply> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  const response = await (body === undefined
    ? fetch(path, { headers })
    : fetch(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }));
  return { status: response.status, said: (await response.json().catch(() => null)) as Reply['said'] };
}

async function inPocket(path: string, body?: object, token?: string): Promise<Reply> {
  const { askPocket } = await import('../pocket/pocket.ts');
  const { status, text } = await askPocket({ path, body, token });
  return { status, said: JSON.parse(text) as Reply['said'] };
}

/** With a body it is a POST, without one a GET. `pocket`: asked of the house in this browser. */
export async function call<Said>(
  path: string,
  body?: object,
  token?: string,
  pocket = isInPocket(path),
): Promise<Said> {
  const reply = await (pocket ? inPocket : overNetwork)(path, body, token).catch(() => {
    throw new HouseRefused(0, UNREACHABLE);
  });
  if (reply.status >= 300) throw new HouseRefused(reply.status, reply.said?.error ?? UNREACHABLE);
  return reply.said as Said;
}

/** Whether it is about a table in the pocket. */
const isInPocket = (path: string): boolean => isPocket(path.split('/')[3] ?? '');

/** Opens a table; its first seat is this device's. `pocket`: in the house of this browser, where nobody else can come. */
export async function createTable(wish: Wish, pocket = POCKET_ONLY): Promise<SeatGiven> {
  const given = await call<SeatGiven>('/api/tables', wish, undefined, pocket);
  // A code is for others, and none of them could use this one.
  const seat = pocket ? { ...given, code: '', what: general.inn } : given;
  keepSeat(seat);
  return seat;
}

/** The same where it does not matter which house it is: in the pocket if no other can be reached. */
export async function createTableAnywhere(wish: Wish): Promise<SeatGiven> {
  try {
    return await createTable(wish);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return createTable(wish, true);
  }
}

/** Takes the next free seat at the table with this code. */
export async function takeSeat(code: string, name: string, character?: string): Promise<SeatGiven> {
  const seat = await call<SeatGiven>('/api/seats', { code, name, ...(character && { character }) });
  keepSeat(seat);
  return seat;
}

/** Takes over a seat that another device has offered. */
export async function useHandover(code: string): Promise<SeatGiven> {
  const seat = await call<SeatGiven>('/api/handover', { code });
  keepSeat(seat);
  return seat;
}

export const listTables = (): Promise<readonly Listed[]> =>
  call<{ tables: readonly Listed[] }>('/api/tables').then(({ tables }) => tables);

/** The table with this code. */
export const tableOfCode = (code: string): Promise<v.InferOutput<typeof CodeFound>> =>
  call(`/api/codes/${encodeURIComponent(code)}`);

/** `fill`: bots take the free seats; `chance`: what is added to it at the last moment. */
export const startTable = (table: string, token: string, fill = false, chance?: string): Promise<void> =>
  call(`/api/tables/${table}/start`, { fill, chance }, token);

/** Before the game: another player, character or name on a seat. */
export const changeSeat = (
  { table, token }: Pick<SeatGiven, 'table' | 'token'>,
  seat: number,
  change: ChangeSeat,
): Promise<void> => call(`/api/tables/${table}/seats/${seat}`, change, token);

/** Before the game: another number of seats. */
export const changeSeats = (
  { table, token }: Pick<SeatGiven, 'table' | 'token'>,
  seats: number,
): Promise<void> => call(`/api/tables/${table}/seats`, { seats }, token);

/** The host: what those who watch may see, before the game, and whether they may chat. */
export const allowWatchers = (
  { table, token }: Pick<SeatGiven, 'table' | 'token'>,
  wish: v.InferInput<typeof AllowWatchers>,
): Promise<void> => call(`/api/tables/${table}/watchers`, wish, token);

/** The host: another code, in place of the old one. */
export const renewCode = ({ table, token }: Pick<SeatGiven, 'table' | 'token'>): Promise<void> =>
  call(`/api/tables/${table}/code`, {}, token);

/** The host: mutes or removes somebody who watches. */
export const changeGuest = (
  { table, token }: Pick<SeatGiven, 'table' | 'token'>,
  n: number,
  change: v.InferInput<typeof ChangeGuest>,
): Promise<void> => call(`/api/tables/${table}/guests/${n}`, change, token);

/** The host: whether what a player says is passed on. */
export const muteSeat = (
  { table, token }: Pick<SeatGiven, 'table' | 'token'>,
  seat: number,
  muted: boolean,
): Promise<void> => call(`/api/tables/${table}/seats/${seat}/chat`, { muted }, token);

/** How other devices in the same network reach the house, where the page was opened on its machine; how long it keeps tables. */
export const houseTold = (): Promise<v.InferOutput<typeof HouseTold>> => call('/api/house');

export const leaveTable = (table: string, token: string): Promise<void> =>
  call(`/api/tables/${table}/leave`, {}, token);

/** The host stops the time, or lets it go on. */
export const pauseTable = (
  { table, token }: Pick<SeatGiven, 'table' | 'token'>,
  paused: boolean,
): Promise<void> => call(`/api/tables/${table}/pause`, { paused }, token);

/** This seat would like to take back its last answer. */
export const askBack = ({ table, token }: Pick<SeatGiven, 'table' | 'token'>): Promise<void> =>
  call(`/api/tables/${table}/back`, {}, token);

export const agreeBack = (
  { table, token }: Pick<SeatGiven, 'table' | 'token'>,
  yes: boolean,
): Promise<void> => call(`/api/tables/${table}/back/agree`, { yes }, token);

/** How it stands at a table where somebody holds a seat. */
export const stateOf = ({
  table,
  token,
}: Pick<SeatGiven, 'table' | 'token'>): Promise<v.InferOutput<typeof TableState>> =>
  call(`/api/tables/${table}/state`, undefined, token);

/** Says by which word it is found. */
export const reportProblem = (
  { table, token }: Pick<SeatGiven, 'table' | 'token'>,
  text: string,
): Promise<v.InferOutput<typeof Reported>> => call(`/api/tables/${table}/report`, { text }, token);

/** A code with which another device takes over this seat. */
export const offerHandover = (
  table: string,
  token: string,
): Promise<{ readonly code: string; readonly seconds: number }> =>
  call(`/api/tables/${table}/handover`, {}, token);

/** This seat wants to go on; the host may say with what, and that nobody is waited for. Who shares a device goes along. */
export async function playAgain(
  { table, token, others = [] }: HeldSeat,
  wish: {
    readonly now?: boolean;
    readonly parlour?: { readonly game: string; readonly variants: string[] };
  } = {},
): Promise<void> {
  await call(`/api/tables/${table}/rematch`, wish, token);
  for (const other of others) await call(`/api/tables/${table}/rematch`, {}, other);
}

export const cardsOf = (table: string): Promise<Faces> => call(`/api/tables/${table}/cards`);

/** All that happened at a table, as the holder of the token, or a spectator, may know it. */
export const storyOf = (table: string, token?: string): Promise<Story> =>
  call(`/api/tables/${table}/story`, undefined, token);

/** A finished game: its set-up, who sat where, and every answer that was given. */
export interface GameLog {
  readonly game: GameName;
  readonly setup: { readonly players: readonly string[] };
  readonly seats: readonly Pick<PublicTable['seats'][number], 'name' | 'kind' | 'mark'>[];
  readonly log: readonly unknown[];
  /** What its chance can be checked by, where the house had promised something. */
  readonly fair?: Proof;
}

export const logOf = (table: string): Promise<GameLog> => call(`/api/tables/${table}/log`);

/** A table at which nobody plays on, step by step as it was told to the holder of the token. */
export const toldOf = (table: string, token?: string): Promise<TableTold> =>
  call(`/api/tables/${table}/told`, undefined, token);

const TABLE_ID = /^[0-9a-z]{16}$/;

/** A table's id, whether it is named by its id or by its code. */
export const idOf = async (table: string): Promise<string> =>
  TABLE_ID.test(table) ? table : (seatAt(table)?.table ?? (await tableOfCode(table)).table);
