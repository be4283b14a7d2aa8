import { expect, test } from 'vitest';
import { complaint } from './kept-logs/ends.ts';
import { readKept } from './kept-logs/kept.ts';
import { retell } from './kept-logs/retell.ts';

const kept = readKept();

test('there are logs of every kind', () => {
  const kinds = new Set(kept.map(({ played }) => played.game));
  expect([...kinds].sort()).toEqual(['evening', 'house', 'inn', 'parlour']);
  expect(kept.length).toBeGreaterThan(100);
});

test.each(kept)('$name is told as it was', ({ played, seen }) => {
  expect(retell(played)).toEqual(seen);
});

test('the rules have another number since a log of before leads elsewhere', () => {
  expect(complaint()).toBeNull();
});
