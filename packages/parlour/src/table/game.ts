/** Any gambling game behind the kernel's four calls. */
import { BadSetup, checkChance, copyPlain, IllegalAnswer, runFrames } from '@taproom/kernel';
import type { AskFor, Choice, Game } from '@taproom/kernel';
import { fullDeck } from '../cards/deck.ts';
import { adjustments, pushAdjust, type CardEffect } from '../inn/adjust.ts';
import { cardAnswers, cardPlay, checkCard, interlude } from '../inn/card-play.ts';
import { betAnswers, betting, checkBet } from '../money/betting.ts';
import { checkSetup } from './check-setup.ts';
import type { ParlourDef, ParlourProcedure } from './def.ts';
import type { ParlourEvent } from './event.ts';
import { labelOfAnswer } from './labels.ts';
import { checkPicks, refusalsOf, type ParlourAnswers } from './refusals.ts';
import type { ParlourAnswer, ParlourQuestion } from './question.ts';
import { ParlourRun } from './run.ts';
import { sharedProcedures } from './script.ts';
import type { ParlourSetup, ParlourState } from './state.ts';
import { parlourView, potOf, type ParlourView } from './view.ts';

export const STARTING_CHIPS = 100;

export type Parlour = Omit<
  Game<ParlourState, ParlourSetup, ParlourAnswer, ParlourQuestion, ParlourEvent, ParlourView>,
  'answers'
> & {
  readonly defs: readonly ParlourDef[];
  defOf(setup: ParlourSetup): ParlourDef;
  /** Refusals tell what they are about, and why, in words. */
  answers(state: ParlourState, ask?: AskFor): ParlourAnswers;
  /** What a seat is asked now: where all decide at the same time, each has a question of its own. */
  questionFor(state: ParlourState, seat: number): ParlourQuestion | null;
  /** Asks the open question once more, by what lies on the table now: for whoever has laid it out by hand. */
  askAgain(state: ParlourState): void;
  /** Inside The Red Dragon Inn, while cards are played: somebody leaves the Round, and so folds. */
  leave(state: ParlourState, seat: number): void;
  /** Inside The Red Dragon Inn, while cards are played: the effect of a card that was no turn of its player's. */
  grant(state: ParlourState, seat: number, effect: CardEffect): ParlourEvent[];
};

/** The deck is shuffled, and the Order of Play begins. */
const shuffleDeck: ParlourProcedure = {
  steps: [
    function askForOrder(t: ParlourRun): void {
      t.ask({ seat: -1, kind: 'shuffle', size: fullDeck(t.def.dragons(t.s.setup)).length });
    },
  ],
  answered(t, _f, answer) {
    if (answer.do === 'shuffle') t.s.deck = answer.order.slice();
  },
};

export function createParlour(defs: readonly ParlourDef[]): Parlour {
  const byId = new Map(defs.map((def) => [def.id, def]));
  const procedures = new Map<string, Readonly<Record<string, ParlourProcedure<never>>>>();
  for (const def of defs)
    procedures.set(def.id, {
      ...sharedProcedures,
      ...adjustments,
      betting,
      'card-play': cardPlay,
      interlude,
      'shuffle-deck': shuffleDeck,
      ...def.procedures,
    } as never);
  const defOf = (setup: ParlourSetup): ParlourDef => {
    const def = byId.get(setup.game);
    if (def === undefined)
      throw new BadSetup(
        `No game is called "${String(setup.game)}". There are: ${defs.map((d) => d.id).join(', ')}.`,
      );
    return def;
  };
  let last: ParlourRun | null = null;
  const runOf = (state: ParlourState): ParlourRun => {
    if (last === null || last.s !== state || last.stack !== state.stack)
      last = new ParlourRun(state, defOf(state.setup));
    last.events = [];
    return last;
  };

  /** Where all decide together: the procedure that asks them, and its frame. */
  const asking = (
    state: ParlourState,
  ): { by: ParlourProcedure<never>; frame: never; run: ParlourRun } | null => {
    const { ask, stack } = state;
    if (ask?.kind !== 'choose' || ask.together !== true) return null;
    const frame = stack[stack.length - 1];
    const run = new ParlourRun(state, defOf(state.setup));
    return { by: procedures.get(state.setup.game)![frame.k], frame: frame as never, run };
  };
  const questionFor = (state: ParlourState, seat: number): ParlourQuestion | null => {
    const question = openQuestion(state);
    if (question.seat === seat || question.kind === 'over') return question;
    const all = asking(state);
    return all?.by.questionFor?.(all.run, all.frame, seat) ?? null;
  };
  const viewOf = (state: ParlourState, viewer: number): ParlourView => {
    const all = asking(state);
    return parlourView(
      state,
      defOf(state.setup),
      viewer,
      (seat) => questionFor(state, seat),
      (seat) => all?.by.isAsked?.(all.run, all.frame, seat) === true,
    );
  };

  return {
    name: 'Gambling? I’m In!',
    defs,
    defOf,
    create(setup) {
      const def = defOf(setup);
      checkSetup(def, setup);
      const state = createState(setup);
      runFrames(runOf(state), procedures.get(def.id)!);
      return state;
    },
    question: openQuestion,
    questionFor,
    answers: (state, ask) =>
      answersOf(
        state,
        defOf(state.setup),
        questionFor(state, ask?.seat ?? openQuestion(state).seat),
        ask ?? {},
      ),
    askAgain(state) {
      const { ask, stack } = state;
      if (ask?.kind !== 'choose') return;
      const own = procedures.get(state.setup.game)!;
      const frame = stack[stack.length - 1];
      frame.step = own[frame.k].again?.[ask.what] ?? frame.step;
      state.ask = null;
      runFrames(runOf(state), own);
    },
    apply(state, answer) {
      const t = runOf(state);
      const { events } = t;
      check(state, t.def, answer, questionFor);
      const frame = t.stack[t.stack.length - 1];
      const own = procedures.get(state.setup.game)!;
      if (answer.do === 'leave') t.def.leaving!.leave(t, answer.seat);
      else {
        state.ask = null;
        own[frame.k].answered?.(t, frame as never, answer);
      }
      runFrames(t, own);
      return events;
    },
    leave(state, seat) {
      checkCardPlay(state);
      state.folded[seat] = true;
    },
    grant(state, seat, effect) {
      checkCardPlay(state);
      const t = runOf(state);
      const { events } = t;
      // Whoever is asked now is asked again afterwards.
      state.ask = null;
      pushAdjust(t, seat, effect);
      runFrames(t, procedures.get(state.setup.game)!);
      return events;
    },
    view: viewOf,
    copy: (state) => ({ ...copyPlain({ ...state, setup: null as never }), setup: state.setup }),
  };
}

