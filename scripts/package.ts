/**
 * `npm run build:package`: makes package/dist, what is installed as `taproom`. It is the repository in JavaScript, with
 * the same folders, so that whatever lies beside a source lies there too: tsc takes the types off, and what names another
 * package of ours then names its file.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { buildPage } from './page.mjs';
import { root, setup } from './setup.mjs';

const home = join(root, 'package');
const dist = join(home, 'dist');

/** Of a package.json: by which names its files are imported. */
interface Manifest<File> {
  readonly version: string;
  readonly exports?: Readonly<Record<string, File>>;
}

const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');
const manifest = <File>(...path: string[]): Manifest<File> =>
  JSON.parse(read(...path, 'package.json')) as Manifest<File>;

/** By what our packages are called, where what they mean begins: `@taproom/parlour/help` → packages/parlour/src/help/index.js. */
const doors = new Map(
  readdirSync(join(root, 'packages')).flatMap((name) => {
    const { exports = {} } = manifest<string>(root, 'packages', name);
    const all: Readonly<Record<string, string>> = typeof exports === 'string' ? { '.': exports } : exports;
    return Object.entries(all).map(([door, file]) => [
      join('@taproom', name, door),
      join(dist, 'packages', name, file.replace(/\.ts$/, '.js')),
    ]);
  }),
);

/** Whatever names a file or a package: imports, exports, and the addresses of threads. */
const NAMED = /(\bfrom |\bimport |\bimport\(|new URL\()(['"])([^'"\n]+)\2/g;

function inPlace(file: string, named: string): string {
  const door = doors.get(named);
  if (door !== undefined) {
    const path = relative(dirname(file), door).replaceAll('\\', '/');
    return path.startsWith('.') ? path : `./${path}`;
  }
  if (!named.startsWith('.')) return named;
  return named.replace(/\.ts$/, '.js').replace(/\.json$/, '.json.js');
}

/** Data becomes a module: what imports it need not say how, which Node 20 and older browsers understand differently. */
const asModule = (json: string): string => `export default ${json.trim()};\n`;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
}

/** All declarations that somebody who imports a sub-path comes upon. */
function declarationsFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, , , named] of read(file).matchAll(NAMED))
    if (named.startsWith('.')) declarationsFrom(join(dirname(file), named.replace(/\.js$/, '.d.ts')), found);
  return found;
}

/** A page whose links and names lead to what is in the package; what is not there is only named. */
const asInPackage = (text: string): string =>
  text
    .replaceAll(/\]\((\.\.\/)?package\//g, ']($1')
    .replaceAll(/\]\(\.\.\/packs\/([\w/-]+)\.ts\)/g, '](../dist/packs/$1.js)')
    .replaceAll('](../packs/', '](../dist/packs/')
    .replaceAll(
      /\[([^\]\n]+)\]\((?:\.\.\/)?(?:bench|ops|packages|rulebook)\/[^)\n]+\)/g,
      '$1 (in the repository)',
    )
    .replaceAll('--pack packs/', '--pack node_modules/taproom/dist/packs/')
    .replaceAll('@taproom/', 'taproom/');

rmSync(dist, { recursive: true, force: true });
execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', home], { stdio: 'inherit' });
for (const file of filesIn(dist)) {
  if (file.endsWith('.json')) {
    writeFileSync(`${file}.js`, asModule(read(file)));
    rmSync(file);
  } else if (/\.(js|d\.ts)$/.test(file)) {
    const text = read(file).replaceAll(/ with \{ type: 'json' \}/g, '');
    writeFileSync(
      file,
      text.replaceAll(NAMED, (_, before: string, quote: string, named: string) =>
        [before, quote, inPlace(file, named), quote].join(''),
      ),
    );
  }
}

const { exports = {}, version } = manifest<string | { readonly types: string }>(home);
const open = new Set(
  Object.values(exports)
    .map((file) => (typeof file === 'string' ? file.replace(/\.js$/, '.d.ts') : file.types))
    .filter((file) => file.endsWith('.d.ts'))
    .flatMap((file) => [...declarationsFrom(join(home, file))]),
);
for (const file of filesIn(dist)) if (file.endsWith('.d.ts') && !open.has(file)) rmSync(file);

// Whoever has installed it can sit down, too. Smaller files for browsers are made where many ask for them.
if (!(await buildPage(await setup(), { fresh: true }))) throw new Error('There is no page.');
cpSync(join(root, 'packages/web/dist'), join(dist, 'packages/web/dist'), {
  recursive: true,
  filter: (file) => !/\.(br|gz)$/.test(file),
});
for (const folder of ['inventory', 'lessons', 'scenarios'])
  cpSync(join(root, 'rulebook', folder), join(dist, 'rulebook', folder), { recursive: true });
cpSync(join(root, 'packs/kitchen.json'), join(dist, 'packs/kitchen.json'));
// An example to be copied names the package as everybody does.
const marrow = join(dist, 'packs/marrow/marrow.js');
writeFileSync(
  marrow,
  read(marrow).replaceAll(/(['"])[./]*packages\/(\w+)\/src\/index\.js\1/g, "'taproom/$2'"),
);
const ours = { name: 'taproom-pack-marrow', version, private: true, type: 'module', exports: './marrow.js' };
writeFileSync(join(dirname(marrow), 'package.json'), `${JSON.stringify(ours, null, 2)}\n`);
cpSync(join(root, 'docs/openapi.json'), join(dist, 'docs/openapi.json'), { recursive: true });
// What is told to whoever writes packs or bots is there without the repository.
rmSync(join(home, 'docs'), { recursive: true, force: true });
mkdirSync(join(home, 'docs'));
for (const file of readdirSync(join(root, 'docs')).filter((name) => /\.(md|json)$/.test(name))) {
  const text = read(root, 'docs', file);
  writeFileSync(join(home, 'docs', file), file.endsWith('.md') ? asInPackage(text) : text);
}
for (const file of ['CHANGELOG.md', 'LICENSE', 'NOTICE.md'])
  writeFileSync(join(home, file), asInPackage(read(root, file)));
console.log(`package/ is built: \`npm pack ./package\` makes taproom-${version}.tgz.`);
