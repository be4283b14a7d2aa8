import { expect, it } from 'vitest';
import { mutedAt, toggleMuted } from '../src/link/muted.ts';

it('whoever is muted is muted at that table only, until they are heard again', () => {
  toggleMuted('one', 2);
  toggleMuted('one', -2);
  expect([mutedAt('one'), mutedAt('other')]).toEqual([[2, -2], []]);
  toggleMuted('one', 2);
  expect(mutedAt('one')).toEqual([-2]);
  // Tables that are long over are forgotten.
  for (let n = 0; n < 30; n++) toggleMuted(`later ${n}`, 0);
  expect([mutedAt('one'), mutedAt('later 29')]).toEqual([[], [0]]);
});
