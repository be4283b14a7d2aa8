/** The numbered answers, and what a typed line means among them. */
import { combine, type AnyAnswer, type Answers, type Choice, type Many } from '@taproom/kernel';

/** An answer on the screen; where there are many, those of a group become one entry. */
export interface Line<A> extends Choice<A> {
  readonly group?: string;
  /** A word that may be typed for it. */
  readonly word?: string;
}

/** The answers to a question, in the words of the screen. */
export interface Worded<A> extends Answers<A> {
  readonly choices: readonly Line<A>[];
}

export interface Entry<A> {
  readonly label: string;
  readonly word?: string;
  /** What it answers; where it stands for several, what to choose among next; neither: back to all of them. */
  readonly answer?: A;
  readonly more?: readonly Line<A>[];
}

export interface Menu<A> {
  readonly entries: readonly Entry<A>[];
  /** The first so many entries may be combined. */
  readonly items: number;
  readonly many?: Many<A>;
  /** What an empty line answers. */
  readonly byDefault: A;
  /** The entry that is the default, if it is one of them. */
  readonly defaultAt: number;
}

export type Typed<A> = { readonly answer: A } | { readonly entry: Entry<A> } | { readonly problem: string };

/** From so many on, the plays of one card are one entry, and whom it is played on is asked next. */
const LONG = 20;
/** The same where the screen says what belongs together. */
const LONG_GROUPED = 9;

export function menuOf<A extends AnyAnswer>({ many, choices }: Worded<A>): Menu<A> {
  if (many === undefined) {
    const long = choices.some(({ group }) => group !== undefined) ? LONG_GROUPED : LONG;
    const entries = choices.length > long ? grouped(choices) : choices;
    return { entries, items: 0, byDefault: choices[0].answer, defaultAt: 0 };
  }
  const none = JSON.stringify(many.none);
  const items = choices.filter(({ answer }) => answer.do === many.none.do && JSON.stringify(answer) !== none);
  const others = choices.filter(({ answer }) => answer.do !== many.none.do);
  // The screen may list them in another order, and leave some out.
  const listed = { ...many, items: items.map(({ answer }) => answer) };
  return {
    entries: [...items, ...others],
    items: items.length,
    many: listed,
    byDefault: combine(listed, [...items.keys()].slice(0, many.min)),
    defaultAt: many.min === 1 ? 0 : -1,
  };
}

/**
 * One of the entries of a long menu, opened. The last of it is the way back out: what Enter would have answered, or,
 * where that belongs to a group itself, the whole menu.
 */
export function opened<A extends AnyAnswer>({ more }: Entry<A>, worded: Worded<A>): Menu<A> {
  if (more === undefined) return menuOf(worded);
  const [first] = worded.choices;
  if (first.group === undefined)
    return { entries: [...more, first], items: 0, byDefault: first.answer, defaultAt: more.length };
  return { entries: [...more, { label: 'Back' }], items: 0, byDefault: more[0].answer, defaultAt: 0 };
}

/** An answer may be about a card, and one of its uses. */
interface Play extends AnyAnswer {
  readonly card?: number;
  readonly use?: number;
}

/** What belongs together, by a key, and what it is called. */
function groupOf<A extends AnyAnswer>({ answer, label, group }: Line<A>): [key: string, name: string] | null {
  if (group !== undefined) return [group, group];
  const { card, use }: Play = answer;
  // The label ends with whom it is played on; that is asked next.
  return card === undefined ? null : [`${card}/${use}`, label.replace(/ on [^”]*$/, '')];
}

function grouped<A extends AnyAnswer>(choices: readonly Line<A>[]): Entry<A>[] {
  const entries: Entry<A>[] = [];
  const groups = new Map<string, Line<A>[]>();
  for (const choice of choices) {
    const found = groupOf(choice);
    if (found === null) {
      entries.push(choice);
      continue;
    }
    const [key, name] = found;
    const group = groups.get(key);
    if (group !== undefined) group.push(choice);
    else {
      const more = [choice];
      groups.set(key, more);
      entries.push({ label: `${name} …`, more });
    }
  }
  return entries.map((entry) => (entry.more?.length === 1 ? entry.more[0] : entry));
}

