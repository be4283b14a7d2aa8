/** A table in memory: its game, whoever is connected to it, and what they are told, never before it is durable. */
import { same } from '@taproom/client';
import type { ChatLine, Orders, Plain, PublicTable, RefusalCode, WireAnswer } from '@taproom/client';
import type { AnyGame } from '@taproom/house';
import { CHANCE, IllegalAnswer, NotAsked, SPECTATOR, type AnyAnswer } from '@taproom/kernel';
import { chanceFor } from '../fair-deal.ts';
import { randomHex } from '../secrets.ts';
import type { Entry, TableRecord } from '../storage/storage.ts';
import { declaredBy, declaredPlays, isStillOpen, isWindow, together } from './asked.ts';
import { Advice } from './advice.ts';
import { Asking } from './asking.ts';
import { Chat } from './chat.ts';
import { Chronicle } from './chronicle.ts';
import { asSnapshot, backTo, freshMemory, remember, SNAPSHOT_EVERY, undoable, undoTo } from './memory.ts';
import type { Memory } from './memory.ts';
import { OwnParts } from './own-parts.ts';
import { askedPart, asPlain, type Asked } from './parts.ts';
import { Presence } from './presence.ts';
import { PublicParts } from './public-parts.ts';
import { CANNOT_UNDO, NOT_TAKEN, NOT_YOURS, PAUSED, TAKING_BACK } from './refusals.ts';
import type { Beginning, Room } from './room.ts';
import { Saving } from './saving.ts';
import { Seen } from './seen.ts';
import { answered, begin, closeWindow, declare, NOTHING_HAPPENED } from './steps.ts';
import type { Circumstances, Step } from './steps.ts';
import type { Taken } from './taken.ts';
import { TakingBack } from './taking-back.ts';
import { NOTHING_ELSE, Telling, type News, type Viewer } from './telling.ts';
import { Watching } from './watching.ts';

export class LiveTable {
  record: TableRecord;
  memory: Memory | null;
  readonly asking: Asking;
  private readonly room: Room;
  readonly presence: Presence;
  private readonly telling: Telling;
  private view: PublicTable['view'] = null;
  private asked: Asked | null = null;
  private readonly chat: Chat;
  private readonly watching: Watching;
  private readonly public: PublicParts;
  private readonly seen = new Seen();
  private readonly own = new OwnParts(
    this.seen,
    () => this.game,
    () => this.asking,
  );
  /** How often the state has changed since the table came into memory. */
  private moves = 0;
  readonly chronicle: Chronicle;
  readonly advice: Advice;
  readonly saving = new Saving((error) => this.fail(error));
  readonly takingBack: TakingBack;
  private dropped = false;

