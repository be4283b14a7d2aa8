/** Random games of any kind, watched after every answer. */
import {
  answerAt,
  below,
  luckFrom,
  pickSets,
  seatTable,
  SPECTATOR,
  type Luck,
  type Table,
} from '@taproom/kernel';
import { expect } from 'vitest';
import {
  fullDeck,
  parlour,
  parlourEventFor,
  tellParlour,
  undecidedCards,
  type ParlourAnswer,
  type ParlourEvent,
  type ParlourSetup,
  type ParlourState,
} from '../src/index.ts';

/** Who may look into a zone, as the rules say it: written down in the test, apart from the game. */
export type Looks = (zone: string, owner: number, viewer: number, state: ParlourState) => boolean;

export interface Watch {
  readonly looks: Looks;
  readonly each?: (state: ParlourState, events: readonly ParlourEvent[]) => void;
}

export const coinsOf = ({ chips, stake, bets, carried }: ParlourState): number =>
  [...chips, ...stake, ...bets].reduce((a, b) => a + b, carried);

export function cardsOf(state: ParlourState): number[] {
  const { setup, seats, common, deck, discard } = state;
  const spread = [...seats, common].flatMap(({ cards }) => Object.values(cards).flat());
  const undecided = undecidedCards(state, parlour.defOf(setup)).slice(0, state.undecided);
  return [...deck, ...undecided, ...discard, ...spread].sort((a, b) => a - b);
}

/** Any answer that may be given: as many picks as the question allows, any bet that it lists, but folding is rare. */
export function randomAnswer(state: ParlourState, luck: Luck): ParlourAnswer {
  const question = parlour.question(state);
  if (question.kind === 'choose') {
    const { seat, options, min, max } = question;
    const count = min + below(luck, max - min + 1);
    const left = options.map((_, i) => i);
    const picks = Array.from({ length: count }, () => left.splice(below(luck, left.length), 1)[0]);
    return { seat, do: 'choose', picks };
  }
  const { legal } = parlour.answers(state, { bare: true });
  const bold = legal.filter((answer) => answer.do !== 'fold' || below(luck, 8) === 0);
  const pool = bold.length > 0 ? bold : legal;
  return pool[below(luck, pool.length)];
}

const ABOUT_CARDS = new Set(['deal', 'reveal', 'exchange', 'place', 'show', 'score']);

