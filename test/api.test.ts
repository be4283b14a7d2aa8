import { expect, test } from 'vitest';
import { apiPage } from '../scripts/types/api.ts';

test('docs/API.md is what the package exports', async () => {
  await expect(apiPage()).toMatchFileSnapshot('../docs/API.md');
});
