/** What rows mean, in whichever database they lie. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Keeping, TableRecord } from './storage.ts';

const DAY = 86_400_000;
export const MOST_LISTED = 50;

export const recordOf = (row: { readonly body: string }): TableRecord => JSON.parse(row.body) as TableRecord;

const unzip = promisify(gunzip);

/** What cards look like is packed. */
export const facesOf = async (row: { readonly faces: Uint8Array } | undefined): Promise<string | null> =>
  row === undefined ? null : (await unzip(row.faces)).toString();

/** Whatever was last in use before that is forgotten. */
export function forgottenBefore({ finished, abandoned }: Keeping): { finished: number; abandoned: number } {
  const before = (days: number): number => (days === 0 ? 0 : Date.now() - days * DAY);
  return { finished: before(finished), abandoned: before(abandoned) };
}
