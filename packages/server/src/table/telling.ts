/**
 * What everybody at a table is told: what is different since they were told last. The public text is made once for
 * all; each seat's own part is put beside it.
 */
import { inn } from '@taproom/cast';
import { diff, type Plain } from '@taproom/client';
import type { InnEvent, InnState } from '@taproom/inn';
import { SPECTATOR } from '@taproom/kernel';
import type { Memory } from './memory.ts';
import { wireEvent } from './parts.ts';

/** Somebody connected: at a seat, or watching (SPECTATOR). */
export interface Viewer {
  readonly seat: number;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** What is to be told beside the differences. */
export interface News {
  readonly events: readonly InnEvent[];
  /** A new question is open, so everybody's own part may be different; otherwise only that of `by`. */
  readonly moved: boolean;
  readonly by?: number;
  /** The answer of `by` that is now safe. */
  readonly confirmed?: string;
  /** Whose declared cards were taken back. */
  readonly takenBack?: ReadonlySet<number>;
}

export interface Told {
  publicNow(): Plain;
  ownNow(seat: number): Plain;
  clock(): number | undefined;
}

export class Telling {
  private n = 0;
  private shown: Plain;
  private readonly shownOwn = new Map<number, Plain>();
  private readonly told: Told;

  constructor(told: Told) {
    this.told = told;
    this.shown = told.publicNow();
  }

  /** Nobody is at this seat any more: whoever comes gets everything. */
  forget(seat: number): void {
    this.shownOwn.delete(seat);
  }

  /** The whole table as one viewer may know it, with the events that they have not seen. */
  whole(memory: Memory | null, seat: number, seenEvents: number): string {
    const first = memory === null ? 0 : memory.eventCount - memory.recent.length;
    const from = memory === null ? 0 : Math.min(memory.eventCount, Math.max(seenEvents, first));
    const missed = memory === null ? [] : memory.recent.slice(from - first);
    const own = seat < 0 ? null : this.told.ownNow(seat);
    if (own !== null && !this.shownOwn.has(seat)) this.shownOwn.set(seat, own);
    return JSON.stringify({
      type: 'welcome',
      n: this.n,
      public: this.shown,
      own,
      eventsFrom: from,
      events: missed.map((event) => wireEvent(inn.content(memory!.state), event, seat)),
      clock: this.told.clock(),
    });
  }

  /** The next step, as a text for each viewer. */
  step(state: InnState | null, viewers: Iterable<Viewer>, news: News): [Viewer, string][] {
    const before = this.shown;
    this.shown = this.told.publicNow();
    this.n++;
    const patch = diff(before, this.shown);
    const { events } = news;
    let common = patch === undefined ? '' : `,"public":${JSON.stringify(patch)}`;
    if (events.length > 0) common += `,"events":${eventsText(state!, events)}`;
    const clock = news.moved ? this.told.clock() : undefined;
    if (clock !== undefined) common += `,"clock":${Math.round(clock)}`;
    const texts = new Map<number, string>();
    const sends: [Viewer, string][] = [];
    for (const viewer of viewers) {
      const { seat } = viewer;
      let text = texts.get(seat);
      if (text === undefined) {
        text = `{"type":"step","n":${this.n}${this.ownText(state, seat, news)}${common}}`;
        texts.set(seat, text);
      }
      sends.push([viewer, text]);
    }
    return sends;
  }

  private ownText(state: InnState | null, seat: number, news: News): string {
    if (seat < 0) return '';
    let text = '';
    if (news.confirmed !== undefined && news.by === seat)
      text += `,"confirmed":${JSON.stringify(news.confirmed)}`;
    if (news.takenBack?.has(seat)) text += ',"takenBack":true';
    if (news.moved || news.by === seat) {
      const now = this.told.ownNow(seat);
      const before = this.shownOwn.get(seat);
      this.shownOwn.set(seat, now);
      const patch = before === undefined ? [now] : diff(before, now);
      if (patch !== undefined) text += `,"own":${JSON.stringify(patch)}`;
    }
    const mine: Record<string, unknown> = {};
    // The events of which this seat may know more than the others.
    for (let i = 0; i < news.events.length; i++)
      if (news.events[i].only === seat) mine[i] = wireEvent(inn.content(state!), news.events[i], seat);
    return Object.keys(mine).length > 0 ? `${text},"mine":${JSON.stringify(mine)}` : text;
  }
}

function eventsText(state: InnState, events: readonly InnEvent[]): string {
  const content = inn.content(state);
  return JSON.stringify(events.map((event) => wireEvent(content, event, SPECTATOR)));
}
