/** What plain data must look like: at the very edge nothing is said, one step beyond what belongs there instead. */
import { describe, expect, test } from 'vitest';
import {
  form,
  kinds,
  list,
  map,
  number,
  object,
  oneOf,
  stringOr,
  whole,
  words,
  yes,
} from '../src/packs/shape.ts';
import type { Shape } from '../src/packs/shape.ts';

/** Each mistake with its place. */
function said(shape: Shape<unknown>, value: unknown): string[] {
  const mistakes: string[] = [];
  shape.check(value, 'here', (at, mistake) => mistakes.push(`${at}: ${mistake}`));
  return mistakes;
}

const few = whole(1, 3);
const name = form(/^[a-z]+$/, 5, 'hops');
const drink = oneOf(['wine', 'dark-ale', 'elven-wine']);
const pair = object<{ a: number; b?: number }>({ a: few }, { b: few });
const kind = kinds<unknown>('do', { bet: object<unknown>({ do: oneOf(['bet']) } as object, {}), deal: pair });

describe('data of a pack', () => {
  test.each<[string, Shape<unknown>, readonly unknown[]]>([
    ['a whole number within its limits', few, [1, 2, 3]],
    ['a number within its limits', number(0.5, 2), [0.5, 1.25, 2]],
    ['words that are not too long', words(5), ['a', 'abcde']],
    ['a string of its form', name, ['a', 'abcde']],
    ['one of some names', drink, ['wine', 'dark-ale']],
    ['what is said or left out', yes(), [true]],
    ['a list that is not too long', list(few, 1, 2), [[1], [1, 2]]],
    ['an object with what it must have, and may', pair, [{ a: 1 }, { a: 1, b: 3 }]],
    ['a value for each of some names', map(few, name, 2), [{}, { a: 1 }, { a: 1, b: 2 }]],
    ['an object of a kind', kind, [{ do: 'bet' }]],
    ['a string or something else', stringOr(words(5), pair), ['abc', { a: 1 }]],
  ])('may be %s', (_words, shape, values) => {
    for (const value of values) expect(said(shape, value)).toEqual([]);
  });

  test.each<[string, Shape<unknown>, unknown]>([
    ['here: a whole number from 1 to 3 belongs here, not 0.', few, 0],
    ['here: a whole number from 1 to 3 belongs here, not 4.', few, 4],
    ['here: a whole number from 1 to 3 belongs here, not 1.5.', few, 1.5],
    ['here: a whole number from 1 to 3 belongs here, not "2".', few, '2'],
    ['here: a whole number from 1 to 3 belongs here, not nothing.', few, undefined],
    ['here: a number from 0.5 to 2 belongs here, not 0.4.', number(0.5, 2), 0.4],
    ['here: a number from 0.5 to 2 belongs here, not 2.1.', number(0.5, 2), 2.1],
    ['here: a number from 0.5 to 2 belongs here, not null.', number(0.5, 2), NaN],
    ['here: a number from 0.5 to 2 belongs here, not "1".', number(0.5, 2), '1'],
    ['here: words belong here, not " ".', words(5), ' '],
    ['here: words belong here, not 3.', words(5), 3],
    ['here: 6 characters are too many; 5 will do.', words(5), 'abcdef'],
    ['here: there is a character here that nobody could see.', words(5), 'a\u200bb'],
    ['here: something like "hops" belongs here (at most 5 characters), not "abcdef".', name, 'abcdef'],
    ['here: something like "hops" belongs here (at most 5 characters), not "Hops".', name, 'Hops'],
    ['here: something like "hops" belongs here (at most 5 characters), not 1.', name, 1],
    ['here: true belongs here, or nothing at all, not false.', yes(), false],
    ['here: a list belongs here, not {}.', list(few, 1, 2), {}],
    ['here: the list has 0; it has 1 to 2.', list(few, 1, 2), []],
    ['here: the list has 3; it has 1 to 2.', list(few, 1, 2), [1, 1, 1]],
    ['here: the list has 1; it has 2.', list(few, 2, 2), [1]],
    ['here[1]: a whole number from 1 to 3 belongs here, not 9.', list(few, 1, 2), [1, 9]],
    ['here: an object belongs here, not null.', pair, null],
    ['here: an object belongs here, not [].', pair, []],
    ['here: "a" is missing.', pair, {}],
    ['here: there is no field "c" here; there are "a", "b".', pair, { a: 1, c: 1 }],
    ['here.a: a whole number from 1 to 3 belongs here, not 9.', pair, { a: 9 }],
    ['here: an object belongs here, not [].', map(few, name, 2), []],
    ['here: 3 are too many; 2 will do.', map(few, name, 2), { a: 1, b: 1, c: 1 }],
    ['here.a: a whole number from 1 to 3 belongs here, not 0.', map(few, name, 2), { a: 0 }],
    ['here: an object belongs here, not "bet".', kind, 'bet'],
    ['here: "do" is one of "bet", "deal", not nothing.', kind, {}],
    ['here: "do" is one of "bet", "deal", not "toString".', kind, { do: 'toString' }],
    ['here: "do" is one of "bet", "deal", not "dael".', kind, { do: 'dael' }],
    ['here: there is no "dea"; perhaps "deal" is meant.', kind, { do: 'dea' }],
    ['here: there is no field "n" here; there are "do".', kind, { do: 'bet', n: 1 }],
    ['here: words belong here, not "".', stringOr(words(5), pair), ''],
    ['here: an object belongs here, not 7.', stringOr(words(5), pair), 7],
  ])('is told %s', (mistake, shape, value) => expect(said(shape, value)).toEqual([mistake]));

  test('is told what may have been meant: one letter, or a quarter of a longer name', () => {
    const near = (value: string): string => said(drink, value)[0];
    const perhaps = (value: string, name: string): string =>
      `here: there is no "${value}"; perhaps "${name}" is meant.`;
    for (const value of ['wines', 'win', 'wane', 'Wine']) expect(near(value)).toBe(perhaps(value, 'wine'));
    for (const value of ['darkale', 'dork-aleX', 'drak-ale'])
      expect(near(value)).toBe(perhaps(value, 'dark-ale'));
    const other = 'here: one of "wine", "dark-ale", "elven-wine" belongs here, not';
    for (const value of ['wino!', 'brak-ole', 'beer']) expect(near(value)).toBe(`${other} "${value}".`);
    const long = oneOf(['a'.repeat(30)]);
    expect(said(long, 'a'.repeat(29))[0]).toContain('perhaps');
    expect(said(long, 'a'.repeat(31))[0]).not.toContain('perhaps');
  });

  test('is shown in short where it is long', () => {
    expect(said(few, 'x'.repeat(38))[0]).toContain(`not "${'x'.repeat(38)}".`);
    expect(said(few, 'x'.repeat(39))[0]).toContain(`not "${'x'.repeat(39)}….`);
  });
});
