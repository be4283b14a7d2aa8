/** Tests in a real browser: Debian's Chromium, or whichever CHROMIUM names. `vite build` comes first. */
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';

export default defineConfig({
  // Where there is no browser this says so; the configuration itself is read also by those who start none.
  globalSetup: './e2e/set-up.ts',
  testDir: './e2e',
  outputDir: '../../node_modules/.cache/taproom-e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // One more than the two cores of a small machine: a test waits a third of its time, for bots and for the page.
  workers: 3,
  timeout: 60_000,
  // Whole games against the clock on a machine that may be busy: a second try is told as flaky, not hidden.
  retries: 1,
  // A machine may have more to do than this test.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    actionTimeout: 15_000,
    // Nothing moves, unless moving is what is looked at (`device` in fixtures.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // Without a sandbox: it runs also as root, in a container.
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox'] },
    screenshot: 'only-on-failure',
    // A trace tells everything about a failure, but whole games take half as long again with it.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
  },
});
