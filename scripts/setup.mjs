// Makes the repository ready to run: installs what package-lock.json names, when it is not there yet, and
// finds a Node that can run the sources. Runs on Node 20 and without any dependency, because it comes first.
//
// As a command (`npm run setup`) it does that and says so; the other scripts import `setup` and `run`.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNewEnough, ownNode, thisMachine, whatToDo } from './own-node.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const windows = process.platform === 'win32';
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.taproom-setup');

/** A problem the reader can mend: its message is all there is to say. */
class SetupError extends Error {}

/**
 * Installs if needed and returns the path of a Node that runs the sources. Ends the process with a plain
 * message if that is not possible.
 * @returns {Promise<string>}
 */
export async function setup() {
  try {
    await install();
    return findNode();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}

/**
 * Runs a command in the repository, with its own tools and the right Node first on the PATH.
 * @param {string} node what `setup` returned
 * @param {string} command `node`, or a tool in node_modules/.bin
 * @param {string[]} args
 * @param {{ capture?: boolean, interrupts?: boolean }} [options] capture: collect the output instead of showing it;
 *   interrupts: pass every SIGINT on, to a command that doesn't mind two of them
 * @returns {Promise<{ code: number, signal: NodeJS.Signals | null, output: string, stdout: string }>}
 */
export function run(node, command, args, { capture = false, interrupts = false } = {}) {
  return start(command === 'node' ? node : tool(command), args, {
    capture,
    interrupts,
    env: { ...process.env, ...pathWith(bin, dirname(node)) },
  });
}

/**
 * Ends this process the way a child ended.
 * @param {{ code: number, signal: NodeJS.Signals | null }} result
 */
export function endLike({ code, signal }) {
  process.exitCode = signal ? 128 + (constants.signals[signal] ?? 0) : code;
}

async function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : '';
  if (found === wanted) return;

  const why = found || existsSync(bin) ? 'package-lock.json has changed' : 'first run';
  console.log(`Installing the packages (${why}; this takes a minute or so) ...`);
  const begun = Date.now();
  const ticker = setInterval(() => console.log(`  still installing, ${seconds(begun)} ...`), 15_000);
  // Not `npm ci`: it refuses a lockfile that lacks the binaries of some tool for some other platform.
  // `install --no-save` takes the versions from the lockfile just the same, and leaves it alone.
  const result = await npm([
    'install',
    '--no-save',
    // Nothing is compiled or fetched but the packages themselves.
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=http',
    '--fetch-retry-mintimeout=2000',
    '--fetch-retry-maxtimeout=10000',
  ]).finally(() => clearInterval(ticker));
  if (result.signal && !cutOff(result.output)) {
    throw new SetupError(`The installation was interrupted (${result.signal}).`);
  }
  if (result.signal || result.code !== 0) throw new SetupError(explain(result.output));
  writeFileSync(stamp, `${wanted}\n`);
  console.log(`Installed in ${seconds(begun)}.`);
}

/** @param {string[]} args */
async function npm(args) {
  const options = { capture: true, env: process.env, stopIf: cutOff };
  // Inside `npm test` this is npm's own program; otherwise it is the npm on the PATH.
  const program = process.env.npm_execpath;
  if (program && basename(program) === 'npm-cli.js') {
    return start(process.execPath, [program, ...args], options);
  }
  try {
    return await start(windows ? 'npm.cmd' : 'npm', args, options);
  } catch (error) {
    throw new SetupError(
      `npm could not be started (${String(error)}). It comes with Node: is it on the PATH?`,
      {
        cause: error,
      },
    );
  }
}

/**
 * Whether the registry is out of reach: the last few requests all failed. Left alone, npm would go on asking
 * for every optional package in turn, for an hour.
 * @param {string} output
 */
function cutOff(output) {
  const requests = output.match(/http fetch .*/g) ?? [];
  return requests.length >= 4 && requests.slice(-4).every((line) => /attempt \d+ failed with/.test(line));
}

/** @param {string} output of an npm that failed */
function explain(output) {
  const lines = output
    .split('\n')
    .filter((line) => line.trim() && !/^npm (warn|http (cache|fetch GET \d))/i.test(line));
  const told = lines.slice(-12).join('\n');
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(output)) {
    return (
      `${told}\n\nThe packages could not be fetched: the npm registry cannot be reached. ` +
      'Check the network (and the proxy, if there is one), then run the command again. ' +
      'It is needed once; afterwards everything runs offline.'
    );
  }
  if (/ENOSPC/.test(output)) {
    return `${told}\n\nThe disk is full: the installation needs about 500 MB.`;
  }
  return `${told}\n\nThe packages could not be installed; above is what npm says.`;
}

function findNode() {
  if (isNewEnough(process.version)) return process.execPath;
  const machine = thisMachine();
  const own = ownNode(root, machine);
  const asked = own === null ? null : spawnSync(own, ['--version'], { encoding: 'utf8' });
  if (own !== null && asked?.status === 0 && isNewEnough(asked.stdout)) return own;
  throw new SetupError(whatToDo(root, machine));
}

/** @param {string} name */
function tool(name) {
  return join(bin, windows ? `${name}.cmd` : name);
}

/** @param {string[]} first */
function pathWith(...first) {
  // On Windows the variable may be spelled `Path`.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { [name]: [...first, process.env[name] ?? ''].join(delimiter) };
}

/**
 * Runs any program in the repository; `run` is for its own tools.
 * @param {string} program
 * @param {string[]} args
 * @param {{
 *   capture: boolean, interrupts?: boolean, env: NodeJS.ProcessEnv, stopIf?: (output: string) => boolean,
 * }} options
 * @returns {Promise<{ code: number, signal: NodeJS.Signals | null, output: string, stdout: string }>}
 */
export function start(program, args, { capture, interrupts = false, env, stopIf }) {
  return new Promise((resolve, reject) => {
    const shell = windows && program.endsWith('.cmd');
    // A shell takes words apart.
    const [first, ...rest] = [program, ...args].map((word) => (shell ? `"${word}"` : word));
    const child = spawn(first, rest, {
      cwd: root,
      env,
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell,
    });
    let output = '';
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (stopIf?.(output)) child.kill();
    });

    // This process outlives the child, so that it can tell how it ended. A terminal sends Ctrl-C to both by
    // itself; passing it on would make it two.
    const atTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
    const passes = interrupts || !atTerminal;
    const handlers = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']).map((signal) => {
      const handler = () => {
        if (signal !== 'SIGINT' || passes) child.kill(signal);
      };
      process.on(signal, handler);
      return () => process.off(signal, handler);
    });
    const settle = () => handlers.forEach((remove) => remove());
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    child.on('close', (code, signal) => {
      settle();
      resolve({ code: code ?? 1, signal, output, stdout });
    });
  });
}

/** @param {number} since */
export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const node = await setup();
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  console.log(`Ready, on Node ${stdout.trim()}.`);
}
