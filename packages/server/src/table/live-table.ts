/** A table in memory: its game, whoever is connected to it, and what they are told, never before it is durable. */
import { randomUUID } from 'node:crypto';
import { inn } from '@taproom/cast';
import { QUICK_PHRASES } from '@taproom/client';
import type { Orders, OwnPart, Plain, PublicTable, RefusalCode, WireAnswer } from '@taproom/client';
import type { Answer } from '@taproom/inn';
import { IllegalAnswer, SPECTATOR } from '@taproom/kernel';
import { isNeverPlayed, openInn, windowOf } from '../everybody-is-asked.ts';
import type { Chance } from '../secrets.ts';
import type { Entry, Storage, TableRecord } from '../storage/storage.ts';
import { Asking, type Control } from './asking.ts';
import type { BotPool } from './bots.ts';
import { asSnapshot, freshMemory, remember, type Memory } from './memory.ts';
import { askedPart, asPlain, ownPart, publicPart, publicView } from './parts.ts';
import { Saving } from './saving.ts';
import { answered, begin, closeWindow, type Step } from './steps.ts';
import { Telling, type News, type Viewer } from './telling.ts';

export interface House {
  readonly storage: Storage;
  readonly bots: BotPool;
  readonly chance: Chance;
  /** The table's memory no longer agrees with the database: it must be loaded anew. */
  drop(table: LiveTable, error: Error): void;
  readonly counts: { answers: number; steps: number };
}

const SNAPSHOT_EVERY = 64;

export class LiveTable {
  record: TableRecord;
  memory: Memory | null;
  readonly viewers = new Set<Viewer>();
  /** When somebody was here last. */
  lastSeen = Date.now();
  readonly asking: Asking;
  private readonly house: House;
  /** People who have been away for longer than the table waits. */
  private readonly away = new Set<number>();
  private readonly leaving = new Map<number, NodeJS.Timeout>();
  private readonly telling: Telling;
  private view: PublicTable['view'] = null;
  /** Who sits where, as everybody is told; null: somebody has come, gone or changed. */
  private seats: PublicTable['seats'] | null = null;
  /** The own parts as they were made last. */
  private readonly made = new Map<number, { question: number; may: boolean; part: OwnPart }>();
  private readonly saving = new Saving((error) => this.fail(error));
  private dropped = false;

  constructor(house: House, record: TableRecord, memory: Memory | null) {
    this.house = house;
    this.record = record;
    this.memory = memory;
    const { clocks, pace, bot } = record.options;
    this.asking = new Asking({
      clocks,
      quick: pace === 'quick',
      bot,
      bots: house.bots,
      control: (seat) => this.control(seat),
      close: () => this.orFail(() => this.closeWindow({})),
      answer: (seat, answer) => this.orFail(() => this.botAnswer(seat, answer)),
    });
    this.view = memory === null ? null : publicView(memory.state);
    this.telling = new Telling({
      publicNow: () => this.publicNow(),
      ownNow: (seat) => this.ownNow(seat),
      clock: () => this.asking.clock(),
    });
  }

  isHere(seat: number): boolean {
    for (const viewer of this.viewers) if (viewer.seat === seat) return true;
    return false;
  }

  private control(seat: number): Control {
    if (this.record.seats[seat].kind === 'bot') return 'bot';
    if (!this.away.has(seat)) return 'human';
    return this.record.options.standIn ? 'bot' : 'gone';
  }

  // ---- who is connected

  join(viewer: Viewer, seenEvents: number, orders?: Orders): void {
    const first = this.viewers.size === 0;
    const wasHere = viewer.seat === SPECTATOR || this.isHere(viewer.seat);
    this.viewers.add(viewer);
    if (orders !== undefined && viewer.seat >= 0) this.asking.orders.set(viewer.seat, orders);
    if (viewer.seat >= 0) this.comeBack(viewer.seat);
    if (first) {
      this.record.seats.forEach(({ kind }, seat) => {
        if (kind === 'human' && !this.isHere(seat)) this.goAway(seat);
      });
      if (this.memory !== null) this.asking.open(this.memory);
    } else if (!wasHere) this.asking.consider();
    if (!wasHere || first) this.publish(undefined, viewer);
    this.sendWhole(viewer, seenEvents);
  }

  leave(viewer: Viewer): void {
    if (!this.viewers.delete(viewer)) return;
    this.lastSeen = Date.now();
    if (viewer.seat >= 0 && !this.isHere(viewer.seat)) {
      this.telling.forget(viewer.seat);
      this.goAway(viewer.seat);
      this.publish();
    }
    // With nobody there time stands still.
    if (this.viewers.size === 0) this.stop();
  }

