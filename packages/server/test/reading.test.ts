import { Answer, ClientMessage } from '@taproom/client';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readMessage } from '../src/net/reading.ts';

const answer = (said: unknown, more: object = {}): object => ({
  type: 'answer',
  id: 'abcdefgh',
  question: 3,
  answer: said,
  ...more,
});

describe('what a client says', () => {
  test.each([
    answer({ do: 'pass' }),
    answer({ do: 'pass', seat: 2 }),
    answer({ do: 'pass', seat: -1 }),
    answer({ do: 'pass', card: 3 }),
    answer({ do: 'play', card: 3, use: 0, targets: [1], drink: 0 }),
    answer({ do: 'play', card: 3, use: 0, targets: ['1'], drink: 0 }),
    answer({ do: 'choose', picks: [0, 1] }),
    answer({ do: 'raise', to: 7 }),
    answer({ do: 'sing' }),
    answer({ do: 7 }),
    answer(['pass']),
    answer(null),
    answer({ do: 'pass' }, { question: -1 }),
    answer({ do: 'pass' }, { id: 7 }),
    answer({ do: 'pass' }, { more: 1 }),
    { type: 'answer' },
    { type: 'withdraw', id: 'abcdefgh', question: 1 },
    { type: 'hello', table: 'x' },
    { type: 'resync' },
    { type: 'resync', events: 'all' },
    { type: 'toString' },
    { type: 5 },
    {},
    [],
    null,
    'answer',
    7,
  ])('is read as the schemas say: %j', (said) => {
    const parsed = v.safeParse(ClientMessage, said);
    expect(readMessage(said)).toEqual(parsed.success ? parsed.output : null);
  });

  test('each kind of message and of answer has one schema', () => {
    const kinds = ClientMessage.options.map(({ entries }) => entries.type.literal);
    const answers = Answer.options.map(({ entries }) => entries.do.literal);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(new Set(answers).size).toBe(answers.length);
  });
});
