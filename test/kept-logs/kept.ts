/**
 * Games that were once played, kept as they were: set-up, every answer, and what everybody saw and read in the end. A
 * change of the house that is not meant to change the game must tell every one of them in the same words again.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Answer, InnSetup } from '@taproom/inn';
import type { EveningSetup, ParlourAnswer, ParlourSetup } from '@taproom/parlour';
import type { Entry, TableRecord } from '../../packages/server/src/storage/storage.ts';

/** What one viewer has seen and read, as two hashes; by seat, −2 watches. */
export type Seen = Readonly<Record<string, { readonly view: string; readonly told: string }>>;

export type Played =
  | { readonly game: 'inn'; readonly setup: InnSetup; readonly log: readonly Answer[] }
  | { readonly game: 'parlour'; readonly setup: ParlourSetup; readonly log: readonly ParlourAnswer[] }
  | { readonly game: 'evening'; readonly setup: EveningSetup; readonly log: readonly ParlourAnswer[] }
  /** A table of the server, as it is stored: with declarations, withdrawals and answers that were taken back. */
  | { readonly game: 'house'; readonly record: TableRecord; readonly entries: readonly Entry[] };

export interface Kept {
  readonly name: string;
  readonly played: Played;
  readonly seen: Seen;
}

const FILE = new URL('./logs.jsonl.gz', import.meta.url);

export const readKept = (): Kept[] =>
  gunzipSync(readFileSync(FILE))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Kept);

export const writeKept = (kept: readonly Kept[]): void =>
  writeFileSync(FILE, gzipSync(kept.map((one) => `${JSON.stringify(one)}\n`).join(''), { level: 9 }));

/** Of plain data; in whichever order its keys stand. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(value)))
    .digest('hex')
    .slice(0, 16);

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, inOrder(part)]),
  );
}
