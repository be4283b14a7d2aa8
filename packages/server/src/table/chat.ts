/** What is said at a table, and who may say something. */
import { QUICK_PHRASES, type ChatLine, type RefusalCode } from '@taproom/client';
import { CHAT_KEPT, type TableRecord } from '../storage/storage.ts';
import type { Presence } from './presence.ts';
import type { Viewer } from './telling.ts';

export class Chat {
  /** The last things said. */
  readonly lines: ChatLine[];
  private readonly record: TableRecord;
  private readonly presence: Presence;

  constructor(lines: readonly ChatLine[], record: TableRecord, presence: Presence) {
    this.lines = lines.slice();
    this.record = record;
    this.presence = presence;
  }

  /** Why somebody may not say anything now; null: they may. */
  refusal({ seat, from }: Viewer): [code: RefusalCode, why: string] | null {
    if (seat >= 0) return this.record.seats[seat].muted ? ['muted', MUTED] : null;
    if (!this.record.options.watchersTalk) return ['muted', ONLY_PLAYERS];
    return this.presence.guests.isMuted(from) ? ['muted', MUTED] : null;
  }

  /** Words of one's own, or a quick phrase by its number. `at`: how many events there have been. */
  add({ seat, from }: Viewer, words: string | number, at: number): ChatLine {
    const text = typeof words === 'number' ? QUICK_PHRASES[words] : words;
    const name = seat < 0 ? `Watcher ${this.presence.guests.of(from).n}` : this.record.seats[seat].name;
    const line: ChatLine = { at, time: Date.now(), seat, name, text };
    this.lines.push(line);
    if (this.lines.length > CHAT_KEPT) this.lines.shift();
    return line;
  }
}

const MUTED = 'The host has muted you at this table: what you say is not passed on.';
const ONLY_PLAYERS = 'Those who watch say nothing at this table, unless its host allows it.';
