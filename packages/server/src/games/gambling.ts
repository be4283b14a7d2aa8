/** The gambling games by themselves, and evenings of them: whatever set-up names no game is an evening. */
import { diff, patched, type OwnPart, type Patch, type Plain, type WireEvent } from '@taproom/client';
import { CHANCE, SPECTATOR } from '@taproom/kernel';
import {
  evening,
  parlour,
  parlourEventFor,
  parlourFaces,
  tellParlour,
  type EveningSetup,
  type EveningState,
  type ParlourAnswer,
  type ParlourEvent,
  type ParlourSetup,
  type ParlourState,
} from '@taproom/parlour';
import { firstOf } from './first.ts';
import { commonViewer, knowsMore } from './gambling-events.ts';
import type { TableGame } from './game.ts';

type Setup = ParlourSetup | EveningSetup;
type State = ParlourState | EveningState;
/** Both have the same calls; each gets only states of its own. */
type Engine = typeof parlour;

const isEvening = (setup: Setup): setup is EveningSetup => !('mode' in setup);
const of = ({ setup }: { readonly setup: Setup }): Engine =>
  isEvening(setup) ? (evening as unknown as Engine) : parlour;

const question = (state: State) => of(state).question(state as ParlourState);
const questionFor = (state: State, seat: number) => of(state).questionFor(state as ParlourState, seat);

/** All who decide at the same time and have not yet; else the one whose turn it is. */
function asked(state: State): readonly number[] {
  const open = question(state);
  if (open.seat < 0) return [];
  if (open.kind !== 'choose' || open.together !== true) return [open.seat];
  return state.setup.players.flatMap((_, seat) => (questionFor(state, seat) === null ? [] : [seat]));
}

const viewOf = (state: State, seat: number): Record<string, unknown> => {
  const {
    seat: _seat,
    question: _question,
    waitingFor: _waitingFor,
    asked: _asked,
    ...view
  } = of(state).view(state as ParlourState, seat) as unknown as Record<string, unknown>;
  return withoutQuestions(view);
};

/** An evening's view holds that of the game on the table, which says once more who is asked. */
function withoutQuestions(view: Record<string, unknown>): Record<string, unknown> {
  const inner = view.game;
  if (typeof inner !== 'object' || inner === null) return view;
  const {
    seat: _seat,
    question: _question,
    waitingFor: _waitingFor,
    asked: _asked,
    ...game
  } = inner as Record<string, unknown>;
  return { ...view, game };
}

function wireEvent(state: State, event: ParlourEvent, viewer: number): WireEvent {
  const known = parlourEventFor(event, viewer);
  const wire: { -readonly [K in keyof WireEvent]: WireEvent[K] } = { e: known.e, text: '' };
  if (known.seat !== -1) wire.seat = known.seat;
  if (known.n !== 0) wire.n = known.n;
  if (known.list.length > 0) wire.list = known.list.slice();
  if (known.word !== '') wire.word = known.word;
  wire.text = tellParlour(state.setup, event, viewer);
  return wire;
}

export const gamblingGame: TableGame = {
  name: 'parlour',
  create: (setup: Setup) => of({ setup }).create(setup as ParlourSetup),
  copy: (state: State) => of(state).copy(state as ParlourState),
  question,
  apply: (state: State, answer: ParlourAnswer) => of(state).apply(state as ParlourState, answer),

  isWindow: () => false,
  windowSeats: () => [],
  declared: () => null,
  asked,
  mustAnswer: asked,
  together(state: State) {
    const open = question(state);
    return open.kind === 'choose' && open.together === true ? { what: open.what, asked: asked(state) } : null;
  },
  isFreeMoment: () => false,
  isOutOfTurn: ({ do: what }: ParlourAnswer) => what === 'leave',
  isImmediate: () => false,
  inOrder: () => [],
  turn: (state: State) => question(state).seat,
  isHit: () => true,
  couldPlay: () => true,

  publicView: (state: State) => viewOf(state, SPECTATOR),
  secrets: (state: State, seat: number, publicView: Record<string, unknown>) => ({
    hands: {},
    plots: {},
    more: diff(publicView as Plain, viewOf(state, seat) as Plain) ?? null,
  }),
  allHands(state: State) {
    const common = viewOf(state, SPECTATOR) as Plain;
    let all = common;
    state.setup.players.forEach((_, seat) => {
      const patch: Patch | undefined = diff(common, viewOf(state, seat) as Plain);
      if (patch !== undefined) all = patched(all, patch);
    });
    return { hands: {}, plots: {}, more: diff(common, all) ?? null };
  },
  offer(state: State, seat: number) {
    const mine = question(state).seat === CHANCE ? null : questionFor(state, seat);
    if (mine?.kind === 'over') return { question: null, choices: [], many: null };
    // Whoever is not asked may still have something to do that can be done at any time.
    const { choices, many } = of(state).answers(state as ParlourState, { seat });
    return {
      question: mine as OwnPart['question'],
      choices: choices.slice() as unknown as OwnPart['choices'],
      many: many ?? null,
    };
  },
  refused: (state: State, seat: number) => of(state).answers(state as ParlourState, { seat }).refused,
  forecast: () => null,
  // Around here a word is a word.
  leavesNoTrace: () => false,
  isSeen: () => true,
  commonEvent: (state: State, event: ParlourEvent) => wireEvent(state, event, commonViewer(event)),
  ownEvent: (state: State, event: ParlourEvent, seat: number) =>
    knowsMore(event, seat) ? wireEvent(state, event, seat) : null,
  numbers: (state: State) => {
    const { seats } = of(state).view(state as ParlourState, SPECTATOR);
    return seats.map(({ chips }) => ({ chips }));
  },
  cards: () => parlourFaces(),

  botView(state: State, seat: number) {
    const answers = of(state).answers(state as ParlourState, { seat, bare: true });
    return {
      legal: answers.many === undefined ? answers.legal.length : Infinity,
      fallback: firstOf(answers.legal, answers.many?.min ?? 0),
      view: {
        game: 'parlour',
        setup: state.setup,
        view: of(state).view(state as ParlourState, seat),
        answers,
      },
    };
  },
  logName: (setup: Setup) => (isEvening(setup) ? 'evening' : 'parlour'),
};
