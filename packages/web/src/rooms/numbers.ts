/** Numbers to choose from. */
export const numbered = (values: readonly number[]): { value: number; label: string }[] =>
  values.map((value) => ({ value, label: String(value) }));

export const numbers = (from: number, to: number): { value: number; label: string }[] =>
  numbered(Array.from({ length: to - from + 1 }, (_, i) => from + i));
