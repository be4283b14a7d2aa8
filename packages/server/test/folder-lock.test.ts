import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../src/storage/folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is held by one house, and free again when it is given back', () => {
  const first = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`Another house is open on ${folder} (process ${process.pid}).`);
  first.release();
  lockFolder(folder).release();
});

test('a house that is killed holds nothing', { timeout: 20_000 }, async () => {
  const module = new URL('../src/storage/folder-lock.ts', import.meta.url).href;
  const script = `const { lockFolder } = await import(${JSON.stringify(module)});
    globalThis.held = lockFolder(${JSON.stringify(folder)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(() => lockFolder(folder)).toThrow(`(process ${child.pid})`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder).release();
});
