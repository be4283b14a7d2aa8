/** Questions about something that lies in play: whether it is used, and on whom. */
import type { Question } from '@taproom/inn';
import type { On, Picked, PlayWords } from '../steps/step.ts';
import type { InnTable } from '../table/inn-table.ts';
import { pickIndices } from './picking.ts';

type ChooseQuestion = Extract<Question, { kind: 'choose' }>;

const YES_LIKE = /^(use|yes)\b/i;

export const picksOf = (on: readonly On[]): Picked[] =>
  on.map((item) => (item.at === 'card' ? { by: 'word', word: item.title } : { by: 'seat', seat: item.seat }));

export interface UseAnswer {
  readonly picks: readonly number[];
  /** What the step says beyond it: for the questions that follow. */
  readonly on: readonly Picked[];
  readonly options: readonly string[];
}

/** How a step that uses the thing answers the open question, or null if that isn't about it. */
export function useAnswer(table: InnTable, words: PlayWords): UseAnswer | null {
  const question = table.question();
  if (question.kind !== 'choose' || !table.asks(words.seat)) return null;
  if (question.card < 0 || table.title(question.card) !== words.title) return null;
  const on = picksOf(words.on);
  const { options } = words;
  const yes = yesTo(question);
  if (yes !== null) return { picks: yes, on, options };
  const aimed = on.length > 0 ? pickIndices(table, question, on) : null;
  if (aimed !== null) return { picks: aimed, on: [], options };
  const chosen = options.length > 0 ? pickIndices(table, question, options.map(asWords)) : null;
  return chosen === null ? null : { picks: chosen, on, options: [] };
}

/**
 * Whether the thing was used just now without anybody having been asked: a compulsory use is written too, and need not
 * be a choice.
 */
export function isUsedByItself(table: InnTable, words: PlayWords): boolean {
  const named = words.on.filter((item) => item.at === 'player').map((item) => item.seat);
  return table.lately.some(
    ({ e, seat, card, list }) =>
      e === 'called' &&
      seat === words.seat &&
      table.title(card) === words.title &&
      named.every((target) => list.includes(target)),
  );
}

/** A step has told of it: the next one must tell of something else. */
export function forgetUse(table: InnTable, words: PlayWords): void {
  table.lately = table.lately.filter(({ e, card }) => e !== 'called' || table.title(card) !== words.title);
}

const asWords = (word: string): Picked => ({ by: 'word', word });

function yesTo(question: ChooseQuestion): number[] | null {
  const at = question.options.findIndex(({ word }) => word !== undefined && YES_LIKE.test(word));
  return at >= 0 && question.min <= 1 ? [at] : null;
}
