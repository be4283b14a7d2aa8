/** Choices that are none: what the table does by itself because there is only one thing to do. */
import type { Answer, Question } from '@taproom/inn';
import { soleGameAnswer } from '../game/deeds.ts';
import type { ScenarioTable } from '../table/scenario-table.ts';

/**
 * Whether an answer answers what was asked. Plays that are allowed at other moments too (Anytime cards, and, while
 * nobody is looking, cards for any moment of a Round or of the Order a Drink Phase) come in between: they are offered,
 * but they decide nothing here.
 */
function decides(table: ScenarioTable, question: Question, answer: Answer, looking: boolean): boolean {
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
export function soleAnswer(table: ScenarioTable, looking = false): Answer | null {
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
      return soleChoice(table, question);
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

function soleChoice(table: ScenarioTable, question: Extract<Question, { kind: 'choose' }>): Answer | null {
  const { seat, options, min, max } = question;
  const first = options.slice(0, min).map((_, i) => i);
  const all: Answer = { seat, do: 'choose', picks: first };
  if (options.length === 0 || (min === max && min === options.length)) return all;
  if (min !== max || min === 0) return null;
  // Copies of one card are one choice.
  const { card } = options[0];
  if (card === undefined) return null;
  const alike = options.every(
    (option) =>
      option.card !== undefined &&
      option.word === options[0].word &&
      table.title(option.card) === table.title(card),
  );
  return alike ? all : null;
}
