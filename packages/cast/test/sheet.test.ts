import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { house } from '@taproom/house/own';
import { sheet } from './sheet.ts';

const { cast } = house;

it('has the cards that were looked through: after a change `npm run sheet`, and read what it changed', async () => {
  await expect(sheet(cast)).toMatchFileSnapshot(fileURLToPath(new URL('sheet.txt', import.meta.url)));
});
