/** Who can pay what a game begins with. */
import { describe, expect, it } from 'vitest';
import { setupFor, sitDown } from './dealing.ts';

describe('before the first card', () => {
  // proves: gii.app-c.ante
  it('whoever has just the ante is in, and whoever has none sits out', () => {
    const { chips, stake, folded } = sitDown(setupFor('kings-council', 3, { chips: [1, 0, 2] }));
    expect({ chips, stake, folded }).toEqual({
      chips: [0, 0, 1],
      stake: [1, 0, 1],
      folded: [false, true, false],
    });
  });

  it('a Share is paid whole or not at all', () => {
    const shares = { mode: 'shares', share: 5, chips: [5, 4, 6] } as const;
    const { chips, stake, folded } = sitDown(setupFor('kings-council', 3, shares));
    expect({ chips, stake, folded }).toEqual({
      chips: [0, 4, 1],
      stake: [5, 0, 5],
      folded: [false, true, false],
    });
  });
});
