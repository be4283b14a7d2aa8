/** What `npm run mutants` is asked to do. */
import { parseArgs } from 'node:util';
import { GROUPS, type Group } from './sources.ts';

export const USAGE = `usage: npm run mutants -- [options]
  --only cards|rules|words  only these (without it: cards and rules)
  --file GLOB       only in these files, from the root of the repository
  --provenance told only data of cards that a book prints or tells (printed, stated)
  --sample N        so many, chosen by the seed (without it: all)
  --seed N          which ones come first (1)
  --minutes N       no new ones after so many minutes (60)
  --scenarios-only  leaves the unit tests out
  --list            shows the survivors: where, what stands there, and what it was changed into
  --write           writes bench/MUTANTS.md`;

export interface Options {
  readonly groups: readonly Group[];
  readonly file: string | undefined;
  readonly told: boolean;
  readonly sample: number;
  readonly seed: number;
  readonly minutes: number;
  readonly scenariosOnly: boolean;
  readonly list: boolean;
  readonly write: boolean;
}

/** Null: only how to use it was asked. Throws with a sentence for whoever called. */
export function readOptions(args: string[]): Options | null {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      only: text,
      file: text,
      provenance: text,
      sample: text,
      seed: text,
      minutes: text,
      'scenarios-only': flag,
      list: flag,
      write: flag,
      help: flag,
    },
  });
  if (values.help) return null;
  const { only, provenance } = values;
  if (provenance !== undefined && provenance !== 'told') throw new Error('--provenance can only be “told”.');
  return {
    groups: only === undefined ? ['cards', 'rules'] : [groupNamed(only)],
    file: values.file,
    told: provenance === 'told',
    sample: numberOf('sample', values.sample, Infinity),
    seed: numberOf('seed', values.seed, 1),
    minutes: numberOf('minutes', values.minutes, 60),
    scenariosOnly: values['scenarios-only'],
    list: values.list,
    write: values.write,
  };
}

function groupNamed(name: string): Group {
  const group = GROUPS.find((each) => each === name);
  if (group === undefined) throw new Error(`--only is one of ${GROUPS.join(', ')}.`);
  return group;
}

function numberOf(name: string, given: string | undefined, otherwise: number): number {
  const n = given === undefined ? otherwise : Number(given);
  if (Number.isNaN(n) || n < 0) throw new Error(`--${name} is a number.`);
  return n;
}
