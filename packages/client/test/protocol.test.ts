import { expect, test } from 'vitest';
import { protocolPage } from './protocol-page.ts';

test('docs/PROTOCOL.md is what the schemas say', async () => {
  await expect(protocolPage()).toMatchFileSnapshot('../../../docs/PROTOCOL.md');
});
