export { simulate } from './simulation/simulate.ts';
export type { SimulateOptions } from './simulation/contest.ts';
export type { Simulation } from './simulation/simulation.ts';
