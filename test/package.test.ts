/** The package as somebody gets it: built, packed, installed into an empty folder without a network, and used from there. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { HouseDoor } from '@taproom/client';
import { house } from '@taproom/house/own';
import { startServer, type RunningServer } from '@taproom/server';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../scripts/chromium.mjs';
import { root } from '../scripts/setup.mjs';

const folder = mkdtempSync(join(tmpdir(), 'taproom-package-'));
const installed = join(folder, 'node_modules/taproom');

/** Where the page lies in it, as in the repository. */
const PAGE = 'dist/packages/web/dist';

/** The oldest Node that is at hand: what the machine itself has, apart from the one that the repository brings. */
const node = oldNode();

function oldNode(): string {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.includes('node_modules'));
  const found = folders.map((each) => join(each, 'node')).find((file) => existsSync(file));
  return found ?? process.execPath;
}

/** npm of the machine, on the machine's Node. */
const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) };
const npm = (...args: string[]): string =>
  execFileSync('npm', [...args, '--loglevel', 'error'], { cwd: folder, env, encoding: 'utf8' });

const run = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)(node, args, { cwd: folder, env })).stdout;
const taproom = (...args: string[]): Promise<string> => run(join(installed, 'bin/taproom.mjs'), ...args);

/** What it depends on lies here already, wherever npm has put it for the package of ours that uses it. */
const DEPENDENCIES = { commander: 'cli', valibot: 'client', ws: 'server', yaml: 'scenario' };
const dependencies = Object.entries(DEPENDENCIES).map(([name, user]) => {
  const near = join(root, 'packages', user, 'node_modules', name);
  return existsSync(near) ? near : join(root, 'node_modules', name);
});

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'scripts/package.ts')]);
  npm('pack', '--silent', '--ignore-scripts', join(root, 'package'), ...dependencies);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const packed = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  npm(
    'install',
    '--offline',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    ...packed.map((file) => `./${file}`),
  );
  cpSync(join(installed, 'examples'), join(folder, 'examples'), { recursive: true });
  // The page is built with it, unless that was done just now.
}, 400_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package, installed into an empty folder', () => {
  test('plays a game, which the same seed gives again', async () => {
    const [once, again] = await Promise.all([run('examples/play.mjs', '3'), run('examples/play.mjs', '3')]);
    expect(once).toMatch(/wins the game!\n$/);
    expect(again).toBe(once);
  });

  test('matches a bot of one’s own against ours, by module and by command', async () => {
    expect(await run('examples/match.mjs', '4')).toMatch(/^mine: [\d.]+ of 4 games/m);
    const args = ['--bot', 'examples/my-bot.mjs', '--bots', 'mine,random', '--games', '4', '--seed', '1'];
    const { byBot } = JSON.parse(await taproom('simulate', ...args, '--threads', '1', '--json')) as {
      byBot: Record<string, { games: number; failures: number }>;
    };
    expect(byBot.mine).toMatchObject({ games: 4, failures: 0 });
  });

  test('plays as its README shows', async () => {
    writeFileSync(join(folder, 'readme.mjs'), blockIn('package/README.md', "from 'taproom/kernel'"));
    expect(await run('readme.mjs')).toBe('');
  });

  test('simulates a variant', async () => {
    expect(await run('examples/variant.mjs', '8')).toContain('on a Pub Crawl');
  });

  test('answers rules questions', async () => {
    expect(await run('examples/question.mjs')).toContain('core.action.one-optional');
    expect(await taproom('ask', 'examples/question.yaml')).toContain('They cannot:');
    expect(await taproom('why', '--rule', 'core.timing.re-response')).toContain('Shown by');
  });

  test('plays with a pack that has a procedure', async () => {
    const marrow = join(installed, 'dist/packs/marrow');
    expect(await taproom('pack', 'check', marrow, '--games', '4')).toContain('Marrow');
  });

  test('has the page, and hands it out where there is no house', async () => {
    const door = spawn(node, [join(installed, 'bin/taproom.mjs'), 'pocket', '--port', '0'], { env });
    const [said] = (await once(door.stdout, 'data')) as [Buffer];
    const address = /http:\/\/\S+/.exec(String(said))![0];
    const page = await (await fetch(`${address}/workshop`)).text();
    expect(page).toContain('<meta name="house" content="none" />');
    const script = await fetch(address + /src="([^"]+\.js)"/.exec(page)![1]);
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    // It was built for players, though a test has built it: it can be kept on a device.
    const assets = join(installed, PAGE, 'assets');
    const keeps = readdirSync(assets).find((file) => /^keep-page.*\.js$/.test(file))!;
    expect(readFileSync(join(assets, keeps), 'utf8')).toContain('/sw.js');
    for (const path of ['/api/tables', '/nothing.js', '/..%2f..%2fpackage.json'])
      expect((await fetch(address + path)).status, path).toBe(404);
    door.kill();
    expect(await once(door, 'exit')).toEqual([0, null]);
  });

  test('names nothing in its docs that is not there', () => {
    const docs = readdirSync(join(installed, 'docs')).map((file) => `docs/${file}`);
    for (const file of [...docs, 'README.md', 'CHANGELOG.md'].filter((name) => name.endsWith('.md')))
      for (const [, link] of readFileSync(join(installed, file), 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g))
        if (!link.startsWith('http'))
          expect(existsSync(join(installed, dirname(file), link)), `${file}: ${link}`).toBe(true);
  });

  test('has types: the examples and all declarations are checked', () => {
    const typeRoots = [join(root, 'node_modules/@types')];
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2022'],
      allowJs: true,
      checkJs: true,
      types: ['node'],
      typeRoots,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['examples'] }));
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
  });

  // Where there is no browser the check below stands for it.
  test.skipIf(findChromium() === undefined)('plays a game in a browser', async () => {
    const game = blockIn('package/README.md', "from 'taproom/kernel'");
    writeFileSync(join(folder, 'in-a-page.mjs'), `${game}\ndocument.title = inn.question(table.state).kind;`);
    const bundle = await rolldown({ input: join(folder, 'in-a-page.mjs'), platform: 'browser' });
    await bundle.write({ file: join(folder, 'page.js'), format: 'iife', codeSplitting: false });
    writeFileSync(join(folder, 'page.html'), '<title>not yet</title><script src="page.js"></script>');
    const flags = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      `--user-data-dir=${join(folder, 'profile')}`,
    ];
    const shown = await promisify(execFile)(findChromium()!, [
      ...flags,
      '--dump-dom',
      join(folder, 'page.html'),
    ]);
    expect(shown.stdout).toContain('<title>over</title>');
  });

  test('needs nothing of Node where a browser is to run it', () => {
    for (const door of [
      'house/src/own',
      'client/src/index',
      'parlour/src/help/index',
      'bots/src/think/index',
    ])
      expect(importsOf(join(installed, `dist/packages/${door}.js`)), door).not.toContainEqual(
        expect.stringMatching(/^node:/),
      );
  });

  test('says what it needs where it cannot do something', async () => {
    const failure = async (...args: string[]): Promise<string> =>
      taproom(...args).then(
        () => '',
        ({ stderr }: { stderr: string }) => stderr,
      );
    expect(await failure('bench')).toMatch(/come with the repository/);
    expect(await failure('serve')).toMatch(/^taproom: A house needs (Node 24|.*npm install)/);
    expect(existsSync(join(installed, 'docs/PACKS.md'))).toBe(true);
    expect(await failure('simulate', '--bot', 'nobody.mjs')).toMatch(
      /^taproom: There is no file .*nobody\.mjs/,
    );
  });
});

