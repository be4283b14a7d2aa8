/** A text as it is sent over a network: also smaller, and with a name by its content. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Pack } from '../cards.ts';

const zip = promisify(gzip);

export const packed: Pack = async (plain) => ({
  plain,
  zipped: await zip(plain),
  etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
});
