/** The life of a table over plain HTTP, or whatever speaks like it. */
import {
  AgreeBack,
  AllowWatchers,
  CarriedGame,
  ChangeGuest,
  ChangeSeat,
  ChangeSeats,
  Code,
  CreateTable,
  MuteSeat,
  Pause,
  PlayAgain,
  Report,
  StartTable,
  StoryPage,
  TableId,
  TakeSeat,
  Token,
  UseHandover,
} from '@taproom/client';
import * as v from 'valibot';
import { openCarried } from '../carried-game.ts';
import { offerHandover, useHandover } from '../handover.ts';
import { agreeBack, askBack, pause, report, stateOf } from '../in-play.ts';
import { allowWatchers, changeGuest, muteSeat, renewCode } from '../hosting.ts';
import { NO_CODE, type Tables } from '../tables.ts';
import { playAgain } from '../evening.ts';
import { packsAt } from '../packs-at.ts';
import { Refused } from '../refused.ts';
import { changeSeat, changeSeats, leave, takeSeat } from '../seating.ts';
import type { Keeping, SeatRecord } from '../storage/storage.ts';
import type { Door, DoorRequest } from './door.ts';
import type { Buckets } from './limits.ts';

export interface Serving {
  readonly tables: Tables;
  readonly buckets: Buckets;
  /** How other devices in the same network reach this house, for whoever asks from its own machine. */
  readonly addresses: (from: DoorRequest) => readonly string[];
  readonly keeping: Keeping;
}

