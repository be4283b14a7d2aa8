import { about } from '@taproom/cast/about';
import { describe, expect, it } from 'vitest';
import { shorterPath } from '../build/shorter-path.ts';
import { keyNumbers } from '../src/pieces/key-numbers.ts';
import { ago } from '../src/rooms/ago.ts';
import { isCode, tidyCode } from '../src/rooms/code.ts';
import { SIMPLE } from '../src/rooms/play-now.ts';
import { entryFor } from '../src/rooms/rulebook.ts';

describe('codes', () => {
  it('are understood however they are typed or pasted', () => {
    for (const typed of ['k7qxm2', ' K7Q XM2 ', 'k7q-xm2', 'https://inn.example/join/K7QXM2'])
      expect(tidyCode(typed)).toBe('K7QXM2');
    expect(isCode('K7QXM2')).toBe(true);
    for (const wrong of ['', 'K7QXM', 'K7QXM22', 'K7QXMO', 'K7QXM1']) expect(isCode(wrong)).toBe(false);
  });
});

describe('the numbers of a card', () => {
  it('are read from its lines, with whom they are for', () => {
    expect(keyNumbers(['Pick another player. They lose 2 Fortitude. Gain 1 Bandage.'])).toEqual([
      { icon: 'fortitude', amount: '−2', whom: 'others' },
    ]);
    expect(keyNumbers(['Gain 1 Fortitude. Draw 2 cards.'])).toEqual([
      { icon: 'fortitude', amount: '+1', whom: 'you' },
      { icon: 'hand', amount: '+2', whom: 'you' },
    ]);
    expect(keyNumbers(['Each other player pays you 1 Gold.'])).toEqual([
      { icon: 'gold', amount: '−1', whom: 'others' },
    ]);
    expect(keyNumbers(['Gain 3 Alcohol Content.'])).toEqual([{ icon: 'alcohol', amount: '+3', whom: 'you' }]);
  });
});

describe('the rules', () => {
  const drinks = { id: 'core.a', text: 'A Chaser is added.', shown: [] };
  const ruled = { id: 'core.ruling.b', text: 'Not always.', shown: [] };
  const chapters = [
    {
      id: 'drinks',
      part: 'The inn',
      title: 'Drinks',
      about: '',
      pictures: [],
      sections: [{ title: 'Chasers', entries: [{ ...drinks, below: [ruled] }] }],
    },
  ];

  it('know where they stand', () => {
    expect(entryFor({ chapters }, 'core.a')).toMatchObject({ id: 'core.a', chapter: 'drinks' });
    expect(entryFor({ chapters }, 'core.ruling.b')?.id).toBe('core.ruling.b');
    expect(entryFor({ chapters }, 'core')?.id).toBe('core.a');
    expect(entryFor({ chapters }, 'core.c')).toBeNull();
  });
});

describe('small things', () => {
  it('say how long ago something was', () => {
    expect(ago(0, 20_000)).toBe('just now');
    expect(ago(0, 3 * 60_000)).toBe('3 minutes ago');
    expect(ago(0, 30 * 3_600_000)).toBe('yesterday');
  });

  it('shorten a path without moving it, also where the flags of an arc stick together', () => {
    expect(shorterPath('M10.123.456l-.04-12.66Z')).toBe('M10.1 .5l0-12.7Z');
    expect(shorterPath('a1.25 1.25 0 01.5.5')).toBe('a1.3 1.3 0 0 1 .5 .5');
  });
});

describe('a first game', () => {
  it('is played with those who have one mug', () => {
    expect(SIMPLE).toEqual(about.filter(({ mugs }) => mugs === 1).map(({ name }) => name));
  });
});
