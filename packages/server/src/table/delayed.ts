/**
 * What those who watch with all hands open are told: the whole table as it was a while ago. Somebody at the table who
 * watches as well, or is told by a friend who does, learns nothing that is still new. So it counts the time, for a
 * quick game, and the answers, for a slow one: while everybody thinks about the same question, nothing more is shown.
 */
import {
  diffText,
  patched,
  PROTOCOL,
  type ChatLine,
  type Patch,
  type Plain,
  type WireEvent,
} from '@taproom/client';
import { idly } from '../machine.ts';

/** How far behind they are: so many milliseconds, and so many questions. */
export interface Lag {
  readonly time: number;
  readonly questions: number;
}

/** The table after a change: everything in it is plain data of its own. */
export interface Moment {
  readonly question: number;
  readonly over: boolean;
  readonly public: Plain;
  /** All hands. */
  readonly own: Plain;
  readonly events: readonly WireEvent[];
  /** So many of the last events have not happened. */
  readonly undone: number;
}

interface Later extends Pick<Moment, 'question' | 'events' | 'undone'> {
  readonly at: number;
  /** Patches: whole tables would fill the memory. */
  readonly public: string;
  readonly own: string;
}

const EVENTS_KEPT = 100;

export class Delayed {
  private readonly lag: Lag;
  private readonly tell: (text: string) => void;
  private readonly waiting: Later[] = [];
  /** The newest moment, and the one that is shown. */
  private newest: Pick<Moment, 'public' | 'own'>;
  private shown: Pick<Moment, 'public' | 'own'>;
  private question = 0;
  private over = false;
  private n = 0;
  private eventCount: number;
  private recent: WireEvent[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** `before`: the table without its game; `eventCount`: the events that nobody is told of any more. */
  constructor(lag: Lag, before: Plain, eventCount: number, tell: (text: string) => void) {
    this.lag = lag;
    this.tell = tell;
    this.newest = this.shown = { public: before, own: null };
    this.eventCount = eventCount;
  }

  note({ question, over, events, undone, ...parts }: Moment): void {
    const common = diffText(this.newest.public, parts.public);
    const own = diffText(this.newest.own, parts.own);
    // That somebody has said something is nobody's business.
    if (common !== '' || own !== '' || events.length > 0 || undone > 0)
      this.waiting.push({ question, events, undone, at: performance.now(), public: common, own });
    this.newest = parts;
    this.question = question;
    this.over = over;
    this.release();
  }

  /** The table as it is shown now. */
  whole(seenEvents: number, chat: readonly ChatLine[]): string {
    this.release();
    const first = this.eventCount - this.recent.length;
    const from = Math.min(this.eventCount, Math.max(seenEvents, first));
    const { n, shown } = this;
    const events = this.recent.slice(from - first);
    return JSON.stringify({
      type: 'welcome',
      protocol: PROTOCOL,
      n,
      ...shown,
      eventsFrom: from,
      events,
      chat,
    });
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Shows what is old enough by now. */
  private release(): void {
    clearTimeout(this.timer);
    for (let next = this.waiting[0]; next !== undefined; next = this.waiting[0]) {
      const wait = this.over ? 0 : next.at + this.lag.time - performance.now();
      if (!this.over && this.question - next.question < this.lag.questions) return;
      if (wait > 0) {
        this.timer = idly(setTimeout(() => this.release(), wait));
        return;
      }
      this.waiting.shift();
      this.show(next);
    }
  }

  private show({ public: common, own, events, undone }: Later): void {
    const after = (part: Plain, patch: string): Plain =>
      patch === '' ? part : patched(part, JSON.parse(patch) as Patch);
    this.shown = { public: after(this.shown.public, common), own: after(this.shown.own, own) };
    this.eventCount += events.length - undone;
    this.recent = [...this.recent.slice(0, this.recent.length - undone), ...events].slice(-EVENTS_KEPT);
    let text = `{"type":"step","n":${++this.n}`;
    if (own !== '') text += `,"own":${own}`;
    if (common !== '') text += `,"public":${common}`;
    if (undone > 0) text += `,"undone":${undone}`;
    if (events.length > 0) text += `,"events":${JSON.stringify(events)}`;
    this.tell(`${text}}`);
  }
}
