/** A table of `given` that is no moment of its game is refused, with its line and what is wrong. */
import { describe, expect, it } from 'vitest';
import { runScenarioText } from '@taproom/scenario';

/** Why the scenario fails, or `ok`. */
function told(table: string, given: string, ...steps: readonly string[]): string {
  const when = steps.map((step) => `\n  - ${step}`).join('');
  const text = `table: { parlour: ${table}, players: [Ann, Ben] }\ngiven: { ${given} }\nwhen:${when || ' []'}\nthen: {}`;
  const [result] = runScenarioText(text, { file: 'test.yaml' });
  return result.ok ? 'ok' : (result.reason ?? '');
}

const ROW = '["-", "-", "-"]';
const city = (cards: string): string => `city: [[${cards}], ${ROW}, ${ROW}]`;

describe('a table in the middle of a game', () => {
  it.each([
    ['threes', 'Ann: { dice: [1, 2, 3] }', /line 2: a player has 5 dice in this game, not 3$/],
    [
      'threes',
      'Ann: { keep: [1, 1], dice: [1, 2] }',
      /line 2: a player has 5 dice in this game, not 4 \(2 in the Keep and 2 beside it\)/,
    ],
    ['threes', 'Ann: { keep: [1, 1, 1, 1, 1, 1] }', /line 2: a player has 5 dice in this game, not 6/],
    ['threes, variants: [hidden-fate]', 'Ann: { keep: [1, 1, 1, 1, 1] }', /line 2: a player has 4 dice/],
    [
      'threes',
      'Ann: { keep: [1, 1], dice: [] }, Ben: { keep: [1, 1, 1], dice: [2, 4] }',
      /line 2: `dice`: all roll at the same time/,
    ],
    [
      'rogues-and-warriors',
      'Ann: { up: [Lady/Wolf] }',
      /line 2: `up`: all lay down as many cards, at the same time, and Ben has 0 there/,
    ],
    [
      'rogues-and-warriors',
      'Ann: { faceUp: [Lady/Wolf], hand: [Bard/Wolf, Bard/Owl] }, Ben: { faceUp: [Lady/Owl] }',
      /line 2: `faceUp`: with 1 card there 1 would be left in hand, and Ann has 2/,
    ],
    [
      'rogues-and-warriors',
      'Ann: { up: [Lady/Wolf, Lady/Owl] }, Ben: { up: [Lady/Hawk] }',
      /line 2: `up` holds at most 1/,
    ],
    [
      'rogues-and-warriors, variants: [rank-and-class]',
      'Ann: { up: [Lady/Wolf] }, Ben: { up: [Lady/Hawk] }',
      /line 2: `up`: with Rank and Class nobody shows a card/,
    ],
    [
      'dragon-hunt',
      'Ann: { scouts: [Lady/Wolf, Bard/Wolf] }, Ben: { scouts: [Lady/Owl] }',
      /line 2: `scouts`: .* Ben has 1 there/,
    ],
    [
      'dragon-hunt',
      'Ann: { scouts: [Lady/Wolf] }, Ben: { scouts: [Lady/Owl] }',
      /line 2: `scouts`: there are 2 scouts, not 1/,
    ],
    [
      'dragon-hunt, variants: [deadly-encounter]',
      'Ann: { scouts: [Lady/Wolf] }, Ben: { scouts: [Lady/Owl] }',
      /line 2: `scouts`: there are 2 scouts, or 3 before the encounter, not 1/,
    ],
    [
      'dragon-hunt',
      'Ann: { scouts: [Lady/Wolf, Bard/Wolf], hand: [Rogue/Wolf] }, Ben: { scouts: [Lady/Owl, Bard/Owl] }',
      /line 2: `scouts`: with 2 cards there 3 would be left in hand, and Ann has 1/,
    ],
    [
      'jack-of-all-trades',
      'jobs: [], Ann: { dice: [1, 2, 3, 4] }',
      /line 2: .* one is missing, and `jobs` tells of 0/,
    ],
    [
      'jack-of-all-trades',
      'jobs: [Lady/Wolf, Bard/Wolf], Ann: { workers: [1, 2] }',
      /line 2: .* 3 are missing, and `jobs` tells of 2/,
    ],
    [
      'jack-of-all-trades, variants: [hidden-fate]',
      'jobs: [Lady/Wolf], Ann: { hand: [Bard/Wolf] }',
      /line 2: with Hidden Fate `given` stands before the first job/,
    ],
    [
      'city-square',
      `Ann: { ${city('Lady/Wolf, Lady/Hawk, "-"')}, hand: [Bard/Wolf, Bard/Hawk] }`,
      /line 2: a year brings 3 cards: with 2 of them in hand Ann has 1 in the city, or at least 4, not 2/,
    ],
    [
      'rogues-and-warriors',
      'Ann: { hand: [Bard/Wolf] }',
      /line 2: `hand`: there are 2 cards in it until everybody has one of them `up`/,
    ],
    ['kings-council', 'Ben: { hand: [] }', /line 2: `hand`: nobody's hand is ever empty in this game/],
    [
      'heroes-plunder',
      'Ann: { hand: [Lady/Wolf, Lady/Owl] }, Ben: { hand: [Bard/Wolf, Bard/Owl, Rogue/Owl] }',
      /line 2: `hand`: all have as many cards in hand; here it is 2 and 3/,
    ],
    ['heroes-plunder', 'Ann: { hand: [Lady/Wolf] }', /line 2: `hand`: of the last two cards one is taken/],
    ['heroes-plunder', 'Ann: { hand: [] }', /line 2: `hand`: .* or none and 7 in the Loot Pile/],
    [
      'threes, mode: shares, share: 3',
      'pot: 5',
      /line 2: `pot`: everybody's Share is in it, so there are at least 6 coins/,
    ],
    [
      'city-square',
      `Ann: { ${city('Lady/Wolf, "-", "-"')}, hand: [Bard/Wolf] }`,
      /line 2: .* Ann has 2 in the city, or at least 5, not 1/,
    ],
  ])('is a moment of it: %s, { %s }', (table, given, words) => {
    expect(told(table, given)).toMatch(words);
  });

  it('leaves a hand that is not told as large as it must be', () => {
    const up = 'Ann: { up: [Lady/Wolf] }, Ben: { up: [Lady/Hawk] }';
    const count = 'check: { Ann: { hand: 1 }, Ben: { hand: 1 }, deck: 86 }';
    expect(told('rogues-and-warriors', up, count)).toBe('ok');
    const scouts = 'Ann: { scouts: [Lady/Wolf, Bard/Wolf] }, Ben: { scouts: [Lady/Owl, Bard/Owl] }';
    expect(told('dragon-hunt', scouts, 'check: { Ann: { hand: 3 }, Ben: { hand: 3 }, deck: 80 }')).toBe('ok');
  });

  it('takes nothing into a deck of which all is told', () => {
    const up = 'deck: [Rogue/Owl, end], Ann: { up: [Lady/Wolf] }, Ben: { up: [Lady/Hawk] }';
    expect(
      told('rogues-and-warriors', up, 'check: { Ann: { hand: 1 }, deck: [Rogue/Owl] , discard: 85 }'),
    ).toBe('ok');
    const clock = 'deck: [Rogue/Owl, end], clock: []';
    expect(told('the-wheel', clock, 'check: { Ann: { hand: 7 }, deck: 1 }')).toBe('ok');
    expect(told('the-wheel', 'deck: [end], clock: []', 'check: { Ann: { hand: 7 }, deck: 0 }')).toBe('ok');
  });

  it('has hands of one size that go round', () => {
    const hands = 'Ann: { hand: [Lady/Wolf, Bard/Wolf] }';
    expect(told('heroes-plunder', hands, 'check: { Ben: { hand: 2 } }')).toBe('ok');
    const done =
      'Ann: { loot: [Lady/Wolf, Bard/Wolf, Bard/Hawk, Merchant/Wolf, Merchant/Owl, Rogue/Wolf, Rogue/Hawk, Lady/Owl, Bard/Owl, Bard/Hare, Merchant/Hare, Merchant/Wren, Rogue/Hare, Rogue/Owl], hand: [] }';
    expect(told('heroes-plunder', done, 'Ann wins')).toBe('ok');
  });

  it('takes jobs for done only where a worker is missing', () => {
    const bets = ['Ann checks', 'Ben checks'];
    const dice = 'Ann: { dice: [2, 4, 5, 5, 5] }, Ben: { dice: [2, 4, 4, 4, 4] }';
    const shown = [...bets, 'check: { jobs: [Lady/Wolf] }', 'Ann assigns 2'];
    expect(told('jack-of-all-trades', `jobs: [Lady/Wolf], ${dice}`, ...shown)).toBe('ok');
  });

  it('is the same table in an evening', () => {
    const up =
      'Ann: { chips: 9, up: [Lady/Wolf], hand: [Bard/Wolf] }, Ben: { chips: 9, up: [Lady/Hawk], hand: [Rogue/Owl] }';
    expect(
      told(
        'rogues-and-warriors, mode: adventurers-choice',
        `pot: 2, ${up}`,
        'Ann bets 1',
        'Ben folds',
        'check: { Ann: { chips: 11 } }',
      ),
    ).toBe('ok');
  });
});
