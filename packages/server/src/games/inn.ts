/** The Red Dragon Inn at a table over the network. */
import { cast, inn } from '@taproom/cast';
import { diff, same, type OwnPart, type Plain, type WireEvent } from '@taproom/client';
import {
  areMates,
  eventFor,
  facesOf,
  forecast,
  inContention,
  PUBLIC,
  tell,
  type Answer,
  type CardFace,
  type InnEvent,
  type InnSetup,
  type InnState,
  type InnView,
  type PlayAnswer,
  type WindowFrame,
} from '@taproom/inn';
import { SPECTATOR } from '@taproom/kernel';
import { titleKey, type RulebookData } from '../rulebook/rulebook.ts';
import { firstOf } from './first.ts';
import type { Secrets, TableGame } from './game.ts';
import { commonViewer, knowsMore } from './gambling-events.ts';

export const innGame: TableGame = {
  name: 'inn',
  create: (setup: InnSetup) => inn.create(setup),
  copy: (state: InnState) => inn.copy(state),
  question: (state: InnState) => inn.question(state),
  apply: (state: InnState, answer: Answer) => inn.apply(state, answer),

  isWindow: (state: InnState) => windowOf(state) !== null,
  windowSeats(state: InnState) {
    const { said } = windowOf(state) ?? NO_WINDOW;
    const { seats } = inn.asked(state);
    return state.seats.flatMap((_, seat) => (seats.includes(seat) || said?.[seat] ? [seat] : []));
  },
  declared: (state: InnState, seat: number) => windowOf(state)?.said?.[seat] ?? null,
  asked: (state: InnState) => inn.asked(state).seats,
  mustAnswer: (state: InnState) => [inn.question(state).seat].filter((seat) => seat >= 0),
  together: () => null,
  isFreeMoment(state: InnState) {
    const question = inn.question(state);
    return question.kind === 'respond' && question.about === 'idle';
  },
  isOutOfTurn: ({ do: what }: Answer) => what === 'play' || what === 'potion',
  isImmediate: ({ do: what }: Answer) => what === 'potion',
  inOrder: (state: InnState, declared: readonly Answer[]) =>
    inContention(
      state,
      inn.content(state),
      declared.filter((answer): answer is PlayAnswer => answer.do === 'play'),
    ),
  turn: (state: InnState) => state.turn,
  isHit,
  couldPlay: (state: InnState, seat: number) =>
    inn.answers(state, { seat, bare: true }).legal.some((answer) => answer.do === 'play'),

  leavesNoTrace,
  // A card lies on the table.
  isSeen: (answer: Answer) => answer.do === 'play' || (answer.do === 'discard' && answer.cards.length > 0),

  publicView(state: InnState) {
    const { seat: _seat, question: _question, waitingFor: _waitingFor, ...view } = inn.view(state, SPECTATOR);
    return view as unknown as Record<string, unknown>;
  },
  secrets(state: InnState, seat: number, publicView: Record<string, unknown>) {
    // A gambling game that is played within a Round has secrets of its own.
    const { round } = publicView as unknown as InnView;
    const more =
      round === null || round.game === null
        ? undefined
        : diff({ round } as unknown as Plain, { round: inn.view(state, seat).round } as unknown as Plain);
    return { ...handsFor(state, seat), more: more ?? null };
  },
  allHands(state: InnState) {
    const hands: Secrets['hands'] = {};
    const plots: Secrets['plots'] = {};
    state.seats.forEach((_, seat) => {
      const own = handsFor(state, seat);
      Object.assign(hands, own.hands);
      Object.assign(plots, own.plots);
    });
    return { hands, plots, more: null };
  },
  offer(state: InnState, seat: number) {
    const { question } = inn.view(state, seat);
    if (question?.kind === 'over' || (question === null && windowOf(state) !== null))
      return { question: null, choices: NO_CHOICES, many: null };
    const { choices, many } = inn.answers(state, { seat, brief: true });
    return {
      question: question as OwnPart['question'],
      choices: choices.length === 0 ? NO_CHOICES : (choices as unknown as OwnPart['choices']),
      many: question === null ? null : (many ?? null),
    };
  },
  refused: (state: InnState, seat: number) => inn.answers(state, { seat }).refused,
  forecast: (state: InnState) => forecast(inn.content(state), state) as ReturnType<TableGame['forecast']>,
  commonEvent: (state: InnState, event: InnEvent) =>
    wireEvent(state, event, event.game === undefined ? SPECTATOR : commonViewer(event.game)),
  ownEvent(state: InnState, event: InnEvent, seat: number) {
    const more =
      event.game === undefined ? event.only !== PUBLIC && event.only === seat : knowsMore(event.game, seat);
    return more ? wireEvent(state, event, seat) : null;
  },
  numbers: ({ seats, sides }: InnState) =>
    seats.map(({ side }) => {
      const { fortitude, alcohol, gold } = sides[side];
      return { fortitude, alcohol, gold };
    }),
  cards(setup: InnSetup, book: RulebookData) {
    const faces = facesOf(inn.content(inn.create(setup)));
    const cards = faces.cards.map((face) => ({
      ...face,
      rulings: rulingsOn(face, faces.characters[face.owner]?.name, book),
    }));
    return { ...faces, cards };
  },

  botView(state: InnState, seat: number) {
    const answers = inn.answers(state, { seat, bare: true });
    return {
      legal: answers.many === undefined ? answers.legal.length : Infinity,
      fallback: firstOf(answers.legal, answers.many?.min ?? 0),
      view: { game: 'inn', setup: state.setup, view: inn.view(state, seat), answers },
    };
  },
  logName: () => 'inn',
};

