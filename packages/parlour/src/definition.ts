/** Any gambling game as a definition for the kernel's engine. */
import {
  BadSetup,
  copyPlain,
  defineGame,
  IllegalAnswer,
  NotAsked,
  pickSets,
  SPECTATOR,
} from '@taproom/kernel';
import type { AskFor, Choice, Game } from '@taproom/kernel';
import { adjustments, pushAdjust, type CardEffect } from './inn/adjust.ts';
import { cardAnswers, cardPlay, checkCard, interlude } from './inn/card-play.ts';
import { invariantsOf } from './inn/invariants.ts';
import { betAnswers, betting, checkBet } from './money/betting.ts';
import { NO_POTS } from './money/pots.ts';
import { withBrought } from './table/brought.ts';
import { checkMeans } from './table/check-setup.ts';
import type { ChooseQuestion, ParlourDef, ParlourProcedure } from './table/def.ts';
import { parlourEventFor, type ParlourEvent } from './table/event.ts';
import { redeal } from './table/imagine.ts';
import { labelOfAnswer } from './table/labels.ts';
import { rulesBehind, rulesInTheWay, rulesOfDeed, rulesOfWaiting } from './table/in-the-way.ts';
import { newMemory, remember } from './table/memory.ts';
import { openPart, ownPart } from './table/own.ts';
import { Plans, type Plan } from './table/plan.ts';
import { checkPicks, refusalsOf, type ParlourAnswers } from './table/refusals.ts';
import { singlePicks, type ParlourAnswer, type ParlourQuestion } from './table/question.ts';
import { NONE, ParlourRun, type ParlourTypes } from './table/run.ts';
import { sharedProcedures } from './table/script.ts';
import { potOf } from './table/showdown.ts';
import type { ParlourFrame, ParlourSetup, ParlourState, SharedName } from './table/state.ts';
import { tellParlour } from './table/tell.ts';
import { parlourView, type ParlourView } from './table/view.ts';

export const STARTING_CHIPS = 100;

export interface Parlour extends Game<ParlourTypes> {
  readonly defs: readonly ParlourDef[];
  /** The game that is agreed on, with what was brought for it among its variants. */
  defOf(setup: ParlourSetup): ParlourDef;
  /** The rules in the way of a seat that would do something else than it is asked, or is not asked (in-the-way.ts). */
  rulesInTheWay(state: ParlourState, seat: number, tried: (what: string) => boolean): readonly string[];
  /** Asks the open question once more, by what lies on the table now: for whoever has laid it out by hand. */
  askAgain(state: ParlourState): ParlourEvent[];
  /** Goes on from where the frames stand now, whatever was asked: for whoever has laid the table out by hand. */
  goOn(state: ParlourState): ParlourEvent[];
  /** Inside The Red Dragon Inn, while cards are played: somebody leaves the Round, and so folds. */
  leave(state: ParlourState, seat: number): void;
  /** Inside The Red Dragon Inn, while cards are played: the effect of a card that was no turn of its player's. */
  grant(state: ParlourState, seat: number, effect: CardEffect): ParlourEvent[];
}

const shared: Readonly<Record<SharedName | 'betting', ParlourProcedure>> = {
  ...sharedProcedures,
  ...adjustments,
  betting,
  'card-play': cardPlay,
  interlude,
};

