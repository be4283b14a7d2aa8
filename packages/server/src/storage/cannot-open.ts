import { resolve } from 'node:path';

/** Why a folder, a file or a database cannot be used, and nothing was changed. */
export class CannotOpen extends Error {
  constructor(where: string, why: string) {
    super(`The tables in ${where.includes('://') ? where : resolve(where)} cannot be opened: ${why}`);
    this.name = 'CannotOpen';
  }
}

/** A database as it may be shown: without its password. */
export function shown(url: string): string {
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
}
