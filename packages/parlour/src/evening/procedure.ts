/** The course of an evening: loans, a choice, a game, and so on for the agreed number of games (gii.app-a.*). */
import { hostProcedure, Run, type Procedure } from '@taproom/kernel';
import { lend, lenderFor, LOAN, NEEDY } from '../money/loans.ts';
import { makeParlourEvent, type ParlourEvent, type ParlourEventKind } from '../table/event.ts';
import type { Parlour } from '../definition.ts';
import type { ParlourMemory } from '../table/memory.ts';
import type { ParlourAnswer, ParlourOption, ParlourQuestion } from '../table/question.ts';
import type { ParlourAnswers } from '../table/refusals.ts';
import type { ParlourTypes } from '../table/run.ts';
import type { ParlourSetup } from '../table/state.ts';
import { BOUNTIES, chosenWords, gameChoices, gameOption, variantChoices } from './choice.ts';
import { EVENING_SHARE, roundsOf } from './state.ts';
import type { Chosen, EveningFrame, EveningSetup, EveningState } from './state.ts';
import type { EveningView, OpenEvening } from './view.ts';

/** The evening's types, for the engine; what follows from its set-up is the same for every evening. */
export interface EveningTypes {
  readonly setup: EveningSetup;
  readonly content: object;
  readonly state: EveningState;
  readonly frame: EveningFrame;
  readonly question: ParlourQuestion;
  readonly answer: ParlourAnswer;
  readonly answers: ParlourAnswers;
  readonly event: ParlourEvent;
  readonly view: EveningView;
  readonly open: OpenEvening;
  readonly forecast: never;
  readonly memory: ParlourMemory;
}

export class EveningRun extends Run<EveningTypes> {
  readonly parlour: Parlour;

  constructor(parlour: Parlour) {
    super();
    this.parlour = parlour;
  }

  choose(seat: number, what: string, min: number, options: readonly ParlourOption[]): void {
    this.ask({ seat, kind: 'choose', what, options, min, max: 1 });
  }

  emit(e: ParlourEventKind, seat: number, n = 0, list?: readonly number[], word = ''): void {
    this.events.push(makeParlourEvent(e, seat, n, list, undefined, word));
  }
}

/** The steps that are gone back to, or whose answers have to be told apart. */
const STEP = { loans: 1, variants: 3, bounty: 4 } as const;

/** The first game may have been agreed on beforehand. */
const isAgreed = ({ round, setup }: EveningState): boolean => round === 1 && setup.game !== undefined;

/** The first Starting Player is found by chance; then the role goes to the left. */
function findFirst({ s }: EveningRun): void {
  if (s.first < 0) s.ask = { seat: -1, kind: 'pick', size: s.setup.players.length };
}

/**
 * In turn order from the next Starting Player, everybody who is short of money may borrow (house.401-loan-order).
 * Where a game was agreed on beforehand that is settled already.
 */
function offerLoans(t: EveningRun, f: EveningFrame): void {
  const { s } = t;
  const count = isAgreed(s) ? 0 : s.chips.length;
  for (let i = 0; i < count; i++) {
    const seat = (s.first + i) % count;
    if (s.askedForLoan[seat] || s.chips[seat] >= NEEDY || lenderFor(s.chips, seat) < 0) continue;
    s.askedForLoan[seat] = true;
    f.step = STEP.loans;
    t.choose(seat, 'loan', 0, [{ word: 'loan' }]);
    return;
  }
  t.emit('first', s.first, s.round);
}

function askGame(t: EveningRun): void {
  const { s, parlour } = t;
  if (isAgreed(s)) return;
  const options = gameChoices(parlour.defs, s.chips.length).map((choice) =>
    gameOption(parlour.defOf(setupOf(s, choice)), choice.mode),
  );
  t.choose(s.first, 'game', 1, options);
}

/** One variant after the other, as long as there is one that can join; nothing ends the choice. */
function askVariants(t: EveningRun, f: EveningFrame): void {
  const { s, parlour } = t;
  const chosen = s.chosen!;
  if (isAgreed(s)) return;
  const options = variantChoices(parlour.defOf(setupOf(s, chosen)), chosen).map((word) => ({ word }));
  if (options.length === 0) return;
  f.step = STEP.variants;
  t.choose(s.first, 'variants', 0, options);
}

function askBounty(t: EveningRun): void {
  const { variants, bounty } = t.s.chosen!;
  const options = BOUNTIES.map((coins) => ({ word: `${coins}` }));
  if (variants.includes('rogues-bounty') && bounty === undefined) t.choose(t.s.first, 'bounty', 1, options);
}

