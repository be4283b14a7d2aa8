/** Who falls when: the forecast of it, and what the table asks afterwards. */
import {
  checkAsked,
  checkLosers,
  forecast,
  STEP,
  type Forecast,
  type InnSetup,
  type InnState,
  type PlayAnswer,
} from '@taproom/inn';
import { seatTable } from '@taproom/kernel';
import { describe, expect, test } from 'vitest';
import { house } from '@taproom/house/own';

const { inn } = house;

const [JASPER, SERA, DALE] = [0, 1, 2];
const WENCH = 2;
const DARTS = 'Sorry, I had to test my knockout darts!';

/** Jasper's Action Phase; everybody has exactly these cards in hand. */
function table(
  hands: readonly (readonly string[])[],
  setup: InnSetup = { players: ['Jasper', 'Sera', 'Dale'] },
): InnState {
  const { state } = seatTable(inn, setup, 1);
  const { defs } = inn.content(state.setup);
  state.seats.forEach((at, seat) => {
    const own = [...at.hand, ...at.deck];
    at.hand = hands[seat].map((title) => own.find((card) => defs[card].title === title)!);
    at.deck = own.filter((card) => !at.hand.includes(card));
    at.drinkMe = [];
  });
  Object.assign(state, { turn: JASPER, phase: 'action', ask: null });
  state.stack = [{ k: 'turn', i: 0, step: STEP.action, seat: JASPER, done: [] }];
  inn.resume(state);
  return state;
}

function plays(state: InnState, seat: number, title: string, ...targets: readonly number[]): void {
  const { defs } = inn.content(state.setup);
  const answer = inn
    .answers(state, { seat, bare: true })
    .legal.find(
      (legal): legal is PlayAnswer =>
        legal.do === 'play' && defs[legal.card].title === title && legal.targets.join() === targets.join(),
    );
  expect([title, answer]).toEqual([title, expect.anything()]);
  inn.apply(state, answer!);
}

const foretold = (state: InnState): Forecast | null => forecast(inn.content(state.setup), state);

describe('whoever falls', () => {
  // proves: core.losing.then-out
  test('is asked nothing any more, on their own turn neither', () => {
    const state = table([["Gambling? I'm in!"], [DARTS], []]);
    Object.assign(state.sides[JASPER], { fortitude: 10, alcohol: 9 });
    plays(state, SERA, DARTS, JASPER);
    while (inn.question(state).kind === 'respond')
      inn.apply(state, { seat: inn.question(state).seat, do: 'pass' });
    expect(state.sides[JASPER].out).not.toBe(0);
    checkAsked(state);
    expect(state.turn).not.toBe(JASPER);
  });

  test('would be found at a table where nothing is being resolved', () => {
    const state = table([["Gambling? I'm in!"], [], []]);
    const content = inn.content(state.setup);
    checkLosers(state, content);
    checkAsked(state);
    state.sides[DALE].alcohol = state.sides[DALE].fortitude;
    expect(() => checkLosers(state, content)).toThrow(/too drunk/);
    state.sides[DALE].alcohol = state.sides[DALE].fortitude - 1;
    checkLosers(state, content);
    state.sides[DALE].gold = 0;
    expect(() => checkLosers(state, content)).toThrow(/out of Gold/);
    // Whoever is left when the others fall in the middle of a Round may have staked all they had.
    checkLosers({ ...state, winners: [DALE] }, content);
    state.sides[JASPER].out = 1;
    expect(() => checkAsked(state)).toThrow(/Seat 0/);
  });
});

describe('the forecast', () => {
  /** Sera tests a dart on The Wench, who could Ignore it. */
  const dart = (fortitude: number, alcohol: number): Forecast | null => {
    const players = ['Jasper', 'Sera', 'The Wench'];
    const state = table([[], [DARTS], ["Sorry, that's not my table!"]], { players });
    Object.assign(state.sides[WENCH], { fortitude, alcohol });
    plays(state, SERA, DARTS, WENCH);
    expect(inn.question(state)).toMatchObject({ kind: 'respond', about: 'play' });
    return foretold(state);
  };

  test('says that it is too much as soon as Alcohol Content reaches Fortitude, and not before', () => {
    expect(dart(10, 9)!.text).toMatch(/too much for The Wench/);
    expect(dart(10, 8)!.text).not.toMatch(/too much/);
    expect(dart(10, 8)!.lines).toContainEqual(expect.objectContaining({ what: 'alcohol', after: 9 }));
  });

  test('lets nobody fall for the last Gold that goes into the pot of a Round', () => {
    const state = table([["Gambling? I'm in!"], ['How did this get in my snack pouch?']], {
      players: ['Ygella', 'Jett'],
    });
    state.sides[0].gold = 1;
    plays(state, 0, "Gambling? I'm in!");
    expect(foretold(state)!.text).toMatch(/Ygella antes 1 Gold \(1 → 0\)/);
    expect(foretold(state)!.text).not.toMatch(/too much/);
  });

  test('takes no ante for a raise that everybody else has left', () => {
    const players = ['Jett', 'Ygella'];
    const state = table(
      [
        ["Gambling? I'm in!", 'How did this get in my snack pouch?'],
        ['I raise!', "Sorry, I'm on patrol duty"],
      ],
      { players },
    );
    const pass = (): unknown => inn.apply(state, { seat: inn.question(state).seat, do: 'pass' });
    plays(state, 0, "Gambling? I'm in!");
    while (inn.question(state).kind === 'respond') pass();
    plays(state, 1, 'I raise!');
    expect(foretold(state)!.text).toMatch(/Jett antes 1 Gold/);
    plays(state, 1, "Sorry, I'm on patrol duty");
    expect(inn.question(state)).toMatchObject({ kind: 'respond', about: 'play' });
    expect(foretold(state)!.text).not.toMatch(/antes/);
  });
});
