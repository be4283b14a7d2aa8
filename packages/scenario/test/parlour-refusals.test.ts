/** What a scenario of a gambling game cannot mean is said with its line, never passed over. */
import { describe, expect, it } from 'vitest';
import { runScenarioText } from '@taproom/scenario';

/** Why the scenario fails, or `ok`. */
function told(...lines: readonly string[]): string {
  const [result] = runScenarioText(lines.join('\n'), { file: 'test.yaml' });
  return result.ok ? 'ok' : (result.reason ?? '');
}

const scored = (score: string, then: string): string => told(`score: { ${score} }`, `then: { ${then} }`);

describe('a score', () => {
  it.each([
    ['game: kings-council, hand: [Bard/Hare]', /line 1: .*without: king/],
    ['game: three-kingdoms, hand: [Bard/Hare]', /line 1: .*without: war/],
    ['game: dragon-hunt, hand: [Bard/Hare]', /line 1: .*without: dragon/],
    ['game: the-wheel, hand: [Bard/Hare]', /line 1: .*without: leader/],
    ['game: den-of-thieves', /line 1: .*without: hand/],
    ['game: threes', /line 1: .*without: dice/],
    ['game: city-square', /line 1: .*without: city/],
    ['game: streets-of-greyport', /line 1: .*without: shipments/],
  ])('needs all that the game scores: { %s }', (score, words) => {
    expect(scored(score, 'score: 0')).toMatch(words);
  });

  it.each([
    ['game: doublerogue, hand: [Bard/Wolf]', /line 1: nothing is scored in doublerogue/],
    ['game: dragon-hunt, dragon: Bard/Wolf, hand: [Bard/Hare]', /line 1: Bard\/Wolf is no Dragon/],
    ['game: kings-council, king: Dragon/Red, hand: [Bard/Wolf]', /line 1: a Dragon is never the King/],
    ['game: threes, dice: [1, 1, 1, 1, 1, 1]', /line 1: `dice` holds at most 5/],
    [
      'game: threes, variants: [hidden-fate], dice: [1, 1, 1, 1, 1], hand: [Bard/Wolf]',
      /line 1: .*five dice/,
    ],
    ['game: jack-of-all-trades, dice: [1], hand: [Bard/Wolf]', /line 1: the workers are dice/],
    ['game: jack-of-all-trades, variants: [hidden-fate], dice: [1]', /line 1: the workers are cards/],
    ['game: delve, hand: [Bard/Wolf], dice: [1, 2, 3]', /line 1: `dice` holds at most 2/],
  ])('is only of what can be: { %s }', (score, words) => {
    expect(scored(score, 'score: 0')).toMatch(words);
  });

  it('tells what is given twice, and the overkill only of Delve', () => {
    const twice = 'game: den-of-thieves, hand: [Warrior/Wolf], tie: [[Warrior/Wolf], [Warrior/Hawk]]';
    expect(scored(twice, 'winner: [1, 2]')).toMatch(/line 1: `hand` is given twice/);
    const den = 'game: den-of-thieves, hand: [Warrior/Wolf]';
    expect(scored(den, 'overkill: 0')).toMatch(/line 2: only Delve/);
    const pair = 'game: rogues-and-warriors, tie: [[Bard/Hare], [Bard/Hare, Lady/Wolf]]';
    expect(scored(pair, 'winner: 2')).toMatch(/line 1: .*two cards/);
  });

  it('has no steps', () => {
    const den = 'score: { game: den-of-thieves, hand: [Warrior/Wolf] }';
    expect(told(den, 'when: []', 'then: { score: 3 }')).toBe('ok');
    expect(told(den, 'when:', '  - Ann folds', 'then: { score: 3 }')).toMatch(/line 3: .*nothing is played/);
  });
});

describe('a table', () => {
  const given = (game: string, what: string): string =>
    told(`table: { parlour: ${game}, players: [Ann, Ben] }`, `given: { ${what} }`, 'then: {}');

  it.each([
    [
      'rogues-and-warriors',
      'Ann: { hand: [Warrior/Wolf, Bard/Wolf, Bard/Wolf] }',
      /line 2: `hand` holds at most 2/,
    ],
    ['threes', 'Ann: { dice: [1, 2, 3, 4, 5, 6] }', /line 2: a player has 5 dice/],
    ['threes', 'Ann: { keep: [1, 1, 1], dice: [1, 2, 3] }', /line 2: a player has 5 dice/],
    ['delve', 'common: [1, 2, 3, 4, 5, 6]', /line 2: `common` holds at most 5/],
    ['delve', 'Ann: { dice: [1, 2, 3] }', /line 2: `dice` holds at most 2/],
    ['kings-council', 'king: [Bard/Wolf, Bard/Hawk]', /line 2: `king` holds at most 1/],
    [
      'the-wheel',
      'clock: [Rogue/Wolf, Rogue/Wolf, Rogue/Wolf, Rogue/Wolf]',
      /line 2: `clock` holds at most 3/,
    ],
    ['dragon-hunt', 'dragon: Bard/Wolf', /line 2: Bard\/Wolf is no Dragon/],
  ])('has no more than the game hands out: %s, { %s }', (game, what, words) => {
    expect(given(game, what)).toMatch(words);
  });

  it('pays a bounty only where one was agreed on', () => {
    const table = (more: string): string =>
      told(`table: { parlour: doublerogue, players: [Ann, Ben], ${more} }`, 'then: {}');
    expect(table('bounty: 7')).toMatch(/line 1: .*rogues-bounty/);
    expect(table('variants: [rogues-bounty], bounty: 7')).toBe('ok');
  });

  it('does not roll again what was given and kept', () => {
    const text = told(
      'table: { parlour: threes, players: [Ann, Ben], mode: shares }',
      'given: { Ann: { dice: [3, 3, 3, 3, 3] }, Ben: { dice: [1, 1, 1, 1, 2] } }',
      'when:',
      '  - Ben keeps 1',
      '  - Ann rolls 1',
      'then: {}',
    );
    expect(text).toMatch(/line 5: "Ann rolls 1"/);
  });
});
