/** Where those who watch see all hands: who is told later, and what. */
import type { ChatLine, CreateTable, Plain } from '@taproom/client';
import type { AnyGame } from '@taproom/house';
import { SPECTATOR } from '@taproom/kernel';
import type { TableRecord } from '../storage/storage.ts';
import { Delayed, type Moment } from './delayed.ts';
import type { Memory } from './memory.ts';
import { allHands, asPlain } from './parts.ts';
import type { Presence } from './presence.ts';
import type { News, Viewer } from './telling.ts';
import { commonEvent } from './wire-event.ts';

/** How far they are behind: so many seconds unless said, and so many answers of each seat. */
const HANDS_AFTER = 120;
const ANSWERS_BEHIND = 2;

export class Watching {
  private readonly record: TableRecord;
  private readonly presence: Presence;
  private readonly isOut: (seat: number) => boolean;
  private delayed: Delayed | null = null;
  /** Who has the whole table: nobody else could follow its changes. */
  private readonly welcomed = new WeakSet<Viewer>();

  constructor(record: TableRecord, presence: Presence, isOut: (seat: number) => boolean) {
    this.record = record;
    this.presence = presence;
    this.isOut = isOut;
  }

  /** The game is there. `now`: the table as everybody sees it; `eventCount`: what nobody is told of any more. */
  open(now: Plain, eventCount: number): void {
    // A table of an earlier release does not say how much later.
    const { watchers, handsAfter = HANDS_AFTER, seats = 0 } = this.record.options as Partial<CreateTable>;
    if (watchers !== 'hands') return;
    // They may have waited for it in the lobby: of the game they see nothing yet.
    const before = { ...(now as object), status: 'playing', view: null, asked: null };
    const lag = { time: handsAfter * 1000, questions: ANSWERS_BEHIND * seats };
    this.delayed = new Delayed(lag, before, eventCount, (text) => {
      for (const viewer of this.presence.viewers)
        if (this.isLater(viewer) && this.welcomed.has(viewer)) viewer.send(text);
    });
  }

  /** Whether somebody is told later. Not whoever might still play at the table themselves: they see what everybody sees. */
  isLater(viewer: Viewer): boolean {
    return (
      this.delayed !== null && viewer.seat === SPECTATOR && !this.presence.mayBePlaying(viewer, this.isOut)
    );
  }

  /** Those who were told at once until now: whoever plays where they watch from has just lost. */
  newlyLater(): Viewer[] {
    if (this.delayed === null) return [];
    return [...this.presence.viewers].filter((viewer) => this.isLater(viewer) && !this.welcomed.has(viewer));
  }

  /** Those who are told at once. */
  atOnce(): Iterable<Viewer> {
    const { viewers } = this.presence;
    return this.delayed === null ? viewers : [...viewers].filter((viewer) => !this.isLater(viewer));
  }

  /** Those who watch from where somebody sits. */
  *besides({ seat, from }: Viewer): Iterable<Viewer> {
    if (this.delayed === null || seat === SPECTATOR) return;
    for (const viewer of this.presence.viewers)
      if (viewer.seat === SPECTATOR && viewer.from === from) yield viewer;
  }

  whole(viewer: Viewer, seenEvents: number, chat: readonly ChatLine[]): string {
    const text = this.delayed!.whole(seenEvents, chat);
    this.welcomed.add(viewer);
    return text;
  }

  /** What they will be told of a change, which is for whoever writes it down to `note`. */
  moment(game: AnyGame, memory: Memory | null, now: Plain, { events, undone = 0 }: News): Moment | null {
    if (this.delayed === null || memory === null) return null;
    const { state, question } = memory;
    const { status, seats } = this.record;
    const own = asPlain(allHands(game, state, seats.length));
    const told = events.map((event) => commonEvent(game, state, event));
    return { question, over: status === 'over', public: now, own, events: told, undone };
  }

  note(moment: Moment | null): void {
    if (moment !== null) this.delayed?.note(moment);
  }

  stop(): void {
    this.delayed?.stop();
  }
}