/** What a chosen game is set up with. */
export function setupOf(s: EveningState, chosen: Chosen): ParlourSetup {
  const { players, share = EVENING_SHARE, split, minRaise, brought } = s.setup;
  const { game, mode, variants, bounty } = chosen;
  const last = s.played.at(-1);
  // What a game leaves behind counts only for the same game right after it.
  const before = last?.game === game ? last.result.after : undefined;
  return {
    game,
    players,
    mode,
    variants,
    first: Math.max(0, s.first),
    chips: s.chips,
    carried: s.carried,
    loans: true,
    ...(mode === 'shares' ? { share } : {}),
    ...(split === undefined ? {} : { split }),
    ...(minRaise === undefined ? {} : { minRaise }),
    ...(bounty === undefined ? {} : { agreed: { bounty } }),
    ...(brought === undefined ? {} : { brought }),
    ...(before === undefined ? {} : { before }),
  };
}

function play(t: EveningRun): void {
  const { s, parlour } = t;
  const setup = setupOf(s, s.chosen!);
  t.emit('choice', s.first, 0, [], chosenWords(parlour.defOf(setup), s.chosen!));
  s.game = parlour.create({ ...setup, chips: s.chips.slice() });
  t.push({ k: 'game', step: 0 });
}

/** While a game is played, its questions are the evening's. */
const game = hostProcedure<EveningTypes, EveningRun, EveningFrame, ParlourTypes>({
  game: (t) => t.parlour,
  state: (t) => t.s.game!,
  tell(t, _f, events) {
    t.events.push(...events);
  },
  whenOver: (t) => putAway(t.s),
});

/** The game is over: its money goes back to the players, its loans become markers, and the next one begins. */
function settle(t: EveningRun, f: EveningFrame): void {
  const { s } = t;
  s.askedForLoan.fill(false);
  s.chosen = null;
  if (s.round >= roundsOf(s.setup)) return reckon(t);
  s.round++;
  s.first = (s.first + 1) % s.chips.length;
  f.step = STEP.loans;
}

/** Takes the finished game off the table. */
function putAway(s: EveningState): void {
  const game = s.game!;
  s.chips = game.chips.slice();
  s.carried = game.carried;
  const { lent = [] } = game.memory;
  for (let i = 0; i < lent.length; i += 2) mark(s, lent[i], lent[i + 1]);
  s.played.push({ ...s.chosen!, first: s.first, result: game.result! });
  s.game = null;
}

/** Two markers, so that nobody's score changes (gii.app-a.loan-markers). */
function mark(s: EveningState, borrower: number, lender: number): void {
  s.debts[borrower]++;
  s.loans[lender]++;
}

/** Money, and 50 for each Loan Marker, less 50 for each Debt Marker (gii.app-a.final-score). */
export const scoreOf = ({ chips, loans, debts }: EveningState, seat: number): number =>
  chips[seat] + LOAN * (loans[seat] - debts[seat]);

function reckon(t: EveningRun): void {
  const { s } = t;
  const scores = s.chips.map((_, seat) => scoreOf(s, seat));
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  scores.forEach((score, seat) => t.emit('reckoning', seat, score));
  s.winners = winners;
  s.stack.length = 0;
  t.emit('over', -1, winners.length, winners, 'evening');
  s.ask = { seat: -1, kind: 'over', winners };
}

const evening: Procedure<EveningRun, EveningFrame, ParlourAnswer> = {
  steps: [findFirst, offerLoans, askGame, askVariants, askBounty, play, settle],
  answered(t, f, answer) {
    const { s } = t;
    if (answer.do === 'pick') s.first = answer.index;
    if (answer.do !== 'choose') return;
    const [pick] = answer.picks;
    // The step has moved on already, or stays where it asks again: it tells which question this answers.
    switch (f.step) {
      case STEP.loans:
        if (pick !== undefined) borrow(t, answer.seat);
        return;
      case STEP.variants:
        // Both for the game and for its variants: those are chosen one by one.
        if (s.chosen === null) s.chosen = gameChoices(t.parlour.defs, s.chips.length)[pick];
        else if (pick === undefined) f.step = STEP.bounty;
        else addVariant(t, pick);
        return;
      default:
        s.chosen = { ...s.chosen!, bounty: BOUNTIES[pick] };
    }
  },
};

function borrow(t: EveningRun, seat: number): void {
  const { s } = t;
  const lender = lenderFor(s.chips, seat);
  lend(s.chips, seat, lender);
  mark(s, seat, lender);
  t.emit('loan', seat, LOAN, [lender]);
}

function addVariant({ s, parlour }: EveningRun, pick: number): void {
  const chosen = s.chosen!;
  const id = variantChoices(parlour.defOf(setupOf(s, chosen)), chosen)[pick];
  s.chosen = { ...chosen, variants: [...chosen.variants, id] };
}

export const procedures = { evening, game };
