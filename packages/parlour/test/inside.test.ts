/** Gambling games as they are played inside The Red Dragon Inn: without money, with cards of the inn for bets. */
import { describe, expect, it } from 'vitest';
import {
  mayKnow,
  answerChance,
  BadSetup,
  below,
  IllegalAnswer,
  luckFrom,
  type ChanceQuestion,
  type Luck,
} from '@taproom/kernel';
import {
  cardName,
  checkTable,
  parlour,
  variantsInside,
  type CardEffect,
  type ParlourAnswer,
  type ParlourEvent,
  type ParlourSetup,
  type ParlourState,
} from '@taproom/parlour';

const inside = (game: string, players = 2, variants: readonly string[] = []): ParlourSetup => ({
  game,
  variants,
  mode: 'betting',
  inside: true,
  players: ['Ann', 'Ben', 'Cy', 'Dot', 'Eve', 'Flo', 'Gus', 'Hal'].slice(0, players),
  chips: Array.from({ length: players }, () => 0),
});

const isChance = (state: ParlourState): boolean => ['shuffle', 'dice', 'pick'].includes(state.ask!.kind);

/** Chance goes on up to the next question for a player. */
function settle(state: ParlourState, luck: Luck): ParlourState {
  while (isChance(state)) {
    const ask = state.ask as ChanceQuestion;
    // The whole deck: tests look into it.
    const whole = ask.kind === 'shuffle' ? { ...ask, first: ask.size } : ask;
    parlour.apply(state, answerChance(luck, whole));
  }
  return state;
}

const begin = (setup: ParlourSetup, seed = 1): ParlourState => settle(parlour.create(setup), luckFrom(seed));

/** Answers the open question by a word, or the card, that one of its options bears. */
function pick(state: ParlourState, ...wanted: readonly string[]): ParlourEvent[] {
  const { ask } = state;
  if (ask?.kind !== 'choose') throw new Error(`Nobody is asked to choose, but ${ask?.kind}.`);
  const picks = wanted.map((words) => {
    const at = ask.options.findIndex(({ card, die, word }) =>
      [card === undefined ? '' : cardName(card), `${die ?? ''}`, word ?? ''].some((name) =>
        name.startsWith(words),
      ),
    );
    if (at < 0) throw new Error(`"${words}" is not among ${JSON.stringify(ask.options)}.`);
    return at;
  });
  return parlour.apply(state, { seat: ask.seat, do: 'choose', picks });
}

const play = (state: ParlourState, effect: CardEffect): ParlourEvent[] =>
  parlour.apply(state, { seat: state.ask!.seat, do: 'card', effect });

/** Everybody passes, and nobody wants anything before the game goes on. */
function lapOfPasses(state: ParlourState, players: number): void {
  for (let seat = 0; seat < players; seat++) parlour.apply(state, { seat, do: 'pass' });
  parlour.apply(state, { seat: 0, do: 'pass' });
}

const GAMES = parlour.defs.filter((def) => def.insideInn);

describe('which games', () => {
  it('are all but those without any place for cards', () => {
    // proves: gii.app-b.coin-icon, gii.amb.coin-icons, gii.app-b.no-shares, gii.app-d.no-rdi
    const barred = parlour.defs.filter((def) => !def.insideInn).map((def) => def.id);
    expect(barred.toSorted()).toEqual(['dragon-hordes', 'heroes-plunder', 'streets-of-greyport']);
    for (const game of barred)
      expect(() =>
        parlour.create({ ...inside(game), mode: game === 'dragon-hordes' ? 'betting' : 'shares' }),
      ).toThrow(BadSetup);
    for (const def of GAMES) expect(parlour.create(inside(def.id)).result).toBeNull();
    expect(() => parlour.create({ ...inside('threes'), mode: 'shares', share: 1 })).toThrow(/Shares/);
    expect(() => parlour.create(inside('dragon-hunt', 2, ['forgetful-leader']))).toThrow(/Forgetful Leader/);
    expect(() => parlour.create(inside('dragon-hunt', 2, ['deadly-encounter']))).toThrow(/Deadly Encounter/);
  });

  it('offer the variants that can still be added', () => {
    const names = (id: string, chosen: readonly string[]): string[] =>
      variantsInside(
        parlour.defs.find((def) => def.id === id)!,
        chosen,
      ).map((variant) => variant.id);
    expect(names('the-wheel', [])).toEqual(['dragons', 'multiple-successive-games']);
    expect(names('doublerogue', [])).not.toContain('doubledragon');
    expect(names('doublerogue', ['dragons'])).toContain('doubledragon');
    expect(names('dragon-hunt', ['noble-hunt'])).not.toContain('noble-hunt');
  });
});

