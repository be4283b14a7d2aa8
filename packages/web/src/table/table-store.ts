/**
 * What the table's page knows: the table itself, through its link, and what this player is about to do. Components look
 * at the part that they show and are drawn anew only when that part changes.
 */
import { AnswerRefused, type Orders, type WireAnswer } from '@taproom/client';
import { createContext, use, useSyncExternalStore } from 'react';
import { inTheirWords } from '../link/keeper.ts';
import type { TableLink, TableSnapshot, WhyNot } from '../link/table-link.ts';
import type { Behind } from '../rules/behind.ts';
import { onSettings } from '../settings/store.ts';
import { askedOf, type Asked, type GamblingAsker } from './answers/asked.ts';
import { intentFor, nextStep, playsOf, type Intent } from './answers/plays.ts';
import { afterTheFrame } from './after-the-frame.ts';
import { keepSame } from './same-parts.ts';

/** A card of the hand, or something else by what it is called, and what is in its way; null: it is being looked up. */
interface WhyShown {
  readonly card: number;
  readonly what: string;
  readonly words: readonly string[] | null;
  readonly rules: readonly string[];
}

/** What this player is about to do, and what they look at. */
export interface Desk {
  readonly intent: Intent | null;
  /** What is marked for an answer that combines several things: card ids or numbers of options. */
  readonly marks: readonly number[];
  readonly sending: boolean;
  /** Why the last answer was refused, and the rules that say so. */
  readonly trouble: string;
  readonly troubleRules: readonly string[];
  /** The card that is explained, and why it cannot be played. */
  readonly why: WhyShown | null;
  /** A card of a gambling game that was taken up to be put somewhere, −1: none. */
  readonly held: number;
  /** The card that is shown large, −1: none. */
  readonly zoom: number;
  /** The mat that is open, −1: none. */
  readonly matOpen: number;
  /** What the player wants to know the rules of. */
  readonly behind: Behind | null;
  /** The seat, or the thing in play, that is pointed at while a card asks for one, −1: none. */
  readonly pointed: number;
  /** A declared answer has just been taken back by the table. */
  readonly takenBack: boolean;
}

export interface TableState extends TableSnapshot {
  readonly desk: Desk;
  readonly asked: Asked;
}

const CLEAR: Desk = {
  intent: null,
  marks: [],
  sending: false,
  trouble: '',
  troubleRules: [],
  why: null,
  held: -1,
  zoom: -1,
  matOpen: -1,
  pointed: -1,
  behind: null,
  takenBack: false,
};

/** Two clicks within so many milliseconds are one. */
const DOUBLE_CLICK = 300;

/** What nobody waits for is told once in so many milliseconds: each time is a frame more, while the next message comes. */
const TOLD_EVERY = 200;

export class TableStore {
  readonly link: TableLink;
  private now: TableState;
  /** What is on the screen. */
  private shown: TableState;
  private readonly listeners = new Set<() => void>();
  private readonly followers = new Set<() => void>();
  /** When they were told last. */
  private told = -TOLD_EVERY;
  private isTelling = false;
  /** Called with every new state before anybody draws it: where things are now can still be measured. */
  readonly before = new Set<(next: TableState, last: TableState) => void>();
  private refused: { question: number; whys: Promise<readonly WhyNot[]> } | null = null;
  private readonly stop: () => void;
  /** Comes with the gambling games, which are loaded when somebody plays one. */
  private asker: GamblingAsker | null = null;
  private pressed = { at: -DOUBLE_CLICK, question: -1, what: '' };

  constructor(link: TableLink) {
    this.link = link;
    const snapshot = inTheirWords(link.snapshot());
    this.now = { ...snapshot, desk: CLEAR, asked: askedOf(snapshot, CLEAR) };
    this.shown = this.now;
    const stops = [
      link.subscribe(() => this.arrived(inTheirWords(link.snapshot()))),
      onSettings(() => this.change({})),
    ];
    this.stop = () => stops.forEach((stop) => stop());
  }

  close(): void {
    this.stop();
    this.link.close();
  }

  readonly state = (): TableState => this.now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly shownState = (): TableState => this.shown;

  readonly follow = (follower: () => void): (() => void) => {
    this.followers.add(follower);
    return () => this.followers.delete(follower);
  };

  private arrived(snapshot: TableSnapshot): void {
    const { desk, table, own, takenBack, cover = null } = this.now;
    let next = desk;
    // Somebody else looks: nothing of what the one before was about to do, or asked, is left.
    if ((snapshot.cover ?? null) !== cover) {
      next = CLEAR;
      this.refused = null;
    }
    if (snapshot.table?.asked?.number !== table?.asked?.number)
      next = { ...next, marks: [], held: -1, trouble: '', why: null, takenBack: false };
    if (snapshot.takenBack !== takenBack) next = { ...next, takenBack: true };
    // What was picked may no longer be possible; then it goes back to the hand.
    if (next.intent !== null && snapshot.own !== own) {
      if (snapshot.own?.declared || nextStep(playsOf(snapshot), next.intent) === null)
        next = { ...next, intent: null };
    }
    this.set(snapshot, next);
  }

