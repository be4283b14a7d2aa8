/** Why something cannot be done at a gambling table: the rules against it. */
import { IllegalAnswer } from '@taproom/kernel';
import {
  rulesOfTurn,
  type ChooseQuestion,
  type Parlour,
  type ParlourRefusal,
  type ParlourState,
} from '@taproom/parlour';
import { attempt, refusalFor } from './deeds.ts';
import type { ParlourTable } from './parlour-table.ts';
import type { ParlourDeed } from './deed.ts';

/** The rules against the deed, none where it just does not fit the question; null if it can be done. */
export function rulesAgainst(at: ParlourTable, deed: ParlourDeed): readonly string[] | null {
  try {
    if (attempt(at.copy(), deed)) return null;
    return refusalFor(at, deed)?.rules ?? rulesOfTheMoment(at, deed);
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    if (error.rules.length > 0) return error.rules;
    // What it names first may do, and the rest be in the way.
    return refusalFor(at, deed)?.rules ?? rulesOfTheMoment(at, deed);
  }
}

/** Why a deed does not fit at all: it is another's turn, or something else is asked for. */
function rulesOfTheMoment(at: ParlourTable, { seat, choice, bet }: ParlourDeed): readonly string[] {
  const loan = choice?.words.includes('loan') ? at.answers(seat).refused.filter(isAboutLoan) : [];
  if (loan.length > 0) return loan.flatMap(({ rules }) => rules);
  if (!at.isPlaying()) return at.questionFor(seat) === null ? rulesOfTurn(at.question()) : [];
  const isOpen = at.questionFor(seat)?.kind === 'choose';
  const shares = isOpen && at.state.setup.mode === 'shares' && (bet !== null || choice === null);
  const tried = (what: string): boolean =>
    choice !== null && (choice.words.includes(what) || (choice.fits?.(what, {}) ?? isAsked(at, seat, what)));
  return [...(shares ? ['gii.app-d.ante-only'] : []), ...at.parlour.rulesInTheWay(at.state, seat, tried)];
}

/** What is for any question is for the one that is asked. */
function isAsked(at: ParlourTable, seat: number, what: string): boolean {
  const question = at.questionFor(seat);
  return question?.kind === 'choose' && question.what === what;
}

/** What the game says about the question that is open. */
export const rulesOfQuestion = (
  parlour: Parlour,
  state: ParlourState,
  { seat, what }: ChooseQuestion,
): readonly string[] => parlour.rulesInTheWay(state, seat, (asked) => asked === what);

const isAboutLoan = ({ option }: ParlourRefusal): boolean => option.word === 'loan';