describe('a round of cards', () => {
  it('asks everybody once, from the Starting Player on', () => {
    // proves: gii.app-b.card-play-round, gii.app-b.card-play-ends, gii.app-b.no-betting
    const state = begin(inside('spy-network', 3));
    const asked: number[] = [];
    while (state.ask?.kind === 'card-play' && state.ask.free !== true) {
      asked.push(state.ask.seat);
      parlour.apply(state, { seat: state.ask.seat, do: 'pass' });
    }
    expect(asked).toEqual([0, 1, 2]);
    // Before the game goes on it waits once more, for nobody in particular: whoever leaves now is not asked again.
    expect(state.ask).toEqual({ seat: 0, kind: 'card-play', free: true });
    expect(parlour.answers(state).legal).toEqual([{ seat: 0, do: 'pass' }]);
    expect(() => play(state, 'gambling')).toThrow(IllegalAnswer);
    parlour.grant(state, 1, 'gambling');
    pick(state);
    expect(state.ask).toMatchObject({ kind: 'card-play', free: true });
    parlour.leave(state, 1);
    parlour.apply(state, { seat: 0, do: 'pass' });
    expect(state.ask).toMatchObject({ kind: 'choose', what: 'exchange', seat: 0 });
  });

  it('takes no other answer, and nobody leaves or gets anything at another time', () => {
    const state = begin(inside('spy-network', 3));
    const before = JSON.stringify(state);
    for (const answer of [
      { seat: 0, do: 'check' },
      { seat: 0, do: 'raise', to: 5 },
      { seat: 0, do: 'card', effect: 'winning' },
      { seat: 1, do: 'pass' },
    ])
      expect(() => parlour.apply(state, answer as ParlourAnswer)).toThrow(IllegalAnswer);
    expect(JSON.stringify(state)).toBe(before);
    lapOfPasses(state, 3);
    expect(() => parlour.leave(state, 1)).toThrow(/No cards/);
    expect(() => parlour.grant(state, 1, 'gambling')).toThrow(/No cards/);
  });

  it('goes on with whoever was asked when an effect came in between', () => {
    const state = begin(inside('spy-network', 3));
    parlour.apply(state, { seat: 0, do: 'pass' });
    parlour.grant(state, 2, 'gambling');
    expect(state.ask).toMatchObject({ kind: 'choose', what: 'adjust', seat: 2 });
    pick(state);
    expect(state.ask).toMatchObject({ kind: 'card-play', seat: 1 });
  });

  it('ends the game when only one is left', () => {
    // proves: gii.app-b.leave-is-fold, gii.amb.rdi-one-left
    const state = begin(inside('delve', 3));
    parlour.leave(state, 2);
    parlour.leave(state, 0);
    parlour.apply(state, { seat: 0, do: 'pass' });
    expect(state.result?.winners).toEqual([1]);
    const empty = begin(inside('delve', 2));
    for (const seat of [0, 1]) parlour.leave(empty, seat);
    parlour.apply(empty, { seat: 0, do: 'pass' });
    expect(empty.result?.winners).toEqual([]);
  });
});

