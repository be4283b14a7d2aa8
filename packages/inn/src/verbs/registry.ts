/**
 * The verbs by name, for the rules that resolve whatever a card says. Verbs themselves use those rules, so the table
 * is filled from outside (index.ts) instead of importing them here.
 */
import type { VerbName } from './effects.ts';
import type { Verb } from './verb.ts';

export type Verbs = { readonly [V in VerbName]: Verb<V, never> };

const table: Record<string, Verb<never, never>> = {};

export function registerVerbs(verbs: Verbs): void {
  Object.assign(table, verbs);
}

/**
 * A verb by its name. The table keeps each verb with its own kind of effect and of what it is part of; here the caller
 * holds an effect and a verb of the same name, which TypeScript cannot see, so the kinds meet as `never`.
 */
export function verbOf(name: string): Verb<never, never> {
  return table[name];
}
