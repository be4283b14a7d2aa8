/** Choices that are none: what the table does by itself because there is only one thing to do. */
import type { Answer, Question } from '@taproom/inn';
import { solePicks } from '../../run/sole-choice.ts';
import { soleGameAnswer } from '../game/deeds.ts';
import type { InnTable } from '../table/inn-table.ts';

/**
 * Whether an answer answers what was asked. Plays that are allowed at other moments too (Anytime cards, and, while
 * nobody is looking, cards for any moment of a Round or of the Order a Drink Phase) come in between: they are offered,
 * but they decide nothing here.
 */
function decides(table: InnTable, question: Question, answer: Answer, looking: boolean): boolean {
  if (answer.do === 'potion') return false;
  if (answer.do !== 'play') return true;
  const { at } = table.use(answer).when;
  if (looking) return at !== 'any';
  return (question.kind === 'action' && at === 'action') || (question.kind === 'gamble' && at === 'gamble');
}

/**
 * The only legal answer to the open question, or null where there is a choice. A response is always a choice.
 * `looking`: for an assertion, which must not miss a moment in which something could have been played.
 */
export function soleAnswer(table: InnTable, looking = false): Answer | null {
  const question = table.question();
  const { seat } = question;
  switch (question.kind) {
    case 'discard':
      return table.state.seats[seat].hand.length === 0 ? { seat, do: 'discard', cards: [] } : null;
    case 'action':
    case 'gamble':
    case 'order': {
      const deciding = table.legal(seat).filter((answer) => decides(table, question, answer, looking));
      return deciding.length === 1 ? deciding[0] : null;
    }
    case 'choose':
      // What is agreed about a game beyond what a step says is left as it is.
      if (AGREED.has(question.what)) return { seat, do: 'choose', picks: [] };
      // A drink phase drinks: teammates in the order of their seats, unless somebody says otherwise.
      if (question.what === DRINK_NEXT) return { seat, do: 'choose', picks: [0] };
      // Which of several alike comes first: as they sit, unless somebody says otherwise or looks at who is asked.
      if (question.what === BITTEN_NEXT && !looking) return { seat, do: 'choose', picks: [0] };
      return asChoice(
        seat,
        solePicks(question, (card) => table.title(card)),
      );
    case 'game':
      return soleGameAnswer(table);
    default:
      return null;
  }
}

const AGREED: ReadonlySet<string> = new Set(['gambling-game', 'gambling-variant', 'gambling-split']);

/** What whoever starts a Round may say about it before it begins: to pass comes later. */
export const isAgreement = (question: Question): boolean =>
  question.kind === 'choose' && AGREED.has(question.what);

/** What a team is asked where all of them will have their turn, and only the order is open. */
export const DRINK_NEXT = 'team-drink';
const BITTEN_NEXT = 'team-scarab';

const asChoice = (seat: number, picks: readonly number[] | null): Answer | null =>
  picks && { seat, do: 'choose', picks };