describe('what a card lets its player do', () => {
  it('is seen by nobody else but in what lies open', () => {
    // proves: gii.app-b.gambling-effect, gii.app-b.cheating-effect
    const state = begin(inside('kings-council'));
    const top = state.deck.slice(-3).toReversed();
    play(state, 'cheating');
    const looked = pick(state, 'look').find(({ e }) => e === 'look')!;
    expect(looked.list).toEqual(top);
    expect([0, 1, -2].map((viewer) => mayKnow(looked, viewer))).toEqual([true, false, false]);
    expect(parlour.view(state, 0).seats[0].zones.looked.cards).toEqual(top);
    expect(parlour.view(state, 1).seats[0].zones.looked.cards).toBeNull();
    pick(state, cardName(top[0]));
    const [own] = state.seats[0].cards.hand;
    const swapped = pick(state, cardName(own)).find(({ e }) => e === 'swap')!;
    expect([0, 1].map((viewer) => mayKnow(swapped, viewer))).toEqual([true, false]);
    expect(state.seats[0].cards.hand).toContain(top[0]);
    expect(new Set(state.discard)).toEqual(new Set([own, top[1], top[2]]));
  });

  it('takes the discards where the deck runs out, and fewer cards where there are no more', () => {
    const state = begin(inside('kings-council'));
    state.discard = state.deck.splice(0);
    state.deck.push(state.discard.pop()!);
    play(state, 'cheating');
    pick(state, 'look');
    expect(state.ask).toMatchObject({ kind: 'shuffle' });
    settle(state, luckFrom(7));
    expect(state.seats[0].cards.looked).toHaveLength(3);
    pick(state);
    state.deck.splice(0);
    state.discard.splice(2);
    play(state, 'cheating');
    pick(state, 'look');
    settle(state, luckFrom(7));
    expect(state.seats[1].cards.looked).toHaveLength(2);
  });

  it('puts the new card under the one that covers the old', () => {
    // proves: gii.amb.city-rdi-swap
    const state = begin(inside('city-square'));
    const [covered] = state.seats[0].cards.hand;
    buildInTheSamePlaces(state);
    lapOfPasses(state, 2);
    buildInTheSamePlaces(state);
    const zone = Object.keys(state.seats[0].cards).find((name) =>
      state.seats[0].cards[name].includes(covered),
    )!;
    expect(state.seats[0].cards[zone]).toHaveLength(2);
    const top = state.deck.at(-1)!;
    const upper = state.seats[0].cards[zone][1];
    play(state, 'gambling');
    pick(state, 'look');
    pick(state, cardName(top));
    const ask = parlour.question(state);
    if (ask.kind !== 'choose') throw new Error('Nobody is asked.');
    parlour.apply(state, {
      seat: 0,
      do: 'choose',
      picks: [ask.options.findIndex(({ card }) => card === covered)],
    });
    expect(state.seats[0].cards[zone]).toEqual([top, upper]);
    expect(state.discard).toEqual([covered]);
  });

  it('may exchange a worker in hand, but none at work', () => {
    // proves: gii.amb.jack-rdi-assigned
    const state = begin(inside('jack-of-all-trades', 2, ['hidden-fate']));
    pick(state, 'card, card, card, card');
    lapOfPasses(state, 2);
    state.seats[0].cards.placed = [state.seats[0].cards.hand.pop()!];
    while (state.ask?.kind === 'choose')
      parlour.apply(state, { seat: state.ask.seat, do: 'choose', picks: [] });
    play(state, 'cheating');
    pick(state, 'look');
    parlour.apply(state, { seat: 0, do: 'choose', picks: [0] });
    const ask = parlour.question(state);
    if (ask.kind !== 'choose') throw new Error('Nobody is asked.');
    expect(ask.options.map(({ card }) => card)).toEqual(state.seats[0].cards.hand);
  });
});

describe('any of them, with any variants', () => {
  it('comes to an end with all cards in their places, and tells nobody what they may not see', () => {
    // proves: gii.app-b.order-of-play
    const luck = luckFrom(99);
    for (let n = 0; n < 60; n++) {
      const def = GAMES[n % GAMES.length];
      const variants: string[] = [];
      for (let open = variantsInside(def, variants); open.length > 0; open = variantsInside(def, variants)) {
        if (below(luck, 3) === 0) break;
        variants.push(open[below(luck, open.length)].id);
      }
      const players = 2 + below(luck, Math.min(7, def.max - 1));
      const state = parlour.create(inside(def.id, players, variants));
      for (let steps = 0; state.ask?.kind !== 'over'; steps++) {
        expect(steps, `${def.id} ${variants.join()}`).toBeLessThan(2000);
        const viewer = below(luck, players);
        const other = parlour.imagine(state, viewer, parlour.memory(state.setup), luck);
        expect(JSON.stringify(parlour.view(other, viewer))).toBe(JSON.stringify(parlour.view(state, viewer)));
        if (isChance(state)) parlour.apply(state, answerChance(luck, state.ask as ChanceQuestion));
        else parlour.apply(state, anyAnswer(state, luck));
        checkTable(state, def);
        if (state.ask?.kind === 'card-play' && below(luck, 40) === 0) parlour.leave(state, state.ask.seat);
      }
      expect(state.chips.every((coins) => coins === 0)).toBe(true);
    }
  });
});

/** Year after year into the same districts. */
function buildInTheSamePlaces(state: ParlourState): void {
  while (state.ask?.kind === 'choose') {
    const at = state.ask.options.findIndex(({ word }) => ['2,2', '2,3', '3,3'].includes(word ?? ''));
    parlour.apply(state, { seat: state.ask.seat, do: 'choose', picks: [Math.max(0, at)] });
  }
}

function anyAnswer(state: ParlourState, luck: Luck): ParlourAnswer {
  const { legal, many, seat } = parlour.answers(state, { bare: true });
  if (many === undefined) return legal[below(luck, legal.length)];
  const size = Math.min(many.max, many.min + below(luck, many.max - many.min + 1));
  const singles = many.items.flatMap((answer) => (answer.do === 'choose' ? answer.picks : []));
  const picks: number[] = [];
  while (picks.length < size && singles.length > 0)
    picks.push(...singles.splice(below(luck, singles.length), 1));
  return { seat, do: 'choose', picks };
}
