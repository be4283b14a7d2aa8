/** Helps the tests to play: tables with a known deck, players who only check and call, and random games. */
import { answerChance, below, CHANCE, IllegalAnswer, luckFrom, SPECTATOR } from '@taproom/kernel';
import type { ChanceQuestion, Luck } from '@taproom/kernel';
import {
  cardsNamed,
  fullDeck,
  parlour,
  parlourEventFor,
  tellParlour,
  undecidedCards,
  type ParlourAnswer,
  type ParlourEvent,
  type ParlourQuestion,
  type ParlourSetup,
  type ParlourState,
} from '@taproom/parlour';
import { expect } from 'vitest';
import { checkQuestion } from './playing.ts';

/** Cards by name; the second of a name is another card. */
export function cards(...names: string[]): number[] {
  const used = new Map<string, number>();
  return names.map((name) => {
    const copy = used.get(name) ?? 0;
    used.set(name, copy + 1);
    const card = cardsNamed(name)[copy];
    if (card === undefined) throw new Error(`There is no ${copy + 1}. card ${name}.`);
    return card;
  });
}

const COLOUR_ANIMAL: Readonly<Record<string, string>> = {
  red: 'Wolf',
  green: 'Horse',
  blue: 'Hare',
  any: 'Wolf',
};
const OTHER_ANIMAL: Readonly<Record<string, string>> = { Wolf: 'Hawk', Horse: 'Owl', Hare: 'Wren' };

/** Cards as the inventory writes them: `red-Lady`, `any-Rogue`, `blue-Bard-Wren`, `red-Dragon`. */
export function inventoryCards(names: readonly string[]): number[] {
  const used = new Set<number>();
  return names.map((name) => {
    const [colour, rank, animal] = name.split('-');
    const first = animal ?? COLOUR_ANIMAL[colour];
    const choices =
      rank === 'Dragon'
        ? cardsNamed(`Dragon/${colour}`)
        : [first, OTHER_ANIMAL[first], 'Horse', 'Owl'].flatMap((a) => cardsNamed(`${rank}/${a}`));
    const card = choices.find((c) => !used.has(c))!;
    used.add(card);
    return card;
  });
}

/** The order of a shuffle that puts these cards on top, the first to be drawn first. */
export function onTop(top: readonly number[], dragons: boolean): number[] {
  return [...fullDeck(dragons).filter((card) => !top.includes(card)), ...[...top].reverse()];
}

/** A table that a test plays by hand. */
export class TestTable {
  readonly state: ParlourState;
  readonly luck: Luck = luckFrom(1);
  events: ParlourEvent[] = [];
  /** What was asked, for the order of play: `bet 0`, `exchange 1`, `dice`. */
  readonly asked: string[] = [];

  constructor(setup: ParlourSetup, top: readonly number[] = []) {
    this.state = parlour.create(setup);
    this.shuffle(top);
  }

  get q(): ParlourQuestion {
    return parlour.question(this.state);
  }

  shuffle(top: readonly number[]): void {
    const dragons = parlour.defOf(this.state.setup).dragons(this.state.setup);
    this.do({ seat: CHANCE, do: 'shuffle', order: onTop(top, dragons) });
  }

  do(answer: ParlourAnswer): ParlourEvent[] {
    const { q } = this;
    this.asked.push(
      q.kind === 'choose' ? `${q.what} ${q.seat}` : q.seat < 0 ? q.kind : `${q.kind} ${q.seat}`,
    );
    const events = parlour.apply(this.state, answer);
    this.events.push(...events);
    return events;
  }

  roll(...values: number[]): void {
    this.do({ seat: CHANCE, do: 'dice', values });
  }

  choose(...picks: number[]): void {
    this.do({ seat: this.q.seat, do: 'choose', picks });
  }

  /** Chooses cards of the question by their names. */
  pick(...names: string[]): void {
    const { q } = this;
    if (q.kind !== 'choose') throw new Error(`Asked for ${q.kind}.`);
    const picks: number[] = [];
    for (const name of names) {
      const i = q.options.findIndex(
        (option, index) => cardsNamed(name).includes(option.card ?? -1) && !picks.includes(index),
      );
      if (i < 0) throw new Error(`${name} is no choice.`);
      picks.push(i);
    }
    this.choose(...picks);
  }

