/** Tokens, codes and ids: all from the secure generator of the machine, be it a server's or a browser's. */
import { CODE_LETTERS } from '@taproom/client';
import { answerChance, type ChanceAnswer, type ChanceQuestion, type Luck } from '@taproom/kernel';
import { base64url, hashed } from './machine.ts';

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

export const randomHex = (bytes: number): string =>
  Array.from(randomBytes(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Any whole number below `count`, each as likely as the others. */
export function randomBelow(count: number): number {
  const most = 2 ** 32 - (2 ** 32 % count);
  for (;;) {
    const [drawn] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < most) return drawn % count;
  }
}

/** The key to a seat: 128 bits and more. */
export const newToken = (): string => base64url(randomBytes(18));

/** Tokens are long and random, so a plain hash is enough: there is nothing to guess. */
export const hashOf = hashed;

export function isTokenOf(token: string, hash: string): boolean {
  const given = hashOf(token);
  if (given.length !== hash.length) return false;
  // All of it, however early they differ: how long it takes tells nothing.
  let differs = 0;
  for (let i = 0; i < given.length; i++) differs |= given.charCodeAt(i) ^ hash.charCodeAt(i);
  return differs === 0;
}

const CODE_LENGTH = 6;
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomBelow(CODE_LETTERS.length)]).join('');

const ID_LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 16;
export const newTableId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomBelow(ID_LETTERS.length)]).join('');

/** What a fault is called, so that players and the house's log can speak of the same one. */
export const newFault = (): string => randomHex(4).toUpperCase();

/** At a table of an early release every shuffle and every roll gets fresh randomness, and nothing is promised. */
export function freshChance(question: ChanceQuestion): ChanceAnswer {
  const [a, b, c, d] = crypto.getRandomValues(new Int32Array(4));
  const luck: Luck = [a, b, c, d];
  return answerChance(luck, question);
}
