/** Keys that nobody knows are errors: a typing mistake must never pass for a fact. */
import { listed } from './names.ts';
import { ScenarioProblem, type Problems } from './problem.ts';
import type { Entry } from './spot.ts';

/** Notes every key that nobody knows. */
export function checkKeys(
  entries: readonly Entry[],
  known: readonly string[],
  where: string,
  problems: Problems,
): void {
  for (const { key, line } of entries)
    if (!known.includes(key)) problems.found.push(unknownKey(line, key, where, known));
}

export function unknownKey(
  line: number,
  key: string,
  where: string,
  known: readonly string[],
): ScenarioProblem {
  return new ScenarioProblem(line, `${where} has no key "${key}"; it may have: ${listed(known)}`);
}
