/** Scenarios turned into their opposite: each flip changes one claim, and what it says then is false. */
import { parse, parseAllDocuments, stringify } from 'yaml';

type Data = string | number | boolean | null | readonly Data[] | { readonly [key: string]: Data };
type DataMap = { readonly [key: string]: Data };

export interface Flip {
  readonly what: string;
  readonly text: () => string;
}

const isMap = (data: Data | undefined): data is DataMap =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

const isList = (data: Data | undefined): data is readonly Data[] => Array.isArray(data);

/** The scenarios of a file, one text for each. */
export const scenariosOf = (file: string): string[] =>
  parseAllDocuments(file).map((document) => document.toString());

/** Values that are no claim about a number or a pile, but a choice of words. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  phase: ['start', 'discard', 'action', 'order', 'drink', 'end'],
  control: ['nobody'],
  winner: ['none'],
};

/** What a fact might say instead, so that it cannot be true as well. */
function otherwise(key: string, value: Data): Data[] {
  if (typeof value === 'number') return [value + 1, ...(value > 0 ? [value - 1] : [])];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'string') return (WORDS[key] ?? []).filter((word) => word !== value);
  if (isList(value) && value.length > 0 && value.every((item) => typeof item === 'number'))
    return [value.with(0, (value[0] as number) + 1)];
  if (isList(value) && value.length > 0) return [[]];
  return [];
}

/** Parts of `then` and `check` that claim less than all of a thing. */
const OPEN_ENDED: ReadonlySet<string> = new Set(['log']);

/** Everything in a map of facts that can be said otherwise, each in a map of its own. */
function flippedFacts(facts: DataMap): { readonly what: string; readonly facts: DataMap }[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    if (OPEN_ENDED.has(key)) return [];
    if (isMap(value))
      return flippedFacts(value).map((inner) => ({
        what: `${key} ${inner.what}`,
        facts: { ...facts, [key]: inner.facts },
      }));
    return otherwise(key, value).map((other) => ({
      what: `${key}: ${JSON.stringify(other)}`,
      facts: { ...facts, [key]: other },
    }));
  });
}

/** The opposite of a step that only looks; none for what somebody does. */
function flippedSteps(step: string): string[] {
  const because = / because \S+$/;
  if (/ cannot /.test(step))
    return [
      step.replace(because, '').replace(' cannot ', ' can '),
      ...(because.test(step) ? [step.replace(because, ' because core.setup.inn')] : []),
    ];
  if (/^[^"]+? can (?!.* because )/.test(step)) return [step.replace(' can ', ' cannot ')];
  if (step.endsWith(' is asked')) return [step.replace(/is asked$/, 'is not asked')];
  if (step.endsWith(' is not asked')) return [step.replace(/is not asked$/, 'is asked')];
  if (/^[^"]+ wins$/.test(step) && step !== 'nobody wins') return ['nobody wins'];
  return [];
}

/** All flips of one scenario. */
export function flipsOf(text: string): Flip[] {
  const scenario = parse(text) as DataMap;
  const flips: Flip[] = [];
  const add = (what: string, key: string, value: Data): void => {
    flips.push({
      what: `${JSON.stringify(scenario.name)}: ${what}`,
      text: () => stringify({ ...scenario, [key]: value }),
    });
  };
  if (isMap(scenario.then))
    for (const { what, facts } of flippedFacts(scenario.then)) add(what, 'then', facts);
  const { when } = scenario;
  if (isList(when))
    when.forEach((step, i) => {
      const change = (what: string, other: Data): void => add(what, 'when', when.with(i, other));
      if (typeof step === 'string') for (const other of flippedSteps(step)) change(other, other);
      else if (isMap(step) && isMap(step.check))
        for (const { what, facts } of flippedFacts(step.check)) change(what, { check: facts });
    });
  return flips;
}
