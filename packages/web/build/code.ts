/** Which code plays in the pocket: files cannot be read there, so the build says it. */
import type { Plugin } from 'vite';
import { codeHash } from '../../server/src/code.ts';
import { replaced } from './replaced.ts';

export const code = (): Plugin =>
  replaced(
    'taproom-code',
    '../../server/src/code.ts',
    () => `export const codeHash = () => ${JSON.stringify(codeHash())};`,
  );
