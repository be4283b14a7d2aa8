import { join } from 'node:path';
import { parlour } from '@taproom/parlour';
import { askedIn, GAME_HELP, helpFor, type Said } from '@taproom/parlour/help';
import { describe, expect, it } from 'vitest';
import { loadInventory } from '../src/index.ts';

const { index } = loadInventory(join(import.meta.dirname, '../../../rulebook/inventory'));

/** Everything that states something, with the rules that it rests on. */
function resting(id: string): Pick<Said, 'rules'>[] {
  const { goal, steps, scoring, ranking = [], ties, variants, questions } = GAME_HELP[id];
  const stated = [goal, ...steps, ...scoring, ...ranking, ties, ...Object.values(variants)];
  return [...stated, ...Object.values(questions)];
}

describe('the help of the gambling games rests on rules of the rulebook', () => {
  it.each(parlour.defs.map(({ id }) => id))('%s', (id) => {
    for (const said of resting(id)) {
      expect(said.rules.length, JSON.stringify(said)).toBeGreaterThan(0);
      for (const rule of said.rules) expect(index.has(rule), rule).toBe(true);
    }
  });

  it('also where games have something in common', () => {
    const asked = ['adjust', 'face', 'take', 'replace', 'game', 'variants', 'bounty', 'loan'];
    const shared = asked.flatMap((what) => askedIn(null, what)?.rules ?? ['missing']);
    const setup = { game: 'delve', players: ['Ann', 'Ben'] };
    const paid = [
      helpFor({ ...setup, mode: 'betting', inside: true }),
      helpFor({ ...setup, mode: 'shares' }),
    ].flatMap(({ steps }) => steps.flatMap(({ rules }) => rules));
    for (const rule of [...shared, ...paid]) expect(index.has(rule), rule).toBe(true);
  });
});
