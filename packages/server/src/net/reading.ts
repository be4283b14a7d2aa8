/**
 * Reads what a client says. The schemas of all messages are one choice among many, and so are those of all answers: asked
 * as they are, each in turn looks whether it is meant. Here the one that is meant is asked at once.
 */
import { Answer, ClientMessage } from '@taproom/client';
import * as v from 'valibot';

const messages = new Map(
  ClientMessage.options.map((option) => [option.entries.type.literal as string, option]),
);
const answers = new Map(Answer.options.map((option) => [option.entries.do.literal as string, option]));
const answering = messages.get('answer') as Extract<
  (typeof ClientMessage.options)[number],
  { readonly entries: { readonly answer: unknown } }
>;
const AroundAnswer = v.strictObject({ ...answering.entries, answer: v.unknown() });

/** The text in a field of whatever was said. */
const wordAt = (said: unknown, key: string): string => {
  const word: unknown = typeof said === 'object' && said !== null && (said as Record<string, unknown>)[key];
  return typeof word === 'string' ? word : '';
};

/** Null: it is none of the messages. */
export function readMessage(said: unknown): ClientMessage | null {
  const type = wordAt(said, 'type');
  if (type === 'answer') return readAnswer(said);
  const schema = messages.get(type);
  const read = schema && v.safeParse(schema, said);
  return read?.success ? read.output : null;
}

function readAnswer(said: unknown): ClientMessage | null {
  const around = v.safeParse(AroundAnswer, said);
  if (!around.success) return null;
  const schema = answers.get(wordAt(around.output.answer, 'do'));
  const answer = schema && v.safeParse(schema, around.output.answer);
  return answer?.success ? { ...around.output, answer: answer.output } : null;
}
