/** All tables: those in memory, those in the database, and the life of a table around its game. */
import type { ChatLine, CreateTable, SeatGiven, StartTable, TableTold } from '@taproom/client';
import type { House } from '@taproom/house';
import type { Chance } from '@taproom/kernel';
import { openCards, type Cards } from './cards.ts';
import { whereItGoesOn } from './evening.ts';
import { closed, newDeal, told } from './fair-deal.ts';
import { asError, Faults, setAside } from './faults.ts';
import { finishedGame, type FinishedGame } from './finished-game.ts';
import { givenAt, seatOf, started } from './lobby.ts';
import type { Log } from './log.ts';
import { idly } from './machine.ts';
import { Refused } from './refused.ts';
import { Frozen, Release } from './release.ts';
import type { Rulebook } from './rulebook/data.ts';
import { freshChance, hashOf, newCode, newFault, newTableId, newToken } from './secrets.ts';
import { pageOf, type StoryPage } from './story/page.ts';
import type { Stories } from './story/stories.ts';
import { checked, firstSeats, mustHaveBot, surprises } from './set-up.ts';
import type { Street } from './storage/postgres/street.ts';
import {
  Conflict,
  Elsewhere,
  NotWritten,
  type Entry,
  type Loaded,
  type Storage,
  type TableRecord,
} from './storage/storage.ts';
import type { TablesOptions } from './tables-options.ts';
import type { BotPool } from './table/bots.ts';
import { MOST_CHAT, visitFrozen, type FrozenVisit } from './table/frozen-table.ts';
import { LiveTable } from './table/live-table.ts';
import { asSnapshot, isOurs, recall } from './table/memory.ts';
import type { Beginning, Room } from './table/room.ts';

const WHOLE_STORY: StoryPage = { from: 0, most: Infinity };
const CANNOT_WRITE = 'The house cannot write right now. The game waits, and nothing is lost.';
/** The same for a code that never was: a guesser learns nothing. */
export const NO_CODE =
  'No table has this code, or it has expired. Whoever hosts the table can make a new one.';
/** Codes are random; two tables with the same one are a matter of trying again. */
const CODE_TRIES = 5;

export class Tables implements Room {
  readonly house: House;
  readonly storage: Storage;
  readonly bots: BotPool;
  readonly stories: Stories;
  readonly rulebook: Rulebook;
  readonly chance: Chance;
  /** Tables are opened with a secret, unless a test wants to answer for chance. */
  private readonly isFair: boolean;
  readonly counts = { answers: 0, steps: 0, conflicts: 0, loaded: 0, unloaded: 0, aside: 0 };
  private readonly faults = new Faults();
  private readonly live = new Map<string, Promise<LiveTable | null>>();
  private readonly present = new Map<string, LiveTable>();
  readonly release: Release;
  private readonly cards: Cards;
  private readonly log: Log;
  private readonly idle: number;
  readonly codeLife: number;
  private readonly newId: () => string;
  private readonly street: Street | null;
  private isLeaving = false;
  private readonly sweeper: NodeJS.Timeout;

  constructor(options: TablesOptions) {
    const { house, storage, rulebook, chance, codeDays } = options;
    this.house = house;
    this.release = new Release(house, options.rules);
    this.cards = openCards(house, rulebook, storage, options.pack);
    this.storage = storage;
    this.bots = options.bots;
    this.stories = options.stories;
    this.rulebook = rulebook;
    this.log = options.log;
    this.chance = chance ?? freshChance;
    this.isFair = chance === undefined;
    this.idle = options.idle ?? 300_000;
    this.codeLife = codeDays * 86_400_000;
    this.newId = options.newId ?? newTableId;
    this.street = options.street ?? null;
    this.street?.onLost((id) => this.present.get(id)?.fail(new Conflict(`Table ${id}`)));
    storage.onTrouble(() => this.hearTrouble());
    this.sweeper = idly(setInterval(() => this.sweep(), Math.max(50, Math.min(this.idle, 10_000))));
  }

  /** Why nothing goes on at the moment, for the players; null: it does. */
  get trouble(): string | null {
    return this.storage.trouble === null ? null : CANNOT_WRITE;
  }

  /** Nothing can be written any more, or again: all tables stand still meanwhile, and everybody is told. */
  private hearTrouble(): void {
    const { trouble } = this.storage;
    if (trouble === null) this.log.info('the house can write again');
    else this.log.error({ trouble }, 'the house cannot write');
    for (const table of this.present.values()) table.askAnew();
  }

