import { expect, test } from 'vitest';
import { comparePairs } from './pairs.ts';

test('what somebody may not know changes no byte of what they are sent', { timeout: 60_000 }, async () => {
  const { welcomes, steps, gambling } = await comparePairs(300, 3);
  expect(welcomes).toBe(300);
  expect(steps).toBeGreaterThan(150);
  expect(gambling).toBeGreaterThan(0);
});