export function serveRequests(app: Door, { tables, buckets, addresses, keeping }: Serving): void {
  const { requests, creations, codes } = buckets;

  /** Only wrong codes count: whoever has the right one is no guesser. */
  async function guessing<T>(request: DoorRequest, act: () => Promise<T>): Promise<T> {
    codes.mustHave(request.ip, WRONG_CODES);
    try {
      return await act();
    } catch (error) {
      if (error instanceof Refused && error.status === 404) codes.take(request.ip, WRONG_CODES);
      throw error;
    }
  }

  app.addHook('onRequest', async (request) => requests.take(request.ip, 'requests'));

  app.post('/api/tables', async (request) => {
    const wanted = body(CreateTable, request);
    creations.take(request.ip, 'new tables');
    try {
      return await tables.create(wanted);
    } catch (error) {
      creations.giveBack(request.ip);
      throw error;
    }
  });
  app.post('/api/games', async (request) => {
    const carried = body(CarriedGame, request);
    creations.take(request.ip, 'new tables');
    return { seats: await openCarried(tables, carried) };
  });
  app.get('/api/tables', async () => ({
    tables: (await tables.storage.listed()).map(({ id, code, host, seats, options }) => ({
      table: id,
      code,
      game: options.game,
      host: seats[host]?.name ?? '',
      seats: seats.length,
      free: freeOf(seats),
    })),
  }));
  app.get('/api/codes/:code', async (request) =>
    guessing(request, async () => {
      const { code } = request.params as { code: string };
      const parsed = v.safeParse(Code, code);
      if (!parsed.success) throw new Refused(404, NO_CODE);
      const { id, status, options, seats } = await tables.recordOf(parsed.output);
      return { table: id, status, game: options.game, seats: seats.length, free: freeOf(seats) };
    }),
  );
  app.get('/api/house', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { addresses: addresses(request), keeping };
  });
  app.get('/api/rules/:id', async (request) => {
    const { rules } = await tables.rulebook.read();
    const rule = rules.get((request.params as { id: string }).id);
    if (rule === undefined) throw new Refused(404, 'No rule has this id.');
    return rule;
  });
  app.get('/api/tables/:table/cards', async (request, reply) => {
    const { plain, zipped, etag } = await tables.cardsOf(tableIn(request));
    const zip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    // What a card does stays the same at a table; what it says may be better said in the next release.
    void reply.headers({ 'cache-control': 'public, no-cache', vary: 'accept-encoding', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (zip) void reply.header('content-encoding', 'gzip');
    return reply.type('application/json; charset=utf-8').send(zip ? zipped : plain);
  });
  app.get('/api/tables/:table/packs', async (request, reply) => {
    void reply.header('cache-control', 'public, max-age=3600');
    return { packs: await packsAt(tables, tableIn(request)) };
  });
  app.get('/api/tables/:table/story', async (request, reply) => {
    const token = request.headers.authorization === undefined ? undefined : tokenIn(request);
    const page = parsed(StoryPage, request.query);
    const story = await tables.story(tableIn(request), token, { most: Infinity, ...page });
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(story);
  });
  app.get('/api/tables/:table/told', async (request, reply) => {
    const token = request.headers.authorization === undefined ? undefined : tokenIn(request);
    void reply.header('cache-control', 'no-store');
    return tables.told(tableIn(request), token);
  });
  app.post('/api/seats', async (request) => {
    const { code, character, ...guest } = body(TakeSeat, request);
    return guessing(request, () => takeSeat(tables, code, guest, character));
  });
  app.post('/api/handover', async (request) => {
    const { code } = body(UseHandover, request);
    return guessing(request, () => useHandover(tables, code));
  });
  app.post('/api/tables/:table/leave', async (request) => {
    await leave(tables, tableIn(request), tokenIn(request));
    return {};
  });
  app.post('/api/tables/:table/start', async (request) => {
    const wishes = request.body == null ? NO_WISHES : body(StartTable, request);
    await tables.start(tableIn(request), tokenIn(request), wishes);
    return {};
  });
  app.post('/api/tables/:table/seats', async (request) => {
    await changeSeats(tables, tableIn(request), tokenIn(request), body(ChangeSeats, request).seats);
    return {};
  });
  app.post('/api/tables/:table/seats/:n', async (request) => {
    const { n } = request.params as { n: string };
    await changeSeat(tables, tableIn(request), tokenIn(request), Number(n), body(ChangeSeat, request));
    return {};
  });
  app.get('/api/tables/:table/state', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return stateOf(tables, tableIn(request), tokenIn(request));
  });
  app.post('/api/tables/:table/report', async (request) => ({
    report: await report(tables, tableIn(request), tokenIn(request), body(Report, request).text),
  }));
  app.post('/api/tables/:table/pause', async (request) => {
    await pause(tables, tableIn(request), tokenIn(request), body(Pause, request).paused);
    return {};
  });
  app.post('/api/tables/:table/back', async (request) => {
    await askBack(tables, tableIn(request), tokenIn(request));
    return {};
  });
  app.post('/api/tables/:table/back/agree', async (request) => {
    await agreeBack(tables, tableIn(request), tokenIn(request), body(AgreeBack, request).yes);
    return {};
  });
  app.post('/api/tables/:table/watchers', async (request) => {
    await allowWatchers(tables, tableIn(request), tokenIn(request), body(AllowWatchers, request));
    return {};
  });
  app.post('/api/tables/:table/code', async (request) => ({
    code: await renewCode(tables, tableIn(request), tokenIn(request)),
  }));
  app.post('/api/tables/:table/guests/:n', async (request) => {
    const { n } = request.params as { n: string };
    await changeGuest(tables, tableIn(request), tokenIn(request), Number(n), body(ChangeGuest, request));
    return {};
  });
  app.post('/api/tables/:table/seats/:n/chat', async (request) => {
    const { n } = request.params as { n: string };
    await muteSeat(tables, tableIn(request), tokenIn(request), Number(n), body(MuteSeat, request).muted);
    return {};
  });
  app.post('/api/tables/:table/handover', async (request) =>
    offerHandover(tables, tableIn(request), tokenIn(request)),
  );
  app.post('/api/tables/:table/rematch', async (request) =>
    playAgain(
      tables,
      tableIn(request),
      tokenIn(request),
      request.body == null ? { now: false } : body(PlayAgain, request),
    ),
  );
  app.get('/api/tables/:table/log', async (request) => tables.gameLog(tableIn(request)));
}

const WRONG_CODES = 'wrong codes';

/** The game begins as it is: nothing has to be said with it. */
const NO_WISHES = { fill: false };

const freeOf = (seats: readonly SeatRecord[]): number => seats.filter(({ kind }) => kind === 'open').length;

export const body = <S extends v.GenericSchema>(schema: S, request: DoorRequest): v.InferOutput<S> =>
  parsed(schema, request.body);

export function parsed<S extends v.GenericSchema>(schema: S, said: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, said);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new Refused(400, `${path === null ? '' : `${path}: `}${issue.message}`);
}

export function tableIn(request: DoorRequest): string {
  const parsed = v.safeParse(TableId, (request.params as { table?: string }).table);
  if (!parsed.success) throw new Refused(404, 'There is no such table.');
  return parsed.output;
}

/** Never in the address: those end up in logs and histories. */
export function tokenIn(request: DoorRequest): string {
  const parsed = v.safeParse(Token, request.headers.authorization?.replace(/^Bearer /, ''));
  if (!parsed.success) throw new Refused(401, 'This needs the token of a seat: `authorization: Bearer …`.');
  return parsed.output;
}
