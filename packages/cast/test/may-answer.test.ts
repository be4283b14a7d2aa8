/** What is listed may be answered, and nothing else may: whatever somebody sends, at every question of some turns. */
import { THING, type Answer, type InnSetup, type InnState, type PlayAnswer } from '@taproom/inn';
import { answerChance, below, CHANCE, IllegalAnswer, luckFrom, type ChanceQuestion } from '@taproom/kernel';
import { describe, expect, test } from 'vitest';
import { house } from '@taproom/house/own';

const { inn } = house;

/** An answer but for what is paid; of several copies of a card one stands for all. */
function keyOf(state: InnState, answer: Answer): string {
  if (answer.do !== 'play') return JSON.stringify(answer, ['seat', 'do', 'to', 'picks', 'gives']);
  const { seat, card, use, targets, drink } = answer;
  const { play, hand } = state.seats[seat];
  const at = play.includes(card) ? `in play ${card}` : hand.includes(card) ? 'in hand' : 'elsewhere';
  return `${inn.content(state.setup).defs[card].key} ${at} for ${use} on ${targets.toSorted((a, b) => a - b).join()} at ${drink}`;
}

function isAccepted(state: InnState, answer: Answer): boolean {
  try {
    inn.check(state, answer);
    return true;
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error;
    return false;
  }
}

/** None, one or two of those that there are, and some that there are not; the same one twice. */
function aims(state: InnState): number[][] {
  const things = state.seats.flatMap(({ play }) => play.map((card) => THING + card));
  const all = [...state.seats.keys(), state.seats.length, -1, ...things];
  const pairs = state.seats.flatMap((_, one) => [
    [one, one],
    [one, (one + 1) % state.seats.length],
  ]);
  return [[], ...all.map((one) => [one]), ...pairs];
}

/** Plays of every card that a seat could think of, in every way. */
function plays(state: InnState, seat: number): PlayAnswer[] {
  const { hand, play, plot, discard } = state.seats[seat];
  const { defs } = inn.content(state.setup);
  const other = state.seats[(seat + 1) % state.seats.length].hand;
  const drinks = state.stack.at(-2)?.k === 'drinks' ? [-1, 0, 1, 2] : [0];
  const sets = aims(state);
  return [...hand, ...play, ...plot, ...discard.slice(0, 1), ...other.slice(0, 1)].flatMap((card) =>
    [-1, ...defs[card].uses.keys(), defs[card].uses.length].flatMap((use) =>
      sets.flatMap((targets) =>
        drinks.map((drink): PlayAnswer => ({ seat, do: 'play', card, use, targets, drink })),
      ),
    ),
  );
}

/** The other deeds, where they fit and where they do not. */
function deeds(state: InnState, seat: number): Answer[] {
  const question = inn.question(state);
  const count = question.kind === 'choose' || question.kind === 'game' ? question.options.length : 1;
  const picks = [[], ...Array.from({ length: count + 2 }, (_, n) => [n - 1])];
  return [
    { seat, do: 'pass' },
    ...[-1, ...state.seats.keys(), state.seats.length].map((to): Answer => ({ seat, do: 'order', to })),
    ...picks.map((some): Answer => ({ seat, do: 'choose', picks: some })),
    ...(['fortitude', 'alcohol', 'gold'] as const).map((gives): Answer => ({ seat, do: 'potion', gives })),
  ];
}

/** How many answers were tried at a table in its first turns. */
function tried(setup: InnSetup, seed: number, questions: number): number {
  const luck = luckFrom(seed);
  const state = inn.create(setup);
  let count = 0;
  for (let n = 0; n < questions;) {
    const question = inn.question(state);
    if (question.kind === 'over') break;
    if (question.seat === CHANCE) {
      inn.apply(state, answerChance(luck, question as ChanceQuestion) as Answer);
      continue;
    }
    n++;
    for (const seat of state.seats.keys()) {
      const { legal } = inn.answers(state, { seat, bare: true });
      const listed = new Map(legal.map((answer) => [keyOf(state, answer), answer]));
      for (const answer of [...plays(state, seat), ...deeds(state, seat)]) {
        const known = listed.get(keyOf(state, answer));
        const accepted = isAccepted(state, known === undefined ? answer : { ...known });
        if (accepted !== (known !== undefined))
          expect.fail(`${keyOf(state, answer)} is listed: ${String(!accepted)}`);
        count++;
      }
    }
    const { legal, many } = inn.answers(state, { bare: true });
    const wanted = legal.filter((answer) => answer.do === 'play');
    const pool = wanted.length > 0 && below(luck, 3) > 0 ? wanted : legal;
    const least = many?.min ?? 0;
    const picks = Array.from({ length: least }, (_, i) => i);
    inn.apply(
      state,
      least > 1 ? { seat: question.seat, do: 'choose', picks } : pool[below(luck, pool.length)],
    );
  }
  return count;
}

describe('at a table', () => {
  test.each<[string, InnSetup]>([
    ['of three', { players: ['Sera', 'Jasper', 'Ygella'] }],
    ['with things that can be hit', { players: ['Torglesnarf', 'Joran', 'Dale'] }],
    ['with side decks and tokens', { players: ['Vlazlo', 'Terci', 'Petra'] }],
    ['of teams', { players: ['Jett', 'Molly', 'Lizwick', 'Zakhan'], mode: 'two-headed-dragon' }],
    ['with Otto', { players: ['Jett', 'Dale', 'Otto'], factions: ['Berserker', 'Spelunker'] }],
    ['with gambling games', { players: ['Amundyr', 'Warthorn', 'The Wench'], gamblingGames: true }],
  ])('%s', (_words, setup) => {
    for (const seed of [1, 2]) expect(tried(setup, seed, 20)).toBeGreaterThan(1000);
  });
});
