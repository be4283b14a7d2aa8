/** Which options of an open choice a step means, by what it names. */
import {
  cardName,
  optionWords,
  parlour,
  rankOf,
  RANKS,
  type ChooseQuestion,
  type ParlourOption,
  type Spread,
} from '@taproom/parlour';
import type { Choice, Named, ParlourDeed } from './deed.ts';

export type { ChooseQuestion } from '@taproom/parlour';

/** What the words of a step are compared with: who sits there, and what lies in front of them. */
export interface Looks {
  readonly setup: { readonly players: readonly string[] };
  readonly seats: readonly Spread[];
}

/** What answers the question now, and what the step names beyond it. */
export interface Meant {
  readonly picks: readonly number[];
  readonly rest: readonly Named[];
}

/**
 * Options that a game does not list by the names that steps use, by the question's `what`: further names of the option.
 * A game whose options speak for themselves needs no entry.
 */
const FURTHER_NAMES: Readonly<
  Record<string, (state: Looks, seat: number, option: ParlourOption) => readonly string[]>
> = {
  // Streets of Greyport: what is dumped is the Cart.
  turn: (_state, _seat, { word }) => (word === 'dump' ? ['cart'] : []),
  load: (_state, _seat, { word }) => (word === 'dump' ? ['cart'] : []),
  bribe: (_state, _seat, { word }) => (word === 'dump' ? ['cart'] : []),
  // Streets of Greyport: a Warrior, or whom he drives away.
  guard: (_state, _seat, { place }) => (place === undefined ? [] : [cardName(place)]),
  // Jack of All Trades: a worker that is a card may be named by its number, as one that is a die.
  assign: (_state, _seat, { card }) => (card === undefined ? [] : [`${rankOf(card)}`]),
  // Rogues and Warriors: the card in hand, or the one on the brow.
  'exchange-one'(state, seat, { word }) {
    const { hand = [], brow = [] } = state.seats[seat].cards;
    return (word === 'public' ? brow : hand).map(cardName);
  },
  // Dragon Hordes: the Dragons by their cards.
  horde: (_state, _seat, { word }) => (word === undefined ? [] : [`Dragon/${word}`]),
  // Adventurer's Choice.
  variants: (_state, _seat, { word }) =>
    parlour.defs.flatMap(({ variants }) => variants.flatMap(({ id, name }) => (id === word ? [name] : []))),
  loan: () => ['yes', 'borrow', 'take a loan', 'ask for a loan'],
};

const bare = (text: string): string => text.trim().toLowerCase();
const wordsOf = (text: string): string[] =>
  bare(text)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}/]+/u)
    .filter((word) => word !== '');

const includesAll = (all: readonly string[], some: readonly string[]): boolean =>
  some.length > 0 && some.every((word) => all.includes(word));

/** Whether an option is what a step names. */
function isNamed(state: Looks, question: ChooseQuestion, option: ParlourOption, what: Named): boolean {
  const { card, die, seat, place, word } = option;
  const further = FURTHER_NAMES[question.what]?.(state, question.seat, option) ?? [];
  const isCalled = (wanted: string): boolean =>
    // As the table itself prints it, too.
    bare(optionWords(option)) === wanted || further.some((name) => bare(name) === wanted);
  switch (what.by) {
    case 'card':
      return (card !== undefined && bare(cardName(card)) === what.name) || isCalled(what.name);
    case 'number':
      return die !== undefined
        ? die === what.n
        : word === `${what.n}` || (card === undefined && place === what.n) || further.includes(`${what.n}`);
    case 'seat':
      return (
        seat === what.seat || (word !== undefined && bare(word) === bare(state.setup.players[what.seat]))
      );
    case 'cell':
      return word !== undefined && bare(word).replace(/\s/g, '') === `${what.row},${what.column}`;
    case 'word': {
      const wanted = bare(what.word);
      if (isCalled(wanted)) return true;
      if (word !== undefined && (bare(word) === wanted || includesAll(wordsOf(word), wordsOf(wanted))))
        return true;
      // A spoke, a horde or a leader may be known by its rank.
      return (
        word === undefined &&
        place !== undefined &&
        RANKS[place] !== undefined &&
        bare(RANKS[place]) === wanted
      );
    }
  }
}

/**
 * Options that are all that the step names: those that the deed itself is a word for, or whose words are just these,
 * before those that say more.
 */
function fullMatches(
  state: Looks,
  question: ChooseQuestion,
  named: readonly Named[],
  words: readonly string[],
): number[] {
  const fits = question.options
    .map((option, i) => ({ i, told: option.word === undefined ? [] : wordsOf(option.word), option }))
    .filter(({ option }) => named.every((what) => isNamed(state, question, option, what)));
  const typed = named.flatMap((what) => (what.by === 'word' ? wordsOf(what.word) : []));
  const better = [
    fits.filter(({ told }) => told.length === 1 && words.includes(told[0])),
    fits.filter(({ told }) => told.join() === typed.join()),
    fits.filter(({ told }) => told.length === typed.length),
    fits,
  ];
  return (better.find((list) => list.length > 0) ?? []).map(({ i }) => i);
}

