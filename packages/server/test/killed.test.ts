import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { comeBack } from './comeback.ts';
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

test.runIf(process.platform === 'linux')(
  'after a kill everybody has the open question back by themselves',
  { timeout: 60_000 },
  async () => {
    const { people, open, all } = await comeBack(4, 5);
    expect(people).toBe(16);
    expect(Math.max(open, all)).toBeLessThan(20_000);
  },
);

/** Linux can forbid a running process to write more; elsewhere there is no disk to fill at will. */
const canFill = spawnSync('prlimit', ['--version']).error === undefined;

test.runIf(canFill)(
  'with a disk that is full now and then, nothing confirmed is lost, and everybody plays on',
  { timeout: 60_000 },
  async () => {
    const result = await killAgainAndAgain(4, 2, 'fill');
    expect(result).toMatchObject({ kills: 4, lost: 0, doubled: 0 });
    expect(result.confirmed).toBeGreaterThan(50);
  },
);
