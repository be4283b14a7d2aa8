import { expect, test } from 'vitest';
import { soon } from './helpers.ts';
import { LONGEST_WAIT, writeHistory } from './street-history.ts';

// The long one is a command: see street-history.ts.
test('with houses killed and paused, and connections cut, one history is told of each table', async () => {
  const { runs, confirmed, slowest } = await writeHistory(2, 1);
  expect(runs).toBe(2);
  expect(confirmed).toBeGreaterThan(0);
  expect(slowest).toBeLessThan(Math.max(LONGEST_WAIT, 2 * soon()));
}, 240_000);
