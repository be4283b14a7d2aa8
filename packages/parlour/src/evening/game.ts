/** Adventurer's Choice behind the kernel's four calls. While a game is played, its questions are the evening's. */
import { BadSetup, checkChance, copyPlain, IllegalAnswer, runFrames } from '@taproom/kernel';
import type { AskFor, Game } from '@taproom/kernel';
import { checkSetup } from '../table/check-setup.ts';
import type { NotNow } from '../table/def.ts';
import type { ParlourEvent } from '../table/event.ts';
import type { Parlour } from '../table/game.ts';
import { labelOfAnswer } from '../table/labels.ts';
import type { ParlourAnswer, ParlourQuestion } from '../table/question.ts';
import { checkOptions, refusalOf, type ParlourAnswers } from '../table/refusals.ts';
import { lenderFor, LOAN, NEEDY } from '../money/loans.ts';
import { gamesNotNow, variantsNotNow } from './choice.ts';
import { evening, EveningRun, putAway, setupOf } from './procedure.ts';
import { EVENING_CHIPS, type EveningSetup, type EveningState } from './state.ts';
import { eveningView, type EveningView } from './view.ts';

export type Evening = Omit<
  Game<EveningState, EveningSetup, ParlourAnswer, ParlourQuestion, ParlourEvent, EveningView>,
  'answers'
> & {
  readonly parlour: Parlour;
  answers(state: EveningState, ask?: AskFor): ParlourAnswers;
  questionFor(state: EveningState, seat: number): ParlourQuestion | null;
};

const PROCEDURES = { evening };

/** The rules behind the questions of the evening itself. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  loan: ['gii.app-a.loan-condition', 'gii.app-a.loan-amount'],
  game: ['gii.app-a.chooser', 'gii.concepts.starting-player-chooses'],
  variants: ['gii.app-a.chooser', 'gii.concepts.variants-combine'],
  bounty: ['gii.doublerogue.rogues-bounty.penalty'],
};

export function createEvening(parlour: Parlour): Evening {
  const open = (state: EveningState): ParlourQuestion => {
    const question = state.game === null ? state.ask : parlour.question(state.game);
    if (question === null) throw new Error('The evening stands between two questions.');
    return question;
  };
  const questionFor = (state: EveningState, seat: number): ParlourQuestion | null => {
    if (state.game !== null) return parlour.questionFor(state.game, seat);
    const question = open(state);
    return question.seat === seat || question.kind === 'over' ? question : null;
  };
  const check = (state: EveningState, answer: ParlourAnswer): void => {
    const question = open(state);
    if (typeof answer !== 'object' || answer === null || typeof answer.do !== 'string')
      throw new IllegalAnswer('An answer says who gives it (`seat`) and what it does (`do`).');
    if (question.kind === 'over') throw new IllegalAnswer('The evening is over.', ['gii.app-a.length']);
    if (question.kind === 'pick') return checkChance(question, answer);
    if (answer.seat !== question.seat)
      throw new IllegalAnswer(`${state.setup.players[question.seat]} is asked now.`, ['gii.app-a.chooser']);
    if (question.kind === 'choose')
      checkOptions(state.setup.players, RULES[question.what] ?? [], question, answer);
  };
  /** The game on the table, once it is over, makes room for the rest of the evening. */
  const goOn = (run: EveningRun): void => {
    const { s } = run;
    while (s.ask === null) {
      if (s.game !== null) {
        if (parlour.question(s.game).kind !== 'over') return;
        putAway(s);
      }
      runFrames(run, PROCEDURES);
    }
  };

  return {
    name: 'Adventurer’s Choice',
    parlour,
    create(setup) {
      checkEvening(parlour, setup);
      const state = createState(setup);
      goOn(new EveningRun(state, parlour));
      return state;
    },
    question: open,
    questionFor,
    answers(state, ask = {}): ParlourAnswers {
      if (state.game !== null) {
        const inGame = parlour.answers(state.game, ask);
        const loan = ask.bare ? [] : noLoan(state, inGame.seat);
        return { ...inGame, refused: [...inGame.refused, ...loan.map(refusalOf)] };
      }
      const { kind, seat: asked } = open(state);
      const seat = ask.seat ?? asked;
      const question = questionFor(state, seat);
      const legal: ParlourAnswer[] = [];
      if (question?.kind === 'choose') {
        if (question.min === 0) legal.push({ seat, do: 'choose', picks: [] });
        question.options.forEach((_, i) => legal.push({ seat, do: 'choose', picks: [i] }));
      }
      if (ask.bare) return { seat, kind, legal, many: undefined, choices: [], refused: [] };
      const choices =
        question === null ? [] : legal.map((answer) => ({ answer, label: labelOfAnswer(question, answer) }));
      const refused = [...notNow(parlour, state, question), ...noLoan(state, seat)].map(refusalOf);
      return { seat, kind, legal, many: undefined, choices, refused };
    },
    apply(state, answer) {
      const run = new EveningRun(state, parlour);
      if (state.game !== null) run.events.push(...parlour.apply(state.game, answer));
      else {
        check(state, answer);
        state.ask = null;
        evening.answered?.(run, state.stack[state.stack.length - 1], answer);
      }
      goOn(run);
      return run.events;
    },
    view: (state, seat) =>
      eveningView(state, seat, state.game === null ? null : parlour.view(state.game, seat)),
    copy(state) {
      const { game, setup } = state;
      const copied = copyPlain({ ...state, game: null, setup: null as never });
      return { ...copied, setup, game: game === null ? null : parlour.copy(game) };
    },
  };
}

