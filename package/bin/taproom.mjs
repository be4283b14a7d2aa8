#!/usr/bin/env node
// The door of the `taproom` command, for whoever has installed the package.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 20 || (major === 20 && minor >= 12)) {
  if (!('WebSocket' in globalThis)) await import('./web-socket.mjs');
  await import('../dist/packages/cli/src/main.js');
} else {
  console.error(`taproom needs Node 20.12 or newer; this is ${process.version}.`);
  process.exitCode = 1;
}
