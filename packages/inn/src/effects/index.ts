/** Importing this file makes the rules' verbs known to them. */
import * as all from './all.ts';
import type { VerbName } from './effects.ts';
import { registerVerbs } from './registry.ts';

type Known = (typeof all)[keyof typeof all]['verb'];

/** Does not compile while a verb that cards may name has no file. */
const complete: [VerbName] extends [Known] ? true : never = true;

if (complete) registerVerbs(Object.values(all));