  bet(to: number): void {
    this.do({ seat: this.q.seat, do: 'raise', to });
  }

  call(): void {
    this.do({ seat: this.q.seat, do: 'call' });
  }

  check(): void {
    this.do({ seat: this.q.seat, do: 'check' });
  }

  fold(): void {
    this.do({ seat: this.q.seat, do: 'fold' });
  }

  /** Answers like a player who wants nothing: checks, calls, takes the first that must be taken. */
  idle(): void {
    const { q } = this;
    if (q.kind === 'over') throw new Error('The game is over.');
    if (q.kind === 'bet') this.do({ seat: q.seat, do: q.mine < q.current ? 'call' : 'check' });
    else if (q.kind === 'choose') this.choose(...q.options.slice(0, q.min).map((_, i) => i));
    else this.do(answerChance(this.luck, q as ChanceQuestion));
  }

  /** Idles until a question fits, or the game is over. */
  until(fits: (question: ParlourQuestion) => boolean): this {
    while (this.q.kind !== 'over' && !fits(this.q)) this.idle();
    return this;
  }

  untilAsked(what: string): this {
    return this.until((q) => (q.kind === 'choose' ? q.what : q.kind) === what);
  }

  toEnd(): this {
    return this.until(() => false);
  }

  /** The rules with which an answer is refused; the table must be untouched. */
  refused(answer: ParlourAnswer): readonly string[] {
    const before = JSON.stringify(this.state);
    try {
      parlour.apply(this.state, answer);
    } catch (error) {
      expect(error).toBeInstanceOf(IllegalAnswer);
      expect(JSON.stringify(this.state)).toBe(before);
      return (error as IllegalAnswer).rules;
    }
    throw new Error('It was accepted.');
  }

  coins(): number {
    return coinsOf(this.state);
  }
}

export function coinsOf({ chips, stake, bets, carried }: ParlourState): number {
  return [...chips, ...stake, ...bets].reduce((a, b) => a + b, carried);
}

/** Every card of the deck lies in exactly one place. */
function expectAllCards(state: ParlourState, expected: readonly number[]): void {
  const undecided = undecidedCards(state, parlour.defOf(state.setup));
  expect(undecided).toHaveLength(state.undecided);
  const lying = [state.deck, undecided, state.discard];
  for (const spread of [...state.seats, state.common]) lying.push(...Object.values(spread.cards));
  expect(lying.flat().toSorted((a, b) => a - b)).toEqual(expected);
}

/** A random legal answer; where several may be chosen, a random number of them. */
export function randomAnswer(luck: Luck, state: ParlourState): ParlourAnswer {
  const q = parlour.question(state);
  if (q.kind === 'shuffle' || q.kind === 'pick' || q.kind === 'dice') return answerChance(luck, q);
  if (q.kind === 'choose') {
    const many = q.min + below(luck, q.max - q.min + 1);
    const left = q.options.map((_, i) => i);
    const picks: number[] = [];
    while (picks.length < many) picks.push(...left.splice(below(luck, left.length), 1));
    return { seat: q.seat, do: 'choose', picks };
  }
  const { legal } = parlour.answers(state, { bare: true });
  // Fewer folds than raises, so that games come to their end with several players.
  const answer = legal[below(luck, legal.length)];
  return answer.do === 'fold' && below(luck, 3) > 0 ? legal[0] : answer;
}

export interface RandomGames {
  readonly game: string;
  readonly games: number;
  /** Cards that a viewer may know, of all that lie on the table. */
  readonly mayKnow: (state: ParlourState, viewer: number) => ReadonlySet<number>;
  /** Cards on the table that are in no deck. */
  readonly beside?: (state: ParlourState) => readonly number[];
}

/** All sets of variants that can be played together. */
export function variantSets(game: string): string[][] {
  const { variants } = parlour.defs.find((def) => def.id === game)!;
  const sets: string[][] = [];
  for (let bits = 0; bits < 1 << variants.length; bits++) {
    const chosen = variants.filter((_, i) => bits & (1 << i));
    const ids = chosen.map((v) => v.id);
    const clashes = chosen.some(
      ({ excludes = [], needs = [] }) =>
        excludes.some((other) => ids.includes(other)) || needs.some((other) => !ids.includes(other)),
    );
    if (!clashes) sets.push(ids);
  }
  return sets;
}

