/**
 * What everybody at a table is told: what is different since they were told last. The public text is made once for
 * all; each seat's own part is put beside it.
 */
import { diffText, PROTOCOL, same, type ChatLine, type Plain } from '@taproom/client';
import type { AnyGame } from '@taproom/house';
import { SPECTATOR, type AnyEvent, type AnyState } from '@taproom/kernel';
import { beginning, toSend, type Sent } from '../machine.ts';
import type { Memory } from './memory.ts';
import type { Seen } from './seen.ts';
import { commonEvent, ownEvent } from './wire-event.ts';

/** Somebody connected: at a seat, or watching (SPECTATOR). */
export interface Viewer {
  /** Before the game it may move up. */
  seat: number;
  /** The address they come from. */
  readonly from: string;
  /** What goes to several is turned into bytes once. */
  send(text: Sent): void;
  close(code: number, reason: string): void;
}

/** What is to be told beside the differences. */
export interface News {
  readonly events: readonly AnyEvent[];
  /** A new question is open, so everybody's own part may be different; otherwise only that of `by`. */
  readonly moved: boolean;
  readonly by?: number;
  /** The answer of `by` that is now safe, and who sent it. */
  readonly confirmed?: string;
  readonly from?: Viewer;
  /** Whose declared cards were taken back. */
  readonly takenBack?: ReadonlySet<number>;
  /** So many of the last events are taken back. */
  readonly undone?: number;
}

/** Somebody has come, gone or taken a seat. */
export const NOTHING_ELSE: News = { events: [], moved: true };

export interface Told {
  readonly seen: Seen;
  readonly game: () => AnyGame;
  publicNow(): Plain;
  /** Who has not answered the open question yet. */
  waiting(): readonly number[];
  /** Null for those who watch. */
  ownNow(seat: number): Plain | null;
  clock(): number | undefined;
  chat(): readonly ChatLine[];
}

export class Telling {
  private n = 0;
  private shown: Plain;
  /** The public part as it is told to whoever comes, made when somebody does. */
  private shownText = { of: null as Plain, text: '' };
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

  /** The seats have other numbers now: everybody gets everything of their own. */
  forgetAll(): void {
    this.shownOwn.clear();
  }

  /** What everybody has been told of. */
  get now(): Plain {
    return this.shown;
  }

  /** The whole table as one viewer may know it, with the events that they have not seen. */
  whole(memory: Memory | null, seat: number, seenEvents: number): string {
    const first = memory === null ? 0 : memory.eventCount - memory.recent.length;
    const from = memory === null ? 0 : Math.min(memory.eventCount, Math.max(seenEvents, first));
    const missed = memory === null ? [] : memory.recent.slice(from - first);
    const own = this.told.ownNow(seat);
    const game = this.told.game();
    if (own !== null && !this.shownOwn.has(seat)) this.shownOwn.set(seat, own);
    const rest = JSON.stringify({
      own,
      eventsFrom: from,
      events: missed.map(
        (event) => ownEvent(game, memory!.state, event, seat) ?? commonEvent(game, memory!.state, event),
      ),
      chat: this.told.chat(),
      clock: this.told.clock(),
    });
    return `{"type":"welcome","protocol":"${PROTOCOL}","n":${this.n},"public":${this.publicText()},${rest.slice(1)}`;
  }

  private publicText(): string {
    if (this.shownText.of !== this.shown)
      this.shownText = { of: this.shown, text: JSON.stringify(this.shown) };
    return this.shownText.text;
  }

