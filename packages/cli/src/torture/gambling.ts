/** One random gambling game, or an evening of them, with everything watched that must never break. */
import { deepStrictEqual } from 'node:assert';
import { random } from '@taproom/bots';
import {
  answerChance,
  below,
  CHANCE,
  luckFrom,
  SPECTATOR,
  type ChanceQuestion,
  type Luck,
} from '@taproom/kernel';
import {
  cardName,
  checkTable,
  evening,
  parlour,
  parlourEventFor,
  tellParlour,
  checkParlourMemory,
  undecidedCards,
  type EveningState,
  type ParlourAnswer,
  type ParlourAnswers,
  type ParlourEvent,
  type ParlourMemory,
  type ParlourQuestion,
  type ParlourState,
} from '@taproom/parlour';
import type { GamblingSetup } from './gambling-table.ts';

export interface WatchedGambling {
  decisions: number;
  /** Games that were played to their end: an evening has several. */
  games: number;
  /** How often a table with other hidden cards was compared, so that nobody trusts a check that never ran. */
  viewsCompared: number;
  eventsCompared: number;
}

/** Far beyond any real game: one that gets here does not end. */
const ENDLESS = 20_000;

/** A lone game or an evening: what the watcher needs of either. */
interface Watchable<S> {
  readonly seats: number;
  readonly create: () => S;
  readonly question: (s: S) => ParlourQuestion;
  readonly answers: (s: S, seat?: number) => ParlourAnswers;
  /** Who may answer now. */
  readonly asked: (s: S) => readonly number[];
  readonly check: (s: S, answer: ParlourAnswer) => void;
  readonly apply: (s: S, answer: ParlourAnswer) => ParlourEvent[];
  readonly view: (s: S, seat: number) => unknown;
  readonly copy: (s: S) => S;
  readonly memory: () => ParlourMemory;
  readonly remember: (memory: ParlourMemory, event: ParlourEvent, seat: number) => void;
  readonly imagine: (s: S, seat: number, memory: ParlourMemory, luck: Luck) => S;
  /** The game on the table, if there is one. */
  readonly game: (s: S) => ParlourState | null;
  /** All the money there is. */
  readonly coins: (s: S) => number;
  readonly finished: (s: S) => number;
}

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);

function coinsOf({ chips, stake, bets, carried, memory }: ParlourState): number {
  const least = Math.min(...chips, ...stake, ...bets, carried);
  if (least < 0) throw new Error(`Somebody has ${least} coins.`);
  return sum(chips) + sum(stake) + sum(bets) + carried + sum(memory.purse ?? []);
}

const loneGame = (setup: Extract<GamblingSetup, { kind: 'game' }>['setup']): Watchable<ParlourState> => ({
  seats: setup.players.length,
  create: () => parlour.create(setup),
  question: parlour.question,
  answers: (s, seat) => parlour.answers(s, seat === undefined ? { bare: true } : { seat }),
  asked: (s) => parlour.view(s, SPECTATOR).asked,
  check: parlour.check,
  apply: parlour.apply,
  view: parlour.view,
  copy: parlour.copy,
  memory: () => parlour.memory(setup),
  remember: parlour.remember,
  imagine: parlour.imagine,
  game: (s) => s,
  coins: coinsOf,
  finished: ({ result }) => (result === null ? 0 : 1),
});

const wholeEvening = (
  setup: Extract<GamblingSetup, { kind: 'evening' }>['setup'],
): Watchable<EveningState> => ({
  seats: setup.players.length,
  create: () => evening.create(setup),
  question: evening.question,
  answers: (s, seat) => evening.answers(s, seat === undefined ? { bare: true } : { seat }),
  asked: (s) => evening.view(s, SPECTATOR).asked,
  check: evening.check,
  apply: evening.apply,
  view: evening.view,
  copy: evening.copy,
  memory: () => evening.memory(setup),
  remember: evening.remember,
  imagine: evening.imagine,
  game: ({ game }) => game,
  coins(s) {
    if (sum(s.loans) !== sum(s.debts)) throw new Error('More is lent than owed.');
    return s.game === null ? sum(s.chips) + s.carried : coinsOf(s.game);
  },
  finished: ({ played }) => played.length,
});

/** `closely`: not only coins and cards are counted, but also copies, saves and secrets are compared after every answer. */
export function watchGambling(table: GamblingSetup, seed: number, closely = true): WatchedGambling {
  return table.kind === 'game'
    ? watch(loneGame(table.setup), table, seed, closely)
    : watch(wholeEvening(table.setup), table, seed, closely);
}

