#!/usr/bin/env node
// The door of the `taproom` command. Its sources are TypeScript that Node 24 runs as it stands; when an
// older Node opens the door, the one that `npm run setup` put into node_modules takes over.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const major = Number(process.versions.node.split('.')[0]);

if (major >= NEEDED) {
  await import('../src/main.ts');
} else {
  handOver();
}

function handOver() {
  const self = fileURLToPath(import.meta.url);
  const node = resolve(dirname(self), '../../../node_modules/.bin/node');
  if (process.env.TAPROOM_HANDED_OVER || !existsSync(node)) {
    complain();
    return;
  }
  const child = spawn(node, [self, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, TAPROOM_HANDED_OVER: '1' },
  });
  // A terminal sends Ctrl-C to both processes by itself; passing it on would make it two.
  const atTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'])) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !atTerminal) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    complain(error.message);
  });
  child.on('exit', (code, signal) => {
    if (signal) {
      // End the same way, so that the caller sees the same end.
      process.removeAllListeners(signal);
      process.exitCode = 128 + (constants.signals[signal] ?? 0);
      process.kill(process.pid, signal);
    } else {
      process.exitCode = code ?? 1;
    }
  });
}

/** @param {string} [detail] */
function complain(detail) {
  console.error(`taproom needs Node ${NEEDED} or newer; this is ${process.version}.`);
  if (detail) console.error(detail);
  console.error('On Linux x64 `npm run setup`, in the folder of the repository, fetches the right one;');
  console.error(`elsewhere, install Node ${NEEDED} or newer and run the command again.`);
  process.exitCode = 1;
}