/** In the middle of anything else nobody can leave, and nothing can come in between. */
function checkCardPlay(state: ParlourState): void {
  if (openQuestion(state).kind !== 'card-play') throw new Error('No cards are being played at this table.');
}

function openQuestion(state: ParlourState): ParlourQuestion {
  if (state.ask === null) throw new Error('The table stands between two questions.');
  return state.ask;
}

function createState(setup: ParlourSetup): ParlourState {
  const zeros = (): number[] => setup.players.map(() => 0);
  return {
    setup,
    chips: setup.chips?.slice() ?? setup.players.map(() => STARTING_CHIPS),
    stake: zeros(),
    bets: zeros(),
    carried: setup.carried ?? 0,
    held: [],
    before: null,
    folded: setup.players.map(() => false),
    seats: setup.players.map(() => ({ cards: {}, dice: {} })),
    common: { cards: {}, dice: {} },
    deck: [],
    discard: [],
    memory: setup.tableStakes === false ? { purse: setup.purse?.slice() ?? zeros() } : {},
    open: [],
    stack: [
      { k: 'script', step: 0, seat: -1, n: 0, list: [], zone: '' },
      { k: 'shuffle-deck', step: 0, seat: -1, n: 0, list: [], zone: '' },
    ],
    ask: null,
    result: null,
  };
}

function answersOf(
  state: ParlourState,
  def: ParlourDef,
  question: ParlourQuestion | null,
  ask: AskFor,
): ParlourAnswers {
  const seat = ask.seat ?? openQuestion(state).seat;
  const { kind } = question ?? openQuestion(state);
  let legal: ParlourAnswer[] = [];
  let many: ParlourAnswers['many'];
  if (question?.kind === 'bet') legal = betAnswers(question, potOf(state));
  else if (question?.kind === 'card-play')
    legal = cardAnswers(question.free).map((answer) => ({ seat, ...answer }));
  else if (question?.kind === 'choose') {
    if (question.min === 0) legal.push({ seat, do: 'choose', picks: [] });
    question.options.forEach((_, i) => legal.push({ seat, do: 'choose', picks: [i] }));
    if (question.max !== 1) many = { min: question.min, max: question.max };
  }
  if (mayLeave(state, def, seat) && !offersToLeave(question)) legal.push({ seat, do: 'leave' });
  if (ask.bare) return { seat, kind, legal, many, choices: [], refused: [] };
  const words = question ?? openQuestion(state);
  const choices: Choice<ParlourAnswer>[] = legal.map((answer) => ({
    answer,
    label: labelOfAnswer(words, answer),
  }));
  return { seat, kind, legal, many, choices, refused: refusalsOf(state, def, question) };
}

/** At any time: that is, whenever somebody decides something. */
const mayLeave = (state: ParlourState, { leaving }: ParlourDef, seat: number): boolean =>
  state.ask?.kind === 'choose' && state.folded[seat] === false && leaving?.may(state, seat) === true;

/** Whose turn it is may be asked for just that. */
const offersToLeave = (question: ParlourQuestion | null): boolean =>
  question?.kind === 'choose' && question.options.some(({ word }) => word === 'leave');

/** Throws, with the reason, if the answer does not fit; nothing has been touched then. */
function check(
  state: ParlourState,
  def: ParlourDef,
  answer: ParlourAnswer,
  questionFor: (state: ParlourState, seat: number) => ParlourQuestion | null,
): void {
  let question = openQuestion(state);
  if (typeof answer !== 'object' || answer === null || typeof answer.do !== 'string')
    throw new IllegalAnswer('An answer says who gives it (`seat`) and what it does (`do`).');
  if (question.kind === 'over') throw new IllegalAnswer('The game is over.');
  if (question.kind === 'shuffle' || question.kind === 'pick' || question.kind === 'dice')
    return checkChance(question, answer);
  if (answer.do === 'leave') {
    if (mayLeave(state, def, answer.seat)) return;
    throw new IllegalAnswer('Nobody can leave like that now.', def.rules?.leave ?? []);
  }
  if (answer.seat !== question.seat) {
    const other = questionFor(state, answer.seat);
    if (other === null || other.kind !== 'choose')
      throw new IllegalAnswer(`It is ${state.setup.players[question.seat]}’s turn.`, [
        'gii.concepts.starting-player-acts-first',
      ]);
    question = other;
  }
  if (question.kind === 'bet') checkBet(question, answer);
  else if (question.kind === 'card-play') checkCard(question, answer);
  else if (question.kind === 'choose') checkPicks(state, def, question, answer);
}
