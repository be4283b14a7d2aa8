/** Facts of `then` and `check`: read once, then looked at when their moment has come. */
import type { ScenarioTable } from '../table/scenario-table.ts';

export interface Fact {
  readonly line: number;
  /** Whose, and what: `Jett fortitude`. */
  readonly what: string;
  /** What is wrong with it, in words, or null. */
  wrong(table: ScenarioTable): string | null;
}

export const differs = (expected: string, actual: string): string | null =>
  expected === actual ? null : `expected ${expected}, but it is ${actual}`;

/** Everything that is wrong, a line for each fact. */
export function wrongFacts(facts: readonly Fact[], table: ScenarioTable): string[] {
  const wrong: string[] = [];
  for (const fact of facts) {
    const words = fact.wrong(table);
    if (words !== null) wrong.push(`line ${fact.line}: ${fact.what}: ${words}`);
  }
  return wrong;
}
