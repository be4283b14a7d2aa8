/** What Node and a browser's worker do each in their own way, so that a table stands in either. */
import { sha256 } from '@taproom/kernel';

/** As an address may hold it. */
export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Null in a browser. */
const nodeCrypto = globalThis.process?.getBuiltinModule?.('node:crypto') ?? null;

/** SHA-256 of a text. Node's is fast; a browser has one only where the page came over a secure connection. */
export const hashed: (text: string) => string =
  nodeCrypto === null
    ? (text) => {
        const hash = new DataView(new ArrayBuffer(32));
        sha256(text).forEach((word, i) => hash.setUint32(4 * i, word));
        return base64url(new Uint8Array(hash.buffer));
      }
    : (text) => nodeCrypto.createHash('sha256').update(text).digest('base64url');

/** A timer that keeps no process alive. In a browser it is a number. */
export function idly(timer: NodeJS.Timeout): NodeJS.Timeout {
  if (typeof timer === 'object') timer.unref();
  return timer;
}

/** Not within the step that is being made, but right after it. Says how to call it off. */
export const soon: (act: () => void) => () => void =
  typeof setImmediate === 'function'
    ? (act) => {
        const waiting = setImmediate(act);
        return () => clearImmediate(waiting);
      }
    : (act) => {
        const waiting = setTimeout(act, 0);
        return () => clearTimeout(waiting);
      };

/** What goes to several people: over a network it is turned into bytes once for all of them. */
export type Sent = string | Buffer;
export const toSend: (text: string) => Sent =
  typeof Buffer === 'undefined' ? (text) => text : (text) => Buffer.from(text);

/** A message of which only the beginning is for one of them. */
export const beginning = (text: string, rest: Sent): Sent =>
  typeof rest === 'string' ? text + rest : Buffer.concat([Buffer.from(text), rest]);
