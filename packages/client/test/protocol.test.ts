import { expect, test } from 'vitest';
import { openapi } from './openapi.ts';
import { protocolPage } from './protocol-page.ts';

test('docs/PROTOCOL.md is what the schemas say', async () => {
  await expect(protocolPage()).toMatchFileSnapshot('../../../docs/PROTOCOL.md');
});

test('docs/openapi.json is what the schemas say, and the types of the games', async () => {
  await expect(`${JSON.stringify(openapi(), null, 1)}\n`).toMatchFileSnapshot('../../../docs/openapi.json');
});
