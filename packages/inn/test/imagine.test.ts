/** Tables that a seat could not tell from the real one, and what it remembers of cards that it does not see. */
import { random } from '@taproom/bots';
import { house as own } from '@taproom/house/own';
import {
  checkCards,
  checkMemory,
  makeEvent,
  type ChooseFrame,
  type InnEvent,
  type InnMemory,
  type InnState,
} from '@taproom/inn';
import { answerAt, below, luckFrom, only, seatTable, SPECTATOR } from '@taproom/kernel';
import { describe, expect, test } from 'vitest';
import { card, deed, person, tableOf, veto } from './small-house.ts';

const { cast, inn } = own;

const [A, B, C] = [0, 1, 2];
const setup = { players: ['Sera', 'Jasper', 'Daareka'] };

/** A table, and what each of the three remembers of it. */
function seated() {
  const { state } = seatTable(inn, setup, 7);
  const memories = setup.players.map(() => inn.memory(setup));
  return {
    state,
    memories,
    tell(event: InnEvent): void {
      memories.forEach((memory, seat) => inn.remember(memory, event, seat));
      for (const memory of memories) checkMemory(state, inn.content(state.setup), memory);
    },
  };
}

const worlds = (state: InnState, seat: number, memory: InnMemory): InnState[] =>
  Array.from({ length: 60 }, (_, seed) => inn.imagine(state, seat, memory, luckFrom(seed)));

/** In how many of the worlds all of these cards are in this hand. */
const holding = (all: readonly InnState[], seat: number, cards: readonly number[]): number =>
  all.filter(({ seats }) => cards.every((one) => seats[seat].hand.includes(one))).length;

/** B draws, and A and C do not see what. */
function drawFor(table: ReturnType<typeof seated>, n: number): number[] {
  const at = table.state.seats[B];
  const drawn = at.deck.splice(-n);
  at.hand.push(...drawn);
  table.tell(makeEvent('draw', B, n, -1, -1, -1, drawn, only(B)));
  return drawn;
}

describe('a hand that somebody looked at', () => {
  const shown = () => {
    const at = seated();
    const hand = at.state.seats[B].hand.slice();
    at.tell(makeEvent('show', B, hand.length, -1, -1, A, hand, only(A)));
    return { ...at, hand };
  };

  test('is the same in every world of whoever looked, and of nobody else', () => {
    const { state, memories, hand } = shown();
    expect(holding(worlds(state, A, memories[A]), B, hand)).toBe(60);
    expect(holding(worlds(state, C, memories[C]), B, hand)).toBe(0);
  });

  test('stays known as far as it does not change', () => {
    const at = shown();
    const drawn = drawFor(at, 2);
    const all = worlds(at.state, A, at.memories[A]);
    expect(holding(all, B, at.hand)).toBe(60);
    expect(holding(all, B, drawn)).toBeLessThan(10);
  });

  test('may have lost any card to a plot', () => {
    const at = shown();
    const [plotted] = at.hand;
    at.state.seats[B].hand.splice(0, 1);
    at.state.seats[B].plot.push(plotted);
    at.tell(makeEvent('plot', B, 1, plotted, -1, -1, [], only(B)));
    const all = worlds(at.state, A, at.memories[A]);
    expect(new Set(all.map(({ seats }) => seats[B].plot[0])).size).toBeGreaterThan(3);
    // But all of them are still there.
    for (const { seats } of all)
      expect(new Set([...seats[B].hand, ...seats[B].plot])).toEqual(new Set(at.hand));
  });
});

test('a card that was taken from the discard pile is in the hand, until it is discarded and shuffled', () => {
  const at = seated();
  const { hand, deck, discard } = at.state.seats[B];
  const one = deck.pop()!;
  hand.push(one);
  at.tell(makeEvent('take', B, 1, one));
  expect(holding(worlds(at.state, A, at.memories[A]), B, [one])).toBe(60);
  discard.push(...hand.splice(hand.indexOf(one), 1));
  at.tell(makeEvent('discard', B, 1, -1, -1, -1, [one]));
  discard.push(...deck.splice(0));
  at.state.seats[B].deck = discard.splice(0);
  at.tell(makeEvent('shuffled', B, 1, -1, -1, -1, at.state.seats[B].deck.slice()));
  const before = worlds(at.state, A, at.memories[A]);
  expect(holding(before, B, [one])).toBe(0);
  expect(new Set(before.map(({ seats }) => seats[B].deck.indexOf(one))).size).toBeGreaterThan(10);
  drawFor(at, 5);
  const after = holding(worlds(at.state, A, at.memories[A]), B, [one]);
  expect([after > 0, after < 30]).toEqual([true, true]);
});

