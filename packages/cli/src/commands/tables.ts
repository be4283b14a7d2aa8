/** `taproom tables`: for whoever runs a house. It may be open for all of it but `repair` and `restore`. */
import type { House } from '@taproom/house';
import {
  backup,
  bansIn,
  checkFolder,
  mendFolder,
  moveHouse,
  mustBeFolder,
  openTables,
  repairTable,
  restore,
  sendErrand,
  tablesIn,
  type Errand,
  type KeptTable,
  type Storage,
} from '@taproom/server';
import { Failure } from '../failure.ts';
import { columns } from '../terminal/text.ts';
import { databaseOf, orFailure } from './serve.ts';

export interface TablesOptions {
  readonly data: string;
  /** Instead of the folder: a Postgres. */
  readonly database?: string;
  readonly json?: boolean;
}

const whereOf = (options: TablesOptions): string => databaseOf(options) ?? options.data;

async function withTables<T>(options: TablesOptions, use: (storage: Storage) => Promise<T>): Promise<T> {
  const kept = await orFailure(() => openTables(whereOf(options)));
  try {
    return await orFailure(() => use(kept.storage));
  } finally {
    await kept.close();
  }
}

export async function listTables(options: TablesOptions): Promise<number> {
  const tables = await orFailure(() => tablesIn(whereOf(options)));
  if (options.json) console.log(JSON.stringify(tables.map(openly), null, 2));
  else if (tables.length === 0) console.log('There are no tables.');
  else for (const line of columns(tables.map(rowOf), 'lllrl')) console.log(line);
  return 0;
}

const rowOf = ({ record, entries }: KeptTable): string[] => [
  record.code,
  record.options.game,
  stateOf(record),
  entries === 1 ? '1 entry' : `${entries} entries`,
  record.seats.flatMap(({ name }) => (name === '' ? [] : [name])).join(', '),
];

/** All that may be read by somebody who looks over the shoulder: no key to a seat, and no secret of a game that goes on. */
function openly({ record: { fair, ...record }, entries }: KeptTable): { record: object; entries: number } {
  const seats = record.seats.map(({ tokenHash: _none, ...seat }) => seat);
  const { secret: _kept, ...told } = fair ?? {};
  return { record: { ...record, seats, fair: record.status === 'over' ? fair : told }, entries };
}

function stateOf({ aside, closed, status }: KeptTable['record']): string {
  if (aside !== undefined) return `set aside, fault ${aside.fault}`;
  return closed === undefined ? status : `${status}, closed`;
}

/** Everything about one table but what its players hold. */
export async function showTable(code: string, options: TablesOptions): Promise<number> {
  const tables = await orFailure(() => tablesIn(whereOf(options)));
  const found = tables.find(({ record }) => record.code === code.toUpperCase());
  if (found === undefined) throw new Failure(`No table has the code ${code}.`);
  const { record, entries } = openly(found);
  console.log(JSON.stringify({ ...record, entries }, null, 2));
  return 0;
}

export async function repair(house: House, code: string, options: TablesOptions): Promise<number> {
  const { kept, dropped } = await withTables(options, (storage) =>
    repairTable(house, storage, code.toUpperCase()),
  );
  console.log(
    dropped === 0
      ? `Table ${code} plays on: all ${kept} entries of its log are good.`
      : `Table ${code} plays on after the first ${kept} entries of its log; the last ${dropped} did not happen.`,
  );
  return 0;
}

/** Asks something of a house, open or not. */
async function ask(options: TablesOptions, errand: Errand): Promise<number> {
  const reply = await orFailure(() => sendErrand(whereOf(options), errand));
  if (reply?.ok === false) throw new Failure(reply.said);
  console.log(reply?.said ?? 'The house is closed: this is done when it opens.');
  return 0;
}

/** A Postgres has tools of its own for what only a folder needs. */
async function folderOf(options: TablesOptions, instead: string): Promise<string> {
  await orFailure(async () => mustBeFolder(whereOf(options), instead));
  return options.data;
}

interface WhyOptions extends TablesOptions {
  readonly why: string;
}

export const closeTable = (code: string, options: WhyOptions & { readonly delete?: true }): Promise<number> =>
  ask(options, { do: 'close', code: code.toUpperCase(), why: options.why, forget: options.delete === true });

export const reopenTable = (code: string, options: TablesOptions): Promise<number> =>
  ask(options, { do: 'reopen', code: code.toUpperCase() });

export const ban = (who: string, options: WhyOptions & { readonly days: number }): Promise<number> =>
  ask(options, { do: 'ban', who, days: options.days, why: options.why });

export const unban = (who: string, options: TablesOptions): Promise<number> =>
  ask(options, { do: 'unban', who });

export async function listBans(options: TablesOptions): Promise<number> {
  const bans = await orFailure(() => bansIn(whereOf(options)));
  if (bans.length === 0) console.log('Everybody is let in.');
  const rows = bans.map(({ who, until, why }) => [
    who,
    until === 0 ? 'for ever' : `until ${new Date(until).toISOString().slice(0, 10)}`,
    why,
  ]);
  for (const line of columns(rows, 'lll')) console.log(line);
  return 0;
}

/** Also while the house is open. */
export async function backupTables(file: string, options: TablesOptions): Promise<number> {
  const data = await folderOf(options, `Back it up with \`pg_dump\`, or copy the house: \`taproom move\`.`);
  await orFailure(async () => backup(data, file));
  console.log(`All tables of ${data} are in ${file}.`);
  return 0;
}

export async function restoreTables(file: string, options: TablesOptions): Promise<number> {
  const data = await folderOf(
    options,
    'Restore it with `pg_restore`, or `taproom move` a house into an empty one.',
  );
  const before = await orFailure(async () => restore(data, file));
  console.log(`The tables of ${file} are in ${data} now.`);
  if (before !== null) console.log(`What was there before is kept as ${before}.`);
  return 0;
}

export async function checkTables(options: TablesOptions & { readonly mend?: true }): Promise<number> {
  const { mend } = options;
  const data = await folderOf(options, 'Check it with `pg_amcheck`.');
  const damaged = mend === true ? await orFailure(async () => mendFolder(data)) : null;
  if (damaged !== null) console.log(`What was damaged is kept as ${damaged}.`);
  const complaints = await orFailure(async () => checkFolder(data));
  for (const complaint of complaints) console.log(complaint);
  console.log(
    complaints.length === 0 ? 'The database is sound.' : 'The database is damaged: restore a backup.',
  );
  return complaints.length === 0 ? 0 : 1;
}

/** Copies a house that is closed into an empty place. */
export async function moveTables({ from, to }: { from: string; to: string }): Promise<number> {
  const { tables, entries } = await orFailure(() => moveHouse(from, to));
  console.log(
    `Copied: tables ${tables}, entries of their logs ${entries}. Where they were nothing has changed.`,
  );
  return 0;
}
