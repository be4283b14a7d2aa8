/** Commands of the repository, started as a person starts them, in a process group of their own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Started {
  readonly pid: number;
  readonly port: number;
  /** When nothing holds its output any longer: neither itself nor anything that it has started. */
  readonly ended: Promise<unknown>;
}

/** Runs until it says `open`, whose only group is the port. */
export async function startCommand(
  [program, ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  open: RegExp,
): Promise<Started> {
  const child = spawn(program, args, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'close');
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const found = open.exec(said);
      if (found) resolve(Number(found[1]));
    });
    ended.then(() => reject(new Error(`It ended before it was open: ${said}`)), reject);
  });
  return { pid: child.pid!, port, ended };
}

export const isAnybodyLeft = (group: number): boolean => {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
};
