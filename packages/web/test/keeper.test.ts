/** Who serves the drinks in the titles of cards, as a player wants to read it. */
import { house } from '@taproom/house/own';
import { facesOf } from '@taproom/inn';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { inTheirWords, retitled } from '../src/link/keeper.ts';
import type { TableSnapshot } from '../src/link/table-link.ts';
import { changeSettings } from '../src/settings/store.ts';

const { cast, inn } = house;

const faces = facesOf(inn.content({ players: ['Sera', 'Dale', 'The Wench'] }));
const snapshot = {
  faces,
  story: [{ at: 0, e: 'play', text: 'The Wench plays “Tip the Wench.” on Sera.' }],
  table: { asked: { forecast: { text: '', lines: [{ text: 'Sera pays 1 Gold (“Tip the Wench.”)' }] } } },
} as unknown as TableSnapshot;

// The settings change the look of the page; here is none.
vi.stubGlobal('document', { documentElement: { dataset: {} } });
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => changeSettings({ keeper: 'book' }));

describe('who serves the drinks', () => {
  it('is as each book says until somebody wants it otherwise', () => {
    expect(inTheirWords(snapshot)).toBe(snapshot);
  });

  it('is the Barkeep in every title and wherever a title is told; a character keeps her name', () => {
    changeSettings({ keeper: 'barkeep' });
    const { faces: read, story, table } = inTheirWords(snapshot);
    expect(read!.cards.filter(({ title }) => /\bWench\b/.test(title))).toEqual([]);
    expect(read!.characters.map(({ name }) => name)).toContain('The Wench');
    expect(story[0].text).toBe('The Wench plays “Tip the Barkeep.” on Sera.');
    expect(table!.asked!.forecast!.lines[0].text).toBe('Sera pays 1 Gold (“Tip the Barkeep.”)');
  });

  it('can be the Wench throughout', () => {
    changeSettings({ keeper: 'wench' });
    expect(inTheirWords(snapshot).faces!.cards.some(({ title }) => title.includes('Barkeep'))).toBe(false);
  });

  it('stays the same object while nothing changes', () => {
    changeSettings({ keeper: 'barkeep' });
    const [one, two] = [inTheirWords(snapshot), inTheirWords({ ...snapshot })];
    expect(two.faces).toBe(one.faces);
    expect(two.story).toBe(one.story);
    expect(two.table).toBe(one.table);
  });

  it('reads well in every title of the house', () => {
    const titles = cast.characters.flatMap(({ deck }) => deck.map(({ title }) => title));
    const barkeep = new Set(titles.map((title) => retitled(title, 'barkeep')));
    expect(barkeep).toContain('Oh, I guess the Barkeep thought that was a tip...');
    expect(barkeep).toContain('Barkeep, bring some drinks for my friends!');
  });
});