  private set(snapshot: TableSnapshot, desk: Desk): void {
    const last = this.now;
    const asked =
      snapshot.own === last.own &&
      snapshot.view === last.view &&
      snapshot.gambling === last.gambling &&
      snapshot.table === last.table &&
      snapshot.faces === last.faces &&
      desk.intent === last.desk.intent &&
      desk.marks === last.desk.marks &&
      desk.held === last.desk.held
        ? last.asked
        : keepSame(last.asked, askedOf(snapshot, desk, this.asker));
    const next = { ...snapshot, desk, asked };
    for (const look of this.before) look(next, last);
    this.now = next;
    for (const listener of this.listeners) listener();
    if (this.followers.size === 0) this.shown = next;
    else this.tellSoon();
  }

  private tellSoon(): void {
    if (this.isTelling) return;
    this.isTelling = true;
    const tell = (): void => afterTheFrame(() => this.tellFollowers());
    const early = this.told + TOLD_EVERY - performance.now();
    if (early > 0) setTimeout(tell, early);
    else tell();
  }

  private tellFollowers(): void {
    this.isTelling = false;
    this.told = performance.now();
    this.shown = this.now;
    for (const follower of this.followers) follower();
  }

  private change(change: Partial<Desk>): void {
    this.set(inTheirWords(this.link.snapshot()), { ...this.now.desk, ...change });
  }

  // ---- what the player does

  /** Takes a card up, or explains why it must stay; a second time plays it. */
  pick(card: number): void {
    const { asked, desk } = this.now;
    const mark = asked.handMarks.get(card);
    if (mark !== undefined) return this.mark(mark);
    if (!asked.playable.has(card)) return void this.explain(card);
    this.think();
    if (desk.intent?.card === card) {
      if (asked.step?.ask === 'nothing') this.press();
      else this.takeBack();
      return;
    }
    this.change({ intent: intentFor(card), why: null, trouble: '' });
  }

  /** Takes up a card that could also be marked. */
  pickInstead(card: number): void {
    this.change({ intent: intentFor(card), marks: [], why: null, trouble: '' });
  }

  /** Dragged up: played at once where there is nothing to ask, or on whom it was dropped. */
  throwCard(card: number, target: number | null): void {
    const { asked } = this.now;
    if (!asked.playable.has(card)) return this.pick(card);
    this.think();
    this.change({ intent: intentFor(card), why: null, trouble: '' });
    const { step } = this.now.asked;
    if (step?.ask === 'targets' && target !== null && step.open.includes(target)) this.aim(target);
    else if (step?.ask === 'nothing') this.press();
  }

  narrow(change: Partial<Intent>): void {
    const { intent } = this.now.desk;
    if (intent === null) return;
    this.change({ intent: { ...intent, ...change } });
    const { step } = this.now.asked;
    if (step?.ask === 'nothing' && step.aimed) this.press();
  }

  /** A click on whoever or whatever a card can be played on, or a Drink ordered for. */
  aim(target: number): void {
    const { asked, desk } = this.now;
    if (asked.kind === 'order' && desk.intent === null) {
      const order = asked.orders.find(({ to }) => to === target);
      if (order !== undefined) this.answer(order.answer);
      return;
    }
    if (asked.marking === 'mats') {
      const option = asked.seatOptions.get(target);
      if (option !== undefined) this.mark(option);
      return;
    }
    const { step } = asked;
    if (step?.ask !== 'targets' || desk.intent === null) return;
    const { targets } = desk.intent;
    if (targets.includes(target)) this.narrow({ targets: targets.filter((other) => other !== target) });
    else if (step.open.includes(target)) this.narrow({ targets: [...targets, target] });
  }

  /** Marks or unmarks a card or an option. Where only one is wanted, that is the answer. */
  mark(what: number): void {
    const { asked, desk } = this.now;
    const { many } = asked;
    if (many === null) return;
    const marked = desk.marks.includes(what);
    if (!marked && many.max === 1) {
      this.change({ marks: [what] });
      if (many.atOnce) this.press();
      return;
    }
    if (!marked && desk.marks.length >= many.max) return;
    this.change({ marks: marked ? desk.marks.filter((other) => other !== what) : [...desk.marks, what] });
  }

