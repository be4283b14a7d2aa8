import { afterAll, describe, expect, test } from 'vitest';
import { readFileSync, writeFileSync } from 'node:fs';
import { files, removeFiles, taproom } from './command.ts';

afterAll(removeFiles);

const ENTERS = '\n'.repeat(500);

describe('taproom parlour', () => {
  test('lists the games with players, modes and variants', async () => {
    const { code, out } = await taproom(['parlour']);
    expect(code).toBe(0);
    expect(out).toMatch(/^game +complexity +players +modes +variants$/m);
    expect(out).toMatch(
      /^rogues-and-warriors +simple +2 to 10 +betting, shares +dragons, exchange,\s+rank-and-class$/m,
    );
    expect(out).toMatch(/^heroes-plunder +complex +2 to 5 +shares /m);
    expect(out).toMatch(/^doublerogue +simple +2 to 8 +its own /m);
  });

  test.each(['rogues-and-warriors', 'threes', 'city-square', 'dragon-hordes', 'streets-of-greyport'])(
    'plays %s to the end with nothing but Enter',
    async (game) => {
      const { code, out, err } = await taproom(
        ['parlour', game, '--players', '3', '--seed', '4', '--fast'],
        ENTERS,
      );
      expect(err).toBe('');
      expect(code).toBe(0);
      expect(out).toMatch(/you are Ann\. With you sit Ben and Cy\./);
      expect(out).toMatch(/You took \d+ coins? out of the pot/);
      expect(out).not.toContain('\u001B');
    },
  );

  test('lets a person leave Dragon Hordes, on others’ turns too', async () => {
    const played = async (...lines: readonly string[]): Promise<string> =>
      (await taproom(['parlour', 'dragon-hordes', '--seed', '1', '--fast'], `${lines.join('\n')}\n`)).out;
    expect(await played('leave')).toMatch(/Ann leaves the game\.\s+Ben rolls/);
    // Double at once: the others play on while it is typed.
    expect(await played('1', 'leave')).toMatch(/Ann wins 4 coins\.\s+Ann leaves the game\.\s+Ben rolls/);
  });

  test('takes bets of any size, refuses others with the rule, and helps', async () => {
    const lines = ['to 1000', '9', '?', 'table', 'log', 'to 7'];
    const { code, out } = await taproom(
      ['parlour', 'rogues-and-warriors', '--me', 'Zed', '--players', '2', '--seed', '1'],
      `${lines.join('\n')}\n`,
    );
    expect(code).toBe(0);
    expect(out).toMatch(/Zed antes 1 coin/);
    expect(out).toMatch(/Name +Chips/);
    expect(out).toMatch(/Your hand:\n/);
    expect(out).toMatch(/more than the 99 you have\. \(gii\.app-c\.table-stakes\)/);
    expect(out).toMatch(/none of the numbers/);
    expect(out).toMatch(/to N +bet, or raise/);
    expect(out).toMatch(/Zed bets 7 coins/);
  });

  test('plays an evening of Adventurer’s Choice, writes its log, and plays that back', async () => {
    const { evening: file } = files({ evening: '' });
    const played = await taproom(
      [
        'parlour',
        'adventurers-choice',
        '--rounds',
        '2',
        '--players',
        '3',
        '--seed',
        '4',
        '--fast',
        '--log',
        file,
      ],
      ENTERS,
    );
    expect(played.err).toBe('');
    expect(played.code).toBe(0);
    expect(played.out).toMatch(/Game 1: \w+ is the Starting Player\./);
    expect(played.out).toMatch(/Game 2 of 2\./);
    expect(played.out).toMatch(/wins the evening\./);
    const back = await taproom(['replay', file]);
    expect(back.code).toBe(0);
    const ends = /\w+ ends the evening with -?\d+/g;
    expect(back.out.match(ends)).toEqual(played.out.match(ends));
    expect(back.out).toMatch(/After (\d+) of \1 answers: /);
  });

  test('writes the log of a game, which plays back to the same game; a broken one is refused', async () => {
    const { game: file, broken } = files({ game: '', broken: '' });
    const played = await taproom(
      ['parlour', 'kings-council', '--players', '3', '--seed', '9', '--fast', '--log', file],
      ENTERS,
    );
    expect(played.code).toBe(0);
    const back = await taproom(['replay', file, '--seat', 'Ann']);
    const told = /^ {2}((Ann|Ben|Cy) (antes|checks|calls|folds|scores|wins)[^\n]*)$/gm;
    const sentences = [...played.out.matchAll(told)].map(([, sentence]) => sentence);
    expect(sentences.length).toBeGreaterThan(5);
    let at = 0;
    for (const sentence of sentences) {
      at = back.out.indexOf(sentence, at);
      expect(at, sentence).toBeGreaterThanOrEqual(0);
    }
    expect((await taproom(['replay', file, '--to', '3', '--quiet'])).out).toMatch(
      /After 3 of \d+ answers: The game is not over\./,
    );
    const saved = JSON.parse(readFileSync(file, 'utf8')) as { log: unknown[] };
    writeFileSync(broken, JSON.stringify({ ...saved, log: [saved.log[0], { seat: 0, do: 'call' }] }));
    const refused = await taproom(['replay', broken]);
    expect(refused.code).not.toBe(0);
    expect(refused.err).toMatch(/answer 2 is not legal at its place.*nothing to call.*gii\.app-c\.call/);
  });

  test('takes words for what they say', async () => {
    const args = ['parlour', 'rogues-and-warriors', '--seed', '1', '--players', '2'];
    const { out } = await taproom(args, 'leave\nFOLD\n');
    expect(out).toMatch(/“leave” is none of the numbers from 1 to 4[^]*Ann folds\./);
  });

  test('says why not', async () => {
    const { out } = await taproom(
      ['parlour', 'rogues-and-warriors', '--seed', '1', '--players', '2'],
      'why\nquit\n',
    );
    expect(out).toMatch(/Not now: Call\. There is nothing to call\.\n +\[gii\.app-c\.call\] To call, /);
    expect(out).toMatch(/Not now: Bet more than 99\. That is more than the 99 you have/);
  });

  test('explains the game, and tells what a hand is worth', async () => {
    const { out } = await taproom(
      ['parlour', 'threes', '--variants', 'fools-luck', '--seed', '4', '--players', '2'],
      '?\nGoal\nranks\nworth\nquit\n',
    );
    expect(out).toMatch(/Threes with Fool’s Luck\nGoal: .*\nOrder of play:\n +1\. /);
    expect(out).toMatch(/ranks +what scores how much/);
    expect(out).toMatch(/> Goal\n +Threes with Fool’s Luck\n[^]*From best to worst:\n +1\. all different/);
    expect(out).toMatch(/> ranks\n +What counts:\n/);
    expect(out).toMatch(/> worth\n +Your Keep is empty; 5 dice to go\./);
  });

  test('asks for a card first and then for its place, and there is a way back', async () => {
    const args = ['parlour', 'city-square', '--seed', '4', '--players', '2'];
    const { out } = await taproom(args, '1\n10\n2\n1\nquit\n');
    const [, card] = /^ +2\) (.*) …$/m.exec(out) ?? [];
    expect(out).toMatch(/^ +10\) Back$/m);
    expect(out).toContain(`  1) ${card} to B2  (Enter)`);
    expect(out).toMatch(/Your city: 0 points so far[^]*\| free/);
  });

  test('tells about a game before it is chosen, and what its variants change', async () => {
    const { out } = await taproom(
      ['parlour', 'adventurers-choice', '--rounds', '1', '--players', '3', '--seed', '2'],
      'worth\nrules threes\nrules poker\nDelve for Shares\nquit\n',
    );
    expect(out).toMatch(/> worth\n +No game is on the table yet\./);
    expect(out).toMatch(/> rules threes\n +Threes\n +Goal: /);
    expect(out).toMatch(/> rules poker\n +No gambling game is called "poker"\./);
    expect(out).toMatch(/\) Specialists Required: Your own two monsters are defeated only by/);
  });

  test('never shows what others hold', async () => {
    const { out } = await taproom(['parlour', 'kings-council', '--seed', '3', '--players', '2'], 'quit\n');
    expect(out).toMatch(/Ben gets 5 cards\./);
    expect(out).toMatch(/Ann gets an? [A-Z]\w+ [A-Z]\w+, /);
    expect(out).toMatch(/Ben +99 +in hand: 5 cards/);
    expect(out).toMatch(/You leave the table/);
  });

  test.each([
    [['parlour', 'poker'], /No gambling game is called "poker"/],
    [['parlour', 'threes', '--players', '11'], /Threes is for 2 to 10 players, not 11/],
    [['parlour', 'threes', '--variants', 'nonsense'], /has no variant "nonsense"/],
    [['parlour', 'doublerogue', '--mode', 'shares'], /cannot be played for Shares/],
    [['parlour', 'threes', '--mode', 'strip'], /betting or shares, not "strip"/],
    [['parlour', 'adventurers-choice', '--players', '9'], /2 to 8 players, not 9/],
    [['simulate', '--parlour', 'threes', '--characters', 'Sera'], /Gambling games have no characters/],
    [['simulate', '--parlour', 'threes', '--bots', 'genius'], /No bot is called "genius"/],
  ])('refuses %j', async (args, words) => {
    const { code, err } = await taproom(args);
    expect(err).toMatch(words);
    expect(code).toBe(2);
  });
});

