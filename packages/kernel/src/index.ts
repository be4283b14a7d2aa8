export * from './game.ts';
export * from './chance.ts';
export * from './table.ts';
export * from './frames.ts';
export * from './copy.ts';
export * from './engine.ts';
export * from './host.ts';
export * from './window.ts';