  /** The one big button. */
  press(): void {
    const { asked, desk, table } = this.now;
    const { primary } = asked;
    if (desk.sending || this.isTooQuick(table?.asked?.number ?? -1, primary.do)) return;
    switch (primary.do) {
      case 'answer':
        return this.answer(primary.answer);
      case 'aimed':
        return this.narrow({ aimed: true });
      case 'withdraw':
        return this.link.withdraw();
      case 'hurry':
        return this.orders({ ...this.now.own!.orders, hurry: true });
      case 'nothing':
        return;
    }
  }

  /** A double click must not answer the next question as well, nor take back what it just said. */
  private isTooQuick(question: number, what: string): boolean {
    const now = performance.now();
    const { at, question: before, what: did } = this.pressed;
    if (now - at < DOUBLE_CLICK && (question !== before || what !== did)) return true;
    this.pressed = { at: now, question, what };
    return false;
  }

  takeBack(): void {
    const { intent, marks, held, why, trouble } = this.now.desk;
    if (intent === null && marks.length === 0 && held < 0 && why === null && trouble === '') return;
    this.change({ intent: null, marks: [], held: -1, why: null, trouble: '' });
  }

  /** Takes back the last answer, where nobody has learned anything from it. */
  undo(): void {
    if (this.now.own?.undo) this.link.undo();
  }

  answer(answer: WireAnswer): void {
    if (this.now.desk.sending) return;
    this.change({ sending: true, trouble: '', why: null, takenBack: false });
    this.link.answer(answer).then(
      () => this.change({ sending: false, intent: null, marks: [], held: -1 }),
      (error: unknown) => {
        // Too late is not the player's fault, and they see what happened instead.
        const late = error instanceof AnswerRefused && error.code === 'late';
        const trouble = late || !(error instanceof Error) ? '' : error.message;
        const troubleRules = error instanceof AnswerRefused ? error.rules : [];
        this.change({ sending: false, intent: null, marks: [], held: -1, trouble, troubleRules });
      },
    );
  }

  /** Whoever takes a card up, or reads one, thinks: a window that would close by itself waits for them. */
  think(): void {
    const { own, table } = this.now;
    if (table?.asked?.kind !== 'respond' || own === null || own.declared !== null) return;
    if (table.asked.waiting.includes(own.seat) && !table.asked.held.includes(own.seat)) this.link.hold();
  }

  orders(orders: Orders): void {
    this.link.orders(orders);
  }

  /** Why this card, or something else that has only a name, cannot be played now, in one sentence or two. */
  async explain(card: number, what = ''): Promise<void> {
    this.change({ why: { card, what, words: null, rules: [] }, intent: null, held: -1, trouble: '' });
    const whys = await this.whys();
    const shown = this.now.desk.why;
    if (shown?.card !== card || shown.what !== what) return;
    const found = whys.find((why) => (card >= 0 ? why.card === card : why.what === what));
    const reasons = found?.reasons ?? [];
    const words = reasons.map((reason) => reason.words);
    this.change({ why: { card, what, words, rules: reasons.map(({ rule }) => rule) } });
  }

  /** All that cannot be played or chosen now. */
  whys(): Promise<readonly WhyNot[]> {
    const question = this.now.table?.asked?.number ?? -1;
    if (this.refused?.question !== question) this.refused = { question, whys: this.link.whyNot() };
    return this.refused.whys;
  }

  /** Takes up a card of a gambling game to put it somewhere, or puts it back. */
  hold(card: number): void {
    this.change({ held: this.now.desk.held === card ? -1 : card, marks: [], why: null, trouble: '' });
  }

  /** From now on it is known how gambling games ask. */
  teach(asker: GamblingAsker): void {
    if (this.asker === asker) return;
    this.asker = asker;
    this.now = { ...this.now, asked: askedOf(this.now, this.now.desk, asker) };
    for (const listener of this.listeners) listener();
  }

  zoom(card: number): void {
    if (card >= 0 && this.now.asked.isAsked) this.think();
    this.change({ zoom: card });
  }

  /** Before somebody is chosen, or something of theirs: what it would do to them. */
  point(target: number): void {
    if (this.now.desk.pointed !== target) this.change({ pointed: target });
  }

  openMat(seat: number): void {
    this.change({ matOpen: seat });
  }

  showRules(behind: Behind | null): void {
    if (behind !== null && this.now.asked.isAsked) this.think();
    this.change({ behind });
  }
}

export const StoreContext = createContext<TableStore | null>(null);

export function useStore(): TableStore {
  const store = use(StoreContext);
  if (store === null) throw new Error('There is no table here.');
  return store;
}

/** A part of the table. `select` returns something that stays the same object while it stays the same. */
export function useTable<Part>(select: (state: TableState) => Part): Part {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => select(store.state()));
}

/** The same for what nobody waits for: it comes when the table itself is on the screen. */
export function useShown<Part>(select: (state: TableState) => Part): Part {
  const store = useStore();
  return useSyncExternalStore(store.follow, () => select(store.shownState()));
}
