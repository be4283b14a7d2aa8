#!/usr/bin/env node
// The door of the `taproom` command. Its sources are TypeScript that Node 24 runs as it stands; when an
// older Node opens the door, the one that `npm run setup` put into node_modules takes over.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNewEnough, ownNode, thisMachine, whatToDo } from '../../../scripts/own-node.mjs';

if (isNewEnough(process.version)) {
  await import('../src/main.ts');
} else {
  handOver();
}

function handOver() {
  const self = fileURLToPath(import.meta.url);
  const root = resolve(dirname(self), '../../..');
  const machine = thisMachine();
  const node = ownNode(root, machine);
  if (process.env.TAPROOM_HANDED_OVER || node === null || !existsSync(node)) {
    complain(whatToDo(root, machine));
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
  child.on('error', () => complain(whatToDo(root, machine)));
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

/** @param {string} why */
function complain(why) {
  console.error(why);
  process.exitCode = 1;
}
