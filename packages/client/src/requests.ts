/** What is sent and answered over plain HTTP: the life of a table around its game. */
import * as v from 'valibot';
import { CharacterName, Code, PlayerName, TableId, Token, whole } from './basics.ts';

/** How fast things go at a table. Times are in milliseconds, 0 means no limit. */
export const Clocks = v.strictObject({
  /** For one's own turn. When it runs out, a bot gives this one answer. */
  turn: v.optional(whole(0, 3_600_000), 0),
  /** For a window of responses. When it runs out, whoever has not answered passes. */
  window: v.optional(whole(0, 600_000), 8000),
  /** A window stays open at least this long, so that its end does not tell that only bots were asked. */
  shortest: v.optional(whole(0, 10_000), 400),
  /** How long a bot takes over an answer that everybody waits for. */
  bot: v.optional(whole(0, 10_000), 700),
  /** How long somebody must be away before a bot stands in, or windows no longer wait for them. */
  away: v.optional(whole(0, 3_600_000), 30_000),
});
export type Clocks = v.InferOutput<typeof Clocks>;

export const CreateTable = v.pipe(
  v.strictObject({
    game: v.optional(v.literal('inn'), 'inn'),
    name: PlayerName,
    /** How many seats, bots included. */
    seats: whole(2, 8),
    bots: v.optional(whole(0, 7), 0),
    bot: v.optional(v.picklist(['sensible', 'random']), 'sensible'),
    /** By seat; what is missing or null is a surprise. */
    characters: v.optional(v.pipe(v.array(v.nullable(CharacterName)), v.maxLength(8)), []),
    listed: v.optional(v.boolean(), false),
    clocks: v.optional(Clocks, {}),
    standIn: v.optional(v.boolean(), true),
    /** `quick`: whoever cannot respond is passed over at once. Faster, but it tells the others something. */
    pace: v.optional(v.picklist(['neutral', 'quick']), 'neutral'),
    variants: v.optional(
      v.strictObject({
        drinks: v.optional(v.pipe(v.string(), v.maxLength(40))),
        barDeck: v.optional(v.boolean()),
        hands: v.optional(whole(1, 20)),
        sides: v.optional(v.pipe(v.array(v.pipe(v.array(whole(0, 7)), v.maxLength(8))), v.maxLength(8))),
      }),
      {},
    ),
  }),
  v.description(
    'Opens a table. Whoever opens it takes the first seat and is the host; bots take the last ones.',
  ),
);
export type CreateTable = v.InferOutput<typeof CreateTable>;

export const TakeSeat = v.pipe(
  v.strictObject({ code: Code, name: PlayerName, character: v.optional(CharacterName) }),
  v.description('Takes the next free seat at the table with this code.'),
);
export const UseHandover = v.pipe(
  v.strictObject({ code: Code }),
  v.description('Takes over a seat on another device. The token of the old device no longer works.'),
);

export const SeatGiven = v.strictObject({ table: TableId, code: Code, seat: v.number(), token: Token });
export type SeatGiven = v.InferOutput<typeof SeatGiven>;
export const HandoverGiven = v.strictObject({ code: Code, seconds: v.number() });
export const TableListed = v.strictObject({
  table: TableId,
  code: Code,
  host: v.string(),
  seats: v.number(),
  free: v.number(),
});
export const TablesListed = v.strictObject({ tables: v.array(TableListed) });
export const TableFound = v.strictObject({ table: TableId });
export const Failed = v.strictObject({ error: v.string() });

/** All of them, for the page that documents them. `auth`: needs `authorization: Bearer <token>` of a seat. */
export const REQUESTS = [
  { method: 'POST', path: '/api/tables', body: CreateTable, reply: SeatGiven, auth: '' },
  { method: 'GET', path: '/api/tables', body: null, reply: TablesListed, auth: '' },
  { method: 'POST', path: '/api/seats', body: TakeSeat, reply: SeatGiven, auth: '' },
  {
    method: 'POST',
    path: '/api/tables/:table/leave',
    body: null,
    reply: null,
    auth: 'any seat, before the game',
  },
  { method: 'POST', path: '/api/tables/:table/start', body: null, reply: null, auth: 'the host’s seat' },
  { method: 'POST', path: '/api/tables/:table/handover', body: null, reply: HandoverGiven, auth: 'any seat' },
  { method: 'POST', path: '/api/handover', body: UseHandover, reply: SeatGiven, auth: '' },
  {
    method: 'POST',
    path: '/api/tables/:table/rematch',
    body: null,
    reply: TableFound,
    auth: 'any seat, after the game',
  },
  { method: 'GET', path: '/api/tables/:table/log', body: null, reply: null, auth: '' },
] as const;
