/** The parts that a value model is made of, for whoever trains one. */
export { featuresOf, isRival, PLAIN_FEATURES } from './features.ts';
export { evenLoss, learn, type Learning, type Position } from './learning.ts';
export { shareOf, Value, type Weights } from './value.ts';
