import type { PlayFrame } from '../table/state.ts';
import type { Run } from '../run.ts';
import type { AddStroke } from './verb.ts';

/** It happens once, to its player, and there is no number to it. */
export const once = (_t: Run, f: PlayFrame, _effect: unknown, add: AddStroke): void => add(f.by, 0);
