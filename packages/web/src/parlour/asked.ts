/** What a gambling game asks this player, and what the one big button does now. */
import type { WireAnswer } from '@taproom/client';
import type { ParlourOption, ParlourQuestion, ParlourView } from '@taproom/parlour';
import type { TableSnapshot } from '../link/table-link.ts';
import type { Asked, GamblingAsker, Primary } from '../table/answers/asked.ts';
import type { Desk } from '../table/table-store.ts';
import { table as tableWords } from '../words/table.ts';
import { words } from '../words/parlour.ts';
import { ALL_CARDS, optionWords } from './options.ts';

type Bet = Extract<ParlourQuestion, { kind: 'bet' }>;

/** The same in a game by itself and inside the inn. */
interface Choice {
  readonly kind: string;
  readonly what: string;
  readonly options: readonly ParlourOption[];
  readonly min: number;
  readonly max: number;
  readonly together?: true;
}

const idle = (label: string): Primary => ({ do: 'nothing', label });

/** The game on the table: by itself, or in a Round at the inn. */
export const gameOf = ({ gambling, view }: TableSnapshot): ParlourView | null =>
  gambling?.game ?? view?.round?.game ?? null;

export const askGambling: GamblingAsker = (base, snapshot, desk) => {
  const { own, table } = snapshot;
  const names = (table?.asked?.waiting ?? [])
    .filter((seat) => seat !== own?.seat)
    .map((seat) => table?.seats[seat]?.name ?? '');
  if (own === null || own.seat < 0)
    return { ...base, primary: idle(tableWords.watching), prompt: tableWords.watching };
  if (table?.status === 'over') {
    const label = snapshot.gambling?.evening != null ? words.eveningOver : words.over;
    return { ...base, primary: idle(label), prompt: '' };
  }
  const question = own.declared === null ? (own.question as ParlourQuestion | Choice | null) : null;
  if (question === null) {
    const prompt = (gameOf(snapshot)?.chosen ?? []).length > 0 ? words.others : '';
    return { ...base, primary: idle(tableWords.waitFor(names)), prompt };
  }
  const asked = { ...base, kind: question.kind, isAsked: true };
  if (question.kind === 'bet') return askBet(asked, question as Bet);
  return 'options' in question ? askChoice(asked, question as Choice, snapshot, desk) : asked;
};

/** Staying in is the ordinary thing: to check, or to call. */
function askBet(base: Asked, bet: Bet): Asked {
  const { current, mine, most } = bet;
  const price = Math.min(current, most) - mine;
  const primary: Primary =
    price === 0
      ? { do: 'answer', answer: { do: 'check' }, label: words.check }
      : { do: 'answer', answer: { do: 'call' }, label: words.call(price, most <= current) };
  return { ...base, game: { what: 'bet', options: [], bet }, primary, prompt: words.askBet(price) };
}

/** Where several words are offered, the one that keeps the game going. */
const ORDINARY: ReadonlySet<string> = new Set(['roll', 'hit', 'stock', ALL_CARDS]);

function askChoice(base: Asked, question: Choice, snapshot: TableSnapshot, { marks, held }: Desk): Asked {
  const { what, options, min, max, together } = question;
  const game = gameOf(snapshot)?.game ?? '';
  const ask = words.ask(game, what, max);
  return {
    ...base,
    many: { min, max, atOnce: false },
    game: { what, options, bet: null },
    primary: held >= 0 ? idle(words.where) : primaryOf(game, question, marks),
    prompt: together === true && HIDDEN.has(what) ? `${ask} ${words.secret}` : ask,
  };
}

/** What all choose at the same time and face down; dice lie open. */
const HIDDEN: ReadonlySet<string> = new Set(['scouts', 'show', 'loot', 'place']);

function primaryOf(game: string, { what, options, min, max }: Choice, marks: readonly number[]): Primary {
  const choose = (picks: readonly number[]): WireAnswer => ({ do: 'choose', picks: [...picks] });
  if (marks.length === 0 && min === 0)
    return { do: 'answer', answer: choose([]), label: words.none(game, what) };
  if (marks.length > 0 && marks.length >= min) {
    const { card, word } = options[marks[0]] ?? {};
    const isWord = card === undefined && word !== undefined;
    const label =
      what === 'predict'
        ? words.predicts(word ?? '')
        : isWord
          ? optionWords(options[marks[0]], what)
          : words.some(game, what, marks.length);
    return { do: 'answer', answer: choose(marks), label };
  }
  const ordinary = options.findIndex(({ card, word }) => card === undefined && ORDINARY.has(word ?? ''));
  if (marks.length === 0 && ordinary >= 0)
    return { do: 'answer', answer: choose([ordinary]), label: words.option(options[ordinary].word!) };
  return idle(max === 1 ? words.pick : words.more(min - marks.length, min === max));
}
