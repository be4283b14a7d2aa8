import { below, luckFrom, shuffledOrder } from '@taproom/kernel';
import {
  parlour,
  quickHand,
  type HandState,
  type ParlourAnswer,
  type ParlourEvent,
  type ParlourState,
} from '@taproom/parlour';
import { describe, expect, it } from 'vitest';

/** The same cards, the same answers: the quick hand and the table of all fifteen games, step by step. */
function playBoth(seed: number): { quick: HandState; table: ParlourState; steps: number } {
  const luck = luckFrom(seed);
  const count = 2 + below(luck, 7);
  const players = Array.from({ length: count }, (_, seat) => `P${seat}`);
  const chips = players.map(() => below(luck, 8) * below(luck, 30));
  const carried = below(luck, 4);
  const minRaise = below(luck, 4) > 0;
  const table = parlour.create({
    game: 'rogues-and-warriors',
    mode: 'betting',
    players,
    chips,
    carried,
    minRaise,
  });
  const quick = quickHand.create({ players, chips, carried, minRaise });
  const order = shuffledOrder(luck, 90);
  const top = order.slice(90 - 2 * chips.filter((n) => n > 0).length).toReversed();
  let told: ParlourEvent[] = parlour.apply(table, { seat: -1, do: 'shuffle', order });
  expect(quickHand.apply(quick, { seat: -1, do: 'shuffle', order: top })).toEqual(told);
  for (let steps = 0; ; steps++) {
    const question = parlour.question(table);
    expect(question).toMatchObject(quickHand.question(quick));
    expect(quick.chips).toEqual(table.chips);
    expect(quick.stake).toEqual(table.stake);
    expect(quick.carried).toBe(table.carried);
    if (question.kind === 'over') return { quick, table, steps };
    const { legal, choices } = parlour.answers(table);
    const ours = quickHand.answers(quick);
    expect(ours.legal).toEqual(legal);
    expect(ours.choices).toEqual(choices);
    const answer = legal[below(luck, legal.length)];
    const copy = quickHand.copy(quick);
    told = parlour.apply(table, answer);
    expect(quickHand.apply(quick, answer)).toEqual(told);
    expect(quickHand.apply(copy, answer)).toEqual(told);
    expect(copy).toEqual(quick);
  }
}

describe('a quick hand', () => {
  it('is the hand that the table of all games plays', () => {
    let steps = 0;
    for (let seed = 0; seed < 1500; seed++) {
      const { quick, table, steps: more } = playBoth(seed);
      expect(quick.result).toMatchObject({ ...table.result });
      steps += more;
    }
    expect(steps).toBeGreaterThan(10_000);
  });

  it('shows a seat its own cards, and the others theirs when they are turned up', () => {
    const state = quickHand.create({ players: ['Ann', 'Ben'] });
    quickHand.apply(state, { seat: -1, do: 'shuffle', order: [3, 20, 41, 60] });
    const hidden = (viewer: number): unknown =>
      quickHand.view(state, viewer).seats.map((seat) => [seat.shown, seat.hidden]);
    expect(hidden(0)).toEqual([
      [-1, [3, 20]],
      [-1, null],
    ]);
    expect(hidden(-2)).toEqual([
      [-1, null],
      [-1, null],
    ]);
    const answers: ParlourAnswer[] = [
      { seat: 0, do: 'check' },
      { seat: 1, do: 'check' },
      { seat: 0, do: 'choose', picks: [1] },
    ];
    for (const answer of answers) quickHand.apply(state, answer);
    expect(hidden(-2)).toEqual([
      [-1, null],
      [-1, null],
    ]);
    quickHand.apply(state, { seat: 1, do: 'choose', picks: [0] });
    expect(hidden(-2)).toEqual([
      [20, null],
      [41, null],
    ]);
    quickHand.apply(state, { seat: 0, do: 'check' });
    quickHand.apply(state, { seat: 1, do: 'fold' });
    expect(hidden(-2)).toEqual([
      [20, null],
      [-1, null],
    ]);
  });

  it('refuses what does not fit, and stays as it was', () => {
    const state = quickHand.create({ players: ['Ann', 'Ben', 'Cy'] });
    const refused = (answer: unknown): string => {
      const before = JSON.stringify(state);
      try {
        quickHand.apply(state, answer as ParlourAnswer);
      } catch (error) {
        expect(JSON.stringify(state)).toBe(before);
        return (error as Error).message;
      }
      return 'taken';
    };
    expect(refused({ seat: -1, do: 'shuffle', order: [1, 2, 3, 4, 5, 5] })).toMatch(/6 different numbers/);
    expect(refused({ seat: -1, do: 'shuffle', order: [1, 2, 3, 4, 5, 6] })).toBe('taken');
    expect(refused(null)).toMatch(/says who gives it/);
    expect(refused({ seat: 1, do: 'check' })).toMatch(/Ann’s turn/);
    expect(refused({ seat: 0, do: 'call' })).toMatch(/nothing to call/);
    expect(refused({ seat: 0, do: 'raise', to: 1000 })).toMatch(/more than the 99/);
    for (const seat of [0, 1, 2]) expect(refused({ seat, do: 'check' })).toBe('taken');
    expect(refused({ seat: 0, do: 'choose', picks: [2] })).toMatch(/0 or 1/);
    expect(refused({ seat: 0, do: 'choose', picks: [0, 1] })).toMatch(/0 or 1/);
    expect(() => quickHand.create({ players: ['Ann'] })).toThrow(/2 to 10 players/);
    expect(() => quickHand.create({ players: ['Ann', 'Ben'], chips: [1, -1] })).toThrow(/whole number/);
  });
});