  constructor(room: Room, record: TableRecord, memory: Memory | null, chat: readonly ChatLine[] = []) {
    this.room = room;
    this.record = record;
    this.memory = memory;
    this.chronicle = new Chronicle(record, room.storage, this.seen);
    const { clocks, pace } = record.options;
    this.takingBack = new TakingBack({ memory: () => this.memory, changed: () => this.askAnew() });
    this.presence = new Presence(record, (wentAway) =>
      this.guard(() => {
        if (wentAway) this.asking.consider();
        this.publish();
      }),
    );
    this.public = new PublicParts(record, this.presence);
    this.chat = new Chat(chat, record, this.presence);
    this.advice = new Advice({
      bots: room.bots,
      rulebook: room.rulebook,
      record,
      game: () => this.game,
      memory: () => this.memory,
      isOffered: (seat) => this.asking.isOffered(seat),
      tell: (viewer, message) => this.saving.afterwards(() => viewer.send(JSON.stringify(message))),
      refuse: (...why) => this.refuse(...why),
    });
    const isOut = (seat: number) => this.memory !== null && this.game.isOut(this.memory.state, seat);
    this.watching = new Watching(record, this.presence, isOut);
    this.asking = new Asking({
      game: () => this.game,
      answers: (seat) => this.seen.answers(this.game, this.memory!.state, seat),
      clocks,
      pace,
      table: record.id,
      bot: (seat) => record.seats[seat].bot ?? record.options.bot,
      bots: room.bots,
      people: () => record.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : [])),
      control: (seat) => this.presence.control(seat),
      stillHeld: () => this.publish({ events: [], moved: false }),
      close: () => this.closeWindow({}),
      answer: (seat, answer) => this.botAnswer(seat, answer),
      afterwards: (act) => this.saving.afterwards(act),
      guard: (act) => this.guard(act),
    });
    this.view = memory === null ? null : this.openView(memory);
    this.telling = new Telling({
      seen: this.seen,
      game: () => this.game,
      publicNow: () => this.publicNow(),
      waiting: () => this.asking.waiting(),
      ownNow: (seat) => this.ownNow(seat),
      clock: () => this.asking.clock(),
      chat: () => this.chat.lines,
    });
    if (memory !== null) this.watching.open(this.telling.now, memory.eventCount);
  }

  /** Which game it is stands fast when it begins. */
  private get game(): AnyGame {
    return this.room.house.game(this.record.options.game, this.record.setup);
  }

  private openView({ state }: Memory): PublicTable['view'] {
    return this.seen.open(this.game, state) as PublicTable['view'];
  }

  get viewers(): ReadonlySet<Viewer> {
    return this.presence.viewers;
  }

  // ---- who is connected

  join(viewer: Viewer, seenEvents: number, orders?: Orders): void {
    this.guard(() => this.welcome(viewer, seenEvents, orders));
  }

  private welcome(viewer: Viewer, seenEvents: number, orders?: Orders): void {
    const first = this.viewers.size === 0;
    const wasHere = this.presence.join(viewer);
    if (orders !== undefined && viewer.seat >= 0) this.asking.orders.set(viewer.seat, orders);
    // Whoever watches from where somebody sits down sees no hands from now on.
    for (const other of this.watching.besides(viewer)) this.sendWhole(other, Infinity);
    if (first) {
      this.presence.waitForOthers();
      this.ask();
    } else if (!wasHere && viewer.seat >= 0) this.asking.consider();
    if (first) this.publish(undefined, viewer);
    else if (!wasHere) this.presence.tellSoon();
    this.sendWhole(viewer, seenEvents);
  }

  leave(viewer: Viewer): void {
    if (!this.viewers.has(viewer)) return;
    if (this.presence.leave(viewer)) {
      this.telling.forget(viewer.seat);
      this.presence.tellSoon();
    }
    // With nobody there time stands still.
    if (this.viewers.size === 0) this.stop();
  }

  /** In the lobby: some seats are gone. `places`: by old seat, its new number; −1: gone. */
  moveUp(places: readonly number[]): void {
    for (const viewer of this.viewers) if (viewer.seat >= 0) viewer.seat = places[viewer.seat];
    this.presence.moveUp(places);
    this.asking.moveUp(places);
    this.telling.forgetAll();
    this.own.forget();
  }

  /** Codes with which another device could take over a seat no longer work. */
  dropHandovers(): void {
    this.saving.write((done) => this.room.storage.dropHandovers(this.record.id, done));
  }

  stop(): void {
    this.asking.stop();
    this.presence.stop();
    this.watching.stop();
    this.takingBack.forget();
  }

  sendWhole(viewer: Viewer, seenEvents: number): void {
    const text = this.watching.isLater(viewer)
      ? this.watching.whole(viewer, seenEvents, this.chat.lines)
      : this.telling.whole(this.memory, viewer.seat, seenEvents);
    this.saving.afterwards(() => viewer.send(text));
  }

  // ---- what players say

  answer(viewer: Viewer, id: string, question: number, wire: WireAnswer): void {
    const { seat } = viewer;
    const refuse = (code: RefusalCode, why: string, rules?: readonly string[]): void =>
      this.refuse(viewer, id, code, why, rules);
    if (wire.seat !== undefined && wire.seat !== seat) return refuse('no-seat', NOT_YOURS);
    const memory = this.listensTo(viewer, id, question);
    if (memory === null) return;
    const answer = { ...wire, seat } as AnyAnswer;
    const { game } = this;
    try {
      if (isWindow(memory.state) && !game.isAside(answer)) {
        if (!this.asking.mayDeclare(seat) && !(answer.do === 'pass' && this.asking.mayGoOn(seat)))
          return refuse('not-asked', 'You have had your say in this window.');
        this.declareInWindow(memory, viewer, id, answer);
      } else this.answered(memory, seat, id, answer);
    } catch (error) {
      if (error instanceof NotAsked) return refuse('not-asked', 'Somebody else is asked.');
      if (!(error instanceof IllegalAnswer)) throw error;
      refuse('illegal', error.message, [...new Set(error.rules.filter((rule) => rule !== ''))]);
    }
  }

  /** Whether anything can be said to that question now, and for the first time; if not, the viewer is told why. */
  private listensTo(viewer: Viewer, id: string, question: number): Memory | null {
    const { memory } = this;
    const refuse = (code: RefusalCode, why: string): null => {
      this.refuse(viewer, id, code, why);
      return null;
    };
    if (viewer.seat < 0) return refuse('no-seat', NOT_YOURS);
    if (this.dropped) return refuse('busy', 'The table is being loaded; try again.');
    if (this.room.trouble !== null) return refuse('busy', NOT_TAKEN);
    if (this.record.paused) return refuse('paused', PAUSED);
    if (this.takingBack.now() !== null) return refuse('paused', TAKING_BACK);
    if (memory === null || this.record.status !== 'playing')
      return refuse('not-playing', 'No game is going on.');
    if (memory.ids[viewer.seat]?.includes(id)) {
      this.saving.afterwards(() => viewer.send(JSON.stringify({ type: 'confirmed', id })));
      return null;
    }
    return question === memory.question ? memory : refuse('late', 'That question is no longer open.');
  }

  /** An answer that happens at once. */
  private answered(memory: Memory, seat: number, id: string, answer: AnyAnswer): void {
    const { game } = this;
    const before = together(game, memory.state);
    const takenBack = new Set(declaredPlays(memory.state).map((play) => play.seat));
    const to = undoTo(game, memory, seat, answer);
    const step = answered(this.circumstances(), memory.state, answer);
    const undo = undoable(game, to, memory, step.did, step.events);
    const stillOpen = isStillOpen(before, before && together(game, memory.state));
    this.take({ by: seat, id, did: step.did }, step, { takenBack, stillOpen, undo });
  }

  /** `drawn`: so much of what chance brings is about to be told. */
  private circumstances(drawn = 0): Circumstances {
    const chance = chanceFor(this.record, this.memory!.draws + drawn) ?? this.room.chance;
    return { game: this.game, chance, freeMoments: this.asking.wantsFreeMoments() };
  }

  private declareInWindow(memory: Memory, viewer: Viewer, id: string, answer: AnyAnswer): void {
    const step = declare(this.game, memory.state, answer);
    const entry = { by: viewer.seat, id };
    if (this.asking.closesAtOnce) return this.closeWindow(entry, step);
    this.take({ ...entry, did: step.did }, step, { from: viewer, declared: true });
    this.asking.closeIfComplete();
  }

  /** Takes back what a seat has declared in the open window. */
  withdraw(viewer: Viewer, id: string, question: number): void {
    const memory = this.listensTo(viewer, id, question);
    if (memory === null) return;
    const { seat } = viewer;
    const byItself = this.asking.playedAhead(seat) !== null;
    if (declaredBy(memory.state, seat) === null && !byItself)
      return this.refuse(viewer, id, 'not-asked', 'You have declared nothing that you could take back.');
    this.asking.keepOpen();
    const step = byItself ? NOTHING_HAPPENED : declare(this.game, memory.state, { seat, do: 'withdraw' });
    // Whoever takes something back thinks about it.
    const holds = this.asking.hold(seat);
    // What was to be played by itself was not asked: now it is.
    const from = byItself ? undefined : viewer;
    this.take({ by: seat, id, did: step.did }, step, { from, declared: true });
    if (holds) this.publish({ events: [], moved: true });
  }

  /** Somebody wants to think about the open window, before it closes by itself. */
  hold(viewer: Viewer, question: number): void {
    const { memory } = this;
    if (viewer.seat < 0 || memory?.question !== question || this.dropped) return;
    if (this.asking.hold(viewer.seat)) this.publish({ events: [], moved: true });
  }

  /** Takes back a seat's last answer, as long as nobody has learned anything from it. */
  undo(viewer: Viewer, id: string, question: number): void {
    const memory = this.listensTo(viewer, id, question);
    if (memory === null) return;
    const { undo } = memory;
    if (undo === null || undo.seat !== viewer.seat) return this.refuse(viewer, id, 'illegal', CANNOT_UNDO);
    const undone = memory.eventCount - undo.eventCount;
    this.take({ by: viewer.seat, id, undid: true, did: [] }, NOTHING_HAPPENED, { undone });
  }

  /** Says why not, and what the rules in the way say. */
  private refuse(
    viewer: Viewer,
    id: string | undefined,
    code: RefusalCode,
    why: string,
    rules?: readonly string[],
  ): void {
    const tell = (words?: Record<string, string>): void =>
      viewer.send(JSON.stringify({ type: 'refused', id, code, why, rules, words }));
    // Not before the step that explains it; but whoever waits for the disk is told so.
    const send = (words?: Record<string, string>): void =>
      code === 'busy' ? tell() : this.saving.afterwards(() => tell(words));
    if (rules === undefined || rules.length === 0) send();
    else void this.room.rulebook.words(rules).then(send, () => send());
  }

  /** What everybody has declared happens. `last`: who declared last, and in the same step. */
  private closeWindow(last: Omit<Entry, 'did'>, declared: Step = NOTHING_HAPPENED): void {
    const { memory } = this;
    if (memory === null || !this.goesOn() || !isWindow(memory.state)) return;
    const byBots = [...this.asking.settled.values()].filter((answer) => answer.do === 'play');
    const plays = [...declaredPlays(memory.state), ...byBots];
    this.advice.expect(memory, byBots);
    const closed = closeWindow(this.circumstances(), memory.state, byBots);
    // Whose play happens does the first thing that happens.
    const happens = closed.events[0]?.seat;
    const takenBack = new Set(plays.flatMap(({ seat }) => (seat === happens ? [] : [seat])));
    const step = { did: [...declared.did, ...closed.did], events: closed.events };
    this.take({ ...last, did: step.did }, step, { takenBack });
  }

  private botAnswer(seat: number, answer: AnyAnswer): void {
    const { memory } = this;
    if (memory === null || !this.goesOn() || this.record.status !== 'playing') return;
    // Its player may have been quicker.
    if (!this.game.asked(memory.state).seats.includes(seat)) return;
    this.advice.expect(memory, [answer]);
    this.answered(memory, seat, randomHex(4), answer);
  }

  /** The table is as it is in the database, and what happens can be written down. */
  private goesOn(): boolean {
    const { dropped, room, record, takingBack } = this;
    return !dropped && room.trouble === null && !record.paused && takingBack.now() === null;
  }

  /** The time stands still, or no longer: then the open question is put once more, with all its time. */
  askAnew(): void {
    if (this.dropped || this.viewers.size === 0) return;
    const { trouble } = this.room;
    // What happened last waits for a database that is away, and all that is told waits with it, but not why.
    if (trouble !== null && !this.saving.isDone())
      for (const viewer of this.viewers) this.refuse(viewer, undefined, 'busy', trouble);
    this.guard(() => {
      this.ask();
      this.publish();
    });
  }

  /** Somebody else decides for a seat from now on. */
  seatChanged(seat: number): void {
    this.asking.orders.delete(seat);
    this.dropHandovers();
    this.askAnew();
  }

  /** All have agreed. `then`: the table as it was after so many entries. */
  goBack(by: number, to: number, then: Memory): void {
    const memory = this.memory!;
    const undone = memory.eventCount - then.eventCount;
    backTo(memory, then);
    this.take({ by, undid: true, to, did: [] }, NOTHING_HAPPENED, { undone });
  }

  setOrders(viewer: Viewer, orders: Orders): void {
    if (viewer.seat < 0) return;
    const { seat } = viewer;
    const before = this.asking.waiting();
    this.asking.giveOrders(seat, orders);
    if (!same(before, this.asking.waiting())) return this.publish({ events: [], moved: false, by: seat });
    // Nobody else hears that there are any: whoever has given them is told everything anew.
    this.telling.forget(seat);
    for (const each of this.viewers) if (each.seat === seat) this.sendWhole(each, Infinity);
  }

  say(viewer: Viewer, words: string | number): void {
    if (this.room.trouble !== null) return this.refuse(viewer, undefined, 'busy', NOT_TAKEN);
    const refusal = this.chat.refusal(viewer);
    if (refusal !== null) return this.refuse(viewer, undefined, ...refusal);
    const line = this.chat.add(viewer, words, this.memory?.eventCount ?? 0);
    this.saving.write((done) => this.room.storage.say(this.record.id, line, done));
    const message = JSON.stringify({ type: 'chat', ...line });
    this.saving.afterwards(() => {
      for (const other of this.viewers) other.send(message);
    });
  }

  // ---- what changes, and who is told

  /** Puts the open question to whoever it is for. */
  private ask(): void {
    const { memory } = this;
    if (memory === null) return;
    if (this.goesOn()) this.asking.open(memory);
    else this.asking.stop();
    this.asked = askedPart(this.game, memory.state, memory.question);
  }

  /** The game begins: the record already says so. `at`: not from the beginning. */
  begin({ state, did = [] }: Beginning = {}): void {
    const memory = freshMemory(this.game, state ?? this.game.create(this.record.setup!));
    this.memory = memory;
    this.watching.open(this.telling.now, 0);
    for (const viewer of this.viewers) if (this.watching.isLater(viewer)) this.sendWhole(viewer, 0);
    const drawn = did.filter(({ seat }) => seat === CHANCE).length;
    const step = begin(this.circumstances(drawn), memory.state, did);
    this.take({ did: step.did }, step);
    // Nothing leads from the set-up to it: only a snapshot does.
    if (state !== undefined) this.room.storage.snapshot(this.record.id, memory.sequence, asSnapshot(memory));
  }

  /** An entry has been applied to the state: write it down, and tell everybody once it is durable. */
  private take(entry: Entry, step: Step, more: Taken = {}): void {
    const memory = this.memory!;
    const { takenBack, declared = false, stillOpen = declared, from, undo, undone } = more;
    remember(this.game, memory, entry, step.events, stillOpen, undo);
    this.room.counts.answers++;
    this.saving.write((done) => this.room.storage.append(this.record.id, memory.sequence, entry, done));
    const moved = !declared;
    if (declared && entry.by !== undefined) this.seen.declared(entry.by);
    this.advice.happened(step.events);
    if (moved) {
      this.moves++;
      this.seen.moved();
      this.view = this.openView(memory);
      this.chronicle.keep(this.game, memory, step.events, undone);
      if (this.game.question(memory.state).kind === 'over') this.change((record) => (record.status = 'over'));
      if (this.viewers.size === 0) this.asked = askedPart(this.game, memory.state, memory.question);
      else if (!stillOpen) this.ask();
      else this.asking.consider();
    }
    if (memory.sequence % SNAPSHOT_EVERY === 0)
      this.room.storage.snapshot(this.record.id, memory.sequence, asSnapshot(memory));
    this.publish({ events: step.events, moved, by: entry.by, confirmed: entry.id, from, takenBack, undone });
  }

  /** Changes the record of the table and writes it. */
  change(how: (record: TableRecord) => void, done?: (error: Error | null) => void): void {
    how(this.record);
    this.record.codeUntil = Date.now() + this.room.codeLife;
    this.public.forget();
    this.record.revision++;
    const written = structuredClone(this.record);
    this.saving.write((saved) =>
      this.room.storage.save(written, (error) => {
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
    this.room.drop(this, error);
  }

  /** A fault, wherever it comes from, must end with this table, not with the house. */
  guard(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private publicNow(): Plain {
    const { memory } = this;
    if (memory !== null) this.asked ??= askedPart(this.game, memory.state, memory.question);
    const { held, total } = this.asking;
    const asked = this.asked && { ...this.asked, waiting: this.asking.waiting(), held: [...held], total };
    return asPlain(this.public.of(this.view, asked, this.room.trouble, this.takingBack.now()));
  }

  private ownNow(seat: number): Plain | null {
    const { memory } = this;
    if (seat === SPECTATOR) return null;
    const undo = memory?.undo?.seat === seat ? { undo: true as const } : null;
    const own = this.own.of(memory?.state ?? null, seat, this.moves);
    return asPlain({ ...own, ...undo });
  }

  /** Tells everybody what is different now, as soon as it is durable. */
  publish(news: News = NOTHING_ELSE, except?: Viewer): void {
    if (news === NOTHING_ELSE) this.public.forget();
    const { memory } = this;
    const sends = this.telling.step(memory?.state ?? null, this.watching.atOnce(), news);
    const moment = this.watching.moment(this.game, memory, this.telling.now, news);
    this.room.counts.steps++;
    this.saving.afterwards(() => {
      for (const [viewer, text] of sends) if (viewer !== except) viewer.send(text);
      this.watching.note(moment);
    });
    for (const viewer of this.watching.newlyLater()) if (viewer !== except) this.sendWhole(viewer, 0);
  }
}
