/**
 * What goes over the wire: the public part, the same for everybody, and the own part of each seat. Both are built up,
 * never stripped down; the own part has nothing that the seat's view does not have.
 */
import { temperAt } from '@taproom/bots';
import { NO_ORDERS, type CreateTable, type OwnPart, type Plain, type PublicTable } from '@taproom/client';
import type { AnyGame } from '@taproom/house';
import { briefOf, type PackBrief, type PackFile } from '@taproom/inn';
import { mergedOverlays, SPECTATOR, type AnyState } from '@taproom/kernel';
import { told } from '../fair-deal.ts';
import { marksOf } from '../marks.ts';
import type { TableRecord } from '../storage/storage.ts';
import { NO_OFFER, type GameQuestion, type Offer } from './asked.ts';
import type { Presence } from './presence.ts';

/** Who sits where, and who watches. */
export type People = Pick<PublicTable, 'guests' | 'seats'>;

export function peopleAt({ seats, options, setup }: TableRecord, presence: Presence): People {
  const players = options.game === 'inn' ? setup?.players : undefined;
  const marks = marksOf(seats);
  return {
    guests: presence.guests.here(),
    seats: seats.map(({ name, kind, character, muted, program, bot = options.bot }, seat) => ({
      name,
      kind,
      ...((kind === 'bot' || kind === 'open') && { bot }),
      ...((kind === 'bot' || kind === 'open') && players && { temper: temperAt(players, seat).name }),
      ...(kind === 'human' && program !== undefined && { program }),
      character,
      here: presence.isHere(seat),
      standIn: presence.hasStandIn(seat),
      ...(muted && { muted }),
      ...(marks[seat] !== seat && { mark: marks[seat] }),
    })),
  };
}

export function publicPart(
  record: TableRecord,
  people: People,
  view: PublicTable['view'],
  asked: PublicTable['asked'],
  trouble: string | null,
  askedBack: { readonly by: number; readonly waiting: readonly number[] } | null,
): PublicTable {
  const { game, variants, parlour, clocks, pace, watchers, handsAfter, watchersTalk, hints } = record.options;
  return {
    table: record.id,
    // An evening has the code of its first table.
    code: record.evening?.code ?? record.code,
    game,
    status: record.status,
    host: record.host,
    variants: agreedOf(game === 'inn' ? variants : { ...parlour }),
    clocks,
    pace,
    watchers,
    ...(watchers === 'hands' && { handsAfter }),
    watchersTalk: watchersTalk ?? false,
    // A table of an early release does not say so.
    hints: game === 'inn' && hints !== false,
    ...people,
    view,
    asked,
    again: record.again ?? [],
    next: record.next,
    evening: record.evening ? { games: record.evening.games, scores: [...record.evening.scores] } : null,
    fair: told(record),
    trouble,
    ...(record.paused && { paused: true as const }),
    ...(askedBack && { takingBack: { by: askedBack.by, waiting: [...askedBack.waiting] } }),
  };
}

const briefs = new WeakMap<object, readonly PackBrief[]>();

/** Of a pack everybody is told what it is called and what is in it; whoever wants all of it asks for it. */
function agreedOf({ packs, ...variants }: Pick<CreateTable['variants'], 'packs'>): PublicTable['variants'] {
  if (packs === undefined) return variants;
  let brief = briefs.get(packs);
  if (brief === undefined) {
    // What a table was opened with has been read.
    brief = (packs as unknown as readonly PackFile[]).map(briefOf);
    briefs.set(packs, brief);
  }
  return { ...variants, packs: brief };
}

/** What is asked, apart from who has not answered yet, and how long they have. */
export type Asked = Omit<NonNullable<PublicTable['asked']>, 'waiting' | 'held' | 'total'>;

export function askedPart(game: AnyGame, state: AnyState, number: number): Asked {
  const { kind, about = '' }: GameQuestion = game.question(state);
  return { number, kind, about, forecast: game.forecast(state) as Asked['forecast'] };
}

/** `sees`: what the seat sees beside what everybody does. */
export const ownPart = (seat: number, sees: OwnPart['sees'], offer: Offer = NO_OFFER): OwnPart => ({
  seat,
  sees,
  ...offer,
  declared: null,
  orders: NO_ORDERS,
});

/** For those who watch where they may see all hands. */
export const allHands = (game: AnyGame, state: AnyState, seats: number): OwnPart =>
  ownPart(SPECTATOR, mergedOverlays(Array.from({ length: seats }, (_, each) => game.own(state, each))));

/** A message is plain data, all of it; an interface, unlike a type, does not say so of itself. */
export const asPlain = (value: PublicTable | OwnPart): Plain => value as unknown as Plain;
