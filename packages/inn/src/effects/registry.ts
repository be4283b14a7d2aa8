/**
 * The verbs by name, for the rules that resolve whatever a card says. Verbs themselves use those rules, so the table
 * is filled from outside: with the rules' own (index.ts), and with those of each cast that a house is opened with.
 */
import type { Stroke } from '../table/state.ts';
import type { Run } from '../run.ts';
import type { Effect } from './effects.ts';
import { NOTHING, type Meaning } from './meaning.ts';
import type { AnyVerb, Cause, Subject } from './verb.ts';

const table: Record<string, AnyVerb> = {};

export function registerVerbs(verbs: readonly AnyVerb[]): void {
  for (const verb of verbs) {
    const known = table[verb.verb];
    if (known !== undefined && known !== verb) throw new Error(`Two verbs are called "${verb.verb}".`);
    table[verb.verb] = verb;
  }
}

/** A verb by its name. What is asked of it is asked about an effect of that name, or a stroke that came of one. */
export function verbOf(name: string): AnyVerb {
  const verb = table[name];
  if (verb === undefined) throw new Error(`No verb is called "${name}".`);
  return verb;
}

export const isVerb = (name: string): boolean => Object.hasOwn(table, name);

export function resolveStroke(t: Run, stroke: Stroke, f: Cause): void {
  t.dry?.strikes(stroke, f);
  verbOf(stroke.v).resolve(t, stroke, t.effectOf(stroke), f);
}

/** What an effect would change or stop. */
export const meansOf = (effect: Effect): Meaning => verbOf(effect.verb).means?.(effect) ?? NOTHING;

/** How much an effect does, before anything changes it. */
export const amountOf = (effect: Effect): number => verbOf(effect.verb).amount?.(effect) ?? 0;

/** What an effect does to somebody, as everybody is told; `to`: who else has part in it, `it`: what is answered. */
export function toldOf(effect: Effect, who: Subject, to: string, it = 'it'): string {
  const verb = verbOf(effect.verb);
  return verb.tells === undefined ? verb.words(effect, who) : verb.tells(effect, who, to, it);
}