function watch<S>(
  game: Watchable<S>,
  { setup }: GamblingSetup,
  seed: number,
  closely: boolean,
): WatchedGambling {
  const watched: WatchedGambling = { decisions: 0, games: 0, viewsCompared: 0, eventsCompared: 0 };
  const luck = luckFrom(seed + 0x5eed);
  const state = game.create();
  const coins = game.coins(state);
  // The twin is saved and loaded after every answer and must stay equal.
  let twin = JSON.stringify(state);
  const viewers = [SPECTATOR, ...setup.players.map((_, seat) => seat)];
  const memories = new Map(viewers.map((viewer) => [viewer, game.memory()]));
  for (let question = game.question(state); question.kind !== 'over'; question = game.question(state)) {
    const answer = anyAnswer(game, state, question, luck);
    if (question.seat !== CHANCE) watched.decisions++;
    if (closely) twin = applyWatched(game, state, answer, twin, luck, setup, memories, watched);
    else game.apply(state, answer);
    const now = game.coins(state);
    if (now !== coins)
      throw new Error(`There were ${coins} coins, now ${now}, after ${JSON.stringify(answer)}.`);
    const table = game.game(state);
    if (table !== null) checkTable(table, parlour.defOf(table.setup));
    if (watched.decisions > ENDLESS) throw new Error('The game does not end.');
  }
  watched.games = game.finished(state);
  return watched;
}

/** One answer with everything compared that can be; gives the twin after it. */
function applyWatched<S>(
  game: Watchable<S>,
  state: S,
  answer: ParlourAnswer,
  twin: string,
  luck: Luck,
  setup: GamblingSetup['setup'],
  memories: ReadonlyMap<number, ParlourMemory>,
  watched: WatchedGambling,
): string {
  const before = JSON.stringify(state);
  const copy = game.copy(state);
  const any = below(luck, setup.players.length + 1) - 1;
  const viewer = any < 0 ? SPECTATOR : any;
  if (answer.seat !== CHANCE) {
    compareViews(game, state, viewer, memories.get(viewer)!, luck, watched);
    compareEvents(game, state, answer, viewer, luck, watched);
  }
  const inner = game.game(state);
  const inSight = seenBy(inner, viewer);
  const events = game.apply(state, answer);
  for (const event of events) for (const [seat, memory] of memories) game.remember(memory, event, seat);
  for (const event of events)
    if (!/^[^]+\.$/.test(tellParlour(setup, event, SPECTATOR)))
      throw new Error(`No sentence for ${event.e}.`);
  checkTold(events, isOpenTo(inner, viewer), viewer, inSight, seenBy(game.game(state), viewer));
  if (JSON.stringify(copy) !== before)
    throw new Error(`A copy changed with its original at ${JSON.stringify(answer)}.`);
  const loaded = JSON.parse(twin) as S;
  game.apply(loaded, answer);
  const after = JSON.stringify(loaded);
  if (after !== JSON.stringify(state))
    throw new Error(`The saved twin differs after ${JSON.stringify(answer)}.`);
  return after;
}

/** Out of so many folds one is meant: else most games would end before they have begun. */
const FOLDS = 8;

/** Out of so many answers one may be somebody's who is not asked at all. */
const UNASKED = 6;

/**
 * Any legal answer of anybody who may answer now: what is decided together is decided in any order, and what can be
 * done at any time is done out of turn.
 */
function anyAnswer<S>(game: Watchable<S>, state: S, question: ParlourQuestion, luck: Luck): ParlourAnswer {
  if (question.seat === CHANCE) return answerChance(luck, question as ChanceQuestion);
  const asked = game.asked(state);
  const anybody = below(luck, game.seats);
  const jumpsIn = below(luck, UNASKED) === 0 && game.answers(state, anybody).legal.length > 0;
  const seat = jumpsIn ? anybody : asked[below(luck, asked.length)];
  const answers = game.answers(state, seat === question.seat ? undefined : seat);
  const { legal, many } = answers;
  // What is listed as legal is never refused.
  for (const answer of legal) game.check(state, answer);
  if (many !== undefined) return random.parlour({ answers, luck });
  const bold = legal.filter((answer) => answer.do !== 'fold' || below(luck, FOLDS) === 0);
  const pool = bold.length > 0 ? bold : legal;
  return pool[below(luck, pool.length)];
}

/** The cards that a viewer can see; null where there is no table. */
function seenBy(state: ParlourState | null, viewer: number): ReadonlySet<number> | null {
  if (state === null) return null;
  const { seats, common } = parlour.view(state, viewer);
  return new Set(
    [...seats, common].flatMap(({ zones }) => Object.values(zones).flatMap(({ cards }) => cards ?? [])),
  );
}

/** Events about cards that move; what is shown, revealed or scored is meant for everybody. */
const MOVES: ReadonlySet<string> = new Set(['deal', 'exchange', 'place']);