describe('taproom simulate --parlour', () => {
  test('gives the same figures as for the inn, the same for the same seed', async () => {
    const args = ['simulate', '--parlour', 'doublerogue', '--games', '30', '--seed', '2', '--json'];
    const [one, again] = await Promise.all([taproom(args), taproom(args)]);
    const figures = JSON.parse(one.out) as Record<string, unknown>;
    expect(figures).toMatchObject({ games: 30, finished: 30, wins: { Ann: expect.any(Number) as number } });
    const inn = JSON.parse(
      (await taproom(['simulate', '--games', '1', '--seed', '1', '--json'])).out,
    ) as object;
    // Of Rounds, Drinking Contests and their like only the inn has any.
    expect(Object.keys(inn)).toEqual(expect.arrayContaining(Object.keys(figures)));
    expect((JSON.parse(again.out) as Record<string, unknown>).wins).toEqual(figures.wins);
  });

  test('plays evenings of Adventurer’s Choice', async () => {
    const args = ['simulate', '--parlour', 'adventurers-choice', '--games', '3', '--seed', '2', '--json'];
    const figures = JSON.parse((await taproom(args)).out) as Record<string, unknown>;
    expect(figures).toMatchObject({ games: 3, finished: 3, meanTurns: 4 });
  });

  test('plays with modes and variants', async () => {
    const { out, code } = await taproom([
      'simulate',
      '--parlour',
      'the-wheel',
      '--variants',
      'unwound-clock',
      '--games',
      '5',
      '--players',
      '2',
      '--seed',
      '2',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/5 games of regular bots \(seed 2\), 5 finished/);
    expect(out.match(/^\w+ +\d+ +[\d.]+ %$/gm)).toHaveLength(3);
  });
});

describe('taproom torture --parlour', () => {
  test('watches random gambling tables, all games and evenings among them', async () => {
    const { code, out } = await taproom(['torture', '--parlour', '--games', '30', '--threads', '1']);
    expect(out).toMatch(/30 gambling tables \(2 of them evenings/);
    expect(out).toMatch(/no coin lost; \d+ views and \d+ tellings compared/);
    expect(code).toBe(0);
  });
});
