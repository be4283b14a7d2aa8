/** A table over the network: TaproomClient's table as snapshots that React can compare by reference. */
import {
  overlay,
  TaproomClient,
  type Orders,
  type OwnPart,
  type PublicTable,
  type Seen,
  type WireAnswer,
  type WireEvent,
} from '@taproom/client';
import type { InnView } from '@taproom/inn';
import type { EveningView, ParlourView } from '@taproom/parlour';
import { waitForQuiet } from '../offline/quiet-moment.ts';
import { isPocket } from '../pocket/pocket-id.ts';
import { openPocketLine } from '../pocket/pocket-line.ts';
import { meet, meetPacks, packsIn } from '../theme/guests.ts';
import { keepDeal, keepDealOf } from './deals.ts';
import { cardsOf, storyOf } from './house.ts';
import type {
  Gambling,
  Hint,
  ReasonTold,
  StoryEvent,
  TableLink,
  TableSnapshot,
  WhyNot,
} from './table-link.ts';

/** How many lines of chat are shown. */
const CHAT_SHOWN = 200;
/** How long a reply to "why not?" is waited for. */
const WHY_WAIT = 3000;

type PublicView = Omit<InnView, 'seat' | 'question' | 'waitingFor'>;

export function openTable(table: string, token?: string): TableLink {
  return new NetworkLink(table, token);
}

class NetworkLink implements TableLink {
  private readonly client: TaproomClient;
  private readonly table: string;
  private readonly token: string | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly asking: ((refused: readonly WhyNot[]) => void)[] = [];
  private now: TableSnapshot = {
    connection: 'connecting',
    gone: null,
    table: null,
    own: null,
    view: null,
    faces: null,
    story: [],
    chat: [],
    clock: null,
    takenBack: 0,
  };
  private readonly seen: Seen = new WeakMap();
  /** What has happened and is not shown yet. */
  private unshown: readonly StoryEvent[] = [];
  /** The frame with which what was shown comes on the screen, 0: it is there. */
  private frame = 0;
  /** Something has happened that is shown with it. */
  private isDue = false;
  private loadingFaces = false;
  private closed = false;

