/** Codes as people type them. */

/** Letters and digits that nobody takes for another: no 0, 1, I, L, O or S (as the house makes them). */
const CODE = /^[23456789ABCDEFGHJKMNPQRTUVWXYZ]{6}$/;

/** What a code is, whatever was typed or pasted: blanks and dashes go, a whole link is cut to its end. */
export const tidyCode = (typed: string): string =>
  typed.replace(/^.*\//, '').replace(/[\s-]/g, '').toUpperCase();

export const isCode = (code: string): boolean => CODE.test(code);
