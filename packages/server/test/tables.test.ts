import { expect, test } from 'vitest';
import { playTable } from './tables.ts';

test(
  'tables of every kind go on to their ends, and everybody knows all of it',
  { timeout: 60_000 },
  async () => {
    for (let seed = 1; seed <= 16; seed++) expect((await playTable(seed)).answers).toBeGreaterThan(0);
  },
);