  /** The next step, as a text for each viewer. */
  step(state: AnyState | null, viewers: Iterable<Viewer>, news: News): [Viewer, Sent][] {
    if (!news.moved) return this.saidStep(state, viewers, news);
    const before = this.shown;
    this.shown = this.told.publicNow();
    this.n++;
    const patch = this.changed(SPECTATOR, 'view', before, this.shown);
    const { events } = news;
    let common = patch === '' ? '' : `,"public":${patch}`;
    if (news.undone !== undefined) common += `,"undone":${news.undone}`;
    if (events.length > 0)
      common += `,"events":${this.told.seen.eventsText(this.told.game(), state!, events)}`;
    const clock = this.told.clock();
    if (clock !== undefined) common += `,"clock":${Math.round(clock)}`;
    const rest = toSend(`${common}}`);
    const texts = new Map<number, Sent>();
    const sends: [Viewer, Sent][] = [];
    for (const viewer of viewers) {
      const { seat } = viewer;
      let text = texts.get(seat);
      if (text === undefined) {
        text = beginning(`{"type":"step","n":${this.n}${this.ownText(state, seat, news)}`, rest);
        texts.set(seat, text);
      }
      sends.push([viewer, text]);
    }
    return sends;
  }

  /**
   * Somebody has declared something, or given orders: the most frequent of all messages, and nothing can be different
   * but who is waited for, and the own part of one seat. Who sent it knows what it was. If it cannot be seen who is
   * waited for, nobody else hears of it, and it has no number.
   */
  private saidStep(state: AnyState | null, viewers: Iterable<Viewer>, news: News): [Viewer, Sent][] {
    const { by, from } = news;
    const common = this.waitingText();
    const head = common === '' ? '{"type":"step"' : `{"type":"step","n":${++this.n}`;
    let others: Sent | null = null;
    let own: Sent | null = null;
    const sends: [Viewer, Sent][] = [];
    for (const viewer of viewers)
      if (viewer.seat !== by) {
        if (common !== '') sends.push([viewer, (others ??= toSend(`${head}${common}}`))]);
      } else if (viewer === from)
        sends.push([viewer, toSend(`${head},"confirmed":${JSON.stringify(news.confirmed)}${common}}`)]);
      else sends.push([viewer, (own ??= toSend(`${head}${this.ownText(state, by, news)}${common}}`))]);
    // Mostly nobody but whoever sent it is at that seat: what is different there need not be written out.
    if (own === null && by !== undefined) this.shownOwn.set(by, this.told.ownNow(by));
    return sends;
  }

  /** Who is waited for, if that is news. */
  private waitingText(): string {
    const waiting = this.told.waiting();
    const shown = this.shown as { readonly asked: { readonly waiting: readonly number[] } | null };
    if (shown.asked === null || same(shown.asked.waiting, waiting)) return '';
    // Plain data with a list of numbers exchanged is plain data; the type of a message does not say so of itself.
    this.shown = { ...shown, asked: { ...shown.asked, waiting } } as unknown as Plain;
    return `,"waiting":${JSON.stringify(waiting)}`;
  }

  private ownText(state: AnyState | null, seat: number, news: News): string {
    let text = '';
    if (news.confirmed !== undefined && news.by === seat)
      text += `,"confirmed":${JSON.stringify(news.confirmed)}`;
    if (news.takenBack?.has(seat)) text += ',"takenBack":true';
    if (news.moved || news.by === seat) {
      const now = this.told.ownNow(seat);
      if (now === null) return text;
      const before = this.shownOwn.get(seat);
      this.shownOwn.set(seat, now);
      const patch = before === undefined ? JSON.stringify([now]) : this.changed(seat, 'sees', before, now);
      if (patch !== '') text += `,"own":${patch}`;
    }
    if (news.events.length === 0) return text;
    const mine = this.told.seen.mineText(this.told.game(), state!, news.events, seat);
    return mine === '' ? text : `${text},"mine":${mine}`;
  }

  /** As a patch, in which what a seat sees, or everybody, is as it is kept. */
  private changed(seat: number, sight: 'view' | 'sees', before: Plain, now: Plain): string {
    const was = before as { readonly [key: string]: Plain };
    const is = now as { readonly [key: string]: Plain };
    return diffText(was, is, { [sight]: this.told.seen.change(seat, was[sight], is[sight]) });
  }
}
