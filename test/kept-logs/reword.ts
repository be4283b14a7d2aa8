/**
 * Tells the games that are kept in today's words: `node test/kept-logs/reword.ts`. Only for a change of sentences: the
 * answers stay, and whoever would see anything else on the table in the end keeps it from being written.
 */
import { readKept, writeKept, type Seen } from './kept.ts';
import { retell } from './retell.ts';

const views = (seen: Seen): string =>
  JSON.stringify(Object.entries(seen).map(([seat, { view }]) => [seat, view]));

const kept = readKept().map((one) => ({ ...one, was: one.seen, seen: retell(one.played) }));
const others = kept.filter(({ seen, was }) => views(seen) !== views(was));
if (others.length > 0) {
  console.error(`These games have another end now: ${others.map(({ name }) => name).join('; ')}`);
  process.exit(1);
}
writeKept(kept.map(({ name, played, seen }) => ({ name, played, seen })));
console.log(`${kept.length} games are told anew.`);
process.exit(0);