describe('a bot from the package at a table over the wire', () => {
  let server: RunningServer;
  const data = mkdtempSync(join(tmpdir(), 'taproom-package-house-'));
  beforeAll(async () => {
    // Whoever asks for a whole evening's games within a minute asks more than a house grants.
    const limits = { requestsPerMinute: 10_000 };
    server = await startServer({
      house,
      port: 0,
      host: '127.0.0.1',
      dataDir: data,
      logLevel: 'silent',
      limits,
      page: join(installed, PAGE),
    });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  });

  interface Seat {
    readonly code: string;
    readonly table: string;
    readonly token: string;
  }

  /** A table at which nobody but a bot of ours sits beside the guest: its host stays away. */
  async function play(
    wishes: object,
    sit: (address: string, code: string) => Promise<string>,
  ): Promise<string> {
    const door = new HouseDoor(`http://127.0.0.1:${server.port}`);
    const clocks = { bot: 0, away: 0, quiet: 0, shortest: 0 };
    const host: Seat = await door.openTable({ name: 'Host', seats: 3, bots: 1, clocks, ...wishes });
    const played = sit(door.address, host.code);
    while ((await door.ask<{ free: number }>(`/api/codes/${host.code}`)).free > 0)
      await Promise.race([sleep(50), played]);
    await door.start(host);
    return played;
  }

  const threes = { game: 'parlour', parlour: { game: 'threes', mode: 'betting', chips: 20 } } as const;

  test('is a table of a house that has the page of the package', async () => {
    const page = await (await fetch(`http://127.0.0.1:${server.port}/host`)).text();
    expect(page).toContain('<title>Taproom</title>');
    expect(page).not.toContain('name="house"');
  });

  test('sits down with a code, keeps its token, and plays to the end', async () => {
    const said = await play(threes, (address, code) => run('examples/remote-bot.mjs', address, code));
    expect(said).toMatch(/^TABLE=\w{16} TOKEN=\S{22,}/);
    expect(said).toMatch(/The game is over\.\n$/);
  });

  test('is a function of a few lines, as docs/BOTS.md shows it', async () => {
    writeFileSync(join(folder, 'my-player.mjs'), blockIn('docs/BOTS.md', '// my-player.mjs'));
    const said = await play(threes, (house, table) =>
      taproom('bot', './my-player.mjs', '--house', house, '--table', table, '--name', 'Rosie'),
    );
    expect(said).toMatch(/^Rosie sits at table/m);
  });

  test('is sent there by the command, and thinks in imagined worlds', async () => {
    const said = await play({}, (house, table) =>
      taproom('bot', 'examples/my-bot.mjs', '--house', house, '--table', table, '--name', 'Mine'),
    );
    expect(said).toMatch(/^Mine sits at table \w{6}, seat 2\.$/m);
    // Two may fall at the same time.
    expect(said).toMatch(/wins? the game!|^The game is a tie/m);
  });

  test('may be written in Python, without a WebSocket', async (context) => {
    const python = await promisify(execFile)('python3', ['--version']).catch(() => null);
    if (python === null) return context.skip('there is no python3 here');
    const bot = (address: string, code: string) =>
      promisify(execFile)('python3', ['examples/bot.py', address, code], { cwd: folder });
    for (const wishes of [threes, {}])
      expect(await play(wishes, async (...at) => (await bot(...at)).stdout)).toMatch(/^It is over: \S/m);
  });
});

/** The block of code of a page that has these words in it. */
function blockIn(page: string, words: string): string {
  const blocks = readFileSync(join(root, page), 'utf8').matchAll(/^```js\n([^]*?)^```$/gm);
  const found = [...blocks].find(([, block]) => block.includes(words));
  if (found === undefined) throw new Error(`${page} has no block with ${words}`);
  return found[1];
}

/** Everything that a module imports, and what that imports. */
function importsOf(file: string, found = new Map<string, string[]>()): string[] {
  if (found.has(file)) return [];
  const named = [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import) ?\(?'([^'\n]+)'/g)].map(
    ([, each]) => each,
  );
  found.set(file, named);
  for (const each of named) if (each.startsWith('.')) importsOf(join(dirname(file), each), found);
  return [...found.values()].flat();
}
