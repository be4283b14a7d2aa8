export * from './setup.ts';
export * from './threes/index.ts';