/** The window that is open, or null if the question is no window. */
function windowOf({ stack }: InnState): WindowFrame | null {
  const top = stack.at(-1);
  return top?.k === 'window' ? top : null;
}

const NO_WINDOW = { said: null };

/** Empty lists are shared: who compares sees at once that nothing is different. */
const NO_CHOICES: OwnPart['choices'] = [];
const NO_CARDS: number[] = [];
const cardsOf = (heap: readonly number[]): number[] => (heap.length === 0 ? NO_CARDS : heap.slice());

/**
 * The hidden cards that a seat sees: its own and its teammates'; what lies open is everybody's already. Just as the
 * view has it, at a fraction of its price.
 */
function handsFor(state: InnState, viewer: number): Pick<Secrets, 'hands' | 'plots'> {
  const hands: Secrets['hands'] = {};
  const plots: Secrets['plots'] = {};
  state.seats.forEach((at, seat) => {
    if (!areMates(state, viewer, seat)) return;
    if (at.openUntil < 0) hands[seat] = cardsOf(at.hand);
    plots[seat] = cardsOf(at.plot);
  });
  return { hands, plots };
}

/**
 * No card was named to anybody, nobody's hidden cards are others than before, and the next question is not about cards
 * that the seat had not seen.
 */
function leavesNoTrace(
  before: InnState,
  after: InnState,
  events: readonly InnEvent[],
  seat: number,
): boolean {
  for (const { card, list, only, game } of events)
    if (card >= 0 || list.length > 0 || only !== PUBLIC || game !== undefined) return false;
  const isSame = before.seats.every(
    (at, i) => same(at.hand, after.seats[i].hand) && same(at.plot, after.seats[i].plot),
  );
  const question = inn.question(after);
  if (!isSame || question.kind === 'game') return false;
  if (question.kind !== 'choose') return true;
  const { hand, plot, play } = after.seats[seat];
  return question.options.every(
    ({ card = -1 }) => card < 0 || hand.includes(card) || plot.includes(card) || play.includes(card),
  );
}

/** Whether what the open window is about would hit a seat. Everybody can see that. */
function isHit(state: InnState, seat: number): boolean {
  const window = windowOf(state);
  if (window === null) return true;
  if (window.about === 'last-chance' || window.about === 'event') return true;
  const subject = inn.view(state, seat).stack.at(-2);
  switch (subject?.kind) {
    case 'play':
      return (
        subject.strokes.some((stroke) => stroke.seat === seat && stroke.n <= 0) ||
        subject.losses.some((loss) => loss.seat === seat)
      );
    case 'drinks':
      return subject.drinks.some((drink) => drink.seat === seat);
    default:
      return false;
  }
}

/** The event with its sentence; what says nothing is left out. */
function wireEvent(state: InnState, event: InnEvent, viewer: number): WireEvent {
  const known = eventFor(event, viewer);
  const wire: { -readonly [K in keyof WireEvent]: WireEvent[K] } = { e: known.e, text: '' };
  if (known.seat !== -1) wire.seat = known.seat;
  if (known.n !== 0) wire.n = known.n;
  if (known.card !== -1) wire.card = known.card;
  if (known.cause !== -1) wire.cause = known.cause;
  if (known.to !== -1) wire.to = known.to;
  if (known.list.length > 0) wire.list = known.list.slice();
  if (known.word !== '') wire.word = known.word;
  if (known.game !== undefined) {
    wire.n = known.game.n;
    wire.list = known.game.list.slice();
    wire.word = known.game.e;
  }
  wire.text = tell(inn.content(state), event, viewer);
  return wire;
}

const CHARACTERS: ReadonlySet<string> = new Set(cast.characters.map(({ name }) => name));

/** Rulings about another character's card of the same title are about another card. */
function rulingsOn({ title }: CardFace, character: string | undefined, { cards }: RulebookData): string[] {
  const rulings = (cards.get(titleKey(title)) ?? [])
    .filter(({ owner }) => owner === character || !CHARACTERS.has(owner))
    .flatMap((found) => found.rulings);
  // Several books may say the same.
  return [...new Set(rulings)];
}
