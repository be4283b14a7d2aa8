/** `taproom bench`: the benchmarks live at the root of the repository; they run on the same Node as this command. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../failure.ts';
import { root } from '../places.ts';

export function bench(args: readonly string[]): Promise<number> {
  const file = join(root, 'bench/run.ts');
  if (!existsSync(file)) throw new Failure(`There is no ${file}: the benchmarks come with the repository.`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}