  /** For whoever runs the house. */
  note(what: object, said: string): void {
    this.log.info(what, said);
  }

  inMemory(): IterableIterator<LiveTable> {
    return this.present.values();
  }

  /** The table, from memory or from the database; null if there is none. */
  find(id: string): Promise<LiveTable | null> {
    if (this.isLeaving) return Promise.reject(new Elsewhere(id, ''));
    const unsure = this.street?.unsure() ?? null;
    return unsure === null ? this.findHere(id) : unsure.then(() => this.findHere(id));
  }

  private findHere(id: string): Promise<LiveTable | null> {
    let table = this.live.get(id);
    if (table === undefined) {
      table = this.load(id);
      this.live.set(id, table);
      // What was not found, or not readable, may be there the next time.
      table.then(
        (found) => found ?? this.live.delete(id),
        () => {
          this.live.delete(id);
          this.storage.release(id);
        },
      );
    }
    return table;
  }

  private async load(id: string): Promise<LiveTable | null> {
    const loaded = await this.storage.load(id);
    if (loaded === null) return null;
    this.counts.loaded++;
    this.storage.use(id);
    const { record } = loaded;
    if (record.aside !== undefined) throw setAside(record.aside);
    const now = await this.release.tableOf(record, this.storage);
    try {
      return await this.recalled(loaded, now);
    } catch (error) {
      throw await this.setAside(record, asError(error));
    }
  }

  /** `record`: as it is in this release; where that is not as it was written, it is written again. */
  private async recalled(loaded: Loaded, record: TableRecord): Promise<LiveTable> {
    const { entries, chat, snapshot } = loaded;
    const marks = this.release.marksFor(loaded.record, entries);
    const isOther = record.setup !== loaded.record.setup;
    // A snapshot of other code, or of before the set-up or the form of the log was another one, cannot be used.
    const isOld = snapshot !== null && !isOurs(snapshot);
    const memory =
      isOld ||
      isOther ||
      marks.length > 0 ||
      entries.some(({ since, to }) => since !== undefined || to !== undefined)
        ? recall(this.house, { record, snapshot: null, entries: await this.logOf(loaded.record) })
        : recall(this.house, { ...loaded, record });
    const table = this.seat(new LiveTable(this, record, memory, chat));
    // The marks first: a record of today with a log that does not say so would be read wrong.
    const first = (memory?.sequence ?? 0) - marks.length + 1;
    for (const [i, mark] of marks.entries())
      this.storage.append(record.id, first + i, mark, (error) => error && table.fail(error));
    if (isOther) this.storage.snapshot(record.id, memory!.sequence, asSnapshot(memory!));
    if (record !== loaded.record) table.change(() => {});
    if (!loaded.isTold && memory !== null) {
      this.cards.keep(record);
      table.chronicle.keep(this.house.game(record.options.game, record.setup), memory);
    }
    return table;
  }

  /** Nobody plays at a table that cannot be trusted; all of it is kept. Says what its players are told. */
  private async setAside(record: TableRecord, error: Error): Promise<Refused> {
    const aside = { fault: newFault(), since: new Date().toISOString(), why: error.message };
    this.counts.aside++;
    this.log.error({ table: record.id, fault: aside.fault, err: error }, 'a table was set aside');
    const written = { ...record, aside, revision: record.revision + 1 };
    await new Promise<void>((resolve) =>
      this.storage.save(written, (failed) => {
        // It is found out again when somebody comes to the table.
        if (failed !== null)
          this.log.error({ table: record.id, err: failed }, 'and that could not be written');
        resolve();
      }),
    );
    return setAside(aside);
  }

  /** The whole log of a table, in today's form. */
  async logOf(record: TableRecord): Promise<readonly Entry[]> {
    return this.release.logOf(record, await this.storage.log(record.id));
  }

  private seat(table: LiveTable): LiveTable {
    this.present.set(table.record.id, table);
    return table;
  }

  drop(table: LiveTable, error: Error): void {
    const { id } = table.record;
    if (error instanceof Conflict) this.counts.conflicts++;
    this.log.error(
      { table: id, err: error },
      'what a table has in memory cannot be trusted: it is loaded anew',
    );
    this.forget(table);
    // What the database has in the way is no fault of the table's; of its own faults, one may be an accident.
    if (error instanceof Conflict || error instanceof NotWritten || !this.faults.isAgain(id))
      return comeAgain(table);
    const aside = this.storage
      .load(id)
      .then((loaded) => (loaded === null ? undefined : this.setAside(loaded.record, error)));
    // Nobody finds it before it is set aside.
    this.live.set(
      id,
      aside.then((refused) => {
        throw refused ?? error;
      }),
    );
    this.live.get(id)!.catch(() => {
      this.live.delete(id);
      comeAgain(table);
    });
  }

