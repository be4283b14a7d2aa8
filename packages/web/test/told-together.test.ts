/** What nobody waits for, as the log, is told once for all that came close together, and misses nothing. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableStore } from '../src/table/table-store.ts';
import { ChangeableLink } from './changeable-link.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Without frames: then they need not be made up.
  vi.stubGlobal('document', { hidden: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('after a pause it is told at once, and then not again for a while', () => {
  const link = new ChangeableLink('t', [{ name: 'Ann', kind: 'human' }], 0, {});
  const store = new TableStore(link);
  const told: number[] = [];
  store.follow(() => told.push(store.shownState().takenBack));

  link.change({ takenBack: 1 });
  vi.advanceTimersByTime(10);
  expect(told).toEqual([1]);

  link.change({ takenBack: 2 });
  vi.advanceTimersByTime(50);
  link.change({ takenBack: 3 });
  vi.advanceTimersByTime(50);
  expect(told).toEqual([1]);
  expect(store.state().takenBack).toBe(3);

  vi.advanceTimersByTime(200);
  expect(told).toEqual([1, 3]);

  vi.advanceTimersByTime(1000);
  link.change({ takenBack: 4 });
  vi.advanceTimersByTime(10);
  expect(told).toEqual([1, 3, 4]);
  store.close();
});
