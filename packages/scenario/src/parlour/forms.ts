/**
 * The forms of a step: a verb, what may stand after it, and what it answers. A game with deeds of its own adds a line
 * here; which option of its question is meant is found by what the step names (options.ts).
 */
import { cardsNamed } from '@taproom/parlour';
import { seatNamed } from '../language/names.ts';
import type { Sentence } from '../run/sentence.ts';
import type { BetDeed, Fits, Named, ParlourDeed } from './deed.ts';

/** What stands after the verb. */
type After =
  /** Nothing at all. */
  | 'nothing'
  /** A number of coins. */
  | 'coins'
  /** Things with commas between them, or `nothing`. */
  | 'things'
  /** A thing, a word between, and where it goes: `X to Warrior`, `X at 1,2`. */
  | 'thing-to'
  | 'thing-at'
  /** Words that belong together: `blue Merchant`. */
  | 'words'
  | 'dice';

interface Form {
  /** As somebody does it, and as somebody can do it: `bets`, `bet`. */
  readonly verb: readonly [does: string, can: string];
  readonly after: After;
  readonly bet?: (n: number) => BetDeed;
  /** The words by which games call this deed where it is itself an option. */
  readonly words?: readonly string[];
  /** It says no to what was asked. */
  readonly declines?: true;
  /** It is no choice, only a bet. */
  readonly onlyBet?: true;
  /** What it answers beyond options that are called by its words; `'anything'` for whatever is asked. */
  readonly answers?: Fits | 'anything';
}

/** A deed that belongs to these questions. */
const only =
  (...questions: readonly string[]): Fits =>
  (what) =>
    questions.includes(what);

/** The Wheel: a card goes to a spoke. */
const toASpoke: Fits = (what, { place }) =>
  what === 'play' || what === 'clock' || (what === 'turn' && place !== undefined);

const EXCHANGING = only('exchange', 'exchange-one', 'exchange-or-reroll', 'reroll', 'replace', 'guard');

/** Longer verbs first where one begins with another. */
const FORMS: readonly Form[] = [
  { verb: ['bets', 'bet'], after: 'coins', bet: (to) => ({ do: 'bet', to }), onlyBet: true },
  { verb: ['raises to', 'raise to'], after: 'coins', bet: (to) => ({ do: 'raise', to }), onlyBet: true },
  { verb: ['calls', 'call'], after: 'nothing', bet: () => ({ do: 'call' }), onlyBet: true },
  { verb: ['checks', 'check'], after: 'nothing', bet: () => ({ do: 'check' }), onlyBet: true },
  { verb: ['goes all in', 'go all in'], after: 'nothing', bet: () => ({ do: 'all-in' }), onlyBet: true },
  { verb: ['folds', 'fold'], after: 'nothing', bet: () => ({ do: 'fold' }), words: ['fold'] },
  { verb: ['passes', 'pass'], after: 'nothing', declines: true, words: ['pass'], answers: 'anything' },
  { verb: ['keeps', 'keep'], after: 'things', words: ['keep'], answers: only('keep') },
  {
    verb: ['discards', 'discard'],
    after: 'things',
    words: ['discard', 'exchange', 'dump'],
    answers: EXCHANGING,
  },
  { verb: ['picks', 'pick'], after: 'things', answers: 'anything' },
  { verb: ['chooses', 'choose'], after: 'things', answers: 'anything' },
  { verb: ['borrows', 'borrow'], after: 'nothing', words: ['loan'] },
  { verb: ['asks for a loan', 'ask for a loan'], after: 'nothing', words: ['loan'] },
  { verb: ['plays', 'play'], after: 'thing-to', words: ['play'], answers: toASpoke },
  { verb: ['places', 'place'], after: 'thing-at', words: ['place'], answers: only('place') },
  { verb: ['assigns', 'assign'], after: 'things', words: ['assign'], answers: only('assign') },
  { verb: ['hits', 'hit'], after: 'nothing', words: ['hit'] },
  { verb: ['defends with', 'defend with'], after: 'things', words: ['defend'], answers: only('guard') },
  { verb: ['stocks', 'stock'], after: 'nothing', words: ['stock'] },
  { verb: ['ships', 'ship'], after: 'nothing', words: ['ship'] },
  { verb: ['loads', 'load'], after: 'things', words: ['load'], answers: only('load', 'bribe') },
  { verb: ['predicts', 'predict'], after: 'words', words: ['predict'], answers: only('predict') },
  { verb: ['leaves', 'leave'], after: 'nothing', words: ['leave'] },
  { verb: ['rolls', 'roll'], after: 'dice' },
];

