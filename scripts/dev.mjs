// `npm run dev`: the page with hot reload, and behind it a house that starts anew when its sources change; both at one
// address, with tables of their own. PORT, HOUSE_PORT and DATA_DIR, or --port, --house-port and --data, say where.
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run, setup } from './setup.mjs';

/** Beside the port of `npm start`: both can be open at once. */
const PAGE_PORT = '8430';
const HOUSE_PORT = '8431';
/** Only this machine: what is being worked on is not for guests. */
const HOST = '127.0.0.1';

/** What the house is made of, and only that: left to itself, Node watches all of node_modules, too. */
const SOURCES = [
  ...['kernel', 'inn', 'cast', 'parlour', 'bots', 'client', 'scenario', 'server'].map(
    (name) => `packages/${name}/src`,
  ),
  'rulebook/inventory',
];

const asked = options();
const page = await freePort('--port', 'PORT', asked.port);
const house = await freePort('--house-port', 'HOUSE_PORT', asked['house-port']);
if (page === house) fail(`The page and the house cannot both listen on port ${page}.`);
const data = resolve(asked.data);

const node = await setup();
// What the page's server reads to find the house (packages/web/vite.config.ts), and what the house reads.
Object.assign(process.env, { HOUSE_PORT: String(house), PORT: String(house), HOST, DATA_DIR: data });
process.env.LOG_LEVEL ??= 'warn';

let ending = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => (ending = true));

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const where = ['--host', HOST, '--port', String(page), '--strictPort', '--clearScreen', 'false'];
const watched = SOURCES.map((folder) => `--watch-path=${folder}`);
const both = [
  until([vite, join('packages', 'web'), ...where]),
  until([...watched, '--watch-preserve-output', join('scripts', 'dev-house.mjs')]),
];
await Promise.race([Promise.all([opened(page, '/'), opened(house, '/healthz')]), ...both]);
if (!ending) {
  console.log(`\nOpen http://localhost:${page}: the page changes as you write, and the house starts anew.`);
  console.log(`The tables are kept in ${data}. Ctrl-C ends both.\n`);
}
await Promise.all(both);

/**
 * Runs one of the two until it ends; then the other ends, too.
 * @param {string[]} args of Node
 */
async function until(args) {
  const { code } = await run(node, 'node', args, { interrupts: true });
  if (ending) return;
  console.error('One of the two has ended by itself (above is why), and so the other ends, too.');
  process.exitCode = code || 1;
  // `run` passes it on to whatever is left.
  process.emit('SIGTERM');
}

/**
 * Waits until something answers there.
 * @param {number} port
 * @param {string} path
 */
async function opened(port, path) {
  const isOpen = () =>
    fetch(`http://${HOST}:${port}${path}`, { headers: { accept: 'text/html' } }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!ending && !(await isOpen())) await new Promise((again) => setTimeout(again, 100));
}

function options() {
  const {
    PORT = PAGE_PORT,
    HOUSE_PORT: behind = HOUSE_PORT,
    DATA_DIR = join(root, '.dev-data'),
  } = process.env;
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: PORT },
        'house-port': { type: 'string', default: behind },
        data: { type: 'string', default: DATA_DIR },
      },
    }).values;
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    return fail(`${message}\nIt takes --port, --house-port and --data.`);
  }
}

/**
 * The port that was asked for, or any free one for 0. Tried before anything starts, to say plainly what is wrong.
 * @param {string} option
 * @param {string} variable
 * @param {string} text
 * @returns {Promise<number>}
 */
function freePort(option, variable, text) {
  if (!/^\d+$/.test(text) || Number(text) > 65_535) fail(`${option} needs a port, not "${text}".`);
  return new Promise((found) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const taken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
      fail(
        taken
          ? `Port ${text} is taken: is \`npm run dev\` open already? Otherwise choose another one: ${variable}=…`
          : `Nothing can listen on port ${text}: ${error.message}.`,
      );
    });
    probe.listen(Number(text), HOST, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => found(port));
    });
  });
}

/**
 * @param {string} why
 * @returns {never}
 */
function fail(why) {
  console.error(why);
  process.exit(1);
}
