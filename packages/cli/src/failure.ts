/** What a user can mend. Its message is all there is to say: no stack trace, and an exit code that tells which kind. */
export class Failure extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}

/** The command was written wrongly, as opposed to: it was understood, and something in the world was not right. */
export function usage(message: string): Failure {
  return new Failure(message, 2);
}

/** What the system says about a file, in words. */
export function whyUnreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known: Readonly<Record<string, string>> = {
    ENOENT: 'there is no such file',
    EACCES: 'permission denied',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of its path is not a folder',
  };
  return known[code] ?? (error instanceof Error ? error.message : String(error));
}
