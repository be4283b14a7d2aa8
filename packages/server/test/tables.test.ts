import { house } from '@taproom/house/own';
import { expect, test, vi } from 'vitest';
import { playTable } from './tables.ts';

test(
  'tables of every kind go on to their ends, and everybody knows all of it',
  { timeout: 60_000 },
  async () => {
    for (let seed = 1; seed <= 16; seed++) expect((await playTable(seed)).answers).toBeGreaterThan(0);
  },
);

test(
  'what a seat may answer is found out once for each question, whoever wants to know',
  { timeout: 60_000 },
  async () => {
    const { answers, apply, isAside } = house.inn;
    const asked = new WeakMap<object, { readonly ask: unknown; readonly seats: Set<number | undefined> }>();
    const [once, again]: string[][] = [[], []];
    const spies = [
      vi.spyOn(house.inn, 'apply').mockImplementation((state, answer) => {
        // The question stays, but what can be answered may be different.
        if (isAside(answer)) asked.delete(state);
        return apply(state, answer);
      }),
      vi.spyOn(house.inn, 'answers').mockImplementation((state, how = {}) => {
        const { ask } = state;
        let known = asked.get(state);
        if (known?.ask !== ask) asked.set(state, (known = { ask, seats: new Set() }));
        // Whoever asks why not is told more.
        if (how.bare || how.brief) {
          (known!.seats.has(how.seat) ? again : once).push(JSON.stringify([ask, how]));
          known!.seats.add(how.seat);
        }
        return answers(state, how);
      }),
    ];
    // At a quick table whoever can only pass is not asked: that, too, must be found out.
    for (let seed = 20; seed <= 25; seed++) await playTable(seed, undefined, undefined, 'quick');
    for (const spy of spies) spy.mockRestore();
    expect(once.length).toBeGreaterThan(500);
    expect(again).toEqual([]);
  },
);
