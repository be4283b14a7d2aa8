/** One random game, whichever it is, with everything watched that must never break. */
import { deepStrictEqual } from 'node:assert';
import type { AnyGame } from '@taproom/house';
import {
  answerChance,
  below,
  combine,
  IllegalAnswer,
  isChance,
  luckFrom,
  shuffledOrder,
  SPECTATOR,
  type AnyAnswer,
  type AnyForecast,
  type AnyMemory,
  type AnyState,
  type Luck,
  type ToldEvent,
} from '@taproom/kernel';
import type { Seated } from '../savefile.ts';

export interface Watching {
  /** Not only what must hold is looked at: copies, saves and secrets are compared after every answer. */
  readonly closely?: boolean;
  /** Notes whatever happens. */
  readonly note?: (event: ToldEvent) => void;
}

export interface Watched {
  decisions: number;
  /** How often a table with other hidden cards was compared, so that nobody trusts a check that never ran. */
  viewsCompared: number;
  eventsCompared: number;
}

/** Far beyond any real game: one that gets here does not end. */
const ENDLESS = 20_000;

export function watch(game: AnyGame, setup: Seated, seed: number, watching: Watching = {}): Watched {
  const watcher = new Watcher(game, setup, seed, watching);
  while (game.question(watcher.state).kind !== 'over') {
    watcher.answer();
    if (watcher.watched.decisions > ENDLESS) throw new Error('The game does not end.');
  }
  return watcher.watched;
}

/** Out of so many folds one is meant: else most games would end before they have begun. */
const FOLDS = 8;

/** Out of so many answers one may be somebody's who is not asked at all. */
const UNASKED = 6;

class Watcher {
  readonly watched: Watched = { decisions: 0, viewsCompared: 0, eventsCompared: 0 };
  readonly state: AnyState;
  readonly #game: AnyGame;
  readonly #players: number;
  readonly #watching: Watching;
  readonly #wealth: number;
  /** Of what lies on the table, and of who plays and watches. */
  readonly #chance: Luck;
  readonly #luck: Luck;
  readonly #memories: ReadonlyMap<number, AnyMemory>;
  readonly #viewers: readonly number[];
  #saved: string;
  /** A twin is copied, or loaded from what was saved, by turns. */
  #copies = false;

  constructor(game: AnyGame, setup: Seated, seed: number, watching: Watching) {
    this.#game = game;
    this.#watching = watching;
    this.state = game.create(setup);
    this.#players = setup.players.length;
    this.#wealth = game.invariants.wealth(this.state);
    this.#chance = luckFrom(seed);
    this.#luck = luckFrom(seed + 0x5eed);
    this.#viewers = [SPECTATOR, ...setup.players.keys()];
    this.#memories = new Map(this.#viewers.map((viewer) => [viewer, game.memory(setup)]));
    this.#saved = JSON.stringify(this.state);
  }

