/** The rulebook's claims, one at a time said otherwise: no scenario may hold then. */
import { readdirSync, readFileSync } from 'node:fs';
import { below, luckFrom } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import { runScenarioText } from '../src/index.ts';
import { flipsOf, scenariosOf, type Flip } from './flips.ts';

const RULEBOOK = new URL('../../../rulebook/scenarios/', import.meta.url);

/** How many to try, by which seed; `FLIPS=all` for every one there is, some 12,700. */
const { FLIPS = '500', SEED = '1' } = process.env;
const TEN_MINUTES = 600_000;

const texts = readdirSync(RULEBOOK, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .toSorted()
  .flatMap((file) => scenariosOf(readFileSync(new URL(file, RULEBOOK), 'utf8')));

/** One flip each of scenarios taken at random. */
function someFlips(count: number): Flip[] {
  const luck = luckFrom(Number(SEED));
  return Array.from({ length: count }, () => flipsOf(texts[below(luck, texts.length)])).flatMap((flips) =>
    flips.length === 0 ? [] : [flips[below(luck, flips.length)]],
  );
}

describe('a claim of the rulebook', () => {
  it('does not hold as well when it says something else', { timeout: TEN_MINUTES }, () => {
    const flips = FLIPS === 'all' ? texts.flatMap(flipsOf) : someFlips(Number(FLIPS));
    const held = flips.filter(({ text }) => runScenarioText(text(), { file: 'flips' })[0].ok);
    expect(held.map(({ what }) => what)).toEqual([]);
    expect(flips.length).toBeGreaterThan(0);
  });

  it('holds as it stands, also when it is written anew', () => {
    for (const text of texts.slice(0, 50))
      expect(runScenarioText(text, { file: 'flips' })[0].reason).toBeUndefined();
  });
});
