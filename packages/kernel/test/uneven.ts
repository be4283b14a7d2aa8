/**
 * Whether shuffles favour a card in a place: a chi-square test for each place.
 * `node packages/kernel/test/uneven.ts [shuffles] [cards]`
 */
import { fileURLToPath } from 'node:url';
import { dealKey, drawNumbers } from '@taproom/kernel';

/** How often an honest shuffle fails, over all places of a run. */
const CHANCE_PER_RUN = 0.0001;

/** The chi-square value of each place, and what an honest one stays below. */
export function unevenness(shuffles: number, cards: number): { places: number[]; limit: number } {
  const counts = Array.from({ length: cards }, () => new Uint32Array(cards));
  // A key deals some hundred draws, as at a table.
  for (let n = 0, key = dealKey('', []); n < shuffles; n++) {
    if (n % 256 === 0) key = dealKey(n.toString(16).padStart(64, '0'), ['one', 'two']);
    drawNumbers(key, n % 256, { kind: 'shuffle', size: cards }).forEach(
      (card, place) => counts[place][card]++,
    );
  }
  const expected = shuffles / cards;
  const places = counts.map((row) => row.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0));
  return { places, limit: chiSquareLimit(cards - 1, CHANCE_PER_RUN / cards) };
}

/** What a chi-square value of so many degrees of freedom exceeds with this chance (Wilson and Hilferty). */
function chiSquareLimit(freedom: number, chance: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + normalLimit(chance) * Math.sqrt(part)) ** 3;
}

/** The same for the normal distribution (Abramowitz and Stegun, 26.2.23). */
function normalLimit(chance: number): number {
  const t = Math.sqrt(-2 * Math.log(chance));
  return (
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t ** 3)
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [shuffles = '1000000', cards = '52'] = process.argv.slice(2);
  const { places, limit } = unevenness(Number(shuffles), Number(cards));
  const worst = places.indexOf(Math.max(...places));
  console.log(
    `${shuffles} shuffles of ${cards} cards: in every place chi-square must stay below ${limit.toFixed(1)} ` +
      `(${Number(cards) - 1} degrees of freedom); the largest is ${places[worst].toFixed(1)}, in place ${worst}.`,
  );
  process.exitCode = places[worst] < limit ? 0 : 1;
}
