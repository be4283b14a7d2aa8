/** Why something cannot be done at a gambling table: the rules against it. */
import { IllegalAnswer } from '@taproom/kernel';
import type { Parlour, ParlourRefusal, ParlourState } from '@taproom/parlour';
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
  if (!at.isPlaying()) return [];
  const question = at.questionFor(seat);
  if (question === null) return at.state.folded[seat] ? ['gii.app-c.fold'] : outOfTurn(at);
  if (question.kind === 'bet') return ['gii.app-c.options'];
  const shares = at.state.setup.mode === 'shares' && (bet !== null || choice === null);
  return [...(shares ? ['gii.app-d.ante-only'] : []), ...rulesOfQuestion(at.parlour, at.state, question)];
}

/** Whose turn it is to bet is told of Betting Rounds alone. */
function outOfTurn(at: ParlourTable): readonly string[] {
  const { kind, seat } = at.question();
  if (kind !== 'bet') return [];
  return seat === at.first()
    ? ['gii.concepts.starting-player-acts-first', 'gii.app-c.order']
    : ['gii.app-c.order'];
}

/** What the game says about the question that is open. */
export function rulesOfQuestion(
  parlour: Parlour,
  state: ParlourState,
  question: { readonly kind: string; readonly what?: string },
): readonly string[] {
  return parlour.defOf(state.setup).rules?.[question.what ?? ''] ?? [];
}

const isAboutLoan = ({ option }: ParlourRefusal): boolean => option.word === 'loan';
