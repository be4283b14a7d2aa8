/** The rulebook's claims, one at a time said otherwise: no scenario may hold then. */
import { readdirSync, readFileSync } from 'node:fs';
import { below, luckFrom } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import { runScenarioText } from '../src/index.ts';
import { flipsOf, scenariosOf } from './flips.ts';

const RULEBOOK = new URL('../../../rulebook/scenarios/', import.meta.url);

/** How many to try: there are some 12,700 in all (`FLIPS=20000` finds most of them). */
const COUNT = Number(process.env.FLIPS ?? 500);
const SEED = Number(process.env.SEED ?? 1);

const texts = readdirSync(RULEBOOK, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .toSorted()
  .flatMap((file) => scenariosOf(readFileSync(new URL(file, RULEBOOK), 'utf8')));

describe('a claim of the rulebook', () => {
  it('does not hold as well when it says something else', () => {
    const luck = luckFrom(SEED);
    const held: string[] = [];
    for (let i = 0; i < COUNT; i++) {
      const flips = flipsOf(texts[below(luck, texts.length)]);
      if (flips.length === 0) continue;
      const { what, text } = flips[below(luck, flips.length)];
      if (runScenarioText(text(), { file: 'flips' })[0].ok) held.push(what);
    }
    expect(held).toEqual([]);
  });

  it('holds as it stands, also when it is written anew', () => {
    const luck = luckFrom(SEED);
    for (let i = 0; i < COUNT / 10; i++) {
      const [{ reason }] = runScenarioText(texts[below(luck, texts.length)], { file: 'flips' });
      expect(reason).toBeUndefined();
    }
  });
});
