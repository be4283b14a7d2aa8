import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runScenarioText } from '@taproom/scenario';

/** Why the scenario fails, or `ok`. */
function told(text: string): string {
  const [result] = runScenarioText(text, { file: 'test.yaml' });
  return result.ok ? 'ok' : (result.reason ?? '');
}

const TABLE = 'table: { parlour: rogues-and-warriors, players: [Ann, Ben], mode: betting }';
const HANDS = 'given: { Ann: { hand: [Lady/Wolf, Bard/Wolf] }, Ben: { hand: [Rogue/Hare, Rogue/Owl] } }';

const playing = (steps: readonly string[], then = '{}', given = HANDS): string =>
  told([TABLE, given, 'when:', ...steps.map((step) => `  - ${step}`), `then: ${then}`].join('\n'));

describe('scenarios of gambling games', () => {
  const folder = fileURLToPath(new URL('../../../rulebook/scenarios/gii/', import.meta.url));
  it.each(readdirSync(folder))('hold in %s', (file) => {
    const results = runScenarioText(readFileSync(`${folder}${file}`, 'utf8'), { file });
    expect(results.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('play by the seed where nothing is given', () => {
    const one = told(`${TABLE}\nwhen: [until the game ends]\nthen: { winner: Ann, Ann: { score: 99 } }`);
    const again = told(`${TABLE}\nwhen: [until the game ends]\nthen: { winner: Ann, Ann: { score: 99 } }`);
    expect(one).toBe(again);
    expect(one).toMatch(/score: expected 99/);
  });

  it('lay the table as given, money and cards', () => {
    const given =
      'given: { pot: 1, deck: [Warrior/Wolf, Lady/Hare], Ben: { chips: 0, hand: [Rogue/Owl, Rogue/Owl] } }';
    expect(
      playing(
        ['Ann is asked'],
        '{ pot: 1, deck: [Warrior/Wolf, Lady/Hare], Ben: { chips: 0, hand: [Rogue/Owl, Rogue/Owl] }, Ann: { hand: 2 } }',
        given,
      ),
    ).toBe('ok');
  });

  it('deal from a deck that is long enough for everybody, in turn order', () => {
    const given = 'given: { deck: [Lady/Wolf, Bard/Wolf, Rogue/Hare, Rogue/Owl, Warrior/Owl] }';
    const then =
      '{ deck: [Warrior/Owl], Ann: { hand: [Lady/Wolf, Bard/Wolf] }, Ben: { hand: [Rogue/Hare, Rogue/Owl] } }';
    expect(playing(['Ann is asked'], then, given)).toBe('ok');
  });

  it('may begin with an empty deck: the discards are shuffled', () => {
    expect(
      told(
        'table: { parlour: kings-council, players: [Ann, Ben] }\n' +
          'given: { deck: [Rogue/Wolf, end] }\n' +
          'when: [Ann checks, Ben checks]\n' +
          'then: { deck: [Rogue/Wolf] }',
      ),
    ).toBe('ok');
  });

  it.each([
    [
      ['Ann bets 3', 'Ann bets 4'],
      /line 5: "Ann bets 4": it does not fit: Ben is asked to bet \(any total from 6 to 99\).*\n {2}- Call 3\n {2}- Fold/,
    ],
    [['Ann bets 3', 'Ben bets 6'], /There is a bet of 3 already/],
    [['Ann bets 300'], /That is more than the 99 you have/],
    [['Ann calls'], /There is nothing to call/],
    [['Ann keeps 3'], /"Ann keeps 3": it does not fit: Ann is asked to bet/],
    [
      ['Ann checks', 'Ben checks', 'Ann picks Rogue/Wolf'],
      /it does not fit: Ann is asked for "show"; legal answers:\n {2}- Lady\/Wolf\n {2}- Bard\/Wolf/,
    ],
    [['Ann cannot bet 5'], /it can be done/],
    [['Ann can call'], /it cannot be done/],
    [['Ann cannot call because gii.app-c.raise'], /the reason is not gii.app-c.raise, but gii.app-c.call/],
    [['Ben is asked'], /Ann is asked to bet/],
    [['Ann wins'], /the game is not over/],
    [['check: { pot: 3 }'], /line 4: pot: expected 3, but it is 2/],
    [['Ann rolls 3, 4'], /it does not fit/],
  ])('say what does not hold: %j', (steps, words) => {
    expect(playing(steps)).toMatch(words);
  });

  it.each([
    [['Ann juggles'], /"Ann juggles": this is no step; after a player comes one of: bets, raises to/],
    [['Dot checks'], /"Dot" is nobody at this table \(players: Ann, Ben\)/],
    [['Ann bets many'], /needs a whole number of coins/],
    [['Ann picks King/Wolf'], /there is no card "King\/Wolf"/],
    [['Ann rolls 7'], /dice show 1 to 6/],
    [['Ann places Lady/Wolf'], /row,column/],
    [['Ann checks twice'], /"twice" is not understood/],
  ])('name the line of a step that cannot be read: %j', (steps, words) => {
    expect(playing(steps)).toMatch(words);
    expect(playing(steps)).toMatch(/^line 4: /);
  });

  it.each([
    ['given: { pots: [1] }', /has no part "pots"/],
    ['given: { Ann: { hand: [Lady/Bear] } }', /there is no card "Lady\/Bear"/],
    ['given: { Ann: { hand: [Warrior/Wolf, Warrior/Wolf] } }', /more often than the deck has it \(1 times\)/],
    ['given: { Ann: { hand: [Dragon/Red, Lady/Wolf] } }', /not in this game's deck/],
    ['given: { Ann: { hat: [Lady/Wolf] } }', /has no part "hat" in front of a player/],
  ])('refuse %s', (given, words) => {
    expect(told(`${TABLE}\n${given}`)).toMatch(words);
  });

  it.each([
    [
      '{ parlour: rogues-and-warriors, players: [Ann, Ben], rounds: 2 }',
      /`rounds` belong to `mode: adventurers-choice`/,
    ],
    ['{ parlour: adventurers-choice, players: [Ann, Ben], mode: shares }', /has no other mode/],
    [
      '{ mode: adventurers-choice, players: [Ann, Ben], variants: [dragons] }',
      /variants are chosen with a game/,
    ],
    ['{ mode: adventurers-choice, players: [Ann] }', /at least two `players`/],
    [
      '{ parlour: rogues-and-warriors, players: [Ann, Ben], variants: [hidden-fate] }',
      /has no variant "hidden-fate"; it has: dragons, exchange/,
    ],
    ['{ parlour: rogues-and-warriors, players: [Ann, Ben], split: half }', /no Split Rule is called "half"/],
    [
      '{ parlour: rogues-and-warriors, players: [Ann, Ben], mode: betting, share: 3 }',
      /belongs to `mode: shares`/,
    ],
    ['{ parlour: doublerogue, players: [Ann, Ben], mode: shares }', /cannot be played for Shares/],
    [
      '{ parlour: heroes-plunder, players: [Ann, Ben, Cy, Dot, Eve, Finn, Gwen, Hal, Ivy, Jo, Kim], mode: shares }',
      /players/,
    ],
    ['{ parlour: poker, players: [Ann, Ben] }', /no gambling game is called "poker"/],
  ])('refuse the table %s', (table, words) => {
    expect(told(`table: ${table}`)).toMatch(words);
  });

  it('report everything that is wrong at the end', () => {
    const reason = playing(['Ann checks'], '{ pot: 7, winner: Ann, Ben: { chips: 3, place: 1 } }');
    expect(reason).toMatch(/pot: expected 7, but it is 2/);
    expect(reason).toMatch(/winner: the game is not over/);
    expect(reason).toMatch(/Ben: chips: expected 3, but it is 99/);
  });

  it('know the pots of a game that has ended', () => {
    const given =
      'given: { Ann: { chips: 5, hand: [Lady/Wolf, Lady/Wolf] }, Ben: { chips: 9, hand: [Rogue/Hare, Rogue/Hare] } }';
    expect(
      playing(
        ['Ann goes all in', 'Ben calls'],
        '{ pots: [12], pot: 0, winner: Ann, Ann: { chips: 12 } }',
        given,
      ),
    ).toBe('ok');
  });
});

describe('scoring alone', () => {
  it.each([
    ['{ game: kings-council, hand: [Lady/Wolf] }', '{ score: 1 }', /cannot be scored without: king/],
    [
      '{ game: kings-council, king: Bard/Hare, dice: [1] }',
      '{ score: 1 }',
      /kings-council scores no `dice`; it scores: hand, king/,
    ],
    ['{ game: doublerogue, hand: [Lady/Wolf] }', '{ score: 1 }', /nothing is scored in doublerogue/],
    ['{ game: the-wheel, leader: King, hand: [Lady/Wolf] }', '{ score: 1 }', /no Leader is called "King"/],
    ['{ game: the-wheel, leader: { Lady: 3 }, hand: [Lady/Wolf] }', '{ score: 1 }', /strengths of all five/],
    [
      '{ game: city-square, city: [[Lady/Wolf], [], []] }',
      '{ score: 1 }',
      /a row of the city has 3 districts/,
    ],
    ['{ game: threes, dice: [1, 2, 3, 4, 7] }', '{ score: 1 }', /must be 1 to 6/],
    ['{ game: threes, dice: [1, 2, 3, 4, 5] }', '{ winner: 1 }', /needs a `tie`/],
    ['{ game: threes, dice: [1, 2, 3, 4, 5] }', '{ score: 11 }', /score: expected 11, but it is 12/],
    ['{ game: threes, variants: [nonsense], dice: [1] }', '{ score: 1 }', /Threes has no variant "nonsense"/],
  ])('refuses %s → %s', (score, then, words) => {
    expect(told(`score: ${score}\nthen: ${then}`)).toMatch(words);
  });

  it('takes an empty list, negative scores and several ways to write a tie', () => {
    expect(told('score: { game: jack-of-all-trades, dice: [] }\nthen: { score: 0 }')).toBe('ok');
    expect(told('score: { game: heroes-plunder, hand: [Bard/Wolf] }\nthen: { score: -1 }')).toBe('ok');
    expect(
      told(
        'score: { game: delve, common: [5], tie: [{ hand: [Rogue/Owl], dice: [5] }, { hand: [Rogue/Owl], dice: [1] }] }\nthen: { winner: [1, 2] }',
      ),
    ).toBe('ok');
  });
});
