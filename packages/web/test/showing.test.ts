import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadInventory } from '@taproom/scenario';
import { describe, expect, it } from 'vitest';
import { allScenes, readableRulebook, showings } from '../build/rulebook.ts';
import { entriesIn } from '../src/rooms/rulebook.ts';
import { openScene } from '../src/link/filmed-course.ts';

const RULEBOOK = fileURLToPath(new URL('../../../rulebook', import.meta.url));
const scenes = allScenes();
const rules = readableRulebook(scenes).chapters.flatMap(entriesIn);

describe('a rule at work', () => {
  const { books } = loadInventory(join(RULEBOOK, 'inventory'));
  const ours = <E extends { readonly foreign?: string }>(entries: readonly E[]): E[] =>
    entries.filter(({ foreign }) => foreign === undefined);
  const shown = showings(scenes);

  it('can be seen for 97 of 100 rules, decisions and worked examples, those that nothing can show among them', () => {
    const all = books.flatMap(({ rules: own, decisions, examples }) =>
      ours([...own, ...decisions, ...examples]),
    );
    expect(all.length).toBeGreaterThan(1900);
    expect(all.filter(({ id }) => shown.has(id)).length / all.length).toBeGreaterThan(0.97);
    expect(all.filter(({ id, unseen }) => unseen !== undefined && shown.has(id))).toEqual([]);
  });

  it('can be seen for every worked example of the books', () => {
    const examples = books.flatMap((book) => ours(book.examples));
    expect(examples.length).toBeGreaterThan(200);
    expect(examples.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('runs in the page, the first that is offered for each rule, with what is said at each step', () => {
    const byAddress = new Map(scenes.map(({ scene, text }) => [scene, text]));
    const first = new Set(rules.flatMap(({ shown: [one] }) => (one === undefined ? [] : [one.scene])));
    for (const scene of first) {
      const opened = openScene(scene, byAddress.get(scene)!);
      if ('scored' in opened) {
        expect(opened.scored.scored.length, scene).toBeGreaterThan(0);
        continue;
      }
      const { link } = opened;
      expect(link.stops.length, scene).toBeGreaterThan(0);
      expect(
        link.stops.every(({ caption = '' }) => caption !== ''),
        scene,
      ).toBe(true);
      link.go(link.stops.length - 1);
      const { view, gambling = null } = link.snapshot();
      expect(view ?? gambling, scene).not.toBeNull();
    }
  });

  it('is seen from the table as it was laid to what came of it', () => {
    const text = scenes.find(({ name }) => name === 'One Action a turn')!.text;
    const opened = openScene('core/a-action/1', text);
    if ('scored' in opened) throw new Error('It is played at a table.');
    const { link } = opened;
    expect(link.stops[0].caption).toBe('One Action a turn');
    expect(link.snapshot().view?.seats[1].fortitude).toBe(20);
    link.go(link.stops.length - 1);
    expect(link.snapshot().view?.seats[1].fortitude).toBe(18);
    expect(link.snapshot().story.map(({ e }) => e)).toContain('fortitude');
  });
});
