/** A thread that runs scenarios: surveys them when it begins without a survey, then proves mutants one by one. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Mutant } from './plant.ts';
import { houseMaker } from './program.ts';
import { prover, survey, type Scenario, type Survey, type Verdict } from './scenarios.ts';

export interface Task {
  readonly code: string;
  readonly mutants: readonly Mutant[];
  readonly scenarios: readonly Scenario[];
  /** Null: make it and tell it. */
  readonly known: Survey | null;
}

export type Told = { readonly survey: Survey } | { readonly id: number; readonly verdict: Verdict };

const { code, mutants, scenarios, known } = workerData as Task;
const port = parentPort!;
const make = houseMaker(code);
const tell = (told: Told): void => port.postMessage(told);

if (known === null) tell({ survey: survey(make, mutants.length, scenarios) });
else {
  const prove = prover(make, mutants, known, scenarios);
  port.on('message', (id: number) => tell({ id, verdict: prove(id) }));
}
