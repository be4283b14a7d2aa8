import { expect, test } from 'vitest';
import { killAgainAndAgain } from './killed.ts';

test(
  'killed in the middle of play, nothing confirmed is lost or done twice',
  { timeout: 60_000 },
  async () => {
    const result = await killAgainAndAgain(4, 2);
    expect(result).toMatchObject({ kills: 4, lost: 0, doubled: 0 });
    expect(result.confirmed).toBeGreaterThan(50);
    // By itself, on a machine of its own, it must be 3 s (killed.ts); beside other tests it takes what it takes.
    expect(result.slowest).toBeLessThan(10_000);
  },
);
