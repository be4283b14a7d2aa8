/** A table as somebody wants it, at once: for lessons, for trying something out, for games that can be played again. */
import { CreateTable, type SeatGiven } from '@taproom/client';
import { commitmentTo, type AnyAnswer, type AnyState } from '@taproom/kernel';
import * as v from 'valibot';
import { givenAt } from '../lobby.ts';
import { hashOf, newToken } from '../secrets.ts';
import type { GameSetup, SeatRecord } from '../storage/storage.ts';
import type { Tables } from '../tables.ts';

/** Plain data. */
export interface ArrangedTable {
  /** What it is called, if not as the house would. */
  readonly id?: string;
  readonly game: 'inn' | 'parlour';
  /** The whole set-up, as the game itself wants it. At the inn windows always ask everybody, at the clock's pace. */
  readonly setup: GameSetup & Readonly<Record<string, unknown>>;
  /** Who plays, by seat. The names of people; the kind of a bot. */
  readonly seats: readonly ArrangedSeat[];
  /** The same word, the same chance. Without one nobody can foresee it. */
  readonly seed?: string;
  /** What was answered already, chance included: the game goes on from there. */
  readonly log?: readonly AnyAnswer[];
  /** The table as it lies there. Such a game can be played and gone back to, but not replayed from its beginning. */
  readonly state?: AnyState;
  /** How fast it goes, and so on. */
  readonly options?: Partial<v.InferInput<typeof CreateTable>>;
}

export type ArrangedSeat =
  | { readonly name: string }
  | { readonly bot: string }
  /** Whom the rules themselves play. */
  | { readonly automated: string };

/** Opens it and begins. Says how each person sits down, in the order of their seats. */
export async function arrangeTable(tables: Tables, arranged: ArrangedTable): Promise<SeatGiven[]> {
  const { id, game, seed, log, state } = arranged;
  const setup = game === 'inn' ? { ...arranged.setup, ...AT_A_TABLE } : arranged.setup;
  const tokens = arranged.seats.map(newToken);
  const seats = arranged.seats.map((seat, i) => asRecord(seat, setup.players[i] ?? '', hashOf(tokens[i])));
  const people = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  const [host = 0] = people;
  const options = v.parse(CreateTable, {
    game,
    name: seats[host].name,
    seats: seats.length,
    ...arranged.options,
  });
  const record = await tables.open({ ...(id !== undefined && { id }), options, host, seats, listed: false });
  const table = (await tables.find(record.id))!;
  const secret = seed === undefined ? record.fair?.secret : secretOf(seed);
  const fair = secret === undefined ? undefined : { secret, commitment: commitmentTo(secret), additions: [] };
  await tables.begin(table, { setup, fair }, { did: log, state: state && { ...state, setup } });
  return people.map((seat) => ({ ...givenAt(table.record), seat, token: tokens[seat] }));
}

const AT_A_TABLE = { asks: 'everybody', pace: 'clock' } as const;

/** What a table with this word draws from. */
const secretOf = (seed: string): string => commitmentTo(`taproom seed ${seed}`);

function asRecord(seat: ArrangedSeat, player: string, tokenHash: string): SeatRecord {
  if ('name' in seat) return { name: seat.name, kind: 'human', character: player, tokenHash };
  if ('bot' in seat)
    return { name: `${player} (bot)`, kind: 'bot', bot: seat.bot, character: player, tokenHash: '' };
  return { name: seat.automated, kind: 'automated', character: player, tokenHash: '' };
}
