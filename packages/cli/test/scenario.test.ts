import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { files, removeFiles, taproom } from './command.ts';

afterAll(removeFiles);

interface Result {
  file: string;
  name: string;
  ok: boolean;
  reason?: string;
  cites: string[];
}

let players: string;
beforeAll(async () => {
  const { out } = await taproom(['cards', '--json']);
  players = (JSON.parse(out) as { name: string }[])
    .slice(0, 2)
    .map(({ name }) => name)
    .join(', ');
});

/** The first character has 20 Fortitude at the beginning, or whatever is claimed. */
function claim(name: string, fortitude: number): string {
  const [first] = players.split(',');
  return [
    `name: ${name}`,
    'cites: [core.setup.fortitude]',
    `table: { players: [${players}] }`,
    `then: { ${first}: { fortitude: ${fortitude} } }`,
    '',
  ].join('\n');
}

describe.concurrent('taproom scenario', () => {
  test('says ok, counts, and ends with 0 when all hold', async () => {
    const { 'good.yaml': good } = files({
      'good.yaml': claim('One holds', 20) + '---\n' + claim('Two holds', 20),
    });
    const { code, out } = await taproom(['scenario', good]);
    expect(out).toBe('ok One holds\nok Two holds\n2 passed, 0 failed\n');
    expect(code).toBe(0);
  });

  test('says FAIL and why, and ends with 1 when one does not', async () => {
    const { 'bad.yaml': bad, 'good.yaml': good } = files({
      'bad.yaml': claim('It does not hold', 3),
      'good.yaml': claim('It holds', 20),
    });
    const { code, out } = await taproom(['scenario', bad, good]);
    expect(out).toMatch(/^FAIL It does not hold\n {2}.*bad\.yaml: .*fortitude/im);
    expect(out).toMatch(/^ok It holds$/m);
    expect(out).toMatch(/^1 passed, 1 failed$/m);
    expect(code).toBe(1);
  });

  test('tells everything as data', async () => {
    const { 'bad.yaml': bad, 'good.yaml': good } = files({
      'bad.yaml': claim('It does not hold', 3),
      'good.yaml': claim('It holds', 20),
    });
    const { code, out } = await taproom(['scenario', '--json', good, bad]);
    const results = JSON.parse(out) as Result[];
    expect(results).toEqual([
      { file: good, name: 'It holds', ok: true, cites: ['core.setup.fortitude'] },
      {
        file: bad,
        name: 'It does not hold',
        ok: false,
        reason: expect.stringMatching(/fortitude/i) as unknown,
        cites: ['core.setup.fortitude'],
      },
    ]);
    expect(code).toBe(1);
  });

  test.each([
    ['is not YAML', 'name: [unclosed\n'],
    ['has unknown keys', 'name: Odd\ntabel: {}\n'],
    ['is empty', ''],
  ])('fails a file that %s, with a reason and no stack trace', async (_what, text) => {
    const { 'broken.yaml': broken } = files({ 'broken.yaml': text });
    const { code, out, err } = await taproom(['scenario', broken]);
    expect(out).toMatch(/^FAIL .*\n {2}.*broken\.yaml: ./m);
    expect(out).toMatch(/^0 passed, 1 failed$/m);
    expect(err).toBe('');
    expect(code).toBe(1);
  });

  test('takes folders and patterns', async () => {
    const { folder } = files({
      'a.yaml': claim('A', 20),
      'b.yaml': claim('B', 20),
      'notes.txt': 'no scenario',
    });
    const [whole, some] = await Promise.all([
      taproom(['scenario', folder]),
      taproom(['scenario', `${folder}/a*.yaml`]),
    ]);
    expect(whole.out).toBe('ok A\nok B\n2 passed, 0 failed\n');
    expect(some.out).toBe('ok A\n1 passed, 0 failed\n');
  });

  test('a file that is not there, and no file at all, are errors', async () => {
    const [missing, none] = await Promise.all([
      taproom(['scenario', '/nowhere.yaml']),
      taproom(['scenario']),
    ]);
    expect(missing.out).toMatch(/FAIL \/nowhere\.yaml\n.*cannot be read: there is no such file/);
    expect(missing.code).toBe(1);
    expect(none.err).toMatch(/Which scenarios\?/);
    expect(none.code).toBe(1);
  });
});
