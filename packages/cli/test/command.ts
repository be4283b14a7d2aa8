/** Runs the real command, as a person would, and gives back what came of it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function taproom(args: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], { stdio: 'pipe', timeout: 55_000 });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    // It may have left before it read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

const folders: string[] = [];

/** What a file of tests does in the end. */
export function removeFiles(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A folder of its own with these files in it, there until `removeFiles`; gives the paths. */
export function files<Name extends string>(
  texts: Readonly<Record<Name, string>>,
): Record<Name | 'folder', string> {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-'));
  folders.push(folder);
  const paths: Record<string, string> = { folder };
  for (const [name, text] of Object.entries<string>(texts)) {
    paths[name] = join(folder, name);
    writeFileSync(paths[name], text);
  }
  return paths as Record<Name | 'folder', string>;
}
