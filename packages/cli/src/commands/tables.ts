/** `taproom tables`: for whoever runs a house. The house must be closed: its folder belongs to one at a time. */
import type { House } from '@taproom/house';
import { openKept, repairTable, type KeptTable, type SqliteStorage } from '@taproom/server';
import { Failure } from '../failure.ts';
import { columns } from '../terminal/text.ts';
import { orFailure } from './serve.ts';

export interface TablesOptions {
  readonly data: string;
  readonly json?: boolean;
}

async function withTables<T>(
  { data }: TablesOptions,
  use: (storage: SqliteStorage) => Promise<T>,
): Promise<T> {
  const kept = await orFailure(async () => openKept(data));
  try {
    return await orFailure(() => use(kept.storage));
  } finally {
    await kept.close();
  }
}

export async function listTables(options: TablesOptions): Promise<number> {
  const tables = await withTables(options, (storage) => storage.all());
  if (options.json) console.log(JSON.stringify(tables, null, 2));
  else if (tables.length === 0) console.log('There are no tables.');
  else for (const line of columns(tables.map(rowOf), 'lllrl')) console.log(line);
  return 0;
}

const rowOf = ({ record, entries }: KeptTable): string[] => [
  record.code,
  record.options.game,
  record.aside === undefined ? record.status : `set aside, fault ${record.aside.fault}`,
  `${entries} entries`,
  record.seats.flatMap(({ name }) => (name === '' ? [] : [name])).join(', '),
];

/** Everything about one table but what its players hold. */
export async function showTable(code: string, options: TablesOptions): Promise<number> {
  const found = await withTables(options, async (storage) =>
    (await storage.all()).find(({ record }) => record.code === code.toUpperCase()),
  );
  if (found === undefined) throw new Failure(`No table has the code ${code}.`);
  const { record, entries } = found;
  const seats = record.seats.map(({ tokenHash: _none, ...seat }) => seat);
  console.log(JSON.stringify({ ...record, seats, entries }, null, 2));
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
