export * from './setup.ts';
export * from './threes/index.ts';
export * from './cards/deck.ts';
export * from './cards/ties.ts';
export * from './money/pots.ts';
export * from './money/shares.ts';
