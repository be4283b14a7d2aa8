/** Everybody who sits at a table, by the name of their file. */
export * from './adventurers.ts';
export * from './tavern-crew.ts';
export * from './undercity.ts';
export * from './villains.ts';
