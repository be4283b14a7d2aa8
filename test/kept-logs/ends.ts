/**
 * Where each kept log led under which rules. A log of before that leads elsewhere needs another number of the rules
 * (OUR_RULES in packages/server/src/release.ts), or saved tables would go on with another past than their players had.
 * `node test/kept-logs/ends.ts` notes the ends of today, also of logs that have come since; not if that is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OUR_RULES } from '../../packages/server/src/release.ts';
import { hashOf, readKept, type Kept } from './kept.ts';

interface Ends {
  readonly rules: number;
  /** By the hash of a log, the hash of what everybody sees in the end. */
  readonly ends: Readonly<Record<string, string>>;
}

const FILE = new URL('./ends.json', import.meta.url);
const RAISE =
  'OUR_RULES (packages/server/src/release.ts) needs another number, and a step if there can be one.';

const endsOf = (kept: readonly Kept[]): Ends['ends'] =>
  Object.fromEntries(
    kept.map(({ played, seen }) => [
      hashOf(played),
      hashOf(Object.entries(seen).map(([seat, { view }]) => [seat, view])),
    ]),
  );

/** What is wrong with the number of the rules; null: nothing. */
export function complaint(): string | null {
  const { rules, ends } = JSON.parse(readFileSync(FILE, 'utf8')) as Ends;
  const now = endsOf(readKept());
  const other = Object.keys(ends).filter((log) => now[log] !== ends[log]).length;
  if (other === 0 || rules !== OUR_RULES.number) return null;
  return `${other} kept logs are gone or lead elsewhere than under rules ${rules}: ${RAISE}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = complaint();
  if (wrong !== null) {
    console.error(wrong);
    process.exit(1);
  }
  const noted: Ends = { rules: OUR_RULES.number, ends: endsOf(readKept()) };
  writeFileSync(FILE, `${JSON.stringify(noted, null, 2)}\n`);
}
