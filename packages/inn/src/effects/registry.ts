/**
 * The verbs by name, for the rules that resolve whatever a card says. Verbs themselves use those rules, so the table
 * is filled from outside: with the rules' own (index.ts), and with those of each cast that a house is opened with.
 */
import type { Stroke } from '../table/state.ts';
import type { Run } from '../run.ts';
import type { Effect } from './effects.ts';
import { NOTHING, type Meaning } from './meaning.ts';
import type { AnyVerb, Cause, Subject } from './verb.ts';

/** The verb as it was written, and in the one shape that the rules read. */
const table = new Map<string, { readonly written: AnyVerb; readonly shaped: AnyVerb }>();

export function registerVerbs(verbs: readonly AnyVerb[]): void {
  for (const written of verbs) {
    const known = table.get(written.verb);
    if (known !== undefined && known.written !== written)
      throw new Error(`Two verbs are called "${written.verb}".`);
    table.set(written.verb, { written, shaped: shapedVerb(written) });
  }
}

/** Every field in its place, said or not: what is asked thousands of times a second is read fastest then. */
/* oxlint-disable typescript/unbound-method -- No verb uses `this`: they are written as methods for their types' sake. */
const shapedVerb = (verb: AnyVerb): AnyVerb =>
  ({
    verb: verb.verb,
    means: verb.means,
    amount: verb.amount,
    times: verb.times,
    strokes: verb.strokes,
    within: verb.within,
    numeric: verb.numeric,
    everybody: verb.everybody,
    aimed: verb.aimed,
    hitsThings: verb.hitsThings,
    changesNone: verb.changesNone,
    againstMates: verb.againstMates,
    affectsNone: verb.affectsNone,
    againstDrink: verb.againstDrink,
    canDo: verb.canDo,
    resolve: verb.resolve,
    words: verb.words,
    whom: verb.whom,
    toldFirst: verb.toldFirst,
    tells: verb.tells,
    leads: verb.leads,
    choices: verb.choices,
    logs: verb.logs,
    icon: verb.icon,
    worth: verb.worth,
    felt: verb.felt,
    looms: verb.looms,
    saves: verb.saves,
    onDrink: verb.onDrink,
    strengthens: verb.strengthens,
  }) satisfies Record<keyof AnyVerb, unknown>;
/* oxlint-enable typescript/unbound-method */

/** A verb by its name. What is asked of it is asked about an effect of that name, or a stroke that came of one. */
export function verbOf(name: string): AnyVerb {
  const verb = table.get(name);
  if (verb === undefined) throw new Error(`No verb is called "${name}".`);
  return verb.shaped;
}

/** Whether it is one of the rules' own, and not of a pack. */
export const isOwnVerb = (name: string): boolean => table.has(name) && !name.includes(':');

export function resolveStroke(t: Run, stroke: Stroke, f: Cause): void {
  t.dry?.strikes(stroke, f);
  // Most come of a card's use, which has its verbs at hand.
  const way = stroke.use < 0 ? null : t.use(stroke.card, stroke.use);
  if (way !== null && way.verbs[stroke.e].verb === stroke.v)
    way.verbs[stroke.e].resolve(t, stroke, way.effects[stroke.e], f);
  else verbOf(stroke.v).resolve(t, stroke, t.effectOf(stroke), f);
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