  /** Leaves memory at once; whoever is connected comes again. */
  evict(table: LiveTable): void {
    table.stop();
    this.forget(table);
    comeAgain(table);
  }

  /** Deletes a table, unless it is in use, here or elsewhere; says whether it did. */
  async remove(id: string): Promise<boolean> {
    if (this.live.has(id)) return false;
    const removed = new Promise<boolean>((resolve, reject) =>
      this.storage.forget(id, (error) =>
        error === null || error instanceof Conflict ? resolve(error === null) : reject(error),
      ),
    );
    // Whoever comes meanwhile waits, and finds nothing.
    this.live.set(
      id,
      removed.then(() => null),
    );
    return removed.finally(() => this.live.delete(id));
  }

  private forget(table: LiveTable): void {
    this.live.delete(table.record.id);
    this.present.delete(table.record.id);
    this.storage.release(table.record.id);
  }

  private sweep(): void {
    const before = performance.now() - this.idle;
    for (const table of this.present.values())
      if (table.viewers.size === 0 && table.presence.lastSeen < before && table.saving.isDone())
        table.guard(() => {
          table.stop();
          if (table.memory !== null)
            this.storage.snapshot(table.record.id, table.memory.sequence, asSnapshot(table.memory));
          this.storage.use(table.record.id);
          this.forget(table);
          this.counts.unloaded++;
        });
  }

  /** From now on they are for others to run: whoever wants one is to come again. */
  leaveToOthers(): void {
    this.isLeaving = true;
    this.stop();
  }

  stop(): void {
    clearInterval(this.sweeper);
    for (const table of this.present.values()) table.stop();
  }

  // ---- the life of a table

  async create(options: CreateTable): Promise<SeatGiven> {
    if (options.bots >= options.seats) throw new Refused(400, 'At least one seat is for a person.');
    if (options.characters.length > options.seats)
      throw new Refused(400, 'There are more characters than seats.');
    mustHaveBot(this.house, options.bot);
    const token = newToken();
    const seats = firstSeats(this.house, options, hashOf(token));
    checked(this.house, options, surprises(this.house, options, seats));
    const record = await this.open({ options, host: 0, seats, listed: options.listed });
    return { ...givenAt(record), seat: 0, token };
  }

  /** `said`: what was said already, where it goes on with the same people. */
  async open(
    parts: Pick<TableRecord, 'options' | 'host' | 'seats' | 'listed' | 'evening'> & Partial<TableRecord>,
    said: readonly ChatLine[] = [],
  ): Promise<TableRecord> {
    for (let tries = 1; ; tries++) {
      const record: TableRecord = {
        id: this.newId(),
        code: newCode(),
        status: 'lobby',
        revision: 1,
        setup: null,
        next: null,
        codeUntil: Date.now() + this.codeLife,
        ...parts,
        ...(this.isFair && { fair: newDeal() }),
      };
      try {
        await new Promise<void>((resolve, reject) =>
          this.storage.save(record, (error) => (error === null ? resolve() : reject(error))),
        );
        this.live.set(record.id, Promise.resolve(this.seat(new LiveTable(this, record, null, said))));
        // Not worth waiting for: at worst it is not there after a crash.
        for (const line of said) this.storage.say(record.id, line, () => {});
        return record;
      } catch (error) {
        if (!(error instanceof Conflict) || tries === CODE_TRIES) throw error;
      }
    }
  }

  /** The table with this code, whatever becomes of it; the one where its evening goes on. */
  async byCode(code: string): Promise<LiveTable> {
    const found = await whereItGoesOn(this.storage, code);
    let table = found === null ? null : await this.find(found.id);
    while (table !== null && table.record.next !== null) table = await this.find(table.record.next);
    // The host may have taken another code since.
    if (table === null || (table.record.evening?.code ?? code) !== code) throw new Refused(404, NO_CODE);
    return table;
  }

  /** What is known of it, also where nobody plays on. */
  async recordOf(code: string): Promise<TableRecord> {
    try {
      return (await this.byCode(code)).record;
    } catch (error) {
      if (error instanceof Frozen) return error.record;
      throw error;
    }
  }

