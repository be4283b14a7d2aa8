import { describe, expect, it } from 'vitest';
import { reportJson, reportText, runScenarioText } from '../src/index.ts';
import { smallInn } from './small-inn.ts';

const run = (text: string) => runScenarioText(text, { file: 'a.yaml', inn: smallInn });
const reason = (text: string): string => run(text)[0].reason ?? 'ok';

const TABLE = 'table: { players: [Jett, Dale, Ygella] }';

/** At the house's own tables, not at one with invented cards. */
const atHome = (text: string): string => runScenarioText(text, { file: 'a.yaml' })[0].reason ?? 'ok';

describe('a file of scenarios', () => {
  it('holds several documents, each with its name, line and cites', () => {
    const results = run(
      `---\nname: one\ncites: [core.a, core.b]\n${TABLE}\n---\n\nname: two\n${TABLE}\nwhen: []\nthen:\n---\n`,
    );
    expect(results).toEqual([
      { file: 'a.yaml', name: 'one', ok: true, cites: ['core.a', 'core.b'], line: 2 },
      { file: 'a.yaml', name: 'two', ok: true, cites: [], line: 7 },
    ]);
  });

  it('runs the others where one is broken', () => {
    const results = run(`name: bad\n${TABLE}\nwhem: []\n---\nname: good\n${TABLE}`);
    expect(results.map(({ name, ok }) => [name, ok])).toEqual([
      ['bad', false],
      ['good', true],
    ]);
  });

  it('numbers scenarios without a name', () => {
    expect(run(`${TABLE}\n---\n${TABLE}`).map(({ name }) => name)).toEqual(['scenario 1', 'scenario 2']);
  });

  it('complains of an empty file', () => {
    expect(run('')[0]).toMatchObject({ ok: false, reason: 'there is no scenario in this file' });
    expect(run('# nothing\n---\n')[0].ok).toBe(false);
  });

  it.each([
    ['broken YAML', `name: x\ntable: { players: [Jett`, /^line \d/],
    ['the same key twice', `name: x\nname: y\n${TABLE}`, /line 2: .*unique/i],
    ['a scenario that is a list', '- one\n- two', /line 1: a scenario must be a map/],
    ['no table', 'name: x', /line 1: a scenario needs a `table`/],
    ['an unknown key', `name: x\n${TABLE}\nwhem: []`, /line 3: a scenario has no key "whem"/],
    ['cites that are no list', `cites: core.x\n${TABLE}`, /line 1: cites must be a list/],
    ['an unknown key of the table', 'table: { players: [Jett, Dale], sed: 1 }', /no key "sed"/],
    ['no players', 'table: { seed: 1 }', /needs a list of `players`/],
    ['one player', 'table: { players: [Jett] }', /at least two players/],
    ['an unknown character', 'table: { players: [Jett, Bob] }', /line 1: no character is called "Bob"/],
    ['a player twice', 'table: { players: [Jett, jett] }', /Jett sits at the table twice/],
    ['a bad seed', 'table: { players: [Jett, Dale], seed: x }', /seed must be a whole number/],
    [
      'an unknown variant',
      'table: { players: [Jett, Dale], variants: { x: 1 } }',
      /`variants` has no key "x"/,
    ],
    [
      'an unknown book of drinks',
      'table: { players: [Jett, Dale], variants: { drinks: rdi1 } }',
      /no book is called/,
    ],
    ['steps that are no list', `${TABLE}\nwhen: Jett passes`, /line 2: when must be a list/],
    [
      'an unknown fact',
      `${TABLE}\nthen: { potty: 1 }`,
      /line 2: `then` knows neither a player nor a key "potty"/,
    ],
    [
      'an unknown fact of a player',
      `${TABLE}\nthen: { Jett: { mood: 1 } }`,
      /line 2: a player has no key "mood"/,
    ],
    [
      'a player who is not there',
      `${TABLE}\nthen: { The Wench: { gold: 1 } }`,
      /line 2: nobody called "The Wench"/,
    ],
  ])('refuses %s', (_, text, message) => {
    expect(reason(text)).toMatch(message);
  });

  it('sets out on a Pub Crawl only where there are taverns', () => {
    const variants = (on: string): string =>
      `name: A\ntable: { players: [Jett, Dale, Ygella], variants: { pubCrawl: ${on} } }\nthen: { drinkDeck: 27 }`;
    expect(reason(variants('true'))).toMatch(/line 2: The house has no deck of tavern Events/);
    expect(reason(variants('false'))).toBe('ok');
    expect(reason(variants('maybe'))).toMatch(/line 2: .*pubCrawl/);
  });

  it.each([
    ['a hero as the Boss', '{ mode: boss-battle, boss: Jett }', /Jett is no villain/],
    ['a Boss who is not here', '{ boss: Petra }', /nobody called "Petra" sits at this table/],
    ['three in pairs', '{ mode: two-headed-dragon }', /teams of two/],
    ['somebody on two teams', '{ teams: [[Jett, Dale], [Dale, Ygella]] }', /Dale is on two teams/],
    ['somebody on no team', '{ teams: [[Jett], [Dale]] }', /Ygella is on no team/],
    ['a mode that nobody knows', '{ mode: tea-party }', /no mode is called "tea-party"/],
  ])('refuses %s', (_, variants, message) => {
    expect(reason(`table: { players: [Jett, Dale, Ygella], variants: ${variants} }`)).toMatch(message);
  });

  it('wants the members of a team to agree about what is theirs together', () => {
    const table = 'table: { players: [Jett, Dale, Petra, Terci], variants: { mode: two-headed-dragon } }';
    const given = (dale: number): string => `${table}\ngiven: { Jett: { gold: 3 }, Dale: { gold: ${dale} } }`;
    expect(atHome(given(3))).toBe('ok');
    expect(atHome(given(4))).toMatch(
      /line 2: gold belongs to the team: it cannot be 3 for Jett and 4 for Dale/,
    );
  });

  it('takes one member for a whole team that won, and a pass after the last one', () => {
    const table =
      'table: { players: [Petra, Dale, Jett], variants: { mode: boss-battle, boss: Petra } }\n' +
      'given: { turn: Jett, phase: action, Petra: { gold: 1, potions: 0 }, Jett: { hand: [Tip the Barkeep] } }\n' +
      'when: ["Jett plays \'Tip the Barkeep\' on Petra", Petra passes]\n';
    expect(atHome(`${table}then: { winner: Dale }`)).toBe('ok');
    expect(atHome(`${table}then: { winner: [Dale, Jett] }`)).toBe('ok');
    expect(atHome(`${table}then: { winner: Petra }`)).toMatch(/winner: expected Petra/);
  });

  it('moves teammates together where a mode wants them side by side', () => {
    const table = 'table: { players: [Jett, Petra, Dale, Terci], variants: ';
    const teams = 'teams: [[Jett, Dale], [Petra, Terci]]';
    expect(atHome(`${table}{ mode: two-headed-dragon, ${teams} } }\nthen: { turn: Dale }`)).toBe('ok');
    expect(atHome(`${table}{ ${teams} } }\nthen: { turn: Dale }`)).toBe('ok');
  });

  it('takes the variants that it can play, and those that are switched off', () => {
    const variants =
      '{ barDeck: false, hands: 5, drinks: rdi9, prizes: [], dungeonEvents: false, pubCrawl: false }';
    expect(reason(`table: { players: [Jett, Dale], variants: ${variants}, seed: 7 }`)).toBe('ok');
    expect(reason('table: { players: [Jett, Dale], variants: { mode: solo } }')).toMatch(
      /no mode is called "solo"/,
    );
  });

  it('tells all mistakes at once, each with its line', () => {
    const text = `${TABLE}\ngiven:\n  Jett: { hand: [Nonsense], mood: 3 }\n  inn: -1\nwhen:\n  - Jett dances\nthen: { x: 1 }`;
    const lines = reason(text).split('\n');
    expect(lines.map((line) => /^line (\d+):/.exec(line)?.[1])).toEqual(['3', '3', '4', '6', '7']);
  });
});

