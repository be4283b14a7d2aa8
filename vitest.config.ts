import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    // One more than the two cores of a small machine: the tests of the server wait now and then.
    maxWorkers: 3,
    // The engine is loaded once by each worker, not once by each file: what a test changes it puts back.
    isolate: false,
    // Whole random games on a slow and busy machine with two cores take their time; a hang still ends.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
