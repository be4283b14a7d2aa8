/** Carries out what a step says that somebody does. */
import { IllegalAnswer } from '@taproom/kernel';
import {
  compareTieBreaks,
  threesWithCard,
  type ParlourAnswer,
  type ParlourOption,
  type ParlourQuestion,
  type ParlourRefusal,
} from '@taproom/parlour';
import { TOO_MANY } from '../run/run.ts';
import type { DeedStep } from '../run/step.ts';
import type { BetDeed, Choice, Named, ParlourDeed, ParlourStep } from './deed.ts';
import { isMeant, meantBy } from './options.ts';
import type { ParlourTable } from './parlour-table.ts';
import { attemptRoll, rollToldLater, takeUpDice } from './rolls.ts';
import { runOn } from './run-on.ts';
import { wasSpared } from './spared.ts';

type BetQuestion = Extract<ParlourQuestion, { kind: 'bet' }>;

/** The answer that a deed is in a Betting Round, legal or not. */
function betAnswer(question: BetQuestion, deed: BetDeed): ParlourAnswer {
  const { seat, current, most } = question;
  switch (deed.do) {
    case 'bet':
      if (current > 0)
        throw new IllegalAnswer(`There is a bet of ${current} already: call it, or raise.`, [
          'gii.app-c.raise',
        ]);
      return { seat, do: 'raise', to: deed.to };
    case 'raise':
      return { seat, do: 'raise', to: deed.to };
    case 'all-in':
      return most > current ? { seat, do: 'raise', to: most } : { seat, do: 'call' };
    default:
      return { seat, do: deed.do };
  }
}

/** To pass in a Betting Round is to check, or, where there is a bet, to fold. */
const passing = ({ mine, current }: BetQuestion): BetDeed => ({ do: mine >= current ? 'check' : 'fold' });

/**
 * Does it if the open question is one that it answers, and says whether it did. Throws IllegalAnswer where it is the
 * right question and the rules are against it.
 */
export function attempt(table: ParlourTable, deed: ParlourDeed): boolean {
  if (deed.roll !== null) return attemptRoll(table, deed.seat, deed.roll);
  const question = table.questionFor(deed.seat);
  if (question === null) return leaves(table, deed);
  if (question.kind === 'bet') {
    const bet =
      deed.bet ?? (deed.choice?.declines && deed.choice.words.includes('pass') ? passing(question) : null);
    if (bet === null) return false;
    table.answer(betAnswer(question, bet));
    return true;
  }
  if (question.kind !== 'choose' || deed.choice === null) return false;
  const meant = meantBy(table.looks, question, deed);
  if (meant === null) return leaves(table, deed);
  table.answer({ seat: deed.seat, do: 'choose', picks: meant.picks });
  table.loading = deed.choice.words.includes('load') ? deed.seat : -1;
  // What is named beyond it is for the questions that follow.
  if (meant.rest.length > 0) answerRest(table, { ...deed, choice: restOf(deed.choice, meant.rest) });
  return true;
}

/** A game that may be left at any time is left at once, whoever is asked. */
function leaves(table: ParlourTable, { seat, choice }: ParlourDeed): boolean {
  if (choice?.words.includes('leave') !== true) return false;
  const answer = table.answers(seat).legal.find((legal) => legal.do === 'leave');
  if (answer !== undefined) table.answer(answer);
  return answer !== undefined;
}

const restOf = (choice: Choice, rest: readonly Named[]): Choice => ({
  ...choice,
  named: rest,
  begun: choice.begun === true || rest.length < choice.named.length,
});

/** Why what a deed names cannot be chosen now, where the rules say so. */
export function refusalFor(table: ParlourTable, { seat, choice }: ParlourDeed): ParlourRefusal | null {
  const question = table.questionFor(seat);
  const { refused } = table.answers(seat);
  if (choice === null || question === null || question.kind !== 'choose') return null;
  return (
    refused.find(({ option }) =>
      aboutOneThing(choice, option).some((about) => isMeant(table.looks, question, option, about)),
    ) ?? null
  );
}

/**
 * A deed by what may be in its way: a card that cannot go anywhere, whatever is named with it; or one word of several.
 */