/** Plays games at random over players, variants, modes and split rules, and checks the table after every answer. */
export function playRandomly({ game, games, mayKnow, beside = () => [] }: RandomGames): void {
  const sets = variantSets(game);
  const def = parlour.defs.find((d) => d.id === game)!;
  const most = def.most ?? def.max;
  for (let i = 0; i < games; i++) {
    const luck = luckFrom(i + 77);
    const players = Array.from({ length: 2 + (i % (most - 1)) }, (_, p) => `Player ${p + 1}`);
    const setup: ParlourSetup = {
      game,
      players,
      mode: i % 4 === 0 ? 'shares' : 'betting',
      share: below(luck, 6),
      variants: sets[i % sets.length],
      split: (['merchant', 'king', 'commoner'] as const)[below(luck, 3)],
      chips: players.map(() => below(luck, 40)),
      carried: below(luck, 9),
      minRaise: below(luck, 2) === 0,
    };
    const state = parlour.create(setup);
    const total = coinsOf(state);
    const deck = fullDeck(def.dragons(setup));
    for (let answers = 0; parlour.question(state).kind !== 'over'; answers++) {
      const answer = randomAnswer(luck, state);
      const twin = JSON.parse(JSON.stringify(state)) as ParlourState;
      const events = parlour.apply(state, answer);
      parlour.apply(twin, answer);
      expect(JSON.stringify(twin)).toBe(JSON.stringify(state));
      expect(coinsOf(state)).toBe(total);
      checkQuestion(state);
      expect(Math.min(...state.chips, ...state.stake, ...state.bets, state.carried)).toBeGreaterThanOrEqual(
        0,
      );
      expectAllCards(
        state,
        [...deck, ...beside(state)].toSorted((a, b) => a - b),
      );
      // One viewer after the other: all of them many times over a game, at a fraction of the time.
      const turn = answers % (players.length + 1);
      const viewer = turn < players.length ? turn : SPECTATOR;
      expectNothingShown(state, viewer, mayKnow(state, viewer), events);
      expect(answers).toBeLessThan(3000);
    }
    expect(state.result!.winners.length + Number(state.folded.every(Boolean))).toBeGreaterThan(0);
    expect(state.stake.every((coins) => coins === 0)).toBe(true);
    // Only the Merchant's Rule and Shares divide, so only they can leave something.
    if (setup.mode === 'betting' && setup.split !== 'merchant' && state.result!.winners.length > 0)
      expect(state.carried).toBe(0);
  }
}

function expectNothingShown(
  state: ParlourState,
  viewer: number,
  known: ReadonlySet<number>,
  events: readonly ParlourEvent[],
): void {
  const view = parlour.view(state, viewer);
  const shown: number[] = [];
  for (const spread of [...view.seats, view.common])
    for (const zone of Object.values(spread.zones)) shown.push(...(zone.cards ?? []));
  if (view.question?.kind === 'choose')
    for (const { card } of view.question.options) if (card !== undefined) shown.push(card);
  for (const card of shown) if (!known.has(card)) throw new Error(`Seat ${viewer} is shown card ${card}.`);
  for (const event of events) {
    const told = parlourEventFor(event, viewer);
    const hidden = ['deal', 'exchange', 'place'].includes(event.e) && event.seat !== viewer;
    if (hidden && told.list.some((card) => !known.has(card)))
      throw new Error(`Seat ${viewer} is told of ${event.e}: ${told.list.join()}.`);
    expect(tellParlour(state.setup, event, viewer)).not.toContain('undefined');
  }
}

/** What a viewer may know where hands are hidden until the end and everything in the middle lies open. */
export function openMiddle(state: ParlourState, viewer: number): Set<number> {
  const known = new Set(Object.values(state.common.cards).flat());
  const ended = state.result !== null && state.folded.filter((out) => !out).length > 1;
  state.seats.forEach((spread, seat) => {
    if (seat === viewer || (ended && !state.folded[seat]))
      for (const card of spread.cards.hand ?? []) known.add(card);
  });
  return known;
}
