/** The numbered answers at a gambling table, and what a typed line means among them. */
import type { Answers, Choice } from '@taproom/kernel';
import type { ParlourAnswer, ParlourQuestion } from '@taproom/parlour';

export interface Menu {
  readonly entries: readonly Choice<ParlourAnswer>[];
  readonly many?: { readonly min: number; readonly max: number };
  /** What an empty line answers. */
  readonly byDefault: ParlourAnswer;
  readonly question: ParlourQuestion;
}

const picksOf = (answer: ParlourAnswer): readonly number[] => (answer.do === 'choose' ? answer.picks : []);

export function menuOf(question: ParlourQuestion, { seat, choices, many }: Answers<ParlourAnswer>): Menu {
  if (many === undefined) return { entries: choices, byDefault: choices[0].answer, question };
  const entries = choices.filter(({ answer }) => picksOf(answer).length === 1);
  const first = entries.slice(0, many.min).flatMap(({ answer }) => picksOf(answer));
  return { entries, many, byDefault: { seat, do: 'choose', picks: first }, question };
}

export type Typed = { readonly answer: ParlourAnswer } | { readonly problem: string };

export function readLine(menu: Menu, line: string): Typed {
  const { entries, many, question, byDefault } = menu;
  if (line === '') return { answer: byDefault };
  const total = /^(?:bet|raise|to|raise to)\s*(\d+)$/i.exec(line);
  if (total !== null && question.kind === 'bet')
    return { answer: { seat: question.seat, do: 'raise', to: Number(total[1]) } };
  const leaves = entries.find(({ answer, label }) => answer.do === 'leave' || label === 'leave');
  if (leaves !== undefined && line.toLowerCase() === 'leave') return { answer: leaves.answer };
  if (line === '-' && many?.min === 0) return { answer: { seat: question.seat, do: 'choose', picks: [] } };
  const numbers = line.split(/[\s,]+/).map((word) => (/^\d+$/.test(word) ? Number(word) : 0));
  if (numbers.some((n) => n < 1 || n > entries.length))
    return { problem: `“${line}” is none of the numbers from 1 to ${entries.length}. \`?\` helps.` };
  const chosen = numbers.map((n) => entries[n - 1].answer);
  if (many === undefined)
    return chosen.length === 1 ? { answer: chosen[0] } : { problem: 'One number, please.' };
  return { answer: { seat: question.seat, do: 'choose', picks: chosen.flatMap(picksOf) } };
}

export function menuLines({ entries, many, question }: Menu, dim: (text: string) => string): string[] {
  const lines = entries.map(
    ({ label }, i) =>
      `${String(i + 1).padStart(3)}) ${label}${many === undefined && i === 0 ? dim('  (Enter)') : ''}`,
  );
  if (question.kind === 'bet' && question.most > question.current)
    lines.push(dim(`  Or \`to N\` for any total from ${question.least} to ${question.most}.`));
  if (many !== undefined) {
    const most = Math.min(many.max, entries.length);
    const none = many.min === 0 ? 'Enter for none' : `Enter for the first ${many.min}`;
    const how = many.min === most ? `${most}` : `${many.min} to ${most}`;
    lines.push(dim(`  Numbers with spaces between them, ${how}; ${none}.`));
  }
  return lines;
}