describe('gambling games and scores', () => {
  const parlour = (more: string, table = ''): string =>
    reason(`table: { parlour: rogues-and-warriors, players: [Ann, Ben]${table} }\n${more}`);

  it('plays them, and scores them', () => {
    expect(
      parlour('given: { pot: 15, Ann: { chips: 30 } }\nwhen: [Ann bets 10, Ben folds]\nthen: { pot: 0 }'),
    ).toBe('ok');
    expect(reason('score: { game: den-of-thieves, hand: [Lady/Wolf] }\nthen: { score: 1 }')).toBe('ok');
  });

  it.each([
    [
      'an unknown game',
      reason('table: { parlour: poker, players: [Ann, Ben] }'),
      /no gambling game is called "poker"/,
    ],
    ['an unknown key', parlour('', ', sed: 1'), /has no key "sed"/],
    ['an unknown mode', parlour('', ', mode: strip'), /no mode is called "strip"/],
    ['a stranger', parlour('when: [Cy folds]'), /line 2: "Cy folds": "Cy" is nobody at this table/],
    ['an odd step', parlour('when: [Ann sings]'), /line 2: "Ann sings": this is no step/],
    ['one player', reason('table: { parlour: threes, players: [Ann] }'), /at least two/],
    ['a score without a game', reason('score: { hand: [] }'), /needs a `game`/],
    ['a score with an unknown key', reason('score: { game: delve, hnd: [] }'), /no key "hnd"/],
    ['an unknown fact of a score', reason('score: { game: delve }\nthen: { gold: 1 }'), /no key "gold"/],
    ['a tie of three', reason('score: { game: delve, tie: [1, 2, 3] }'), /compares two/],
  ])('refuses %s', (_, actual, message) => {
    expect(actual).toMatch(message);
  });
});

describe('the report', () => {
  const results = run(`name: good\ncites: [core.x]\n${TABLE}\n---\nname: bad\n${TABLE}\nwhen: [Jett dances]`);

  it('says ok or FAIL for each, with the reason, and counts', () => {
    const lines = reportText(results).split('\n');
    expect(lines[0]).toBe('ok good');
    expect(lines[1]).toBe('FAIL bad');
    expect(lines[2]).toMatch(/^ {2}a\.yaml: line 7: "Jett dances": this is no step/);
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
  });

  it('is plain data for machines', () => {
    const json = JSON.parse(reportJson(results)) as unknown[];
    expect(json[0]).toEqual({ file: 'a.yaml', name: 'good', ok: true, cites: ['core.x'] });
    expect(json[1]).toMatchObject({ name: 'bad', ok: false, cites: [] });
  });
});
