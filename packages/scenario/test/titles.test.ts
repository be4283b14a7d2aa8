import { describe, expect, it } from 'vitest';
import { bareTitle, isPartOf, missing, TitleBook } from '../src/language/titles.ts';

const book = new TitleBook(
  [
    'Light Ale',
    'Light Ale with a Chaser',
    'Gambling? I’m in!',
    'You get a knife, and you get a knife, and you get a knife...',
    'The Wench thinks you should stop playing with the drinks.',
    'The Wench thinks you should leave',
    'Cask-Aged Whiskey',
  ].map((title, index): [string, number] => [title, index]),
);

const found = (typed: string): string => {
  const result = book.find(typed);
  return result.kind === 'one' ? result.title : result.kind;
};

describe('titles', () => {
  it.each([
    ['light ale', 'Light Ale'],
    ['LIGHT ALE!', 'Light Ale'],
    ["Gambling? I'm in!", 'Gambling? I’m in!'],
    ['gambling? i’m in', 'Gambling? I’m in!'],
    ['Gambling', 'Gambling? I’m in!'],
    ['You get a knife, and', 'You get a knife, and you get a knife, and you get a knife...'],
    [
      'You get a knife, and you get a knife, and you get a knife',
      'You get a knife, and you get a knife, and you get a knife...',
    ],
    ['Cask Aged Whiskey', 'Cask-Aged Whiskey'],
    ['cask-aged-whiskey', 'Cask-Aged Whiskey'],
    ['You get…', 'none'],
    ['Light Ale w', 'Light Ale with a Chaser'],
    ['The Wench thinks you', 'several'],
    ['Light A', 'none'],
    ['Heavy Ale', 'none'],
  ])('finds %j', (typed, title) => {
    expect(found(typed)).toBe(title);
  });

  it('takes a whole title even where it begins another', () => {
    expect(found('Light Ale')).toBe('Light Ale');
  });

  it('says what may have been meant', () => {
    expect(missing('Heavy Ale', book.find('Heavy Ale'), 'the drinks')).toBe(
      'there is no card "Heavy Ale" among the drinks (is it "Light Ale" or "Light Ale with a Chaser"?)',
    );
    expect(missing('The Wench thinks', book.find('The Wench thinks'), 'the cards')).toContain(' or ');
  });

  it('compares parts as freely', () => {
    expect(bareTitle(' “Wench,  bring... some!” ')).toBe('wench, bring some');
    expect(isPartOf('IGNORE', 'Ignore a Drink')).toBe(true);
    expect(isPartOf('!', 'Ignore a Drink')).toBe(false);
  });
});