  private goAway(seat: number): void {
    clearTimeout(this.leaving.get(seat));
    this.leaving.set(
      seat,
      setTimeout(() => {
        this.away.add(seat);
        this.asking.consider();
        this.publish();
      }, this.record.options.clocks.away),
    );
  }

  private comeBack(seat: number): void {
    clearTimeout(this.leaving.get(seat));
    this.leaving.delete(seat);
    this.away.delete(seat);
  }

  isSaved(): boolean {
    return this.saving.isDone();
  }

  stop(): void {
    this.asking.stop();
    for (const timer of this.leaving.values()) clearTimeout(timer);
    this.leaving.clear();
  }

  sendWhole(viewer: Viewer, seenEvents: number): void {
    const text = this.telling.whole(this.memory, viewer.seat, seenEvents);
    this.saving.afterwards(() => viewer.send(text));
  }

  // ---- what players say

  answer(viewer: Viewer, id: string, question: number, wire: WireAnswer): void {
    const { memory } = this;
    const { seat } = viewer;
    const refuse = (code: RefusalCode, why: string, rules?: readonly string[]): void =>
      viewer.send(JSON.stringify({ type: 'refused', id, code, why, rules }));
    if (seat < 0 || (wire.seat !== undefined && wire.seat !== seat))
      return refuse('no-seat', 'You can answer only for your own seat.');
    if (this.dropped) return refuse('busy', 'The table is being loaded; try again.');
    if (memory === null || this.record.status !== 'playing')
      return refuse('not-playing', 'No game is going on.');
    if (memory.ids[seat]?.includes(id))
      return this.saving.afterwards(() => viewer.send(JSON.stringify({ type: 'confirmed', id })));
    if (question !== memory.question) return refuse('late', 'That question is no longer open.');
    const answer = { ...wire, seat } as Answer;
    if (isNeverPlayed(memory.state, answer)) return refuse('illegal', 'That card has no such use.');
    try {
      if (windowOf(memory.state) !== null) {
        if (!this.asking.mayDeclare(seat))
          return refuse('not-asked', 'You have had your say in this window.');
        this.speakInWindow(memory, seat, id, answer);
      } else {
        // Who is asked is nobody's secret here, but the rules' own words are for the one who is.
        if (answer.do !== 'play' && inn.question(memory.state).seat !== seat)
          return refuse('not-asked', 'Somebody else is asked.');
        const step = answered(memory.state, answer, this.house.chance, this.asking.wantsFreeMoments());
        this.take({ by: seat, id, said: answer, did: step.did }, step);
      }
    } catch (error) {
      if (!(error instanceof IllegalAnswer)) throw error;
      refuse('illegal', error.message, [...new Set(error.rules.filter((rule) => rule !== ''))]);
    }
  }

  private speakInWindow(memory: Memory, seat: number, id: string, answer: Answer): void {
    if (answer.do === 'play') openInn.apply(openInn.copy(memory.state), answer);
    else if (answer.do !== 'pass') throw new IllegalAnswer('In a window one plays a card or passes.');
    const entry = { by: seat, id, said: answer };
    if (this.asking.closesWith(seat)) this.closeWindow(entry);
    else {
      this.take({ ...entry, did: [] }, { did: [], events: [] });
      this.asking.closeIfComplete();
    }
  }

  /** What everybody has declared happens. */
  private closeWindow(last: Omit<Entry, 'did'>): void {
    const { memory } = this;
    if (memory === null || this.dropped || windowOf(memory.state) === null) return;
    const said = new Map<number, Answer>(this.asking.settled);
    for (const seat in memory.declared) said.set(Number(seat), memory.declared[seat]);
    if (last.by !== undefined && last.said !== undefined) said.set(last.by, last.said);
    const step = closeWindow(
      memory.state,
      [...said.values()],
      this.house.chance,
      this.asking.wantsFreeMoments(),
    );
    const takenBack = [...said].filter(([, answer]) => answer.do === 'play' && answer !== step.did[0]);
    this.take({ ...last, did: step.did }, step, new Set(takenBack.map(([seat]) => seat)));
  }

  private botAnswer(seat: number, answer: Answer): void {
    const { memory } = this;
    if (memory === null || this.dropped || this.record.status !== 'playing') return;
    const step = answered(memory.state, answer, this.house.chance, this.asking.wantsFreeMoments());
    this.take({ by: seat, id: randomUUID().slice(0, 8), said: answer, did: step.did }, step);
  }

