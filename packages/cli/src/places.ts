/** Where things are in the repository, whatever folder the command is run from. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
export const rulebook = join(root, 'rulebook');