export const VERBS: readonly string[] = FORMS.map(({ verb }) => verb[0]);

/** Reads what a player does (`bets 3`) or, where it is only claimed, could do (`bet 3`); null if it begins with no verb. */
export function readParlourDeed(s: Sentence, seat: number, claimed: boolean): ParlourDeed | null {
  const form = FORMS.find(({ verb }) => s.takes(verb[claimed ? 1 : 0]));
  return form === undefined ? null : deedOf(form, s, seat);
}

function deedOf(form: Form, s: Sentence, seat: number): ParlourDeed {
  const { after, bet, words = [], declines = false, onlyBet = false, answers = only() } = form;
  const what = form.verb[0];
  const rest = s.takeRest();
  if (after === 'nothing' && rest !== '') throw s.problem(`"${rest}" is not understood after "${what}"`);
  if (after === 'coins') {
    if (!/^\d+$/.test(rest)) throw s.problem(`"${what}" needs a whole number of coins`);
    return { seat, bet: bet?.(Number(rest)) ?? null, choice: null, roll: null };
  }
  if (after === 'dice') {
    const values = splitUp(rest).map(Number);
    if (values.length === 0 || values.some((n) => !(Number.isInteger(n) && n >= 1 && n <= 6)))
      throw s.problem('dice show 1 to 6: "rolls 3, 4"');
    return { seat, bet: null, choice: null, roll: values };
  }
  const nothing = rest.toLowerCase() === 'nothing';
  const named = after === 'nothing' || nothing ? [] : namedIn(after, rest, s);
  if (after !== 'nothing' && !nothing && named.length === 0)
    throw s.problem(`"${what}" needs something after it`);
  return {
    seat,
    bet: declines || bet === undefined ? null : bet(0),
    choice: onlyBet
      ? null
      : {
          words,
          named,
          declines: declines || nothing,
          ...(answers !== 'anything' && { fits: answers }),
          whole: after !== 'things' && named.length > 1,
        },
    roll: null,
  };
}

/** At the commas, except within quotes. */
const splitUp = (text: string): string[] =>
  (text.match(/["“][^"”]*["”]|[^,]+/g) ?? []).map((part) => part.trim()).filter((part) => part !== '');

function namedIn(after: After, rest: string, s: Sentence): Named[] {
  if (after === 'thing-at') {
    const match = /^(.+?) (?:at|on|in) (\d)\s*,\s*(\d)$/.exec(rest);
    if (match === null) throw s.problem('it is "places CARD at row,column", such as "at 1,2"');
    const [, thing, row, column] = match;
    return [named(thing, s), { by: 'cell', row: Number(row), column: Number(column) }];
  }
  if (after === 'thing-to') {
    const match = /^(.+?) (?:to|on) (.+)$/.exec(rest);
    return match === null
      ? splitUp(rest).map((part) => named(part, s))
      : [named(match[1], s), named(match[2], s)];
  }
  if (after === 'words') return rest.split(/\s+/).map((word) => named(word, s));
  return splitUp(rest).map((part) => named(part, s));
}

function named(typed: string, s: Sentence): Named {
  const quoted = /^["“'‘](.+)["”'’]$/.exec(typed);
  if (quoted !== null)
    return cardsNamed(quoted[1]).length > 0 ? named(quoted[1], s) : { by: 'word', word: quoted[1] };
  if (/^\d+$/.test(typed)) return { by: 'number', n: Number(typed) };
  if (typed.includes('/')) {
    if (cardsNamed(typed).length === 0) throw s.problem(`there is no card "${typed}"`);
    return { by: 'card', name: typed.toLowerCase() };
  }
  const seat = seatNamed(s.players, typed);
  return seat >= 0 ? { by: 'seat', seat } : { by: 'word', word: typed };
}
