/** Gambling tables that a seat could not tell from the real one, and what it remembers of cards turned face down. */
import { ALL, allBut, luckFrom } from '@taproom/kernel';
import {
  checkParlourMemory,
  evening,
  makeParlourEvent,
  parlour,
  type EveningState,
  type ParlourEvent,
  type ParlourState,
} from '@taproom/parlour';
import { describe, expect, it } from 'vitest';

const [A, B] = [0, 1];
const setup = { game: 'rogues-and-warriors', players: ['Ann', 'Ben', 'Cy'], mode: 'betting' } as const;

/** Before each of them lies a card, which Ben turns face down as he folds. */
function folded(event: ParlourEvent) {
  const state = parlour.create(setup);
  state.undecided -= 6;
  state.seats.forEach(({ cards }, seat) => Object.assign(cards, { hand: [seat], up: [10 + seat] }));
  const memories = [parlour.memory(setup), parlour.memory(setup)];
  const tell = (told: ParlourEvent): void =>
    memories.forEach((memory, seat) => parlour.remember(memory, told, seat));
  tell(event);
  state.folded[B] = true;
  tell(makeParlourEvent('fold', B));
  for (const memory of memories) checkParlourMemory(state, memory);
  /** Which cards Ben may have turned down, as Ann sees it. */
  const guesses = (): Set<number> => new Set(worlds(state).map(({ seats }) => seats[B].cards.up[0]));
  const worlds = (of: ParlourState): ParlourState[] =>
    Array.from({ length: 40 }, (_, seed) => parlour.imagine(of, A, memories[A], luckFrom(seed)));
  return { state, memories, tell, guesses };
}

describe('a card that was turned face down', () => {
  const shown = makeParlourEvent('show', B, 1, [11]);

  it('is the same in every world of whoever has seen it', () => {
    expect(folded(shown).guesses()).toEqual(new Set([11]));
    expect(folded(makeParlourEvent('deal', B, 1, [11], allBut(B), 'brow')).guesses()).toEqual(new Set([11]));
  });

  it('may be any where it was never seen', () => {
    expect(folded(makeParlourEvent('check', B)).guesses().size).toBeGreaterThan(10);
  });

  it.each([
    ['it may have been exchanged', makeParlourEvent('exchange', B, 1)],
    ['the cards are shuffled anew', makeParlourEvent('replay', -1, 3, [0, 1, 2])],
    ['it goes away', makeParlourEvent('fold', B, 0, [11], ALL)],
  ])('may be any again when %s', (_, event) => {
    const table = folded(shown);
    table.tell(event);
    expect(table.guesses().size).toBeGreaterThan(10);
  });

  it('is nothing that one remembers of oneself: one sees it', () => {
    const { memories } = folded(shown);
    expect(memories.map(({ at }) => at[11])).toEqual([B, -1]);
  });
});

it('is remembered through an evening, too', () => {
  const of = { players: setup.players, first: 0, game: { ...setup, variants: [] } };
  const state: EveningState = evening.create(of);
  state.game = folded(makeParlourEvent('check', B)).state;
  const memory = evening.memory(of);
  evening.remember(memory, makeParlourEvent('show', B, 1, [11]), A);
  for (let seed = 0; seed < 20; seed++)
    expect(evening.imagine(state, A, memory, luckFrom(seed)).game?.seats[B].cards.up).toEqual([11]);
});
