/** Whoever came with a pack is shown with the mark that it says. */
import { MARK_SIGNS } from '@taproom/inn';
import { expect, test } from 'vitest';
import { ICONS } from '../src/icons/icons.ts';
import { signIcon } from '../src/icons/signs.ts';
import { characterMark, isKnown } from '../src/theme/character-marks.ts';
import { meet } from '../src/theme/guests.ts';

test('every sign that a pack may name is an icon', () => {
  expect(MARK_SIGNS.filter((sign) => !(sign in ICONS))).toEqual([]);
  expect(MARK_SIGNS.filter((sign) => signIcon(sign) !== sign)).toEqual([]);
});

test('a guest has its own mark, and takes nobody else’s', () => {
  const bruna = { name: 'Bruna', mugs: 1, pitch: 'Cooks.' };
  const mark = { sign: 'salve' as const, colour: '#5a3216' };
  meet([
    { ...bruna, mark },
    { ...bruna, name: 'Sera', mark },
  ]);
  expect(characterMark('Bruna')).toMatchObject({ emblem: 'salve', accent: '#5a3216' });
  expect([characterMark('Sera').emblem, isKnown('Bruna')]).toEqual(['sera', false]);
});