/** Whether a viewer may know the cards of an event by its zone; they may be gone again, with a player who leaves. */
const isOpenTo =
  (state: ParlourState | null, viewer: number) =>
  ({ e, seat, word }: ParlourEvent): boolean => {
    if (state === null || (e === 'place' && word === '')) return true;
    const seen = parlour.defOf(state.setup).zones(state.setup)[word] ?? 'owner';
    return seen === 'all' || (seen === 'owner' && seat === viewer);
  };

/** Nobody is told of a card that they could see neither before nor after. */
function checkTold(
  events: readonly ParlourEvent[],
  isOpen: (event: ParlourEvent) => boolean,
  viewer: number,
  before: ReadonlySet<number> | null,
  after: ReadonlySet<number> | null,
): void {
  // In a replay all cards have gone back to the deck.
  if (before === null || after === null || events.some(({ e }) => e === 'replay')) return;
  for (const event of events) {
    if (!MOVES.has(event.e) || isOpen(event)) continue;
    const leaked = parlourEventFor(event, viewer).list.find((card) => !before.has(card) && !after.has(card));
    if (leaked !== undefined)
      throw new Error(`Seat ${viewer} is told of ${cardName(leaked)} (${event.e} of seat ${event.seat}).`);
  }
}

/** What a seat sees, remembers and may do does not change when what it does not know changes. */
function compareViews<S>(
  game: Watchable<S>,
  state: S,
  viewer: number,
  memory: ParlourMemory,
  luck: Luck,
  watched: WatchedGambling,
): void {
  const other = game.imagine(state, viewer, memory, luck);
  const inner = game.game(other);
  if (inner === null) return;
  checkTable(inner, parlour.defOf(inner.setup));
  for (const real of [game.game(state)!, inner]) checkParlourMemory(real, memory);
  deepStrictEqual(game.view(other, viewer), game.view(state, viewer));
  if (viewer >= 0) deepStrictEqual(game.answers(other, viewer), game.answers(state, viewer));
  watched.viewsCompared++;
}

/**
 * What a seat is told does not change when a card changes that it never gets to see: one hidden card is exchanged for
 * one of the deck that nobody has decided on, and the same answer given at both tables. Where either card comes to light the tables rightly
 * differ, and nothing is compared.
 */
function compareEvents<S>(
  game: Watchable<S>,
  state: S,
  answer: ParlourAnswer,
  viewer: number,
  luck: Luck,
  watched: WatchedGambling,
): void {
  const here = game.game(state);
  if (here === null) return;
  const undecided = undecidedCards(here, parlour.defOf(here.setup));
  if (undecided.length < 12) return;
  const owner = below(luck, here.seats.length);
  // Whoever answers would answer something else with other cards.
  if (owner === answer.seat) return;
  const view = parlour.view(here, viewer).seats[owner];
  const zones = Object.keys(here.seats[owner].cards).filter(
    (zone) => view.zones[zone].cards === null && view.zones[zone].size > 0,
  );
  if (zones.length === 0) return;
  const zone = zones[below(luck, zones.length)];
  const at = below(luck, here.seats[owner].cards[zone].length);
  const swapped = [here.seats[owner].cards[zone][at], undecided[below(luck, undecided.length)]];
  // What was chosen while the card lay there names it: the choice would not be possible with another.
  if (here.stack.some(({ list, chosen }) => list.includes(swapped[0]) || names(chosen, swapped[0]))) return;
  const left = game.copy(state);
  const right = game.copy(state);
  const there = game.game(right)!;
  there.seats[owner].cards[zone][at] = swapped[1];
  const tell = (events: readonly ParlourEvent[]): ParlourEvent[] =>
    events.map((event) => parlourEventFor(event, viewer));
  const leftEvents = tell(game.apply(left, answer));
  let rightEvents: ParlourEvent[];
  try {
    rightEvents = tell(game.apply(right, answer));
  } catch {
    // The answer was possible only with the very card that is no longer there.
    return;
  }
  const seen = [...leftEvents, ...rightEvents].some(({ list }) =>
    list.some((card) => swapped.includes(card)),
  );
  // The end of a game tells whose hand was better, and a hand that is turned up is no secret any more.
  const over = game.finished(left) !== game.finished(state) || game.finished(right) !== game.finished(state);
  if (seen || over) return;
  deepStrictEqual(rightEvents, leftEvents);
  const asked = game.question(left).seat;
  if (asked !== viewer) deepStrictEqual(game.question(right).seat, asked);
  watched.eventsCompared++;
}

const names = (chosen: ParlourState['stack'][number]['chosen'], card: number): boolean =>
  chosen?.some((options) => options?.some((option) => option.card === card) === true) === true;