export function createParlour(defs: readonly ParlourDef[]): Parlour {
  const games = new Map<string, Plans>();
  for (const def of defs) games.set(def.id, new Plans(def, { ...shared, ...def.procedures }));
  const plansOf = ({ game }: ParlourSetup): Plans => {
    const plans = games.get(game);
    if (plans === undefined)
      throw new BadSetup(
        `No game is called "${String(game)}". There are: ${defs.map((d) => d.id).join(', ')}.`,
      );
    return plans;
  };

  const planOf = (setup: ParlourSetup): Plan => plansOf(setup).for(setup);

  const { game, enter, goOn } = defineGame<ParlourTypes, ParlourRun>({
    name: 'parlour',
    content: planOf,
    create(setup, plan) {
      checkMeans(plan.def, setup);
      return createState(setup, plan);
    },
    newRun: () => new ParlourRun(),
    procedures: ({ procedures }) => procedures,
    answers: answersOf,
    check,
    questionFor,
    asked(t) {
      const seats = askedTogether(t);
      return seats && { how: 'at-once', seats };
    },
    asides: {
      is: (answer) => answer.do === 'leave',
      happen: (t, answer) => t.def.leaving!.leave(t, answer.seat),
    },
    view: viewOf,
    open: (t) => openPart(viewOf(t, SPECTATOR)),
    own: ownPart,
    eventFor: parlourEventFor,
    tell: ({ s }, event, viewer) => tellParlour(s.setup, event, viewer),
    numbers: ({ s }) => s.chips.map((chips) => ({ chips })),
    copy: ({ setup, ...rest }) => ({ setup, ...copyPlain(rest) }),
    redeal,
    memory: newMemory,
    remember: (_plan, memory, event, seat) => remember(memory, event, seat),
    invariants: invariantsOf(planOf),
  });

  return {
    ...game,
    defs,
    defOf: (setup) => withBrought(plansOf(setup).def, setup.brought),
    rulesInTheWay(state, seat, tried) {
      const { def } = planOf(state.setup);
      return rulesInTheWay(def, state, game.questionFor(state, seat), seat, tried);
    },
    askAgain(state) {
      const { ask } = state;
      if (ask?.kind !== 'choose') return [];
      const t = enter(state);
      const frame = topOf(t);
      frame.step = t.c.procedures[frame.k].again?.[ask.what] ?? frame.step;
      state.ask = null;
      return goOn(t);
    },
    goOn(state) {
      state.ask = null;
      return goOn(enter(state));
    },
    leave(state, seat) {
      checkCardPlay(state);
      state.folded[seat] = true;
    },
    grant(state, seat, effect) {
      checkCardPlay(state);
      const t = enter(state);
      // Whoever is asked now is asked again afterwards.
      state.ask = null;
      pushAdjust(t, seat, effect);
      return goOn(t);
    },
  };
}

const topOf = (t: ParlourRun): ParlourFrame => t.stack[t.stack.length - 1];

/** Where all decide together: the procedure that asks them. */
function togetherOf(t: ParlourRun): ParlourProcedure | null {
  const { ask } = t.s;
  return ask?.kind === 'choose' && ask.together === true ? t.c.procedures[topOf(t).k] : null;
}

/** Who has not decided yet what all decide together, in turn order; null: it is asked of one. */
function askedTogether(t: ParlourRun): number[] | null {
  const procedure = togetherOf(t);
  return procedure && t.c.order.filter((seat) => procedure.isAsked?.(t, topOf(t), seat) === true);
}

function viewOf(t: ParlourRun, viewer: number): ParlourView {
  const { ask } = t.s;
  const asked = ask === null || ask.seat < 0 ? [] : (askedTogether(t)?.sort((a, b) => a - b) ?? [ask.seat]);
  return parlourView(t, viewer, ask === null ? null : questionFor(t, viewer), asked);
}

function questionFor(t: ParlourRun, seat: number): ParlourQuestion | null {
  const question = openQuestion(t.s);
  if (question.seat === seat || question.kind === 'over') return question;
  return togetherOf(t)?.questionFor?.(t, topOf(t), seat) ?? null;
}

/** In the middle of anything else nobody can leave, and nothing can come in between. */
function checkCardPlay(state: ParlourState): void {
  if (openQuestion(state).kind !== 'card-play') throw new Error('No cards are being played at this table.');
}

function openQuestion(state: ParlourState): ParlourQuestion {
  if (state.ask === null) throw new Error('The table stands between two questions.');
  return state.ask;
}

const NO_ZONES: readonly string[] = [];

function createState(setup: ParlourSetup, { zeros, falses, spreads, deck, dealt }: Plan): ParlourState {
  const seats = spreads.slice();
  for (let seat = 0; seat < seats.length; seat++) seats[seat] = { cards: {}, dice: {} };
  return {
    setup,
    chips: setup.chips?.slice() ?? setup.players.map(() => STARTING_CHIPS),
    stake: zeros.slice(),
    bets: zeros.slice(),
    carried: setup.carried ?? 0,
    held: NO_POTS,
    before: null,
    folded: falses.slice(),
    seats,
    common: { cards: {}, dice: {} },
    deck: [],
    undecided: deck.length,
    discard: [],
    memory: setup.tableStakes === false ? { purse: setup.purse?.slice() ?? zeros.slice() } : {},
    open: NO_ZONES,
    stack: [
      { k: 'script', step: 0, seat: -1, n: 0, list: NONE, zone: '', chosen: null },
      { k: 'shuffle', step: 0, seat: -1, n: dealt, list: NONE, zone: '', chosen: null },
    ],
    ask: null,
    result: null,
  };
}

