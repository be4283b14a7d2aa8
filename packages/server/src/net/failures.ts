/** What a request that failed is answered with. */
import type { Failed } from '@taproom/client';
import type { InferOutput } from 'valibot';
import { AnswerRefused } from './http-seats.ts';

/** In a word, for programs: what kind of thing was wrong. */
const CODES: Readonly<Record<number, string>> = {
  400: 'malformed',
  401: 'no-token',
  403: 'not-yours',
  404: 'not-found',
  409: 'not-now',
  413: 'too-long',
  415: 'malformed',
  423: 'frozen',
  429: 'too-much',
  503: 'busy',
};

export function failure(status: number, error: string, cause?: unknown): InferOutput<typeof Failed> {
  if (!(cause instanceof AnswerRefused)) return { error, code: CODES[status] ?? 'failed' };
  const { code, rules, words } = cause.refusal;
  return { error, code, rules, words };
}
