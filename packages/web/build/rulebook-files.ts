/** Where the rulebook lies. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const RULEBOOK = fileURLToPath(new URL('../../../rulebook', import.meta.url));
export const CHAPTERS = join(RULEBOOK, 'chapters.yaml');
export const TERMS = join(RULEBOOK, 'terms.yaml');
