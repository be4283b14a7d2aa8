/** What the choices of a card say: each of its lines stands on the button that it is about, and nowhere else. */
import type { CardFace } from '@taproom/inn';
import { capital } from './names.ts';

interface Told {
  readonly lines: CardFace['lines'];
  readonly uses: readonly Pick<CardFace['uses'][number], 'label' | 'text'>[];
}

/** What a choice is called, where something else says what it does. */
export const inShort = (label: string): string => capital(label.replace(/, and .*/, ''));

const after = (head: string, words: string): string | null =>
  words.startsWith(`${head}: `) ? words.slice(head.length + 2) : null;

/** The line of the card that is about this choice. */
function lineOf({ lines }: Told, label: string): string | undefined {
  const head = inShort(label);
  return lines.find((line) => line === `${head}.` || after(head, line) !== null);
}

/** What comes of it, as fully as the card tells it; nothing where its name says it all. */
export function doesOf(face: Told, label: string): string {
  const text = face.uses.find((use) => use.label === label)?.text ?? '';
  const line = lineOf(face, label) ?? '';
  const [inText, inLine] = [after(capital(label), text) ?? text, after(inShort(label), line) ?? ''];
  const does = inLine.length > inText.length ? inLine : inText;
  return does === `${inShort(label)}.` || !/\w/.test(does) ? '' : does;
}

/** What no button says. */
export function linesBeside(face: Told, labels: readonly string[]): readonly string[] {
  const said = new Set(labels.map((label) => lineOf(face, label)));
  return face.lines.filter((line) => !said.has(line));
}
