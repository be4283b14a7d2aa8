/** Something in a scenario that cannot be read, or that the table cannot do. Always says where. */
export class ScenarioProblem extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.name = 'ScenarioProblem';
    this.line = line;
  }
}

/** Part of the language, but nothing that this table has. */
export function notHere(line: number, what: string, hint = ''): ScenarioProblem {
  return new ScenarioProblem(line, `${what} is not at this table${hint}`);
}

/** Collects problems, so that one run tells an author all of them. */
export class Problems {
  readonly found: ScenarioProblem[] = [];

  /** Runs it; a problem is noted, and reading goes on with what comes next. */
  attempt<R>(read: () => R): R | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ScenarioProblem)) throw error;
      this.found.push(error);
      return undefined;
    }
  }

  /** Throws if there are any: the first one's line, the words of all. */
  settle(): void {
    if (this.found.length === 0) return;
    const sorted = this.found.toSorted((a, b) => a.line - b.line);
    throw new ScenarioProblem(sorted[0].line, [...new Set(sorted.map(wordsOf))].join('\n'));
  }
}

/** The problem in words. Several of them already carry their lines. */
export function wordsOf(problem: ScenarioProblem): string {
  return problem.line < 1 || problem.message.startsWith('line ')
    ? problem.message
    : `line ${problem.line}: ${problem.message}`;
}
