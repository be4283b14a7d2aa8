/**
 * What whoever runs the house asks of it: `taproom tables close` and `ban` write it into the database, and the house,
 * which alone knows who is connected, does it within a second, or as soon as it opens.
 */
import type { Bans } from './bans.ts';
import { Refused } from './refused.ts';
import { Elsewhere, type Done, type Storage, type TableRecord } from './storage/storage.ts';
import type { LiveTable } from './table/live-table.ts';
import type { Tables } from './tables.ts';

export type Errand =
  | { readonly do: 'close'; readonly code: string; readonly why: string; readonly forget: boolean }
  | { readonly do: 'reopen'; readonly code: string }
  /** `who`: an address, a network, or who sits at a table, as CODE:NAME. `days`: 0 is for ever. */
  | { readonly do: 'ban'; readonly who: string; readonly days: number; readonly why: string }
  | { readonly do: 'unban'; readonly who: string };

/** What came of it, in a sentence. */
export interface Reply {
  readonly ok: boolean;
  readonly said: string;
}

export interface Staff {
  readonly tables: Tables;
  readonly bans: Bans;
  readonly storage: Storage;
  /** Hangs up on whoever is no longer let in. */
  readonly sendAway: () => void;
  readonly failed: (error: unknown) => void;
  /** Other houses may let people in, or not, too. */
  readonly shared?: boolean;
}

/** No address begins with six letters and a colon. */
const SEATED = /^(\w{6}):(.+)$/;
const LOOK_EVERY = 1000;
const DAY = 86_400_000;

/** Does what is asked until it is stopped. */
export async function openErrands(staff: Staff): Promise<{ stop(): void }> {
  await staff.bans.read();
  await runAll(staff);
  let busy = false;
  const timer = setInterval(() => {
    if (busy || staff.storage.trouble !== null) return;
    busy = true;
    lookAgain(staff)
      .catch(staff.failed)
      .finally(() => (busy = false));
  }, LOOK_EVERY);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

async function lookAgain(staff: Staff): Promise<void> {
  await runAll(staff);
  if (staff.shared !== true) return;
  await staff.bans.read();
  staff.sendAway();
}

async function runAll(staff: Staff): Promise<void> {
  for (const { n, body } of await staff.storage.errands()) {
    const reply = await run(staff, JSON.parse(body) as Errand).then(
      (said): Reply => ({ ok: true, said }),
      (error: unknown): Reply | null => {
        // Whoever runs the table does it.
        if (error instanceof Elsewhere) return null;
        if (!(error instanceof Refused)) staff.failed(error);
        return { ok: false, said: error instanceof Refused ? error.message : 'Something went wrong here.' };
      },
    );
    if (reply !== null) staff.storage.reply(n, JSON.stringify(reply));
  }
}

async function run({ tables, bans, sendAway }: Staff, errand: Errand): Promise<string> {
  switch (errand.do) {
    case 'close': {
      const { code, why, forget } = errand;
      const id = await closeTable(tables, code, { since: new Date().toISOString(), why });
      if (!forget) return `Table ${code} is closed. Its players can still look at it.`;
      await tables.remove(id);
      return `Table ${code} is deleted, with all that was said and played there.`;
    }
    case 'reopen':
      await closeTable(tables, errand.code, undefined);
      return `Table ${errand.code} is open again.`;
    case 'ban': {
      const { who, days, why } = errand;
      const until = days === 0 ? 0 : Date.now() + days * DAY;
      const [, code, name = ''] = SEATED.exec(who) ?? [];
      const from = code === undefined ? [who] : await takeSeat(tables, code.toUpperCase(), name);
      for (const address of from) await bans.add({ who: address, until, why });
      sendAway();
      const said = `Nobody from ${from.join(', ')} is let in.`;
      if (code === undefined) return said;
      return `${name} has lost the seat. ${from.length === 0 ? 'They are not connected, so no address is banned.' : said}`;
    }
    case 'unban':
      await bans.lift(errand.who);
      return `Whoever comes from ${errand.who} is let in again.`;
  }
}

/** Closes a table, or opens it again. Says its id. */
async function closeTable(tables: Tables, code: string, closed: TableRecord['closed']): Promise<string> {
  const record = await tables.storage.byCode(code);
  if (record === null) throw new Refused(404, `No table has the code ${code}.`);
  const { id } = record;
  const table = inMemory(tables, id);
  if (table !== undefined) {
    await written((done) => table.change((now) => (now.closed = closed), done));
    tables.evict(table);
    return id;
  }
  // Nobody else runs it from here on.
  const now = (await tables.storage.load(id))?.record ?? record;
  await written((done) => tables.storage.save({ ...now, closed, revision: now.revision + 1 }, done));
  tables.storage.release(id);
  return id;
}

/** Gives a person's seat to a bot, or frees it before the game. Says from which addresses they were connected. */
async function takeSeat(tables: Tables, code: string, name: string): Promise<string[]> {
  const table = await tables.byCode(code);
  const { seats, status } = table.record;
  const seat = seats.findIndex(
    (one) => one.kind === 'human' && one.name.toLowerCase() === name.toLowerCase(),
  );
  if (seat < 0) throw new Refused(404, `Nobody at table ${code} is called ${name}.`);
  const here = [...table.viewers].filter((viewer) => viewer.seat === seat);
  await written((done) =>
    table.change((record) => {
      const kind = status === 'lobby' ? 'open' : 'bot';
      record.seats[seat] = {
        ...record.seats[seat],
        kind,
        tokenHash: '',
        ...(kind === 'open' && { name: '' }),
      };
      if (record.host === seat)
        record.host = Math.max(
          0,
          record.seats.findIndex((other) => other.kind === 'human'),
        );
    }, done),
  );
  table.presence.sendAway(seat, 'Whoever runs this house has sent you away.');
  table.guard(() => {
    table.asking.consider();
    table.publish();
  });
  return [...new Set(here.map(({ from }) => from))];
}

const inMemory = (tables: Tables, id: string): LiveTable | undefined =>
  [...tables.inMemory()].find((table) => table.record.id === id);

const written = (write: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => write((error) => (error === null ? resolve() : reject(error))));
