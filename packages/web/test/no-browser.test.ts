import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

test('without a browser the configuration of the browser tests is read, and a run says what is missing', async () => {
  vi.stubEnv('CHROMIUM', '');
  vi.stubEnv('PATH', '/nowhere');
  const { default: config } = await import('../playwright.config.ts');
  expect(config.use?.launchOptions?.executablePath).toBeUndefined();
  const { default: needBrowser } = await import('../e2e/set-up.ts');
  expect(needBrowser).toThrow(/Install one .* or name one you have/);
  vi.stubEnv('CHROMIUM', '/nowhere/chrome');
  expect(needBrowser).toThrow(/CHROMIUM names \/nowhere\/chrome, but/);
});
