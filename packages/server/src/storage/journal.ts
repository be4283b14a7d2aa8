/**
 * Whether the journal beside a database (`taproom.db-wal`) is whole. SQLite drops everything from the first bad frame on
 * without a word: right where the last commit was cut off by a crash, wrong where the file was damaged, for whatever
 * was written and synced after it is lost, too. Each commit is synced before the next is written, so a bad one with
 * others behind it was damaged.
 */
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const HEADER = 32;
const FRAME_HEADER = 24;
/** What SQLite makes of a database unless it is told otherwise. */
const PAGE = 4096;
/** The last bit says in which order the bytes of words stand that are summed. */
const MAGIC = 0x377f0682;

type Sum = readonly [number, number];

function added([a, b]: Sum, bytes: DataView, from: number, to: number, little: boolean): Sum {
  // Small integers until the end: a journal has millions of words, and the house opens only when they are summed.
  let one = a | 0;
  let two = b | 0;
  for (let at = from; at < to; at += 8) {
    one = (one + bytes.getInt32(at, little) + two) | 0;
    two = (two + bytes.getInt32(at + 4, little) + one) | 0;
  }
  return [one >>> 0, two >>> 0];
}

const isSum = ([a, b]: Sum, bytes: DataView, at: number): boolean =>
  bytes.getUint32(at) === a && bytes.getUint32(at + 4) === b;

/** How many commits that were safe are behind a place that is damaged; 0: the journal is whole, or cut off at its end. */
export function lostCommits(journal: Uint8Array): number {
  const bytes = new DataView(journal.buffer, journal.byteOffset, journal.byteLength);
  if (journal.byteLength < HEADER + FRAME_HEADER) return 0;
  const magic = bytes.getUint32(0);
  const little = magic === MAGIC;
  let sum = added([0, 0], bytes, 0, 24, little);
  let isBad = !isSum(sum, bytes, 24) || (magic & ~1) !== MAGIC;
  const size = FRAME_HEADER + (isBad ? PAGE : bytes.getUint32(8));
  // Frames of before the journal was begun anew have another pair of numbers: they are in the database already. Where the
  // header itself is damaged, the first frame says it.
  const from = isBad ? HEADER + 8 : 16;
  const salt = [bytes.getUint32(from), bytes.getUint32(from + 4)];
  let [commits, badCommits] = [0, 0];
  for (let at = HEADER; at + size <= journal.byteLength; at += size) {
    if (bytes.getUint32(at + 8) !== salt[0] || bytes.getUint32(at + 12) !== salt[1]) break;
    if (!isBad) {
      sum = added(added(sum, bytes, at, at + 8, little), bytes, at + FRAME_HEADER, at + size, little);
      isBad = !isSum(sum, bytes, at + 16);
    }
    const isCommit = bytes.getUint32(at + 4) !== 0;
    if (isCommit) commits++;
    if (isCommit && isBad) badCommits++;
  }
  // The last one may have been cut off before it was safe.
  return commits === 0 ? 0 : Math.max(0, badCommits - 1);
}

/** In a sentence what is wrong with the journal of a database; null: nothing. */
export function journalComplaint(file: string): string | null {
  const journal = `${file}-wal`;
  const lost = existsSync(journal) ? lostCommits(readFileSync(journal)) : 0;
  if (lost === 0) return null;
  return (
    `The journal ${journal} is damaged: ${lost} ${lost === 1 ? 'commit' : 'commits'} behind the damage would be lost. ` +
    'Restore a backup, or go on without them: npx taproom tables check --mend.'
  );
}

/** Goes on with what is good; the damaged journal is kept beside it. Says where, or null where nothing was wrong. */
export function mendJournal(file: string): string | null {
  if (journalComplaint(file) === null) return null;
  const kept = `${file}-wal.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
  copyFileSync(`${file}-wal`, kept);
  const database = new DatabaseSync(file);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  return kept;
}
