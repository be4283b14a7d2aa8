/**
 * How the database looks, as the list of steps that made it so. A database says which of them it has seen; the others are
 * taken when it is opened, each whole or not at all. A step that has once been released is never changed: another
 * follows it.
 */
import { DatabaseSync } from 'node:sqlite';

export interface SchemaStep {
  readonly to: number;
  readonly sql: string;
}

export const STEPS: readonly SchemaStep[] = [
  {
    // Databases of before had the same tables; their snapshots cannot be read any more, and the logs tell it all.
    to: 2,
    sql: `
      create table if not exists tables (
        id text primary key, code text not null unique, status text not null, listed integer not null,
        revision integer not null, body text not null
      ) strict;
      create index if not exists tables_listed on tables (listed, status);
      create table if not exists entries (
        table_id text not null, sequence integer not null, body text not null,
        primary key (table_id, sequence)
      ) strict, without rowid;
      create table if not exists snapshots (
        table_id text primary key, sequence integer not null, body text not null
      ) strict;
      create table if not exists chats (n integer primary key, table_id text not null, body text not null) strict;
      create index if not exists chats_of_table on chats (table_id, n);
      create table if not exists probes (n integer primary key, at integer not null) strict;
      create table if not exists handovers (
        code_hash text primary key, table_id text not null, seat integer not null, until integer not null
      ) strict;
      delete from snapshots;`,
  },
  {
    // What was told at a table, and what its cards were, for releases that know them no longer; when it was last in use.
    to: 3,
    sql: `
      create table told (
        table_id text not null, sequence integer not null, body text not null,
        primary key (table_id, sequence)
      ) strict, without rowid;
      create table decks (hash text primary key, faces blob not null) strict;
      alter table tables add column used integer not null default 0;
      update tables set used = unixepoch() * 1000;
      create index tables_used on tables (status, used);`,
  },
  {
    // What whoever runs the house asks of it while it is open, and whom it does not let in.
    to: 4,
    sql: `
      create table errands (n integer primary key, body text not null, reply text) strict;
      create table bans (who text primary key, until integer not null, why text not null) strict;`,
  },
];

/** What is in the way of opening a database, in a sentence. */
export class WillNotOpen extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'WillNotOpen';
  }
}

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('pragma user_version').get()!.user_version);

/** Brings a database up to date. Throws WillNotOpen, and nothing was changed. */
export function upToDate(database: DatabaseSync, steps: readonly SchemaStep[] = STEPS): void {
  const newest = steps.at(-1)!.to;
  const found = versionOf(database);
  if (found > newest)
    throw new WillNotOpen(
      `They were kept by a newer release than this one (form ${found}, and this one knows ${newest}). ` +
        'Take that release again, or restore a backup from before.',
    );
  for (const { to, sql } of steps) if (to > found) take(database, to, sql);
  const missing = missingFrom(database, steps);
  if (missing !== null)
    throw new WillNotOpen(`The database has no ${missing}: somebody has changed it. Restore a backup.`);
}

function take(database: DatabaseSync, to: number, sql: string): void {
  database.exec('begin immediate');
  try {
    // Another process may have been quicker.
    if (versionOf(database) < to) database.exec(`${sql} pragma user_version = ${to};`);
    database.exec('commit');
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** A table or a column that the steps made and that is not there. */
function missingFrom(database: DatabaseSync, steps: readonly SchemaStep[]): string | null {
  const sample = new DatabaseSync(':memory:');
  try {
    for (const { sql } of steps) sample.exec(sql);
    const columnsOf = (of: DatabaseSync): string[] =>
      of
        .prepare(COLUMNS)
        .all()
        .map(({ name }) => String(name));
    const there = new Set(columnsOf(database));
    return columnsOf(sample).find((name) => !there.has(name)) ?? null;
  } finally {
    sample.close();
  }
}

const COLUMNS =
  "select m.name || '.' || c.name as name from sqlite_schema m, pragma_table_info(m.name) c where m.type = 'table'";
