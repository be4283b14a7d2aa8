import { describe, expect, test } from 'vitest';
import { taproom } from './command.ts';

const ENTERS = '\n'.repeat(500);

describe('taproom parlour', () => {
  test('lists the games with players, modes and variants', async () => {
    const { code, out } = await taproom(['parlour']);
    expect(code).toBe(0);
    expect(out).toMatch(/^game +players +modes +variants$/m);
    expect(out).toMatch(
      /^rogues-and-warriors +2 to 10 +betting, shares +dragons, exchange, rank-and-class$/m,
    );
    expect(out).toMatch(/^heroes-plunder +2 to 5 +shares /m);
    expect(out).toMatch(/^doublerogue +2 to 8 +its own /m);
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

  test('takes bets of any size, refuses others with the rule, and helps', async () => {
    const lines = ['to 1000', '9', '?', 'table', 'log', 'to 7'];
    const { code, out } = await taproom(
      ['parlour', 'rogues-and-warriors', '--me', 'Zed', '--players', '2', '--seed', '1'],
      `${lines.join('\n')}\n`,
    );
    expect(code).toBe(0);
    expect(out).toMatch(/Zed antes 1 coin/);
    expect(out).toMatch(/Name +Chips +Bet/);
    expect(out).toMatch(/Your hand: /);
    expect(out).toMatch(/more than the 99 you have\. \(gii\.app-c\.table-stakes\)/);
    expect(out).toMatch(/none of the numbers/);
    expect(out).toMatch(/to N +bet, or raise/);
    expect(out).toMatch(/Zed bets 7 coins/);
  });

  test('never shows what others hold', async () => {
    const { out } = await taproom(['parlour', 'kings-council', '--seed', '3', '--players', '2'], 'quit\n');
    expect(out).toMatch(/Ben gets 5 cards\./);
    expect(out).toMatch(/Ann gets [A-Z]\w+\/[A-Z]\w+, /);
    expect(out).toMatch(/Ben +99 +hand: 5 cards/);
    expect(out).toMatch(/You leave the table/);
  });

  test.each([
    [['parlour', 'poker'], /No gambling game is called "poker"/],
    [['parlour', 'threes', '--players', '11'], /Threes is for 2 to 10 players, not 11/],
    [['parlour', 'threes', '--variants', 'nonsense'], /has no variant "nonsense"/],
    [['parlour', 'doublerogue', '--mode', 'shares'], /cannot be played for Shares/],
    [['parlour', 'threes', '--mode', 'strip'], /betting or shares, not "strip"/],
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
    expect(Object.keys(figures)).toEqual(
      Object.keys(
        JSON.parse((await taproom(['simulate', '--games', '1', '--seed', '1', '--json'])).out) as object,
      ),
    );
    expect((JSON.parse(again.out) as Record<string, unknown>).wins).toEqual(figures.wins);
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
      'Zed,Kim',
      '--seed',
      '2',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/5 games of sensible bots \(seed 2\), 5 finished/);
    expect(out).toMatch(/^Zed +\d/m);
  });
});
