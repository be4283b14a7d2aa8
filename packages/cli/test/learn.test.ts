import { describe, expect, test } from 'vitest';
import { taproom } from './command.ts';

describe.concurrent('taproom learn', () => {
  test('lists what there is to learn', async () => {
    const { code, out } = await taproom(['learn']);
    expect(out).toMatch(/^first-game +What wins/m);
    expect(out).toMatch(/^threes +The lowest total/m);
    expect(code).toBe(0);
  });

  test('teaches a gambling game, and answers what was not meant kindly, with the rule', async () => {
    // Read, keep the 1 instead of the 3s, then the 3s, then leave.
    const { code, out } = await taproom(['learn', 'threes'], '\n1\n3\nquit\n');
    expect(out).toContain('Low is good, and three is nothing');
    expect(out).toContain('Your two 3s count nothing, so keep those.');
    expect(out).toContain('[gii.threes.step-3]');
    expect(out).toContain('Ann keeps two 3s.');
    expect(code).toBe(0);
  });

  test('is sorry about a lesson that there is not', async () => {
    const { code, err } = await taproom(['learn', 'chess']);
    expect(err).toContain('There is no lesson called “chess”');
    expect(code).not.toBe(0);
  });
});