function aboutOneThing(choice: Choice, { card, place, seat }: ParlourOption): readonly Choice[] {
  const alone = (by: Named['by']): Choice[] =>
    choice.named.filter((what) => what.by === by).map((what) => ({ ...choice, named: [what] }));
  if (place !== undefined || seat !== undefined) return [choice];
  return [choice, ...alone(card === undefined ? 'word' : 'card')];
}

function answerRest(table: ParlourTable, rest: ParlourDeed): void {
  while (table.questionFor(rest.seat) !== null && !table.isOver()) {
    if (attempt(table, rest)) return;
    if (!decline(table, rest.seat)) break;
  }
  throw new IllegalAnswer(`what it names beyond that does not fit: ${table.situation()}`);
}

/** A player who is asked for something else, and need not do it, does not. */
function decline(table: ParlourTable, seat: number): boolean {
  const question = table.questionFor(seat);
  if (question?.kind !== 'choose' || question.min > 0) return false;
  table.answer({ seat, do: 'choose', picks: [] });
  return true;
}

/** A game for which no more variants are named is played without. */
export function playAsChosen(table: ParlourTable): boolean {
  const question = table.question();
  return question.kind === 'choose' && question.what === 'variants' && decline(table, question.seat);
}

/** Threes: a Dragon for which no number is said is the best one for its owner, as where it is only scored. */
export function declareDragon(table: ParlourTable): boolean {
  const question = table.question();
  if (question.kind !== 'choose' || question.what !== 'declare') return false;
  const { seat, options } = question;
  const { cards, dice } = table.state.seats[seat];
  const orders = options.map(
    ({ die }) => threesWithCard(dice.keep, cards.hand[0], table.state.setup.variants, die).order,
  );
  const best = orders.reduce((at, order, i) => (compareTieBreaks(order, orders[at]) > 0 ? i : at), 0);
  table.answer({ seat, do: 'choose', picks: [best] });
  return true;
}

/** Between the games of an evening nobody has to borrow, nor to choose another variant. */
function declineForAnybody(table: ParlourTable): boolean {
  return !table.isPlaying() && decline(table, table.question().seat);
}

/** Takes it as told, once, that dice were kept, be it that they had to be; false where that has not happened. */
function tellsOfKept(table: ParlourTable, { seat, choice }: ParlourDeed): boolean {
  if (!choice?.words.includes('keep')) return false;
  const values = choice.named.map((what) => (what.by === 'number' ? what.n : 0));
  const from = table.told[seat] ?? 0;
  const at = table.events.findIndex(
    ({ e, seat: who, list }, i) =>
      i >= from && e === 'keep' && who === seat && values.every((n) => list.includes(n)),
  );
  if (at >= 0) table.told[seat] = at + 1;
  return at >= 0;
}

/** A roll of which a later step tells may come first. */
function rollAhead(table: ParlourTable, steps: readonly ParlourStep[]): boolean {
  const other = rollToldLater(
    table,
    steps.filter((step) => !table.done.has(step)),
  );
  if (other === null || !attempt(table, other.deed)) return false;
  table.done.add(other);
  return true;
}

/**
 * Carries the step out at the first moment at which it fits. A player who is asked before that for something that need
 * not be done does not do it.
 */
export function carryOut(
  table: ParlourTable,
  step: DeedStep<ParlourDeed>,
  following: readonly ParlourStep[],
): void {
  const { deed } = step;
  let passed = '';
  for (let i = 0; i < TOO_MANY; i++) {
    if (wasSpared(table, deed, following)) {
      table.told[deed.seat] = table.events.length;
      return;
    }
    if (attempt(table, deed)) {
      table.told[deed.seat] = table.lastAnswered;
      tellsOfKept(table, deed);
      return;
    }
    if (tellsOfKept(table, deed)) return;
    if (rollAhead(table, [step, ...following]) || runOn(table) || takeUpDice(table, deed.seat)) continue;
    passed ||= refusalFor(table, deed)?.why ?? table.situation();
    if (!decline(table, deed.seat) && !declineForAnybody(table))
      throw new IllegalAnswer(`it does not fit: ${passed}`);
  }
  throw new IllegalAnswer('the table does not come to rest');
}