/** What the Starting Player might want to choose, or somebody to borrow, but cannot. */
function notNow(parlour: Parlour, s: EveningState, question: ParlourQuestion | null): readonly NotNow[] {
  if (question?.kind !== 'choose') return [];
  if (question.what === 'game') return gamesNotNow(parlour.defs, s.chips.length);
  if (question.what !== 'variants' || s.chosen === null) return [];
  return variantsNotNow(parlour.defOf(setupOf(s, s.chosen)), s.chosen);
}

/** Why a seat cannot borrow now; nothing where it is asked whether it wants to. */
function noLoan({ game, ask, chips }: EveningState, seat: number): NotNow[] {
  const open = game === null ? ask : game.ask;
  if (seat < 0 || (open?.kind === 'choose' && open.what === 'loan' && open.seat === seat)) return [];
  const option = { word: 'loan' };
  const rules = ['gii.app-a.loan-condition'];
  if (game !== null) return [{ option, why: 'Nobody borrows before the game is over.', rules }];
  if (chips[seat] >= NEEDY)
    return [
      { option, why: `A loan is for players with fewer than ${NEEDY}; you have ${chips[seat]}.`, rules },
    ];
  if (lenderFor(chips, seat) < 0)
    return [
      { option, why: `Nobody has ${LOAN} to lend.`, rules: ['gii.app-a.loan-amount', 'house.400-no-lender'] },
    ];
  return [
    { option, why: 'Loans are asked for in turn, between the games.', rules: ['house.401-loan-order'] },
  ];
}

function checkEvening(parlour: Parlour, setup: EveningSetup): void {
  const { players, rounds, chips, loans, debts, first, game } = setup;
  const most = Math.max(...parlour.defs.map((def) => def.most ?? def.max));
  if (!Array.isArray(players) || players.length < 2 || players.length > most)
    throw new BadSetup(`Adventurer’s Choice is for 2 to ${most} players.`);
  if (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0))
    throw new BadSetup('The players agree on a number of games, at least one.');
  for (const [what, list] of Object.entries({ chips, loans, debts }))
    if (list && (list.length !== players.length || list.some((n) => !Number.isInteger(n) || n < 0)))
      throw new BadSetup(`\`${what}\` has a whole number of 0 or more for each player.`);
  if (first !== undefined && !(Number.isInteger(first) && first >= 0 && first < players.length))
    throw new BadSetup(`The first Starting Player sits in one of the seats 0 to ${players.length - 1}.`);
  if (game !== undefined) {
    const inner = setupOf(createState(setup), game);
    checkSetup(parlour.defOf(inner), inner);
  }
}

function createState(setup: EveningSetup): EveningState {
  const zeros = (): number[] => setup.players.map(() => 0);
  return {
    setup,
    round: 1,
    first: setup.first ?? -1,
    chips: setup.chips?.slice() ?? setup.players.map(() => EVENING_CHIPS),
    loans: setup.loans?.slice() ?? zeros(),
    debts: setup.debts?.slice() ?? zeros(),
    carried: setup.carried ?? 0,
    askedForLoan: setup.players.map(() => false),
    chosen: setup.game ?? null,
    game: null,
    played: [],
    stack: [{ k: 'evening', step: 0 }],
    ask: null,
    winners: null,
  };
}
