/** Mutants that somebody looked at and that mean the same as the original: they stand in a file, each with a reason. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Mutant } from './plant.ts';

export interface Equal {
  readonly file: string;
  /** The line of the source as it stands there; where in the file does not matter. */
  readonly code: string;
  /** `from → to`, as the list of survivors shows it. */
  readonly change: string;
  readonly why: string;
}

export const changeOf = ({ from, to }: Pick<Mutant, 'from' | 'to'>): string => `${from} → ${to}`;

const keyOf = (entry: Pick<Equal, 'file' | 'code' | 'change'>): string =>
  JSON.stringify([entry.file, entry.code, entry.change]);

export const keyOfMutant = (mutant: Mutant): string => keyOf({ ...mutant, change: changeOf(mutant) });

export class Equals {
  readonly #entries: ReadonlyMap<string, Equal>;

  constructor(entries: readonly Equal[]) {
    this.#entries = new Map(entries.map((entry) => [keyOf(entry), entry]));
  }

  has(mutant: Mutant): boolean {
    return this.#entries.has(keyOfMutant(mutant));
  }

  /** Entries that fit no mutant any more. */
  stale(mutants: readonly Mutant[]): Equal[] {
    const known = new Set(mutants.map(keyOfMutant));
    return [...this.#entries].flatMap(([key, entry]) => (known.has(key) ? [] : [entry]));
  }
}

export const readEquals = (file: URL): Equals =>
  new Equals((parse(readFileSync(file, 'utf8')) ?? []) as Equal[]);
