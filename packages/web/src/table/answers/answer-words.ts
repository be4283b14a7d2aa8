/** An answer in words: those of its choice, or of the things that it combines. */
import type { OwnPart } from '@taproom/client';
import type { Faces } from '../../link/faces.ts';
import { advice as words } from '../../words/advice.ts';
import { titleOf } from './names.ts';

interface Said {
  readonly do: string;
  readonly cards?: readonly number[];
  readonly picks?: readonly number[];
}

export function answerWords(choices: OwnPart['choices'], faces: Faces | null, answer: Said): string {
  const labelOf = (said: string): string | undefined =>
    choices.find((choice) => JSON.stringify(choice.answer) === said)?.label;
  const found = labelOf(JSON.stringify(answer));
  if (answer.do === 'discard') return words.discard((answer.cards ?? []).map((card) => titleOf(faces, card)));
  if (found !== undefined) return found;
  const parts = (answer.picks ?? []).map(
    (pick) => labelOf(JSON.stringify({ ...answer, picks: [pick] })) ?? '',
  );
  return parts.length === 0 ? words.nothing : parts.join(', ');
}