  setOrders(viewer: Viewer, orders: Orders): void {
    if (viewer.seat < 0) return;
    this.asking.orders.set(viewer.seat, orders);
    this.asking.consider();
    this.publish({ events: [], moved: false, by: viewer.seat });
  }

  why(viewer: Viewer): void {
    const { memory } = this;
    if (memory === null || viewer.seat < 0) return;
    const { refused } = inn.answers(memory.state, { seat: viewer.seat });
    viewer.send(JSON.stringify({ type: 'why', question: memory.question, refused }));
  }

  say(viewer: Viewer, words: string | number): void {
    const text = typeof words === 'number' ? QUICK_PHRASES[words] : words;
    const name = viewer.seat < 0 ? 'Somebody who watches' : this.record.seats[viewer.seat].name;
    const message = JSON.stringify({ type: 'chat', seat: viewer.seat, name, text });
    for (const other of this.viewers) other.send(message);
  }

  // ---- what changes, and who is told

  /** The game begins: the record already says so. */
  begin(): void {
    this.memory = freshMemory(openInn.create(this.record.setup!));
    const step = begin(this.memory.state, this.house.chance, false);
    this.take({ did: step.did }, step);
  }

  /** An entry has been applied to the state: write it down, and tell everybody once it is durable. */
  private take(entry: Entry, step: Step, takenBack: ReadonlySet<number> = NOBODY): void {
    const memory = this.memory!;
    remember(memory, entry, step.events);
    this.house.counts.answers++;
    this.saving.write((done) => this.house.storage.append(this.record.id, memory.sequence, entry, done));
    const moved = entry.did.length > 0;
    if (moved) {
      this.view = publicView(memory.state);
      if (inn.question(memory.state).kind === 'over') this.change((record) => (record.status = 'over'));
      if (this.viewers.size > 0) this.asking.open(memory);
    }
    if (memory.sequence % SNAPSHOT_EVERY === 0)
      this.house.storage.snapshot(this.record.id, memory.sequence, asSnapshot(memory));
    this.publish({ events: step.events, moved, by: entry.by, confirmed: entry.id, takenBack });
  }

  /** Changes the record of the table and writes it. */
  change(how: (record: TableRecord) => void, done?: (error: Error | null) => void): void {
    how(this.record);
    this.seats = null;
    this.record.revision++;
    const written = structuredClone(this.record);
    this.saving.write((saved) =>
      this.house.storage.save(written, (error) => {
        saved(error);
        done?.(error);
      }),
    );
  }

  /** What is in memory can no longer be trusted: nobody is told of it, and the table is loaded anew. */
  fail(error: Error): void {
    if (this.dropped) return;
    this.dropped = true;
    this.stop();
    this.saving.stop();
    this.house.drop(this, error);
  }

  /** A fault in the middle of a step must end with this table, not with the house. */
  private orFail(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private publicNow(): Plain {
    const { memory, record } = this;
    const asked = memory === null ? null : askedPart(memory.state, memory.question, this.asking.waiting());
    this.seats ??= record.seats.map(({ name, kind, character }, seat) => ({
      name,
      kind,
      character,
      here: this.isHere(seat),
      standIn: kind === 'human' && this.away.has(seat) && record.options.standIn,
    }));
    return asPlain(publicPart(record, this.seats, this.view, asked));
  }

  private ownNow(seat: number): Plain {
    const { memory } = this;
    const declared = memory?.declared[seat] ?? null;
    const may = declared !== null || this.asking.mayDeclare(seat);
    const orders = this.asking.ordersOf(seat);
    const question = memory?.question ?? -1;
    let made = this.made.get(seat);
    // While the same question is open, only what the seat has declared or ordered can be different.
    if (made === undefined || made.question !== question || made.may !== may) {
      made = { question, may, part: ownPart(memory?.state ?? null, seat, may) };
      this.made.set(seat, made);
    }
    return asPlain({ ...made.part, declared: declared as OwnPart['declared'], orders });
  }

  /** Tells everybody what is different now, as soon as it is durable. */
  publish(news: News = NOTHING_ELSE, except?: Viewer): void {
    if (news === NOTHING_ELSE) this.seats = null;
    const sends = this.telling.step(this.memory?.state ?? null, this.viewers, news);
    this.house.counts.steps++;
    this.saving.afterwards(() => {
      for (const [viewer, text] of sends) if (viewer !== except) viewer.send(text);
    });
  }
}

const NOBODY: ReadonlySet<number> = new Set();
/** Somebody has come, gone or taken a seat. */
const NOTHING_ELSE: News = { events: [], moved: true };