/** What a line means: numbers, or a word that says the same as one of them. */
export function readAnswer<A extends AnyAnswer>(menu: Menu<A>, line: string): Typed<A> {
  const { entries, items, many } = menu;
  if (line === '') {
    const entry = entries[menu.defaultAt];
    return entry?.more === undefined ? { answer: menu.byDefault } : { entry };
  }
  if (line === '-') {
    if (many?.min === 0) return { answer: many.none };
    return { problem: many === undefined ? 'Choose one of the numbers.' : `Choose at least ${many.min}.` };
  }
  const words = line.split(/[\s,]+/).filter((part) => part !== '');
  const numbers = numberNamed(entries, line) ?? words.map((part) => (/^\d+$/.test(part) ? Number(part) : 0));
  if (entries.length === 0) return { problem: 'Nothing can be chosen now: Enter goes on.' };
  if (numbers.some((n) => n < 1 || n > entries.length))
    return { problem: `“${line}” is none of the numbers from 1 to ${entries.length}. \`?\` helps.` };
  if (numbers.length === 1 && numbers[0] > items) {
    const entry = entries[numbers[0] - 1];
    return entry.answer === undefined ? { entry } : { answer: entry.answer };
  }
  if (many === undefined) return { problem: 'One number, please.' };
  if (numbers.some((n) => n > items)) return { problem: `Only 1 to ${items} can be chosen together.` };
  if (new Set(numbers).size < numbers.length) return { problem: 'The same thing cannot be chosen twice.' };
  if (numbers.length < many.min || numbers.length > many.max)
    return { problem: `Choose ${many.min === many.max ? many.min : `${many.min} to ${many.max}`}.` };
  const picks = numbers.map((n) => n - 1);
  return { answer: combine(many, picks) };
}

/** The number of the one entry that a word says: `pass`, `fold`, what stands on it. Numbers stand for themselves. */
function numberNamed<A extends AnyAnswer>(entries: readonly Entry<A>[], line: string): number[] | null {
  const word = line.toLowerCase();
  const named = entries.filter(({ label, answer, word: own }) =>
    [label.toLowerCase(), own?.toLowerCase(), answer?.do].includes(word),
  );
  return named.length === 1 && /[a-z]/.test(word) ? [entries.indexOf(named[0]) + 1] : null;
}

/** The menu on the screen. `listed`: what may be combined is there already, under the same numbers. */
export function menuLines<A>(menu: Menu<A>, dim: (text: string) => string, listed: boolean): string[] {
  const lines = menu.entries.map(
    ({ label }, i) => `${String(i + 1).padStart(3)}) ${label}${i === menu.defaultAt ? dim('  (Enter)') : ''}`,
  );
  if (menu.entries.some(({ more }) => more !== undefined))
    lines.push(dim('  After one with … you are asked where it goes, or on whom it is played.'));
  const shown = listed ? lines.slice(menu.items) : lines;
  return menu.many === undefined ? shown : [...shown, dim(howMany(menu.many, menu.items, listed))];
}

function howMany<A>({ min, max }: Many<A>, items: number, listed: boolean): string {
  const most = Math.min(max, items);
  if (items === 0) return '  Nothing can be chosen now: Enter goes on.';
  if (most <= 1) return `  One number, or Enter for ${min === 0 ? 'none' : 'the first'}.`;
  const none = min === 0 ? 'Enter or `-` for none' : `Enter for the first ${min}`;
  const numbers = listed ? 'The numbers of the cards' : 'Numbers';
  const many = min === most ? min : min === 0 ? `up to ${most} of them` : `${min} to ${most} of them`;
  return `  ${numbers} with spaces between them, ${many}; ${none}.`;
}

/** An answer in words: its label, or those of the items that it combines. */
export function answerWords<A extends AnyAnswer>({ choices, many }: Answers<A>, answer: A): string {
  const same = (other: A): boolean => JSON.stringify(other) === JSON.stringify(answer);
  const found = choices.find((choice) => same(choice.answer));
  if (found !== undefined || many === undefined) return found?.label ?? answer.do;
  const parts = many.items.filter((item) => holds(answer, item));
  const labels = parts.map(
    (part) => choices.find((choice) => JSON.stringify(choice.answer) === JSON.stringify(part))?.label,
  );
  return parts.length === 0 ? `${answer.do}: nothing` : labels.join(' + ');
}

/** Whether all that is listed in an item is listed in an answer. */
function holds(answer: object, item: object): boolean {
  return Object.entries(item).every(([key, value]) => {
    if (!Array.isArray(value)) return true;
    const all = (answer as Record<string, unknown>)[key];
    return Array.isArray(all) && value.every((one) => all.includes(one));
  });
}
