/**
 * What goes over the wire: the public part, the same for everybody, and the own part of each seat. Both are built up,
 * never stripped down; the own part has nothing that the seat's view does not have.
 */
import { NO_ORDERS, type OwnPart, type Plain, type PublicTable } from '@taproom/client';
import { SPECTATOR } from '@taproom/kernel';
import type { GameState, TableGame } from '../games/index.ts';
import type { TableRecord } from '../storage/storage.ts';

export function publicPart(
  record: TableRecord,
  seats: PublicTable['seats'],
  view: PublicTable['view'],
  asked: PublicTable['asked'],
): PublicTable {
  const { game, variants, parlour, clocks, pace, watchers } = record.options;
  return {
    table: record.id,
    code: record.code,
    game,
    status: record.status,
    host: record.host,
    variants: game === 'inn' ? variants : { ...parlour },
    clocks,
    pace,
    watchers,
    seats,
    view,
    asked,
    next: record.next,
  };
}

/** What is asked, apart from who has not answered yet. */
export type Asked = Omit<NonNullable<PublicTable['asked']>, 'waiting'>;

export function askedPart(game: TableGame, state: GameState, number: number, total: number): Asked {
  const { kind, about = '' } = game.question(state);
  return { number, kind, about, total, forecast: game.forecast(state) };
}

export function ownPart(
  game: TableGame,
  state: GameState | null,
  seat: number,
  view: Record<string, unknown> | null,
  isAsked: boolean,
): OwnPart {
  const own = {
    seat,
    hands: {},
    plots: {},
    more: null,
    question: null,
    choices: [],
    many: null,
    declared: null,
    orders: NO_ORDERS,
  };
  if (state === null || view === null) return own;
  // Those who watch come here only where they may see all hands.
  if (seat === SPECTATOR) return { ...own, ...game.allHands(state) };
  return { ...own, ...game.secrets(state, seat, view), ...(isAsked && game.offer(state, seat)) };
}

export const asPlain = (value: PublicTable | OwnPart): Plain => value as unknown as Plain;