test('what a deck was not shuffled from stays out of it', () => {
  const at = seated();
  const { hand, deck } = at.state.seats[B];
  const before = hand.slice();
  at.tell(makeEvent('shuffled', B, deck.length, -1, -1, -1, deck.slice()));
  expect(holding(worlds(at.state, A, at.memories[A]), B, before)).toBe(60);
  drawFor(at, 3);
  expect(holding(worlds(at.state, A, at.memories[A]), B, before)).toBe(60);
});

test('a Drink that went into a pile is in it, until it may have gone on', () => {
  const at = seated();
  const drink = at.state.drinkDeck.shift()!;
  at.state.seats[B].drinkMe.unshift(drink);
  at.tell(makeEvent('pile-shuffled', B, 2, -1, -1, -1, [drink]));
  const lies = (seat: number): number =>
    worlds(at.state, A, at.memories[A]).filter(({ seats }) => seats[seat].drinkMe.includes(drink)).length;
  expect(lies(B)).toBe(60);
  at.state.seats[C].drinkMe.push(at.state.seats[B].drinkMe.pop()!);
  at.tell(makeEvent('served', B, 1, -1, -1, C));
  expect(lies(B)).toBeGreaterThan(5);
  expect(lies(C)).toBeGreaterThan(5);
});

test('what somebody else may choose from are the cards that they hold in that world', () => {
  const forced = deed('forced', { verb: 'discard', n: 1, who: 'target' });
  const hand = ['x', 'y', 'z', 'u', 'v', 'w'].map((title) => card(title, 'anytime'));
  const at = tableOf([person('A', [forced]), person('B', hand)], ({ seats }) => {
    seats[B].deck = seats[B].hand.splice(3);
  });
  at.plays(A, 'forced', B);
  expect(at.house.question(at.state)).toMatchObject({ seat: B, kind: 'choose' });
  const nothing = at.house.memory(at.state.setup);
  for (let seed = 0; seed < 20; seed++) {
    const other = at.house.imagine(at.state, A, nothing, luckFrom(seed));
    const options = (other.stack.at(-1) as ChooseFrame).options.map((option) => option.card);
    expect(options).toEqual(other.seats[B].hand);
    expect(at.house.question(other)).toMatchObject({ options: options.map((one) => ({ card: one })) });
    at.house.apply(other, { seat: B, do: 'choose', picks: [0] });
    checkCards(other, at.house.content(other.setup));
    const own = at.house.imagine(at.state, B, nothing, luckFrom(seed));
    expect(at.house.view(own, B)).toEqual(at.house.view(at.state, B));
  }
});

test('what others have declared is not in it', () => {
  const hit = deed('hit', { verb: 'fortitude', by: -3, who: 'target' });
  const at = tableOf([person('A', [hit]), person('B', [veto]), person('C', [veto])], () => undefined, {
    asks: 'everybody',
    pace: 'clock',
  });
  at.house.apply(at.state, { seat: -3, do: 'close' });
  at.plays(A, 'hit', B);
  for (const seat of [B, C]) at.house.apply(at.state, { seat, do: 'pass' });
  const other = at.house.imagine(at.state, B, at.house.memory(at.state.setup), luckFrom(1));
  expect(other.stack.at(-1)).toMatchObject({ k: 'window', said: [null, { seat: B, do: 'pass' }, null] });
});

test('in any game, all sees and remembers the same, and cards lie where they are remembered', () => {
  for (let seed = 0; seed < 12; seed++) {
    const luck = luckFrom(seed + 99);
    const names = cast.characters.map(({ name }) => name);
    const players: string[] = [];
    while (players.length < 4) players.push(...names.splice(below(luck, names.length), 1));
    const of = {
      players,
      ...(seed % 3 === 0 && {
        sides: [
          [0, 2],
          [1, 3],
        ],
      }),
      barDeck: seed % 4 === 0,
    };
    const viewers = [SPECTATOR, 0, 1, 2, 3];
    const memories = viewers.map(() => inn.memory(of));
    const table = seatTable(inn, of, seed);
    const content = inn.content(table.state.setup);
    while (inn.question(table.state).kind !== 'over') {
      const answer = random.inn({ answers: inn.answers(table.state, { bare: true }), luck });
      const events = answerAt(inn, table, answer);
      viewers.forEach((viewer, i) => events.forEach((event) => inn.remember(memories[i], event, viewer)));
      const i = below(luck, viewers.length);
      const other = inn.imagine(table.state, viewers[i], memories[i], luck);
      expect(inn.view(other, viewers[i])).toEqual(inn.view(table.state, viewers[i]));
      checkCards(other, content);
      for (const state of [table.state, other]) checkMemory(state, content, memories[i]);
    }
  }
}, 60_000);