  /** One answer of anybody's, or of chance. */
  answer(): void {
    const { invariants } = this.#game;
    const question = this.#game.question(this.state);
    const answer = isChance(question) ? answerChance(this.#chance, question) : this.#anyAnswer();
    const viewer = this.#viewers[below(this.#luck, this.#viewers.length)];
    const { closely = true, note } = this.#watching;
    if (!isChance(question)) {
      this.watched.decisions++;
      if (closely) this.#compareViews(viewer);
    }
    const events = closely ? this.#applyWatched(answer, viewer) : this.#game.apply(this.state, answer);
    if (note !== undefined) events.forEach(note);
    // Whoever was told may tell it again later: nothing in it may change with the table either.
    if (closely) freeze(events);
    // While chance shuffles, cards lie nowhere.
    const settled = closely && !isChance(this.#game.question(this.state));
    invariants.check(this.state, settled ? this.#memories.get(viewer) : undefined);
    const wealth = invariants.wealth(this.state);
    if (wealth !== this.#wealth)
      throw new Error(`There were ${this.#wealth} coins, now ${wealth}, after ${JSON.stringify(answer)}.`);
  }

  /**
   * Any legal answer of anybody who may answer now: what is decided together is decided in any order, and what can be
   * done at any time is done out of turn.
   */
  #anyAnswer(): AnyAnswer {
    const game = this.#game;
    const luck = this.#luck;
    const legalOf = (seat: number) => game.answers(this.state, { seat, bare: true });
    const { seats } = game.asked(this.state);
    const anybody = below(luck, this.#players);
    const jumpsIn = below(luck, UNASKED) === 0 && legalOf(anybody).legal.length > 0;
    const { legal, many } = legalOf(jumpsIn ? anybody : seats[below(luck, seats.length)]);
    // What is listed as legal is never refused.
    for (const answer of legal) game.check(this.state, answer);
    const bold = legal.filter((answer) => answer.do !== 'fold' || below(luck, FOLDS) === 0);
    const pool = bold.length > 0 ? bold : legal;
    const answer = pool[below(luck, pool.length)];
    if (many === undefined || answer.do !== many.none.do) return answer;
    const { items, min, max } = many;
    const most = Math.min(max, items.length);
    return combine(many, shuffledOrder(luck, items.length).slice(0, min + below(luck, most - min + 1)));
  }

  /** What a seat sees, may do and is foretold does not change when what it does not know changes. */
  #compareViews(viewer: number): void {
    const { state } = this;
    const game = this.#game;
    const memory = this.#memories.get(viewer)!;
    const other = game.imagine(state, viewer, memory, this.#luck);
    game.invariants.check(other, memory);
    const view = game.view(state, viewer);
    same(game.view(other, viewer), view);
    same(game.own(other, viewer), game.own(state, viewer));
    const foretold = game.forecast(state);
    same(game.forecast(other), foretold);
    if (game.invariants.asksOpenly(state)) same(game.asked(other), game.asked(state));
    if (viewer !== SPECTATOR) {
      const answers = game.answers(state, { seat: viewer });
      same(game.answers(other, { seat: viewer }), answers);
      for (const { label } of answers.choices) read(label);
      for (const { what } of answers.refused) read(what);
    }
    if (foretold !== null) this.#checkForecast(foretold);
    // Whoever looked keeps what they saw: nothing in it may change with the table.
    freeze(view);
    this.watched.viewsCompared++;
  }

  /** Where a forecast reaches to its end, and nobody answers, what was foretold is what happens next. */
  #checkForecast({ until, lines, text }: AnyForecast): void {
    read(text);
    if (until !== 'done') return;
    const game = this.#game;
    const after = game.copy(this.state);
    const { kind } = game.question(after);
    // What the open window is about.
    const at = after.stack.length - 2;
    const subject = after.stack[at];
    const events: ToldEvent[] = [];
    while (game.question(after).kind === kind && after.stack[at] === subject)
      events.push(...game.apply(after, { seat: game.question(after).seat, do: 'pass' }));
    const [numbers] = game.numbers(after);
    const happened = events.filter(({ e, n }) => e in numbers && n !== 0);
    lines
      .filter(({ what, n }) => what in numbers && n !== 0)
      .forEach(({ what, seat, n }, i) => {
        const event = happened[i];
        if (event?.e !== what || event.seat !== seat || event.n !== n)
          throw new Error(`Foretold was “${text}”, but there came ${JSON.stringify(event ?? null)}.`);
      });
  }

  /** One answer with everything compared that can be. */
  #applyWatched(answer: AnyAnswer, viewer: number): ToldEvent[] {
    const { state } = this;
    const game = this.#game;
    this.#copies = !this.#copies;
    const twin = this.#copies ? game.copy(state) : (JSON.parse(this.#saved) as AnyState);
    const other = game.invariants.exchanged(state, viewer, answer, this.#luck);
    const events = game.apply(state, answer);
    for (const [seat, memory] of this.#memories)
      for (const event of events) game.remember(memory, event, seat);
    for (const event of events)
      if (!/[.!?]’?”?$/.test(read(game.tell(state, event, viewer))))
        throw new Error(`No sentence for ${event.e}.`);
    game.invariants.told?.(twin, events, state, viewer);
    if (other !== null) this.#compareEvents(events, other, answer, viewer);
    if (this.#copies && JSON.stringify(twin) !== this.#saved)
      throw new Error(`A copy changed with its original at ${JSON.stringify(answer)}.`);
    this.#saved = JSON.stringify(state);
    if (!this.#copies) {
      game.apply(twin, answer);
      if (!areSame(twin, state)) throw new Error(`The saved twin differs after ${JSON.stringify(answer)}.`);
    }
    return events;
  }

  /**
   * What a seat is told and sees does not change when a card changes that it never gets to see: the same answer is given
   * at both tables. Where the exchanged cards come to light, or something else happens because of them, the tables
   * rightly differ and nothing is compared.
   */
  #compareEvents(
    events: readonly ToldEvent[],
    { state: other, cards }: { readonly state: AnyState; readonly cards: readonly number[] },
    answer: AnyAnswer,
    viewer: number,
  ): void {
    const { state } = this;
    const game = this.#game;
    let others: ToldEvent[];
    try {
      others = game.apply(other, answer);
    } catch (error) {
      // The answer was possible only with the very card that is no longer there.
      if (error instanceof IllegalAnswer) return;
      throw error;
    }
    const [told, toldOther] = [events, others].map((all) => all.map((event) => game.eventFor(event, viewer)));
    const isTold = ({ card = -1, list = [] }: ToldEvent): boolean =>
      cards.some((it) => it === card || list.includes(it));
    // The end of a game tells whose hand was better.
    if ([...told, ...toldOther].some((event) => event.e === 'over' || isTold(event))) return;
    const asked = game.question(state).seat;
    if (game.invariants.asksOpenly(state) && asked !== viewer) same(game.question(other).seat, asked);
    // One's own question says what one holds; and the card may have been passed on to the viewer.
    const mine = game.own(state, viewer);
    const shows = asked === viewer || new RegExp(`\\b${cards[0]}\\b`).test(JSON.stringify(mine));
    const here = [told, game.open(state), shows || mine];
    const there = [toldOther, game.open(other), shows || game.own(other, viewer)];
    const course = ({ ask, stack }: AnyState): string => JSON.stringify([ask, stack]);
    if (!areSame(there, here)) {
      if (course(other) !== course(state)) return;
      deepStrictEqual(there, here);
    }
    this.watched.eventsCompared++;
  }
}

/** Whether plain data is the same; much quicker than what Node has, and most of the time goes into comparing. */
function areSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isTree(one) || !isTree(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) if (!areSame(one[key], other[key])) return false;
  return true;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Where something differs, Node says what. */
function same(one: unknown, other: unknown): void {
  if (!areSame(one, other)) deepStrictEqual(one, other);
}

/** Whatever somebody at the table is told or could ask about is a sentence. */
function read(text: string): string {
  if (/\b(undefined|null|NaN)\b|\[object|\{who\}/.test(text))
    throw new Error(`Somebody is told: ${JSON.stringify(text)}`);
  return text;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
