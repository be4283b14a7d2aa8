/** Our pictures are there for everybody who is shown, and they are small. */
import { gzipSync } from 'node:zlib';
import { about } from '@taproom/cast/about';
import type { SeatView } from '@taproom/inn';
import { expect, test } from 'vitest';
import { MOODS } from '../pictures/features.ts';
import { pictures } from '../pictures/index.ts';
import { vesselOf } from '../src/pictures/vessel-of.ts';
import { moodOf } from '../src/table/names.ts';
import { characterMark } from '../src/theme/character-marks.ts';

const all = pictures();

test('everybody has a portrait in every mood, and a room', () => {
  for (const name of [...about.map((one) => one.name), 'Otto']) {
    const { emblem, room } = characterMark(name);
    const portrait = all.get(`${emblem}.svg`) ?? '';
    for (const mood of MOODS) expect(portrait, name).toContain(`<view id="${mood}"`);
    expect(all.has(`${room}.svg`), room).toBe(true);
  }
});

test('all of them together are less than 60 kB', () => {
  const sizes = [...all.values()].map((text) => gzipSync(text, { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(60_000);
});

test('they need no styles, and fetch nothing', () => {
  for (const [file, text] of all)
    expect(text, file).not.toMatch(/<style|style=|class=|var\(|href="[^#]|NaN|undefined/);
});

test('a Drink is served in what suits it', () => {
  expect(
    ['Light Ale', 'Elven Wine with a Chaser', 'Pot of Tea', 'Aged Dwarven Firewater'].map(vesselOf),
  ).toEqual(['mug', 'goblet', 'cup', 'shot']);
  for (const vessel of ['bottle', 'glass', 'water'])
    expect(all.get('vessels.svg')).toContain(`id="${vessel}"`);
});

const seat = (fortitude: number, drunkenness: number, more: Partial<SeatView> = {}) =>
  moodOf({ fortitude, drunkenness, out: 0, tracks: [], ...more } as unknown as SeatView);

test('moods follow Fortitude and Alcohol Content', () => {
  expect([seat(20, 0), seat(20, 5), seat(12, 8), seat(6, 1)]).toEqual(['sober', 'merry', 'drunk', 'sober']);
  expect(seat(0, 20, { out: 1 })).toBe('under');
  const track = (fortitude: number, alcohol: number) => ({ seat: 0, fortitude, alcohol });
  expect(seat(0, 0, { tracks: [track(6, 0), track(5, 4)] })).toBe('drunk');
});
