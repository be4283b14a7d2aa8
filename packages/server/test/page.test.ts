import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { withServer } from './helpers.ts';

const HTML =
  '<!doctype html><title>Taproom</title><script type="module" src="/assets/main-1a2b.js"></script>';
const SCRIPT = 'console.log("cheers");'.repeat(100);

function builtPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), HTML);
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync(SCRIPT));
  return folder;
}

test('the page: its rooms, its files, and what it may not do', async () => {
  const page = builtPage();
  await withServer(
    async ({ http, port }) => {
      for (const room of [
        '/',
        '/host',
        '/table/ABCDEF',
        '/table/ABCDEF/screen',
        '/join/ABCDEF',
        '/credits',
      ]) {
        const reply = await fetch(`${http}${room}`, { headers: { accept: 'text/html' } });
        expect([room, reply.status, await reply.text()]).toEqual([room, 200, HTML]);
        expect(reply.headers.get('cache-control')).toBe('no-cache');
        const policy = reply.headers.get('content-security-policy')!;
        expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self'");
        expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${port} wss://127.0.0.1:${port};`);
        expect(policy).not.toContain('unsafe');
        expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
        expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      }
      const script = await fetch(`${http}/assets/main-1a2b.js`, { headers: { 'accept-encoding': 'br' } });
      expect(script.headers.get('content-encoding')).toBe('br');
      expect(script.headers.get('content-type')).toMatch(/javascript/);
      expect(script.headers.get('cache-control')).toMatch(/immutable/);
      expect(await script.text()).toBe(SCRIPT);
      const plain = await fetch(`${http}/assets/main-1a2b.js`, {
        headers: { 'accept-encoding': 'identity' },
      });
      expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT]);
      for (const nothing of ['/assets/gone.js', '/api/nothing', '/../package.json', '/%2e%2e/package.json'])
        expect([nothing, (await fetch(`${http}${nothing}`)).status]).toEqual([nothing, 404]);
      // A host header that is none does not get into the policy.
      const odd = await fetch(`${http}/`, { headers: { host: "x'; script-src *" } }).catch(() => null);
      expect(odd?.headers.get('content-security-policy') ?? '').not.toContain('script-src *');
    },
    { page },
  );
  rmSync(page, { recursive: true, force: true });
});

test('without a page it says how to get one', () =>
  withServer(
    async ({ http, hasPage }) => {
      expect(hasPage).toBe(false);
      const reply = await fetch(`${http}/table/ABCDEF`, { headers: { accept: 'text/html' } });
      expect([reply.status, await reply.text()]).toEqual([503, expect.stringContaining('npm start')]);
      expect((await fetch(`${http}/api/nothing`)).status).toBe(404);
    },
    { page: join(tmpdir(), 'taproom-no-page') },
  ));
