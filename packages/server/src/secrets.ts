/** Tokens, codes and ids: all from the machine's secure generator. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LETTERS } from '@taproom/client';
import { answerChance, type ChanceAnswer, type ChanceQuestion, type Luck } from '@taproom/kernel';

/** The key to a seat: 128 bits and more. */
export const newToken = (): string => randomBytes(18).toString('base64url');

/** Tokens are long and random, so a plain hash is enough: there is nothing to guess. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export function isTokenOf(token: string, hash: string): boolean {
  const [given, kept] = [Buffer.from(hashOf(token)), Buffer.from(hash)];
  return given.length === kept.length && timingSafeEqual(given, kept);
}

const CODE_LENGTH = 6;
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

const ID_LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 16;
export const newTableId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');

/** What a fault is called, so that players and the house's log can speak of the same one. */
export const newFault = (): string => randomBytes(4).toString('hex').toUpperCase();

/** At a table of an early release every shuffle and every roll gets fresh randomness, and nothing is promised. */
export function freshChance(question: ChanceQuestion): ChanceAnswer {
  const bytes = randomBytes(16);
  const luck: Luck = [
    bytes.readInt32LE(0),
    bytes.readInt32LE(4),
    bytes.readInt32LE(8),
    bytes.readInt32LE(12),
  ];
  return answerChance(luck, question);
}
