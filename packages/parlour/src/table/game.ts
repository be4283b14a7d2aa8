/** Any gambling game behind the kernel's four calls. */
import { BadSetup, checkChance, copyPlain, IllegalAnswer, runFrames } from '@taproom/kernel';
import type { Answers, AskFor, Choice, Game, Procedure } from '@taproom/kernel';
import { fullDeck } from '../cards/deck.ts';
import { betAnswers, betting, checkBet } from '../money/betting.ts';
import type { ParlourDef } from './def.ts';
import type { ParlourEvent } from './event.ts';
import { labelOfAnswer } from './labels.ts';
import type { ParlourAnswer, ParlourQuestion } from './question.ts';
import { ParlourRun } from './run.ts';
import { sharedProcedures } from './script.ts';
import type { ParlourFrame, ParlourSetup, ParlourState } from './state.ts';
import { parlourView, potOf, type ParlourView } from './view.ts';

export const STARTING_CHIPS = 100;

export type Parlour = Game<
  ParlourState,
  ParlourSetup,
  ParlourAnswer,
  ParlourQuestion,
  ParlourEvent,
  ParlourView
> & {
  readonly defs: readonly ParlourDef[];
  defOf(setup: ParlourSetup): ParlourDef;
};

/** The deck is shuffled, and the Order of Play begins. */
const shuffleDeck: Procedure<ParlourRun, ParlourFrame, ParlourAnswer> = {
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
  const procedures = new Map<string, Readonly<Record<string, Procedure<ParlourRun, never, ParlourAnswer>>>>();
  for (const def of defs)
    procedures.set(def.id, {
      ...sharedProcedures,
      betting,
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
    answers: (state, ask) => answersOf(state, ask ?? {}),
    apply(state, answer) {
      const t = runOf(state);
      const { events } = t;
      check(state, answer);
      state.ask = null;
      const frame = t.stack[t.stack.length - 1];
      const own = procedures.get(state.setup.game)!;
      own[frame.k].answered?.(t, frame as never, answer);
      runFrames(t, own);
      return events;
    },
    view: (state, seat) => parlourView(state, defOf(state.setup), seat),
    copy: (state) => ({ ...copyPlain({ ...state, setup: null as never }), setup: state.setup }),
  };
}

function openQuestion(state: ParlourState): ParlourQuestion {
  if (state.ask === null) throw new Error('The table stands between two questions.');
  return state.ask;
}

/** Refuses what cannot be played, and says why, before a card is dealt. */
function checkSetup(def: ParlourDef, setup: ParlourSetup): void {
  const { players, variants = [] } = setup;
  const most = def.most ?? def.max;
  if (!Array.isArray(players) || players.length < def.min || players.length > most)
    throw new BadSetup(`${def.name} is for ${def.min} to ${most} players.`);
  if (setup.mode === 'shares' ? !def.shares : !def.betting && def.shares)
    throw new BadSetup(
      `${def.name} cannot be played ${setup.mode === 'shares' ? 'for Shares' : 'with Betting Rounds'}.`,
    );
  for (const id of variants) {
    const variant = def.variants.find((v) => v.id === id);
    if (variant === undefined)
      throw new BadSetup(
        `${def.name} has no variant "${id}". It has: ${def.variants.map((v) => v.id).join(', ')}.`,
      );
    const clash = variant.excludes?.find((other) => variants.includes(other));
    if (clash !== undefined)
      throw new BadSetup(`The variants "${id}" and "${clash}" cannot be played together.`);
    const missing = variant.needs?.find((other) => !variants.includes(other));
    if (missing !== undefined) throw new BadSetup(`The variant "${id}" needs the variant "${missing}".`);
    if (variant.mode !== undefined && variant.mode !== setup.mode)
      throw new BadSetup(
        `The variant "${id}" is played ${variant.mode === 'shares' ? 'for Shares' : 'with Betting Rounds'} only.`,
      );
  }
  const reason = def.refuses?.(setup) ?? null;
  if (reason !== null) throw new BadSetup(reason);
  const { chips } = setup;
  if (chips && (chips.length !== players.length || chips.some((n) => !Number.isInteger(n) || n < 0)))
    throw new BadSetup('Everybody’s chips are a whole number of 0 or more.');
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
    memory: {},
    open: [],
    stack: [
      { k: 'script', step: 0, seat: -1, n: 0, list: [], zone: '' },
      { k: 'shuffle-deck', step: 0, seat: -1, n: 0, list: [], zone: '' },
    ],
    ask: null,
    result: null,
  };
}

function answersOf(state: ParlourState, ask: AskFor): Answers<ParlourAnswer> {
  const question = openQuestion(state);
  const seat = ask.seat ?? question.seat;
  let legal: ParlourAnswer[] = [];
  let many: Answers<ParlourAnswer>['many'];
  if (seat === question.seat && question.kind === 'bet') legal = betAnswers(question, potOf(state));
  else if (seat === question.seat && question.kind === 'choose') {
    if (question.min === 0) legal.push({ seat, do: 'choose', picks: [] });
    question.options.forEach((_, i) => legal.push({ seat, do: 'choose', picks: [i] }));
    if (question.max !== 1) many = { min: question.min, max: question.max };
  }
  if (ask.bare) return { seat, kind: question.kind, legal, many, choices: [], refused: [] };
  const choices: Choice<ParlourAnswer>[] = legal.map((answer) => ({
    answer,
    label: labelOfAnswer(question, answer),
  }));
  return { seat, kind: question.kind, legal, many, choices, refused: [] };
}

/** Throws, with the reason, if the answer does not fit; nothing has been touched then. */
function check(state: ParlourState, answer: ParlourAnswer): void {
  const question = openQuestion(state);
  if (typeof answer !== 'object' || answer === null || typeof answer.do !== 'string')
    throw new IllegalAnswer('An answer says who gives it (`seat`) and what it does (`do`).');
  if (question.kind === 'over') throw new IllegalAnswer('The game is over.');
  if (question.kind === 'shuffle' || question.kind === 'pick' || question.kind === 'dice')
    return checkChance(question, answer);
  if (answer.seat !== question.seat)
    throw new IllegalAnswer(`It is ${state.setup.players[question.seat]}’s turn.`, [
      'gii.concepts.starting-player-acts-first',
    ]);
  if (question.kind === 'bet') return checkBet(question, answer);
  if (answer.do !== 'choose')
    throw new IllegalAnswer(`${state.setup.players[question.seat]} is asked to choose.`);
  const { picks } = answer;
  const { options, min, max } = question;
  const wanted = min === max ? `${min}` : `${min} to ${max}`;
  if (!Array.isArray(picks) || picks.length < min || picks.length > max)
    throw new IllegalAnswer(`Choose ${wanted}.`);
  picks.forEach((pick, i) => {
    if (!Number.isInteger(pick) || pick < 0 || pick >= options.length)
      throw new IllegalAnswer(`There is no choice ${String(pick)}; they are 0 to ${options.length - 1}.`);
    if (picks.indexOf(pick) !== i) throw new IllegalAnswer('The same thing cannot be chosen twice.');
  });
}
