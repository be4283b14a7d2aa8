import { expect, test } from 'vitest';
import { dropAgainAndAgain } from './dropped.ts';

test('dropped connections resume with nothing missing and nothing doubled', { timeout: 60_000 }, async () => {
  const result = await dropAgainAndAgain(20, 30);
  expect(result).toMatchObject({ wrongEvents: 0, wrongViews: 0, doubled: 0 });
});