/** Each thing that is named by an option of its own. */
function listMatch(state: Looks, question: ChooseQuestion, named: readonly Named[]): number[] | null {
  const picks: number[] = [];
  for (const what of named) {
    const at = question.options.findIndex(
      (option, i) => !picks.includes(i) && isNamed(state, question, option, what),
    );
    if (at < 0) return null;
    picks.push(at);
  }
  return picks;
}

/** Whether something that is no option is what a deed means: what it names, or the deed itself. */
export function isMeant(
  state: Looks,
  question: ChooseQuestion,
  option: ParlourOption,
  choice: Choice,
): boolean {
  const { words, named } = choice;
  if (!isFor(choice, question.what, option)) return false;
  if (named.length === 0) return option.word !== undefined && words.includes(wordsOf(option.word)[0]);
  const fits = (what: Named): boolean => isNamed(state, question, option, what);
  // A place that is closed is closed for every card.
  if (option.card === undefined && option.place !== undefined)
    return named.some((what) => what.by === 'cell' && fits(what));
  // Of several cards or dice, one is enough to be in the way.
  const several = named.length > 1 && named.every(({ by }) => by !== 'word' && by === named[0].by);
  return several ? named.some(fits) : named.every(fits);
}

const DECLINING = /^(pass|nothing|none|no|decline|stay|stand|done|leave it|keep)\b/i;

const optionCalled = ({ options }: ChooseQuestion, words: readonly string[]): number =>
  options.findIndex(
    ({ word, card }) => word !== undefined && card === undefined && words.some((w) => wordsOf(word)[0] === w),
  );

/** Whether the deed is one for this option: every question has its own verbs. */
const isFor = ({ fits, words }: Choice, what: string, option: ParlourOption): boolean =>
  fits === undefined || fits(what, option) || words.includes(wordsOf(option.word ?? '')[0]);

export function meantBy(state: Looks, question: ChooseQuestion, deed: ParlourDeed): Meant | null {
  const { choice } = deed;
  if (choice === null) return null;
  const { what } = question;
  if (choice.declines) return isFor(choice, what, {}) ? declined(question, choice.words) : null;
  const mine = question.options.flatMap((option, i) => (isFor(choice, what, option) ? [i] : []));
  const meant = meantAmong(state, { ...question, options: mine.map((i) => question.options[i]) }, choice);
  return meant && { ...meant, picks: meant.picks.map((i) => mine[i]) };
}

/** Of the options that the deed is for. */
function meantAmong(state: Looks, question: ChooseQuestion, choice: Choice): Meant | null {
  const { words, named, whole = false } = choice;
  if (named.length === 0) {
    const at = optionCalled(question, words);
    return at < 0 ? null : { picks: [at], rest: [] };
  }
  // Streets of Greyport: another colour is loaded onto an empty Cart, so that goes first.
  const dump = words.includes('load') && question.what === 'load' ? optionCalled(question, ['dump']) : -1;
  const fits = (what: Named): boolean =>
    question.options.some((option) => isNamed(state, question, option, what));
  if (dump >= 0 && choice.begun !== true && !named.every(fits)) return { picks: [dump], rest: named };
  // Several cards are several options; else one may be everything named (of copies of a card the first).
  const several = named.length > 1 && named.every(({ by }) => by !== 'word' && by === named[0].by);
  const twice = new Set(named.map((what) => JSON.stringify(what))).size < named.length;
  const full = several && (twice || question.max > 1) ? [] : fullMatches(state, question, named, words);
  if (full.length > 0 && (named.length > 1 || question.max === 1 || question.min <= 1))
    return { picks: [full[0]], rest: [] };
  if (whole) return null;
  const list = listMatch(state, question, named);
  if (list !== null && (question.max > 1 || list.length === 1)) return { picks: list, rest: [] };
  // The deed itself is an option, and what it is done with is asked next.
  const called = optionCalled(question, words);
  if (called >= 0) return { picks: [called], rest: named };
  const first = fullMatches(state, question, named.slice(0, 1), words);
  if (first.length > 0 && question.min <= 1) return { picks: [first[0]], rest: named.slice(1) };
  // A "no" to something that need not be.
  const no = named.length === 1 && named[0].by === 'word' && bare(named[0].word) === 'no';
  return no && question.min === 0 ? { picks: [], rest: [] } : null;
}

function declined(question: ChooseQuestion, words: readonly string[]): Meant | null {
  if (question.min === 0) return { picks: [], rest: [] };
  const at = optionCalled(question, words);
  const no =
    at >= 0 ? at : question.options.findIndex(({ word }) => word !== undefined && DECLINING.test(word));
  return no < 0 ? null : { picks: [no], rest: [] };
}
