/** Which of a question's options a step means. */
import { useText, type Option, type Question } from '@taproom/inn';
import { bareTitle, saysSo, TitleBook } from '../../language/titles.ts';
import type { Picked } from '../steps/step.ts';
import type { InnTable } from '../table/inn-table.ts';

type ChooseQuestion = Extract<Question, { kind: 'choose' }>;

const YES = 'yes';
const NO = 'no';
/** How else somebody says no: "don't help". */
const DECLINES = /^(?:not|dont|do not|declines?|refuses?)\b/;

/** How a yes-or-no question that must be answered is declined, or null where it is none. */
export function noTo({ options }: Pick<ChooseQuestion, 'options'>): number[] | null {
  if (options.length !== 2) return null;
  const words = options.map(({ word = '' }) => /^(?:yes|no)\b/i.exec(word)?.[0].toLowerCase());
  return words.includes(YES) && words.includes(NO) ? [words.indexOf(NO)] : null;
}

/** The indices of the options picked, or null where they don't fit the question. */
export function pickIndices(
  table: InnTable,
  question: ChooseQuestion,
  picks: readonly Picked[],
): number[] | null {
  const { options, min, max } = question;
  if (picks.length === 0 && min > 0) return noTo(question);
  const chosen: number[] = [];
  for (const pick of picks) {
    // An offer with nothing to choose from, or with one thing to take or leave, is a yes-or-no question too.
    if (
      picks.length === 1 &&
      pick.by === 'word' &&
      min === 0 &&
      (options.length === 1 || !options.some((o) => o.word !== undefined))
    ) {
      if (bareTitle(pick.word) === NO) break;
      if (bareTitle(pick.word) === YES && options.length === 1) {
        chosen.push(0);
        continue;
      }
    }
    const index = optionOf(table, question, pick, chosen);
    if (index < 0) return null;
    chosen.push(index);
  }
  return chosen.length >= min && chosen.length <= max ? chosen : null;
}

function optionOf(table: InnTable, question: ChooseQuestion, pick: Picked, taken: readonly number[]): number {
  const { options } = question;
  const free = options
    .map((option, index) => ({ option, index }))
    .filter(({ index }) => !taken.includes(index));
  switch (pick.by) {
    case 'seat':
      return free.find(({ option }) => option.seat === pick.seat)?.index ?? -1;
    case 'number':
      return (
        free.find(({ option }) => option.word !== undefined && numberIn(option.word) === pick.n)?.index ?? -1
      );
    case 'word': {
      const words = free.filter(({ option }) => option.word !== undefined);
      const typed = bareTitle(pick.word);
      const exact = words.find(({ option }) =>
        [option.word, idOf(table, question, option)].some((name = '') => bareTitle(name) === typed),
      );
      if (exact) return exact.index;
      const book = new TitleBook(
        free
          .filter(({ option }) => option.card !== undefined)
          .map(({ option, index }): [string, number] => [table.title(option.card ?? -1), index]),
      );
      const found = book.find(pick.word);
      if (found.kind === 'one') return found.things[0];
      const parts = words.filter(({ option }) => bareTitle(option.word ?? '').includes(typed));
      if (parts.length === 1) return parts[0].index;
      const told = parts.length > 0 ? [] : words.filter(({ option }) => says(table, question, option, typed));
      if (told.length === 1) return told[0].index;
      const no = DECLINES.test(typed) ? noTo(question) : null;
      if (no !== null) return no[0];
      return (
        free.find(({ option }) => option.seat !== undefined && bareTitle(table.name(option.seat)) === typed)
          ?.index ?? -1
      );
    }
  }
}

/** A gambling game and its variants go by their ids as well. */
function idOf({ games }: InnTable, { what }: ChooseQuestion, { word }: Option): string | undefined {
  const { defs } = games.parlour;
  const named = what === 'gambling-variant' ? defs.flatMap(({ variants }) => variants) : defs;
  return what.startsWith('gambling-') ? named.find(({ name }) => name === word)?.id : undefined;
}

/** The option is something that the card can do, and its text says so: whoever has only the book knows no label. */
function says(table: InnTable, { card }: ChooseQuestion, { word }: Option, typed: string): boolean {
  const use = table.content.defs[card]?.uses.find(({ label }) => label === word);
  return use !== undefined && saysSo(typed, useText(use));
}

/** An option that is a number, or begins with one. */
function numberIn(word: string): number {
  const match = /^-?\d+/.exec(word.trim());
  return match === null ? Number.NaN : Number(match[0]);
}
