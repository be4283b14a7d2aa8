/** Adventurer's Choice as a definition for the kernel's engine. */
import { BadSetup, copyPlain, defineGame, NotAsked, SPECTATOR } from '@taproom/kernel';
import type { AskFor, Game, Invariants } from '@taproom/kernel';
import { withBrought } from '../table/brought.ts';
import { checkSetup } from '../table/check-setup.ts';
import type { NotNow } from '../table/def.ts';
import type { Parlour } from '../definition.ts';
import type { ParlourEvent } from '../table/event.ts';
import { labelOfAnswer } from '../table/labels.ts';
import { newMemory, remember } from '../table/memory.ts';
import type { ParlourTypes } from '../table/run.ts';
import { tellParlour } from '../table/tell.ts';
import { singlePicks, type ParlourAnswer, type ParlourQuestion } from '../table/question.ts';
import { checkPicks, refusalOf, type ParlourAnswers } from '../table/refusals.ts';
import { lenderFor, LOAN, NEEDY } from '../money/loans.ts';
import { gamesNotNow, variantsNotNow } from './choice.ts';
import { EveningRun, procedures, setupOf, type EveningTypes } from './procedure.ts';
import { EVENING_CHIPS, type EveningSetup, type EveningState } from './state.ts';
import { eveningView, openEvening, type EveningView } from './view.ts';

export interface Evening extends Game<EveningTypes> {
  readonly parlour: Parlour;
  /** Somebody has laid out the game's table by hand: what is asked there now is the evening's question. */
  goOn(state: EveningState): ParlourEvent[];
}

const CONDITION = 'gii.app-a.loan-condition';

/** The rules behind the questions of the evening itself. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  loan: [CONDITION, 'gii.app-a.loan-amount'],
  game: ['gii.app-a.chooser', 'gii.concepts.starting-player-chooses'],
  variants: ['gii.app-a.chooser', 'gii.concepts.variants-combine'],
  bounty: ['gii.doublerogue.rogues-bounty.penalty'],
};

export function createEvening(parlour: Parlour): Evening {
  const NO_CONTENT = {};
  const { game, enter, goOn } = defineGame<EveningTypes, EveningRun>({
    name: 'evening',
    over: { why: 'The evening is over.', rules: ['gii.app-a.length'] },
    content: () => NO_CONTENT,
    create(setup) {
      checkEvening(parlour, setup);
      return createState(setup);
    },
    newRun: () => new EveningRun(parlour),
    procedures: () => procedures,
    answers: answersOf,
    check,
    questionFor,
    asked: ({ s }) => (s.game === null ? null : parlour.asked(s.game)),
    asides: {
      is: parlour.isAside,
      happen({ s, events }, answer) {
        events.push(...parlour.apply(s.game!, answer, true));
        // Its question may be another one now.
        s.ask = null;
      },
    },
    view: viewOf,
    open: (t) => openEvening(viewOf(t, SPECTATOR)),
    own: ({ s }, seat) => (s.game === null ? {} : { game: parlour.own(s.game, seat) }),
    eventFor: parlour.eventFor,
    tell: ({ s }, event, viewer) => tellParlour(s.setup, event, viewer),
    numbers: ({ s }) => (s.game?.chips ?? s.chips).map((chips) => ({ chips })),
    copy(state) {
      const { setup, ask, game: inner, ...rest } = state;
      // What is copied takes the place of what it is a copy of: the order of the fields is the same.
      return { ...state, ...copyPlain(rest), setup, ask, game: inner && parlour.copy(inner) };
    },
    redeal({ s }, seat, memory, luck) {
      if (s.game !== null) s.game = parlour.imagine(s.game, seat, memory, luck);
    },
    memory: newMemory,
    remember: (_content, memory, event, seat) => remember(memory, event, seat),
    invariants: invariantsOf(parlour.invariants),
  });
  return {
    ...game,
    parlour,
    goOn(state) {
      state.ask = null;
      return goOn(enter(state));
    },
  };
}

/** Those of the game on the table, and no marker without its other. */
const invariantsOf = (inner: Invariants<ParlourTypes>): Invariants<EveningTypes> => ({
  check({ game, loans, debts }, memory) {
    if (sum(loans) !== sum(debts)) throw new Error('More is lent than owed.');
    if (game !== null) inner.check(game, memory);
  },
  wealth: ({ game, chips, carried }) => (game === null ? sum(chips) + carried : inner.wealth(game)),
  asksOpenly: () => true,
  exchanged(s, viewer, answer, luck) {
    const found = s.game && inner.exchanged(s.game, viewer, answer, luck);
    return found && { state: { ...copyPlain(s), game: found.state }, cards: found.cards };
  },
  told(before, events, after, viewer) {
    if (before.game !== null && after.game !== null) inner.told?.(before.game, events, after.game, viewer);
  },
});

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);

