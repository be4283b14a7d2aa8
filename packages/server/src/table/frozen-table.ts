/** A table at which nobody plays on: whoever comes sees it as it was told last, and why. */
import {
  PROTOCOL,
  retelling,
  type ChatLine,
  type ClientMessage,
  type OwnPart,
  type PublicTable,
  type TableTold,
  type ToldStep,
} from '@taproom/client';
import { SPECTATOR } from '@taproom/kernel';
import { told } from '../fair-deal.ts';
import { seatsTold } from '../marks.ts';
import type { Frozen } from '../release.ts';
import { pageOf, type StoryPage } from '../story/page.ts';
import type { Storage, TableRecord } from '../storage/storage.ts';
import { toldTo } from './chronicle.ts';
import { EVENTS_KEPT } from './memory.ts';
import { ownPart, publicPart } from './parts.ts';

/** A frozen table as one viewer knows it. */
class FrozenTable {
  private readonly record: TableRecord;
  private readonly why: string;
  private readonly seat: number;
  private readonly steps: readonly ToldStep[];

  constructor({ record, message }: Frozen, seat: number, kept: readonly string[]) {
    this.record = record;
    this.why = message;
    this.seat = seat;
    this.steps = toldTo(seat, kept);
  }

  /** All steps. */
  told(): TableTold {
    const { game } = this.record.options;
    const status = this.record.status === 'over' ? 'over' : 'playing';
    const seats = seatsTold(this.record.seats);
    const players = [...(this.record.setup?.players ?? [])];
    return { game, status, frozen: this.why, seat: this.seat, players, seats, steps: [...this.steps] };
  }

  /** A page of its story, ready to be sent. */
  story(chat: readonly ChatLine[], page: StoryPage): string {
    const { events, numbers } = retelling(this.steps);
    const written = {
      events: events.map((event) => JSON.stringify(event)),
      numbers: numbers.map((changed) => ({ at: changed.at, text: JSON.stringify(changed) })),
    };
    return pageOf(written, chat, told(this.record), page);
  }

  /** The answer to `hello` and `resync`. `seen`: how many events the client knows. */
  welcome(seen: number, chat: readonly ChatLine[]): string {
    const { moments, events } = retelling(this.steps);
    const { view = null, sees = {} } = moments.at(-1) ?? {};
    const from = Math.min(events.length, Math.max(seen, events.length - EVENTS_KEPT));
    return JSON.stringify({
      type: 'welcome',
      protocol: PROTOCOL,
      n: 0,
      public: this.open(view as PublicTable['view']),
      own: this.seat === SPECTATOR ? null : ownPart(this.seat, (sees ?? {}) as OwnPart['sees']),
      eventsFrom: from,
      events: events.slice(from),
      chat,
    });
  }

  private open(view: PublicTable['view']): PublicTable {
    const { record, why } = this;
    const seats = record.seats.map(({ name, kind, character, bot = record.options.bot }) => ({
      name,
      kind,
      ...(kind === 'bot' && { bot }),
      character,
      here: true,
      standIn: false,
    }));
    return { ...publicPart(record, { seats, guests: [] }, view, null, null, null), frozen: why };
  }

  /** What somebody hears who wants to do something here; null: nothing. */
  refusal(message: ClientMessage): string | null {
    if (message.type === 'orders' || message.type === 'why') return null;
    const id = 'id' in message ? { id: message.id } : null;
    return JSON.stringify({ type: 'refused', ...id, code: 'not-playing', why: this.why });
  }
}

/** More than this is not told of what was said. */
export const MOST_CHAT = 2000;

/** What there is to see of a table at which nobody plays on, and what was said. */
export interface FrozenVisit {
  readonly frozen: FrozenTable;
  readonly chat: ChatLine[];
}

export async function visitFrozen(storage: Storage, why: Frozen, seat: number): Promise<FrozenVisit> {
  const { id } = why.record;
  const frozen = new FrozenTable(why, seat, await storage.told(id));
  return { frozen, chat: await storage.chat(id, MOST_CHAT) };
}