/** A failed expectation without the cost of millions that hold. */
function must(holds: boolean, what: () => string): void {
  if (!holds) expect.fail(what());
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * No view and no event shows a card that lies where the viewer may not look. Where cards were mixed in between, one
 * that was shown may be hidden now.
 */
function checkSight(
  state: ParlourState,
  events: readonly ParlourEvent[],
  { looks }: Watch,
  mixed: boolean,
): void {
  const question = parlour.question(state);
  for (let viewer = SPECTATOR; viewer < state.seats.length; viewer++) {
    if (viewer === -1) continue;
    const view = parlour.view(state, viewer);
    const hidden = new Set<number>();
    [...view.seats, view.common].forEach(({ zones }, at) => {
      const owner = at < state.seats.length ? at : -1;
      const { cards } = owner < 0 ? state.common : state.seats[owner];
      for (const zone in zones) {
        const seen = zones[zone];
        must(seen.size === cards[zone].length, () => `${zone} of ${owner} has another size`);
        const may = looks(zone, owner, viewer, state);
        if (seen.cards !== null) must(same(seen.cards, cards[zone]), () => `${zone} shows other cards`);
        if (cards[zone].length > 0)
          must(
            (seen.cards !== null) === may,
            () => `${viewer} ${may ? 'cannot' : 'can'} see ${zone} of ${owner}`,
          );
        if (!may) for (const card of cards[zone]) hidden.add(card);
      }
    });
    const mine = question.seat === viewer || question.kind === 'over';
    const together = question.kind === 'choose' && question.together === true;
    if (mine || !together)
      must(view.question === (mine ? question : null), () => `${viewer} sees a question that is not theirs`);
    else
      must(view.question === null || view.question.seat === viewer, () => `${viewer} is asked for another`);
    for (const event of events) {
      must(/^[^]+\.$/.test(tellParlour(state.setup, event, viewer)), () => `no sentence for ${event.e}`);
      if (mixed || !ABOUT_CARDS.has(event.e)) continue;
      for (const card of parlourEventFor(event, viewer).list)
        must(!hidden.has(card), () => `${viewer} is told of ${card} in ${event.e}`);
    }
  }
}

/** How many must and may be chosen where each is asked for, and enough lies there. */
const HOW_MANY: Readonly<Record<string, (setup: ParlourSetup) => readonly [least: number, most: number]>> = {
  ...Object.fromEntries(
    ['show', 'sources', 'keep', 'declare', 'play', 'turn', 'clock', 'loot', 'horde', 'place', 'last'].map(
      (what) => [what, () => [1, 1]],
    ),
  ),
  ...Object.fromEntries(
    ['exchange-one', 'steal', 'predict', 'loan', 'bribe', 'guard', 'load', 'reroll'].map((what) => [
      what,
      () => [0, 1],
    ]),
  ),
  ...Object.fromEntries(['exchange', 'exchange-or-reroll'].map((what) => [what, () => [0, 2]])),
  // The Last Call takes all that are fit.
  assign: ({ variants }) => [0, variants?.includes('no-last-call') ? 1 : 5],
  scouts: ({ variants }) => (variants?.includes('deadly-encounter') ? [3, 3] : [2, 2]),
};

/** Whoever is asked is in the game and can answer, chance is nobody, and all that is listed fits what is asked. */
export function checkQuestion(state: ParlourState): void {
  const question = parlour.question(state);
  const { seat } = question;
  const { legal, many, refused } = parlour.answers(state);
  if (question.kind === 'choose') {
    const { options, min, max } = question;
    must(!state.folded[seat], () => `${seat}, who is out, is asked for ${question.what}`);
    must(0 <= min && min <= max && max <= options.length, () => `${min} to ${max} of ${options.length}`);
    must(max > 0 || options.length === 0, () => `${question.what} offers what cannot be chosen`);
    const [least, most] = HOW_MANY[question.what](state.setup);
    const upTo = Math.min(most, options.length);
    const fits = question.what === 'assign' ? max <= upTo : max === upTo;
    must(min === Math.min(least, upTo) && fits, () => `${question.what} asks for ${min} to ${max}`);
    const counts = many && { min: many.min, max: many.max };
    must(same(counts, max === 1 ? undefined : { min, max }), () => `${question.what} is asked as for many`);
    const picksOf = (answers: readonly ParlourAnswer[]): (readonly number[])[] =>
      answers.flatMap((answer) => (answer.do === 'choose' ? [answer.picks] : []));
    const singles = options.map((_, i) => [i]);
    const picks = picksOf(legal);
    const listed = min === 0 ? [[], ...singles] : min === 1 ? singles : pickSets(options.length, min);
    must(same(picks, listed), () => `${question.what} lists ${picks.join()}`);
    must(many === undefined || same(picksOf(many.items), singles), () => `${question.what} has other items`);
    const open = new Set(options.map((option) => JSON.stringify(option)));
    for (const { option, rules } of refused) {
      must(!open.has(JSON.stringify(option)), () => `${JSON.stringify(option)} is refused and offered`);
      must(rules.length > 0, () => `no rule refuses ${JSON.stringify(option)}`);
    }
  } else if (question.kind === 'bet')
    must(!state.folded[seat] && legal.length >= 2, () => `${seat} cannot bet`);
  else must(seat === -1, () => `${question.kind} is a question for ${seat}`);
}

/** Plays a whole game at random and gives the table at its end. */
export function playRandomly(
  setup: ParlourSetup,
  seed: number,
  watch: Watch,
): Table<ParlourState, ParlourAnswer> {
  const luck = luckFrom(seed + 77_777);
  const first: ParlourEvent[] = [];
  const table = seatTable(parlour, setup, seed, first);
  const deck = fullDeck(parlour.defOf(setup).dragons(setup));
  const { chips = [], carried = 0 } = setup;
  const coins = chips.reduce((a, b) => a + b, carried);
  let twin = JSON.stringify(table.state);
  let lines = table.log.length;
  const look = (events: readonly ParlourEvent[], mixed = false): void => {
    const { state } = table;
    must(coinsOf(state) === coins, () => `${coins} coins became ${coinsOf(state)}`);
    const least = Math.min(...state.chips, ...state.stake, ...state.bets, state.carried);
    must(least >= 0, () => 'somebody has less than nothing');
    must(same(cardsOf(state), deck), () => `the cards are ${cardsOf(state).join()}`);
    checkSight(state, events, watch, mixed);
    checkQuestion(state);
    watch.each?.(state, events);
  };
  look(first);
  for (let answers = 0; parlour.question(table.state).kind !== 'over'; answers++) {
    must(answers < 20_000, () => 'the game does not end');
    const fork = parlour.copy(table.state);
    const before = JSON.stringify(table.state);
    const events = answerAt(parlour, table, randomAnswer(table.state, luck));
    must(JSON.stringify(fork) === before, () => 'a copy changed with the table');
    // A twin that is saved and loaded after every answer goes the same way.
    const loaded = JSON.parse(twin) as ParlourState;
    const mixed = table.log.slice(lines).some((answer) => answer.do === 'shuffle');
    for (; lines < table.log.length; lines++) parlour.apply(loaded, table.log[lines]);
    twin = JSON.stringify(loaded);
    must(same(loaded, table.state), () => 'the loaded game went another way');
    look(events, mixed);
  }
  expect(table.state.result).not.toBeNull();
  expect(table.state.stake.every((stake) => stake === 0)).toBe(true);
  return table;
}

/** All subsets of the variants that may be played together. */
export function variantSets(game: string, mode: 'betting' | 'shares'): string[][] {
  const { variants } = parlour.defs.find((def) => def.id === game)!;
  const sets: string[][] = [];
  for (let mask = 0; mask < 1 << variants.length; mask++) {
    const chosen = variants.filter((_, i) => mask & (1 << i));
    const ids = chosen.map(({ id }) => id);
    const fits = chosen.every(
      (variant) =>
        !variant.excludes?.some((other) => ids.includes(other)) &&
        (variant.needs ?? []).every((other) => ids.includes(other)) &&
        (variant.mode ?? mode) === mode,
    );
    if (fits) sets.push(ids);
  }
  return sets;
}

/** A random set-up of a game, the n-th: players, variants, mode, split rule, money. */
export function setupOf(game: string, n: number): ParlourSetup {
  const luck = luckFrom(n + 1234);
  const { min, max, betting, shares } = parlour.defs.find((def) => def.id === game)!;
  const players = Array.from({ length: min + below(luck, max - min + 1) }, (_, i) => `Player ${i + 1}`);
  const mode = shares && (!betting || below(luck, 4) === 0) ? 'shares' : 'betting';
  const sets = variantSets(game, mode);
  const rich = below(luck, 3) > 0;
  return {
    game,
    players,
    mode,
    share: below(luck, 4),
    variants: sets[n % sets.length],
    split: (['merchant', 'king', 'commoner'] as const)[below(luck, 3)],
    chips: players.map(() => below(luck, rich ? 80 : 6)),
    carried: below(luck, 9),
    before: { markers: [[], [3], [1, 5]][below(luck, 3)] },
    agreed: { bounty: below(luck, 9) },
  };
}