const UNTOLD: readonly never[] = [];

function answersOf(t: ParlourRun, open: ParlourQuestion, ask: AskFor): ParlourAnswers {
  const { s: state, def } = t;
  const seat = ask.seat ?? open.seat;
  const question = questionFor(t, seat);
  const { kind } = question ?? open;
  let legal: readonly ParlourAnswer[] = UNTOLD;
  let many: ParlourAnswers['many'];
  if (question?.kind === 'bet') legal = betAnswers(question, potOf(state));
  else if (question?.kind === 'card-play') legal = cardAnswers(question);
  else if (question?.kind === 'choose') {
    const { min, max, options } = question;
    legal = min > 1 ? pickedTogether(question) : singlePicks(seat, options.length, min === 0);
    if (max !== 1) {
      const items = singlePicks(seat, options.length, false);
      many = { min, max, items, none: { seat, do: 'choose', picks: [] } };
    }
  }
  if (mayLeave(state, def, seat) && !offersToLeave(question)) legal = [...legal, { seat, do: 'leave' }];
  if (ask.bare) return { seat, kind, legal, many, choices: UNTOLD, refused: UNTOLD };
  const choices = inWords(question ?? open, legal, many);
  return { seat, kind, legal, many, choices, refused: refusalsOf(state, def, question) };
}

const pickedTogether = ({ seat, options, min }: ChooseQuestion): ParlourAnswer[] =>
  pickSets(options.length, min).map((picks) => ({ seat, do: 'choose', picks }));

function inWords(
  question: ParlourQuestion,
  legal: readonly ParlourAnswer[],
  many: ParlourAnswers['many'],
): Choice<ParlourAnswer>[] {
  const single =
    many === undefined || many.min < 2
      ? legal
      : [...many.items, ...legal.filter(({ do: what }) => what === 'leave')];
  return single.map((answer) => ({ answer, label: labelOfAnswer(question, answer) }));
}

/** At any time: that is, whenever somebody decides something. */
const mayLeave = (state: ParlourState, { leaving }: ParlourDef, seat: number): boolean =>
  state.ask?.kind === 'choose' && state.folded[seat] === false && leaving?.may(state, seat) === true;

/** Whose turn it is may be asked for just that. */
const offersToLeave = (question: ParlourQuestion | null): boolean =>
  question?.kind === 'choose' && question.options.some(({ word }) => word === 'leave');

/** Throws, with the reason, if the answer does not fit; nothing has been touched then. */
function check(t: ParlourRun, open: ParlourQuestion, answer: ParlourAnswer): void {
  if (answer.do === 'leave') return checkLeaving(t, answer.seat);
  const question = answer.seat === open.seat ? open : questionOfOther(t, open, answer.seat);
  if (question.kind === 'bet') checkBet(question, answer);
  else if (question.kind === 'card-play') checkCard(question, answer);
  else if (question.kind === 'choose')
    checkPicks(t.s.setup.players, (of) => rulesBehind(t.def, t.s, of.what, of.seat), question, answer);
}

function checkLeaving({ s, def }: ParlourRun, seat: number): void {
  if (!mayLeave(s, def, seat))
    throw new IllegalAnswer('Nobody can leave like that now.', rulesOfDeed(def, s, 'leave', seat));
}

/** Only what all decide together may be answered by others than whoever is asked first. */
function questionOfOther(t: ParlourRun, open: ParlourQuestion, seat: number): ParlourQuestion {
  const other = questionFor(t, seat);
  if (other?.kind === 'choose') return other;
  throw new NotAsked(`It is ${t.s.setup.players[open.seat]}’s turn.`, rulesOfWaiting(t.def, t.s, seat));
}