  constructor(table: string, token?: string) {
    this.table = table;
    this.token = token;
    const { protocol, host } = window.location;
    const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`;
    const open = isPocket(table) ? openPocketLine : undefined;
    this.client = new TaproomClient({ url, table, token, open });
    this.client.on.connection = (connection) => this.set({ connection });
    this.client.on.changed = (events) => this.changed(events);
    this.client.on.takenBack = () => this.set({ takenBack: this.now.takenBack + 1 });
    this.client.on.chat = () => this.set({ chat: this.client.chat.slice(-CHAT_SHOWN) });
    this.client.on.gone = (gone) => this.set({ gone });
    this.client.on.why = (refused, words) => {
      const whys = refused.map(({ card, what, rules, ...more }) => {
        // A gambling game has a sentence of its own for it; the inn has the words of the rules.
        const { why = '' } = more as { why?: string };
        const said =
          why === '' ? rules.map((rule) => words[rule] ?? '') : rules.map((_, i) => (i > 0 ? '' : why));
        const reasons = rules.map((rule, i) => ({ rule, words: said[i] })).filter((one) => one.words !== '');
        return { card, what, reasons };
      });
      for (const tell of this.asking.splice(0)) tell(whys);
    };
  }

  snapshot(): TableSnapshot {
    return this.now;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  answer(answer: WireAnswer): Promise<void> {
    return this.client.answer(answer);
  }

  withdraw(): void {
    // Too late: then the window has closed, and that is to be seen.
    this.client.withdraw().catch(() => {});
  }

  undo(): void {
    // As above: then something has happened that cannot be taken back.
    this.client.undo().catch(() => {});
  }

  hold(): void {
    this.client.hold();
  }

  orders(orders: Orders): void {
    this.client.giveOrders(orders);
  }

  whyNot(): Promise<readonly WhyNot[]> {
    return new Promise((resolve) => {
      const give = (refused: readonly WhyNot[]): void => {
        clearTimeout(timer);
        resolve(refused);
      };
      const timer = setTimeout(() => {
        const at = this.asking.indexOf(give);
        if (at >= 0) this.asking.splice(at, 1);
        resolve([]);
      }, WHY_WAIT);
      this.asking.push(give);
      this.client.askWhy();
    });
  }

  hints(): Promise<readonly Hint[]> {
    return this.client.askHints();
  }

  reason(seat: number): Promise<ReasonTold> {
    return this.client.askReason(seat);
  }

  addChance(text: string): void {
    const fair = this.client.public?.fair;
    // As the house will write it.
    if (fair) keepDeal(this.table, fair.commitment, text.trim().replace(/\s+/g, ' '));
    this.client.addChance(text);
  }

  say(text: string): void {
    this.client.say(text);
  }

  phrase(n: number): void {
    this.client.sayPhrase(n);
  }

  close(): void {
    this.closed = true;
    cancelAnimationFrame(this.frame);
    this.client.stop();
    this.listeners.clear();
  }

  private set(change: Partial<TableSnapshot>): void {
    if (this.closed) return;
    this.now = { ...this.now, ...change };
    for (const listener of this.listeners) listener();
  }

  /**
   * What concerns this player is shown at once, and so is what comes first after a frame: while the screen waits for its
   * next one, it is drawn. What else happens until then is shown with that frame, all of it together, however quickly bots
   * play. In a tab that nobody looks at there are no frames.
   */
  private changed(events: readonly WireEvent[]): void {
    waitForQuiet();
    const from = this.client.eventCount - events.length;
    const numbered = events.map((event, i) => ({ ...event, at: from + i }));
    this.unshown = [...stillTrue(this.unshown, from), ...numbered];
    if (this.frame === 0 || document.hidden || this.client.own !== this.now.own) this.show();
    else this.isDue = true;
  }

  private show(): void {
    const { public: told, own } = this.client;
    const table = asOneKnows(told, own);
    this.isDue = false;
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      if (this.isDue) this.show();
    });
    if (table !== null && own !== null) keepDealOf(table, own.seat);
    if (table !== null) meetPacks(packsIn(table.variants));
    if (table?.view && table.game === 'inn' && this.now.faces === null) void this.loadFaces();
    const story = this.continued(this.unshown);
    this.unshown = [];
    const chat =
      this.client.chat.length === this.now.chat.length ? this.now.chat : this.client.chat.slice(-CHAT_SHOWN);
    this.set({
      table,
      own,
      view: this.viewOf(own),
      gambling: this.gamblingOf(own),
      story,
      chat,
      clock: this.clockOf(),
    });
  }

  /** The story goes on; where it has a gap, because only the last events came with the welcome, it is asked for. */
  private continued(events: readonly StoryEvent[]): readonly StoryEvent[] {
    // Somebody may have taken back an answer, and with it what came of it.
    const story = stillTrue(this.now.story, this.client.eventCount);
    const known = story.length === 0 ? 0 : story[story.length - 1].at + 1;
    const fresh = events.filter(({ at }) => at >= known);
    const from = events[0]?.at ?? this.client.eventCount;
    if (from > known) void this.loadStory();
    return fresh.length === 0 ? story : [...story, ...fresh];
  }

  private async loadStory(): Promise<void> {
    const told = await storyOf(this.table, this.token).catch(() => null);
    if (told === null) return;
    const { story } = this.now;
    const all = told.events.map((event, at) => ({ ...event, at }));
    this.set({ story: [...all, ...story.filter(({ at }) => at >= all.length)] });
  }

  private async loadFaces(): Promise<void> {
    if (this.loadingFaces) return;
    this.loadingFaces = true;
    try {
      const faces = await cardsOf(this.table);
      // Whoever has a mark of their own came with a pack of the table's, or of the house's.
      meet(faces.characters.filter(({ mark }) => mark !== undefined));
      this.set({ faces });
    } catch {
      // Tried again with the next change: nothing can be played without knowing the cards.
    } finally {
      this.loadingFaces = false;
    }
  }

  /** The public view with what only this seat sees. Parts that have not changed stay the same objects. */
  private viewOf(own: OwnPart | null): InnView | null {
    const view = this.seenBy(own) as PublicView | null;
    if (view === null || this.client.public?.game !== 'inn') return null;
    return {
      ...view,
      seat: own?.seat ?? -2,
      question: this.client.question as InnView['question'],
      waitingFor: -1,
    };
  }

  private seenBy(own: OwnPart | null): unknown {
    return overlay(this.client.public?.view ?? null, own?.sees, this.seen);
  }

  private gamblingOf(own: OwnPart | null): Gambling | null {
    const { public: table } = this.client;
    const seen = this.seenBy(own);
    if (seen === null || table?.game !== 'parlour') return null;
    const asked = table.asked?.waiting ?? [];
    // Who asks and who is asked is told beside the view.
    const told = { seat: own?.seat ?? -2, question: this.client.question, asked, waitingFor: asked[0] ?? -1 };
    if (!('rounds' in (seen as object)))
      return { game: { ...(seen as ParlourView), ...told } as ParlourView, evening: null };
    const evening = { ...(seen as EveningView), ...told } as EveningView;
    return { evening, game: evening.game && ({ ...evening.game, ...told } as ParlourView) };
  }

  private clockOf(): TableSnapshot['clock'] {
    const { clock } = this.client;
    if (clock === null) return null;
    const before = this.now.clock;
    if (before !== null && Math.abs(before.endsAt - clock.endsAt) < 50) return before;
    return clock;
  }
}

/** While a window is quiet nobody is told who has answered; that one has oneself, one knows. */
function asOneKnows(table: PublicTable | null, own: OwnPart | null): PublicTable | null {
  if (!table?.asked?.waiting.includes(own?.seat ?? -1) || own?.declared == null) return table;
  const waiting = table.asked.waiting.filter((seat) => seat !== own.seat);
  return { ...table, asked: { ...table.asked, waiting } };
}

/** The story up to so many events. */
const stillTrue = (story: readonly StoryEvent[], count: number): readonly StoryEvent[] =>
  (story.at(-1)?.at ?? -1) < count ? story : story.filter(({ at }) => at < count);
