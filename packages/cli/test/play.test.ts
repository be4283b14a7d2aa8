import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { files, removeFiles, taproom, type Ran } from './command.ts';

afterAll(removeFiles);

const ENTERS = '\n'.repeat(5000);

interface Saved {
  taproom: number;
  game: string;
  setup: { players: string[] };
  seed: number;
  log: { seat: number; do: string; card?: number }[];
}

let played: Ran;
let saved: Saved;
let logFile: string;

/** One game with every question answered by Enter; the tests look at it from several sides. */
beforeAll(async () => {
  const { folder } = files({});
  logFile = `${folder}/game.json`;
  played = await taproom(['play', '--players', '3', '--seed', '7', '--fast', '--save', logFile], ENTERS);
  saved = JSON.parse(readFileSync(logFile, 'utf8')) as Saved;
});

describe('taproom play', () => {
  test('plays to the end with nothing but Enter', () => {
    expect(played.err).toBe('');
    expect(played.code).toBe(0);
    expect(played.out).toMatch(/^Welcome to the Red Dragon Inn, Sera\./);
    expect(played.out).toMatch(/Name +Fortitude +Alcohol +Left +Gold +Hand +Drink Me!/);
    expect(played.out).toMatch(/(wins?: everybody else is out|A tie between .*)/);
    expect(played.out).toMatch(/The game took \d+ turns\./);
  });

  test('shows no colour to a pipe', () => {
    expect(played.out).not.toContain('\u001B');
  });

  test('the same seed and answers give the same game', async () => {
    const again = await taproom(['play', '--players', '3', '--seed', '7', '--fast'], ENTERS);
    expect(played.out.startsWith(again.out)).toBe(true);
  });

  test('says why a card cannot be played, what a card does, and helps', async () => {
    const lines = [
      'why',
      'why log',
      'why 1',
      'why 12',
      'rules I don’t think so',
      'worth',
      'hand',
      'mats',
      'log',
      '?',
      '77',
      'quit',
    ];
    const { code, out } = await taproom(['play', '--seed', '7', '--players', '3'], `${lines.join('\n')}\n`);
    // An Action cannot be played in Discard and Draw: the rule, by id and in words.
    expect(out).toMatch(/cannot be played now:\n +\[[a-z0-9.-]+\] \w+/);
    // So is why one is asked, and what has happened.
    expect(out).toMatch(/You are asked because of:\n +\[core\.discard-draw\.discard-any\] \w+/);
    expect(out).toMatch(/It is Sera’s turn\.\n +\[core\.turn\.four-phases\] \w+/);
    expect(out).toContain('There is no card #12 in your hand; they are 1 to 7.');
    expect(out).toMatch(/“I don't think so!” \(Sometimes; /);
    expect(out).toContain('No gambling game is being played.');
    expect(out).toContain('leave the table');
    expect(out).toMatch(/“77” is none of the numbers/);
    expect(out).toMatch(/You leave the table\. Good night!\n$/);
    expect(code).toBe(0);
  });

  test('ends politely when nobody answers any more', async () => {
    const { code, out, err } = await taproom(['play', '--seed', '7']);
    expect(out).toMatch(/Good night!\n$/);
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test('takes several numbers where several may be chosen', async () => {
    // Elsewhere the two numbers are refused, and Enter goes on.
    const { out } = await taproom(['play', '--players', '2', '--seed', '11'], `${'2 1\n\n'.repeat(8)}quit\n`);
    const asked = out.slice(0, out.indexOf('Discard and Draw: which cards'));
    const hand = asked.slice(asked.lastIndexOf('Your hand:'));
    const [one, two] = [...hand.matchAll(/^ #\d (.*?) \(/gm)].map(([, title]) => title);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(`Sera discards “${two}” and “${one}”`);
  });
});

test('takes an answer back from which nobody has learned anything, and the log forgets it', async () => {
  const { folder } = files({});
  const file = `${folder}/undone.json`;
  // Nothing to discard, no Action, no: an Action after all; and then there is nothing to take back.
  const { out } = await taproom(
    ['play', '--players', '3', '--seed', '7', '--save', file],
    '\npass\nundo\nundo\n2\nquit\n',
  );
  expect(out).toMatch(/You take that back\.[^]*Your Action Phase[^]*That cannot be taken back\./);
  const { log } = JSON.parse(readFileSync(file, 'utf8')) as Saved;
  expect(log.filter(({ seat }) => seat === 0).map((answer) => answer.do)).toEqual(['discard', 'play']);
  expect((await taproom(['replay', file])).code).toBe(0);
});

describe('taproom replay', () => {
  test('comes to the same end', async () => {
    expect(saved).toMatchObject({ taproom: 1, game: 'inn', seed: 7 });
    const { code, out } = await taproom(['replay', logFile]);
    const winner = /After (\d+) of \1 answers, in turn \d+: (.*)\.$/m.exec(out);
    expect(winner?.[1]).toBe(String(saved.log.length));
    const turns = /The game took (\d+) turns/.exec(played.out)?.[1];
    expect(out).toContain(`in turn ${turns}:`);
    const lastMats = (text: string): string[] =>
      text
        .split(/^ +Name .*$/m)
        .at(-1)!
        .match(/\d+ +\d+ +\d+ .*/g) ?? [];
    expect(lastMats(out)).toEqual(lastMats(played.out));
    expect(code).toBe(0);
  });

  test('a spectator learns no hands, and a whole one is only counted', async () => {
    const everybody = await taproom(['replay', logFile, '--to', '12']);
    expect(everybody.out).toContain('Sera draws 7 cards.');
    expect(everybody.out).not.toMatch(/Sera draws “/);
    expect(everybody.out).toMatch(/After 12 of \d+ answers, in turn \d+: The game is not over\./);
  });

  test('--quiet tells only the end', async () => {
    const { out } = await taproom(['replay', logFile, '--quiet']);
    expect(out).not.toContain('shuffles');
    expect(out).toMatch(/After \d+ of/);
  });

  test.each([
    [
      'a card nobody holds',
      (log: Saved['log'], at: number) => (log[at] = { seat: 0, do: 'play', card: 9999 }),
    ],
    ['an answer out of turn', (log: Saved['log'], at: number) => (log[at] = { seat: 2, do: 'discard' })],
    ['no answer at all', (log: Saved['log'], at: number) => (log[at] = null as never)],
    ['an answer left out', (log: Saved['log'], at: number) => log.splice(at, 1)],
  ])('names the place of %s', async (_what, spoil) => {
    const log = structuredClone(saved.log);
    // A step that nobody can skip: Sera discards nothing.
    const at = log.findIndex((answer) => answer.do === 'discard' && answer.seat === 0);
    spoil(log, at);
    const { folder } = files({});
    const file = `${folder}/spoilt.json`;
    writeFileSync(file, JSON.stringify({ ...saved, log }));
    const { code, err } = await taproom(['replay', file, '--quiet']);
    expect(err).toMatch(/spoilt\.json: answer \d+ is not legal at its place: /);
    expect(Number(/answer (\d+)/.exec(err)?.[1])).toBeGreaterThanOrEqual(at + 1);
    expect(err).not.toMatch(/^ {4}at /m);
    expect(code).toBe(1);
  });

  test.each([
    ['not json', /it is not JSON/],
    ['{"name": "package"}', /lacks `"taproom": 1`/],
    ['{"taproom": 2}', /format 2/],
    ['{"taproom": 1, "game": "chess"}', /"chess"/],
    ['{"taproom": 1, "game": "inn", "setup": {}, "log": []}', /does not list its players/],
    [
      '{"taproom": 1, "game": "inn", "setup": {"players": ["Sera", "Nobody"]}, "log": []}',
      /No character is called "Nobody"/,
    ],
    ['{"taproom": 1, "game": "inn", "setup": {"players": ["Sera"]}}', /`log` is not a list/],
  ])('refuses the foreign file %s', async (text, words) => {
    const { 'foreign.json': foreign } = files({ 'foreign.json': text });
    const { code, err } = await taproom(['replay', foreign]);
    expect(err).toMatch(/foreign\.json/);
    expect(err).toMatch(words);
    expect(code).toBe(1);
  });
});

test('plays in a team, and the team wins or loses together', async () => {
  const { code, err, out } = await taproom(
    ['play', '--teams', 'Sera+Dale,Petra+Terci', '--mode', 'two-headed-dragon', '--seed', '3', '--fast'],
    ENTERS,
  );
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toContain('Sera and Dale’s turn');
  expect(out).toContain('Dale (with you)');
  expect(out).toMatch(/Your team wins|Petra and Terci win/);
});
