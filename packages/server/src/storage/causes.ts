/** What SQLite's result codes mean to whoever runs the house. */
const CAUSES: Readonly<Record<number, string>> = {
  5: 'Another program holds the database.',
  6: 'Another program holds the database.',
  8: 'The database, or its folder, cannot be written to.',
  10: 'The disk could not be read or written.',
  11: 'The database is damaged.',
  13: 'The disk is full.',
  14: 'The database cannot be opened.',
  26: 'The file is no database.',
};

/** The first eight bits say what it is, the others where; null: it is something else. */
export function causeOf(error: unknown): string | null {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 255 : 0;
  return CAUSES[code] ?? null;
}

/** Whether it comes from a database, whatever it is. */
export const isOfDatabase = (error: unknown): boolean =>
  error instanceof CannotRead ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR');

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A database that is reached over the network could not be asked. */
export class CannotRead extends Error {
  constructor(cause: unknown) {
    super(`The database could not be asked: ${messageOf(cause)}`, { cause });
    this.name = 'CannotRead';
  }
}
