/** The value model as it was learned. */
import { Value, type Weights } from './value.ts';
import learned from './weights.json' with { type: 'json' };

export const value = new Value(learned satisfies Weights);
