/** `taproom pack`: from an empty folder to a table, and whatever somebody may have tampered with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { house } from '@taproom/house/own';
import type { PackFile } from '@taproom/inn';
import { afterAll, describe, expect, test } from 'vitest';
import { playMutants } from '../src/packs/mutants.ts';
import { root } from '../src/places.ts';
import { files, removeFiles, taproom } from './command.ts';

afterAll(removeFiles);

const kitchen = join(root, 'packs/kitchen.json');
const marrow = join(root, 'packs/marrow');

describe('taproom pack', () => {
  test('begins a pack that is sound, and writes nothing over', async () => {
    const { folder } = files({});
    const out = join(folder, 'pip.json');
    const begun = await taproom(['pack', 'new', 'Pip', '--out', out]);
    expect([begun.code, begun.err]).toEqual([0, '']);
    expect((await taproom(['pack', 'new', 'Pip', '--out', out])).err).toContain('is there already');
    expect((await taproom(['pack', 'new', 'pip', '--out', out])).err).toContain('is no name for a character');
    const checked = await taproom(['pack', 'check', out, '--games', '4', '--cards']);
    expect(checked.out).toContain('Pick another player. They lose 3 Fortitude.');
    expect(checked.out).toContain('pip.json is sound: Pip with 17 different cards, Pocket Deck');
  });

  test.each([
    ['drinks', '7 different Drinks'],
    ['prizes,events', '2 Prizes; 2 Events'],
    ['gambling', 'In a Hurry, a variant of Den of Thieves'],
  ])('begins a pack of %s', async (kind, brings) => {
    const out = join(files({}).folder, 'below.json');
    const begun = await taproom(['pack', 'new', 'Below', '--kind', kind, '--out', out]);
    expect([begun.out.includes(`is a pack: ${brings}.`), begun.err]).toEqual([true, '']);
    const checked = await taproom(['pack', 'check', out, '--games', '50']);
    expect(checked.out).toContain(`below.json is sound: ${brings}.`);
    expect(checked.out).not.toContain('Never played');
    const tried = await taproom(['pack', 'try', out, '--fast', '--seed', '3'], 'quit\n');
    expect([tried.code, tried.err]).toEqual([0, '']);
  });

  test.each([
    [['Below', '--kind', 'drink'], 'No pack brings "drink". There are: characters, drinks,'],
    [['Sera'], 'There is a Sera already.'],
  ])('begins no pack with %j', async (args, why) => {
    const { err, code } = await taproom(['pack', 'new', ...args, '--out', join(files({}).folder, 'no.json')]);
    expect(err).toContain(why);
    expect(code).not.toBe(0);
  });

  test('begins with a character of ours', async () => {
    const { folder } = files({});
    const out = join(folder, 'tilda.json');
    const begun = await taproom(['pack', 'new', 'Tilda', '--from', 'Lizwick', '--out', out]);
    expect(begun.out).toContain('Left out: “Cursed Relic of Torpor”');
    expect((await taproom(['pack', 'check', out, '--games', '2'])).code).toBe(0);
  });

  test('says each mistake with its place', async () => {
    const { broken } = files({ broken: '' });
    const path = `${broken}.json`;
    writeFileSync(path, readFileSync(kitchen, 'utf8').replace('"by": -2', '"by": -200'));
    const { code, err } = await taproom(['pack', 'check', path]);
    expect(code).toBe(1);
    expect(err).toContain(
      'characters[0].sideDecks[0].cards[3].uses[0].effects[0].by (“A pie with a lid on”): a whole number from -10 to 10 belongs here, not -200.',
    );
  });

  test.each([
    ['the one of pure data', kitchen, 'Bruna'],
    ['the one with a procedure', marrow, 'Marrow'],
  ])('holds for %s', async (_which, path, name) => {
    const checked = await taproom(['pack', 'check', path, '--games', '12']);
    expect([checked.code, checked.err]).toEqual([0, '']);
    const tried = await taproom(['pack', 'try', path, '--fast', '--seed', '3'], 'quit\n');
    expect(tried.out).toContain(`Welcome to the Red Dragon Inn, ${name}.`);
    const simulated = await taproom([
      'pack',
      'simulate',
      path,
      '--games',
      '24',
      '--threads',
      '2',
      '--seed',
      '1',
    ]);
    expect(simulated.out).toMatch(new RegExp(`${name} wins [\\d.]+ % .* of 24 games`));
  });

  test('is for other commands, too', async () => {
    const args = [
      'simulate',
      '--pack',
      kitchen,
      marrow,
      '--characters',
      'Bruna,Marrow',
      '--games',
      '4',
      '--json',
    ];
    const { out } = await taproom(args);
    expect(Object.keys((JSON.parse(out) as { wins: object }).wins)).toEqual(['Bruna', 'Marrow']);
    expect((await taproom(['play', '--pack', 'nowhere.json'])).err).toContain('there is no such file');
    const soup = ['parlour', 'den-of-thieves', '--pack', kitchen, '--variants', 'kitchen.soup-of-the-day'];
    const gambled = await taproom([...soup, '--fast', '--seed', '3'], 'quit\n');
    expect(gambled.out).toContain('Den of Thieves: you are');
  });

  test('brings what is nobody’s', async () => {
    const {
      characters: _bruna,
      drinks: _drinks,
      ...others
    } = JSON.parse(readFileSync(kitchen, 'utf8')) as PackFile;
    const { folder } = files({});
    const path = join(folder, 'others.json');
    writeFileSync(path, JSON.stringify(others));
    const checked = await taproom(['pack', 'check', path, '--games', '4', '--cards']);
    expect(checked.out).toContain(
      'others.json is sound: 3 Prizes; 4 Events; Soup of the Day, a variant of Den of Thieves;',
    );
    expect(checked.out).toContain('Each player loses 2 Fortitude. This counts as an Action Card.');
    const simulated = await taproom([
      'pack',
      'simulate',
      path,
      '--games',
      '8',
      '--threads',
      '1',
      '--seed',
      '1',
    ]);
    expect(simulated.out).toMatch(/Grease Fire +\d/);
    writeFileSync(path, JSON.stringify({ ...others, prizes: undefined, events: undefined }));
    const tried = await taproom(['pack', 'try', path, '--fast', '--seed', '3'], 'quit\n');
    expect(tried.out).toContain('Den of Thieves: you are');
  });
});

// The whole of it: `taproom pack tamper --mutations 10000` (docs/PACKS.md has the result).
test('packs that somebody tampered with are refused, or play clean games', { timeout: 60_000 }, () => {
  const report = playMutants(house, { mutations: 80, games: 6, seed: 500_000 });
  expect(report.failures).toEqual([]);
  expect(report.refused).toBeGreaterThan(20);
  expect(report.played).toBeGreaterThan(5);
});
