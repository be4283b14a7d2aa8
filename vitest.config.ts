import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    // Whole random games on a busy machine with two cores take their time; a hang still ends.
    testTimeout: 60_000,
  },
});