  /** The table and the seat that a token opens. */
  async enter(id: string, token: string | undefined): Promise<{ table: LiveTable; seat: number }> {
    const table = await this.find(id);
    if (table === null) throw new Refused(404, 'There is no such table.');
    return { table, seat: seatOf(table.record, token) };
  }

  /** The same for whoever only wants to look: there are tables at which nobody plays on. */
  async visit(
    id: string,
    token: string | undefined,
  ): Promise<{ table: LiveTable; seat: number } | FrozenVisit> {
    try {
      return await this.enter(id, token);
    } catch (error) {
      if (!(error instanceof Frozen)) throw error;
      this.storage.use(id);
      return visitFrozen(this.storage, error, seatOf(error.record, token));
    }
  }

  /** `fill`: bots take the free seats; `chance`: what the host adds to it. */
  async start(id: string, token: string, { fill, chance }: StartTable): Promise<void> {
    const { table, seat } = await this.enter(id, token);
    await this.deal(table, seat, fill, chance);
  }

  /** `seat`: who wants the game to begin. */
  async deal(table: LiveTable, seat: number, fill: boolean, chance?: string): Promise<void> {
    const { fair, seats } = table.record;
    const added = chance === undefined ? seats : seats.with(seat, { ...seats[seat], chance });
    const dealing = fair && closed(fair, added);
    const next = started(this.house, table.record, seat, fill, dealing?.choose);
    await this.begin(table, { ...next, ...(dealing && { fair: dealing.deal }) });
  }

  /** The game begins with this set-up; `at`: not from the beginning. */
  async begin(
    table: LiveTable,
    next: Pick<TableRecord, 'setup'> & Partial<TableRecord>,
    at?: Beginning,
  ): Promise<void> {
    await this.change(
      table,
      (record) =>
        Object.assign(record, next, {
          status: 'playing',
          ...(at?.state && { fromScene: true }),
          playedWith: this.release.playedWith({ ...record, ...next }),
        }),
      () => {
        this.cards.keep(table.record);
        table.begin(at);
      },
    );
  }

  /**
   * All that has happened, or a page of it, as a seat or a spectator may know it, and ready to be sent; what is not
   * durable yet is not told.
   */
  async story(id: string, token: string | undefined, page = WHOLE_STORY): Promise<string> {
    const found = await this.visit(id, token);
    if ('frozen' in found) return found.frozen.story(found.chat, page);
    const { table, seat } = found;
    const { record } = table;
    const chat = await this.storage.chat(id, MOST_CHAT);
    const fair = told(record);
    // What was before a scene that was laid nobody knows, and so the log does not lead to it.
    if (record.setup === null || record.fromScene === true)
      return pageOf({ events: [], numbers: [] }, chat, fair, page);
    return pageOf(await this.stories.of(record, await this.storage.writtenLog(id), seat), chat, fair, page);
  }

  /** What the cards of a table are, or were. */
  async cardsOf(id: string): ReturnType<Cards['of']> {
    try {
      const table = await this.find(id);
      if (table === null) throw new Refused(404, 'There is no such table.');
      return await this.cards.of(table.record);
    } catch (error) {
      if (error instanceof Frozen) return this.cards.keptOf(error.record);
      throw error;
    }
  }

  /** All steps of a table at which nobody plays on. */
  async told(id: string, token: string | undefined): Promise<TableTold> {
    const found = await this.visit(id, token);
    if ('frozen' in found) return found.frozen.told();
    throw new Refused(409, 'This table is played, or can be played again from its log.');
  }

  /** A finished game as `taproom replay` reads it, and who sat where. */
  async gameLog(id: string): Promise<FinishedGame> {
    const table = await this.find(id);
    if (table === null) throw new Refused(404, 'There is no such table.');
    return finishedGame(this.house, table.record, await this.logOf(table.record));
  }

  /** Changes a table's record; done, and told, when it is durable. */
  async change(table: LiveTable, how: (record: TableRecord) => void, then?: () => void): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      table.change(how, (error) => {
        if (error === null) resolve();
        else
          reject(
            error instanceof Conflict ? new Refused(409, 'The table has just changed; try again.') : error,
          );
      });
      table.guard(then ?? (() => table.publish()));
    });
  }
}

/** Clients connect again and find the table as it is in the database. */
function comeAgain({ viewers }: LiveTable): void {
  for (const viewer of viewers) viewer.close(1012, 'loading the table anew');
}
