/** Which sources are mutated, and which group each belongs to. */
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** `words`: what is only read, by people or by the checks of random games. They are mutated only when asked for. */
export type Group = 'cards' | 'rules' | 'words';
export const GROUPS: readonly Group[] = ['cards', 'rules', 'words'];

export interface Source {
  /** From the root of the repository. */
  readonly file: string;
  readonly group: Group;
  readonly text: string;
}

const CODE = ['packages/inn/src/**/*.ts', 'packages/parlour/src/**/*.ts', 'packages/cast/src/**/*.ts'];

/** Sentences, labels and looks; what a seat sees; what random games check and deal anew. */
const WORDS = [
  'packages/inn/src/cards/{event-text,faces,moment-text,text}.ts',
  'packages/inn/src/show/{glance,labels,log-event,own,sentences,view}.ts',
  'packages/inn/src/effects/{verb,worth}.ts',
  'packages/parlour/src/cards/{faces,looks,words}.ts',
  'packages/parlour/src/table/{event,labels,order-words,own,tell,view}.ts',
  'packages/parlour/src/{help/*,games/*/help}.ts',
  'packages/parlour/src/evening/view.ts',
  'packages/cast/src/about.ts',
  'packages/inn/src/{invariants,knowing/*,table/places}.ts',
  'packages/*/src/inn/invariants.ts',
  'packages/*/src/table/{imagine,memory}.ts',
];

const isOneOf = (file: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => matchesGlob(file, pattern));

function groupOf(file: string): Group {
  if (isOneOf(file, WORDS)) return 'words';
  const isData = file.startsWith('packages/cast/') && !file.startsWith('packages/cast/src/procedures/');
  return isData ? 'cards' : 'rules';
}

export const sources = (): Source[] =>
  globSync(CODE, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, group: groupOf(file), text: readFileSync(join(ROOT, file), 'utf8') }));
