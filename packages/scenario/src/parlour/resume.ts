/** Lets a table go on without an answer, after somebody has changed what lies on it. */
import { runFrames, type Procedure } from '@taproom/kernel';
import {
  ParlourRun,
  sharedProcedures,
  type ParlourAnswer,
  type ParlourDef,
  type ParlourState,
} from '@taproom/parlour';

/** The procedure that asked is run again, and asks again: about what lies there now. */
export function resumeParlour(state: ParlourState, def: ParlourDef): void {
  const procedures = { ...sharedProcedures, ...def.procedures } as Readonly<
    Record<string, Procedure<ParlourRun, never, ParlourAnswer>>
  >;
  runFrames(new ParlourRun(state, def), procedures);
}
