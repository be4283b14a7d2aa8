/** Numbers on the command line. */
import { usage } from './failure.ts';

/** A whole number in a range, for commander's options. */
export function wholeNumber(
  what: string,
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): (text: string) => number {
  return (text) => {
    const n = Number(text);
    if (/^\d+$/.test(text) && n >= min && n <= max) return n;
    const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} up` : `from ${min} to ${max}`;
    throw usage(`${what} is a whole number ${range}, not "${text}".`);
  };
}

/** `--players`: how many. Names had their place there once. */
export function howMany(text: string): number {
  if (/[a-z]/i.test(text))
    throw usage(`--players is how many sit at the table; who they are: --characters ${text}`);
  return wholeNumber('--players', 2)(text);
}

/** `--players` where it may also name them. */
export const whoOrHowMany = (text: string): string => (/[a-z]/i.test(text) ? text : String(howMany(text)));
