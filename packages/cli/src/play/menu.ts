/** The numbered answers, and what a typed line means among them. */
import type { Answer } from '@taproom/inn';
import type { Answers, Choice } from '@taproom/kernel';

export interface Entry {
  readonly label: string;
  /** What it answers, or, where it stands for several, what to choose among next. */
  readonly answer?: Answer;
  readonly more?: readonly Choice<Answer>[];
}

export interface Menu {
  readonly entries: readonly Entry[];
  /** The first so many entries may be combined. */
  readonly items: number;
  readonly many?: { readonly min: number; readonly max: number };
  /** What an empty line answers. */
  readonly byDefault: Answer;
  /** The entry that is the default, if it is one of them. */
  readonly defaultAt: number;
}

export type Typed = { readonly answer: Answer } | { readonly entry: Entry } | { readonly problem: string };

/** From so many on, the plays of one card are one entry, and whom it is played on is asked next. */
const LONG = 20;

const sizeOf = (answer: Answer): number => {
  if (answer.do === 'discard') return answer.cards.length;
  return answer.do === 'choose' ? answer.picks.length : -1;
};

export function menuOf(answers: Answers<Answer>): Menu {
  const { many, choices } = answers;
  if (many === undefined) {
    const entries = choices.length > LONG ? grouped(choices) : choices;
    return { entries, items: 0, byDefault: choices[0].answer, defaultAt: 0 };
  }
  const items = choices.filter(({ answer }) => sizeOf(answer) === 1);
  const others = choices.filter(({ answer }) => sizeOf(answer) < 0);
  const first = items.slice(0, many.min).map(({ answer }) => answer);
  return {
    entries: [...items, ...others],
    items: items.length,
    many,
    byDefault: combined(answers.seat, items[0]?.answer ?? choices[0].answer, first),
    defaultAt: many.min === 1 ? 0 : -1,
  };
}

function grouped(choices: readonly Choice<Answer>[]): Entry[] {
  const entries: Entry[] = [];
  const byUse = new Map<string, Choice<Answer>[]>();
  for (const choice of choices) {
    const { answer, label } = choice;
    if (answer.do !== 'play') {
      entries.push(choice);
      continue;
    }
    const key = `${answer.card}/${answer.use}`;
    const group = byUse.get(key);
    if (group !== undefined) group.push(choice);
    else {
      const more = [choice];
      byUse.set(key, more);
      // The label ends with whom it is played on; that is asked next.
      entries.push({ label: `${label.replace(/ on [^”]*$/, '')} …`, more });
    }
  }
  return entries.map((entry) => (entry.more?.length === 1 ? entry.more[0] : entry));
}

/** Several single items as one answer, of the kind that `like` is. */
function combined(seat: number, like: Answer, items: readonly Answer[]): Answer {
  if (like.do === 'discard')
    return { seat, do: 'discard', cards: items.flatMap((item) => (item.do === 'discard' ? item.cards : [])) };
  return { seat, do: 'choose', picks: items.flatMap((item) => (item.do === 'choose' ? item.picks : [])) };
}

/** What a line of numbers means. */
export function readAnswer(menu: Menu, line: string): Typed {
  const { entries, items, many } = menu;
  if (line === '') return { answer: menu.byDefault };
  if (line === '-') {
    if (many?.min === 0) return { answer: { ...emptyLike(menu.byDefault) } };
    return { problem: many === undefined ? 'Choose one of the numbers.' : `Choose at least ${many.min}.` };
  }
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  const numbers = words.map((word) => (/^\d+$/.test(word) ? Number(word) : 0));
  if (numbers.some((n) => n < 1 || n > entries.length))
    return { problem: `“${line}” is none of the numbers from 1 to ${entries.length}. \`?\` helps.` };
  const chosen = numbers.map((n) => entries[n - 1]);
  if (numbers.length === 1 && numbers[0] > items) {
    const [entry] = chosen;
    return entry.answer === undefined ? { entry } : { answer: entry.answer };
  }
  if (many === undefined) return { problem: 'One number, please.' };
  if (numbers.some((n) => n > items)) return { problem: `Only 1 to ${items} can be chosen together.` };
  if (new Set(numbers).size < numbers.length) return { problem: 'The same thing cannot be chosen twice.' };
  if (numbers.length < many.min || numbers.length > many.max)
    return { problem: `Choose ${many.min === many.max ? many.min : `${many.min} to ${many.max}`}.` };
  const picked = chosen.flatMap(({ answer }) => (answer === undefined ? [] : [answer]));
  return { answer: combined(menu.byDefault.seat, menu.byDefault, picked) };
}

const emptyLike = (answer: Answer): Answer => combined(answer.seat, answer, []);
