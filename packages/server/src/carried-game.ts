/** A game as a file: begun on a device without a network, and opened by any house that has the same cards and rules. */
import type { CarriedGame, SeatGiven } from '@taproom/client';
import type { AnyAnswer } from '@taproom/kernel';
import { givenAt } from './lobby.ts';
import { Refused } from './refused.ts';
import { hashOf, newToken } from './secrets.ts';
import { checked, mustHaveBot } from './set-up.ts';
import type { Entry, SeatRecord, TableRecord } from './storage/storage.ts';
import { standing } from './table/memory.ts';
import type { Tables } from './tables.ts';

/** `entries`: its whole log. With it everybody could know all cards: only for whoever has the table in their pocket. */
export function carriedGame(record: TableRecord, entries: readonly Entry[]): CarriedGame {
  const { options, host, seats, evening, playedWith, setup } = record;
  if (setup === null || playedWith === undefined) throw new Refused(409, 'The game has not begun yet.');
  const { stacks } = evening ?? {};
  return {
    taproom: 1,
    options,
    host,
    seats: seats.map(({ name, kind, character, bot }) => ({
      name,
      kind: kind === 'open' ? 'bot' : kind,
      character,
      ...(bot !== undefined && { bot }),
    })),
    ...(stacks?.length === seats.length && { stacks: [...stacks] }),
    playedWith,
    log: standing(entries).flatMap(({ did }) => did.map((answer) => ({ ...answer }))),
  };
}

/** Says how each person sits down, in the order of their seats. */
export async function openCarried(tables: Tables, carried: CarriedGame): Promise<SeatGiven[]> {
  const { host, stacks } = carried;
  const tokens = carried.seats.map(newToken);
  const seats = carried.seats.map((seat, i): SeatRecord => {
    return { ...seat, tokenHash: seat.kind === 'human' ? hashOf(tokens[i]) : '' };
  });
  if (seats[host]?.kind !== 'human')
    throw new Refused(400, 'host: nobody sits there who could host the table.');
  for (const bot of [carried.options.bot, ...seats.flatMap((seat) => seat.bot ?? [])])
    mustHaveBot(tables.house, bot);
  const options = { ...carried.options, seats: seats.length, listed: false };
  const setup = checked(tables.house, options, seats, stacks);
  if (!tables.release.isPlayedWith({ options, setup }, carried.playedWith))
    throw new Refused(
      409,
      'This game was begun with other cards or rules than this house has: nobody can go on.',
    );
  const log = carried.log as readonly AnyAnswer[];
  mustBePlayable(tables, { options, setup }, log);
  const record = await tables.open({ options, host, seats, listed: false });
  const table = (await tables.find(record.id))!;
  await tables.begin(table, { setup, fair: undefined }, { did: log });
  return seats.flatMap(({ kind }, seat) =>
    kind === 'human' ? [{ ...givenAt(table.record), seat, token: tokens[seat] }] : [],
  );
}

/** What strangers bring may be anything: it is played before anybody sits down. */
function mustBePlayable(
  { house }: Tables,
  { options, setup }: Pick<TableRecord, 'options' | 'setup'>,
  log: readonly AnyAnswer[],
): void {
  const game = house.game(options.game, setup);
  const state = game.create(setup!);
  try {
    for (const answer of log) game.apply(state, answer);
    game.invariants.check(state);
  } catch {
    throw new Refused(400, 'log: these answers cannot be given at such a table.');
  }
}
