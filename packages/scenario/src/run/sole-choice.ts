/** Choices that are none. */

interface Choices {
  readonly options: readonly { readonly card?: number; readonly word?: string; readonly place?: number }[];
  readonly min: number;
  readonly max: number;
}

/** As few as may be, the first ones. */
export const firstOf = ({ options, min }: Choices): number[] => options.slice(0, min).map((_, i) => i);

/** What to pick where there is nothing to decide, or null: nothing, all, or some copies of one card. */
export function solePicks(question: Choices, title: (card: number) => string): number[] | null {
  const { options, min, max } = question;
  if (options.length === 0 || (min === max && min === options.length)) return firstOf(question);
  const [{ card, word, place }] = options;
  if (min !== max || min === 0 || card === undefined) return null;
  const alike = options.every(
    (option) =>
      option.card !== undefined &&
      option.word === word &&
      option.place === place &&
      title(option.card) === title(card),
  );
  return alike ? firstOf(question) : null;
}