const viewOf = ({ s, parlour }: EveningRun, seat: number): EveningView =>
  eveningView(s, seat, s.game === null ? null : parlour.view(s.game, seat));

function questionFor({ s, parlour }: EveningRun, seat: number): ParlourQuestion | null {
  if (s.game !== null) return parlour.questionFor(s.game, seat);
  return s.ask?.seat === seat || s.ask?.kind === 'over' ? s.ask : null;
}

function answersOf(t: EveningRun, { kind, seat: asked }: ParlourQuestion, ask: AskFor): ParlourAnswers {
  const { s, parlour } = t;
  if (s.game !== null) {
    const inGame = parlour.answers(s.game, ask);
    const loan = ask.bare ? [] : noLoan(s, inGame.seat);
    return { ...inGame, refused: [...inGame.refused, ...loan.map(refusalOf)] };
  }
  const seat = ask.seat ?? asked;
  const question = questionFor(t, seat);
  const legal =
    question?.kind === 'choose' ? singlePicks(seat, question.options.length, question.min === 0) : [];
  if (ask.bare) return { seat, kind, legal, many: undefined, choices: [], refused: [] };
  const choices =
    question === null ? [] : legal.map((answer) => ({ answer, label: labelOfAnswer(question, answer) }));
  const refused = [...notNow(parlour, s, question), ...noLoan(s, seat)].map(refusalOf);
  return { seat, kind, legal, many: undefined, choices, refused };
}

function check({ s, parlour }: EveningRun, question: ParlourQuestion, answer: ParlourAnswer): void {
  if (s.game !== null) return parlour.check(s.game, answer);
  const { players } = s.setup;
  if (answer.seat !== question.seat)
    throw new NotAsked(`${players[question.seat]} is asked now.`, rulesOfTurn(question));
  if (question.kind === 'choose') checkPicks(players, ({ what }) => RULES[what] ?? [], question, answer);
}

/** Between the games: why another one is asked. */
export const rulesOfTurn = (question: ParlourQuestion): readonly string[] =>
  question.kind === 'choose' && question.what === 'loan' ? ['house.401-loan-order'] : ['gii.app-a.chooser'];

/** What the Starting Player might want to choose, or somebody to borrow, but cannot. */
function notNow(parlour: Parlour, s: EveningState, question: ParlourQuestion | null): readonly NotNow[] {
  if (question?.kind !== 'choose') return [];
  if (question.what === 'game') return gamesNotNow(parlour.defs, s.chips.length);
  if (question.what !== 'variants') return [];
  return variantsNotNow(parlour.defOf(setupOf(s, s.chosen!)), s.chosen!);
}

/** Why a seat cannot borrow now; nothing where it is asked whether it wants to. */
function noLoan({ game, ask, chips }: EveningState, seat: number): NotNow[] {
  if (seat < 0 || (ask?.kind === 'choose' && ask.what === 'loan' && ask.seat === seat)) return [];
  const option = { word: 'loan' };
  const because = (why: string, ...rules: readonly string[]): NotNow[] => [{ option, why, rules }];
  if (game !== null) return because('Nobody borrows before the game is over.', CONDITION);
  if (chips[seat] >= NEEDY)
    return because(`A loan is for players with fewer than ${NEEDY}; you have ${chips[seat]}.`, CONDITION);
  if (lenderFor(chips, seat) < 0)
    return because(`Nobody has ${LOAN} to lend.`, 'gii.app-a.loan-amount', 'house.400-no-lender');
  return because('Loans are asked for in turn, between the games.', 'house.401-loan-order');
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
  for (const def of parlour.defs) withBrought(def, setup.brought);
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
