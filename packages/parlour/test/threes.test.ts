import {
  BadSetup,
  answerAt,
  below,
  CHANCE,
  IllegalAnswer,
  luckFrom,
  replay,
  seatTable,
  SPECTATOR,
  type ChanceAnswer,
} from '@taproom/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lowest,
  scoreOfKeep,
  tellThrees,
  threes,
  type ThreesAnswer,
  type ThreesEvent,
  type ThreesState,
} from '../src/index.ts';

const NAMES = ['Ada', 'Bela', 'Cato', 'Dora', 'Emil', 'Fritzi', 'Gero', 'Hanne'];
const table = (players: number): ThreesState => threes.create({ players: NAMES.slice(0, players) });
const dice = (...values: number[]): ChanceAnswer => ({ seat: CHANCE, do: 'dice', values });
const keep = (seat: number, value: number): ThreesAnswer => ({ seat, do: 'keep', value });

/** Plays the answers in turn; gives all sentences. */
function play(state: ThreesState, ...answers: ThreesAnswer[]): string[] {
  return answers.flatMap((answer) => threes.apply(state, answer).map((e) => tellThrees(NAMES, e)));
}

function refusalOf(state: ThreesState, answer: unknown): IllegalAnswer {
  const before = JSON.stringify(state);
  try {
    threes.apply(state, answer as ThreesAnswer);
  } catch (error) {
    expect(JSON.stringify(state), 'a refused answer changes nothing').toBe(before);
    if (error instanceof IllegalAnswer) return error;
    throw error;
  }
  throw new Error('The answer was not refused.');
}

describe('the course of the game', () => {
  it('gives everybody five dice first, then the first choice', () => {
    // proves: gii.threes.step-2
    const state = table(3);
    for (let seat = 0; seat < 3; seat++) {
      expect(threes.question(state)).toEqual({ seat: CHANCE, kind: 'dice', count: 5, sides: 6 });
      threes.apply(state, dice(1, 2, 3, 4, 5));
    }
    expect(state.seats.map((at) => at.roll)).toEqual(Array(3).fill([1, 2, 3, 4, 5]));
    expect(threes.question(state)).toEqual({ seat: 0, kind: 'keep' });
  });

  it('moves all dice of the chosen value into the Keep and rolls only the others again', () => {
    // proves: gii.threes.step-3, gii.threes.step-5
    const state = table(2);
    play(state, dice(3, 6, 3, 1, 3), dice(2, 2, 4, 5, 6), keep(0, 3), keep(1, 5));
    expect(state.seats.map((at) => at.keep)).toEqual([[3, 3, 3], [5]]);
    expect(threes.question(state)).toMatchObject({ kind: 'dice', count: 2 });
    play(state, dice(1, 6));
    expect(threes.question(state)).toMatchObject({ kind: 'dice', count: 4 });
    play(state, dice(1, 1, 2, 2), keep(0, 1), keep(1, 1));
    expect(state.seats.map((at) => at.keep)).toEqual([
      [3, 3, 3, 1],
      [5, 1, 1],
    ]);
  });

  it('goes on until everybody has five dice in the Keep, asks finished players nothing, and then scores', () => {
    // proves: gii.threes.step-6, gii.threes.step-7, gii.threes.lowest-wins
    const state = table(2);
    play(state, dice(3, 3, 3, 3, 1), dice(1, 2, 4, 5, 6), keep(0, 3), keep(1, 1));
    const said = play(
      state,
      dice(2),
      dice(1, 2, 4, 5),
      keep(1, 1),
      dice(1, 2, 4),
      keep(1, 2),
      dice(1, 6),
      keep(1, 1),
      dice(1),
    );
    expect(threes.question(state)).toEqual({ seat: CHANCE, kind: 'over', winners: [0] });
    expect(state.seats.map((at) => at.keep)).toEqual([
      [3, 3, 3, 3, 2],
      [1, 1, 2, 1, 1],
    ]);
    expect(state.winners).toEqual([0]);
    expect(said.slice(-4)).toEqual([
      'Bela rolled a single die and has to keep the 1.',
      'Ada’s Keep comes to 2.',
      'Bela’s Keep comes to 6.',
      'Ada wins with the lowest total, 2.',
    ]);
  });

  it('keeps without asking when all dice of a roll show the same, and keeps a single die', () => {
    // proves: gii.threes.all-same-forced
    const state = table(2);
    expect(play(state, dice(6, 6, 6, 6, 6), dice(1, 1, 1, 5, 5))).toEqual([
      'Ada rolls 6, 6, 6, 6 and 6.',
      'Ada rolled nothing but 6s and has to keep all five.',
      'Bela rolls 1, 1, 1, 5 and 5.',
    ]);
    expect(state.seats[0].keep).toEqual([6, 6, 6, 6, 6]);
    expect(threes.question(state)).toEqual({ seat: 1, kind: 'keep' });
    play(state, keep(1, 1));
    expect(play(state, dice(5, 5))[1]).toBe('Bela rolled nothing but 5s and has to keep both.');
    expect(threes.question(state)).toEqual({ seat: CHANCE, kind: 'over', winners: [1] });
  });

  it('lets players keep in any order, whoever is asked', () => {
    // proves: gii.threes.no-waiting
    const rolled = (): ThreesState => {
      const state = table(3);
      play(state, dice(1, 2, 3, 4, 5), dice(2, 2, 3, 3, 6), dice(4, 4, 5, 5, 6));
      return state;
    };
    const inTurn = rolled();
    play(inTurn, keep(0, 3), keep(1, 3), keep(2, 4));
    const asTheyLike = rolled();
    expect(threes.answers(asTheyLike, { seat: 2, bare: true }).legal).toEqual(
      [4, 5, 6].map((v) => keep(2, v)),
    );
    play(asTheyLike, keep(2, 4));
    expect(threes.question(asTheyLike)).toEqual({ seat: 0, kind: 'keep' });
    expect(threes.answers(asTheyLike, { seat: 2 })).toMatchObject({ legal: [], choices: [], refused: [] });
    play(asTheyLike, keep(0, 3), keep(1, 3));
    expect(asTheyLike).toEqual(inTurn);
  });
});

describe('scoring', () => {
  // The book gives no worked example for Threes; these are its sentences, in numbers.
  it('counts 3s as nothing and every other face as it is', () => {
    // proves: gii.threes.threes-zero
    expect([1, 2, 3, 4, 5, 6].map((face) => scoreOfKeep([face]))).toEqual([1, 2, 0, 4, 5, 6]);
    expect(scoreOfKeep([3, 3, 3, 3, 3])).toBe(0);
    expect(scoreOfKeep([1, 1, 1, 1, 1])).toBe(5);
    expect(scoreOfKeep([1, 2, 4, 5, 6])).toBe(18);
    expect(scoreOfKeep([6, 6, 6, 6, 6])).toBe(30);
  });

  it('lets the lowest total win', () => {
    // proves: gii.threes.lowest-wins
    expect(lowest([7, 2, 12])).toEqual([1]);
    expect(lowest([0, 5])).toEqual([0]);
  });

  it('has no tiebreaker: everybody with the lowest total is a winner', () => {
    // proves: gii.threes.tiebreaker
    expect(lowest([4, 9, 4, 4])).toEqual([0, 2, 3]);
    const state = table(3);
    // 3-3-3-3-5 and 1-1-1-1-1 are both 5, made of quite different dice.
    const said = play(
      state,
      dice(3, 3, 3, 3, 5),
      dice(6, 6, 6, 6, 6),
      dice(1, 1, 1, 1, 1),
      keep(0, 3),
      dice(5),
    );
    expect(threes.question(state)).toEqual({ seat: CHANCE, kind: 'over', winners: [0, 2] });
    expect(said.at(-1)).toBe('Ada and Cato are tied for the lowest total, 5.');
  });
});

describe('what may be answered', () => {
  const asked = (): ThreesState => {
    const state = table(2);
    play(state, dice(3, 3, 1, 6, 6), dice(2, 4, 5, 5, 5));
    return state;
  };

  it('offers each value shown once, in words, and says why the rest is not possible', () => {
    const { legal, choices, refused, seat, kind } = threes.answers(asked());
    expect({ seat, kind, legal }).toEqual({
      seat: 0,
      kind: 'keep',
      legal: [keep(0, 1), keep(0, 3), keep(0, 6)],
    });
    expect(choices.map((c) => c.label)).toEqual([
      'Keep the 1 (1 point)',
      'Keep both 3s (0 points)',
      'Keep both 6s (12 points)',
    ]);
    expect(refused.map((r) => [r.what, ...r.rules])).toEqual([
      ['Keep nothing', 'gii.threes.keep-at-least-one'],
      ['Keep 2s', 'gii.threes.step-3'],
      ['Keep 4s', 'gii.threes.step-3'],
      ['Keep 5s', 'gii.threes.step-3'],
    ]);
  });

  it('offers the same, bare, to bots, and nothing when chance is asked or the game is over', () => {
    const state = asked();
    expect(threes.answers(state, { bare: true }).legal).toEqual(threes.answers(state).legal);
    expect(threes.answers(state, { bare: true })).toMatchObject({ choices: [], refused: [] });
    expect(threes.answers(table(2)).legal).toEqual([]);
    expect(threes.answers(state, { seat: SPECTATOR }).legal).toEqual([]);
  });

  it('refuses to keep nothing', () => {
    // proves: gii.threes.keep-at-least-one
    const refused = refusalOf(asked(), { seat: 0, do: 'pass' });
    expect(refused.rules).toContain('gii.threes.keep-at-least-one');
    expect(refused.message).toBe('Ada has to keep at least one of the dice just rolled.');
  });

  it('refuses a value that no die shows', () => {
    const state = asked();
    expect(refusalOf(state, keep(0, 2)).rules).toEqual(['gii.threes.step-3']);
    expect(refusalOf(state, keep(0, 2)).message).toBe('None of Ada’s dice shows 2: they show 3, 3, 1, 6, 6.');
    play(state, keep(0, 3), keep(1, 2), dice(1, 5, 5), dice(1, 2, 3, 4));
    expect(refusalOf(state, keep(0, 3)).rules).toEqual(['gii.threes.step-5']);
  });

  it('refuses a second choice from the same roll', () => {
    const state = asked();
    play(state, keep(0, 3));
    expect(refusalOf(state, keep(0, 6)).message).toBe('Ada has no rolled dice to choose from now.');
  });

  it.each([
    ['nothing at all', null],
    ['no verb', { seat: 0 }],
    ['a seat that is not there', keep(7, 3)],
    ['half a seat', keep(0.5, 3)],
    ['chance', dice(1, 2, 3, 4, 5)],
    ['no value', { seat: 0, do: 'keep' }],
    ['a word for a value', { seat: 0, do: 'keep', value: '3' }],
  ])('refuses %s and changes nothing', (_, answer) => {
    expect(refusalOf(asked(), answer)).toBeInstanceOf(IllegalAnswer);
  });

  it('refuses dice that are too few, too many, or not dice', () => {
    for (const wrong of [dice(1, 2), dice(1, 2, 3, 4, 5, 6), dice(1, 2, 3, 4, 7), keep(0, 3)])
      expect(refusalOf(table(2), wrong)).toBeInstanceOf(IllegalAnswer);
  });

  it('refuses everything once the game is over', () => {
    const state = table(2);
    play(state, dice(1, 1, 1, 1, 1), dice(2, 2, 2, 2, 2));
    expect(refusalOf(state, keep(0, 1)).message).toBe('The game is over.');
    expect(threes.answers(state).legal).toEqual([]);
  });

  it.each([[[]], [['Ada']], [[...NAMES, 'Ina']], [['Ada', '']], [undefined]])(
    'does not set a table for %j',
    (players) => {
      expect(() => threes.create({ players: players as string[] })).toThrow(BadSetup);
    },
  );
});

describe('what is seen', () => {
  it('shows everybody the same: all dice, totals, and whose choice it is', () => {
    const state = table(2);
    play(state, dice(3, 3, 1, 6, 6), dice(2, 4, 5, 5, 5), keep(0, 6));
    const view = threes.view(state, 0);
    expect(view).toEqual({
      seats: [
        { name: 'Ada', roll: [], keep: [6, 6], total: 12, left: 3 },
        { name: 'Bela', roll: [2, 4, 5, 5, 5], keep: [], total: 0, left: 5 },
      ],
      rolls: 1,
      question: { seat: 1, kind: 'keep' },
      winners: null,
    });
    expect(threes.view(state, 1)).toEqual(view);
    expect(threes.view(state, SPECTATOR)).toEqual(view);
  });

  it('says what happens in plain sentences', () => {
    const state = table(2);
    expect(play(state, dice(3, 3, 1, 6, 6), dice(5, 4, 5, 5, 2), keep(0, 3), keep(1, 5))).toEqual([
      'Ada rolls 3, 3, 1, 6 and 6.',
      'Bela rolls 5, 4, 5, 5 and 2.',
      'Ada keeps both 3s.',
      'Bela keeps three 5s.',
    ]);
    expect(play(state, dice(1, 2, 6), dice(4, 2), keep(0, 1)).at(-1)).toBe('Ada keeps the 1.');
  });
});

describe('random games', () => {
  it('keep their dice, survive saving after every answer, end, and can be played again from the log', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.nat(), (players, seed) => {
        const setup = { players: NAMES.slice(0, players) };
        const policy = luckFrom(seed + 1);
        const events: ThreesEvent[] = [];
        const played = seatTable(threes, setup, seed, events);
        let twin = JSON.parse(JSON.stringify(played.state)) as ThreesState;
        let lines = played.log.length;
        for (let moves = 0; threes.question(played.state).kind !== 'over'; moves++) {
          expect(moves).toBeLessThan(players * 5);
          const { legal } = threes.answers(played.state, { bare: true });
          expect(legal.length).toBeGreaterThan(1);
          const fork = threes.copy(played.state);
          const before = JSON.stringify(played.state);
          events.push(...answerAt(threes, played, legal[below(policy, legal.length)]));
          expect(JSON.stringify(fork)).toBe(before);
          // A twin that is saved and loaded after every answer goes the same way.
          for (; lines < played.log.length; lines++) threes.apply(twin, played.log[lines]);
          twin = JSON.parse(JSON.stringify(twin)) as ThreesState;
          expect(twin).toEqual(played.state);
          for (const at of played.state.seats) {
            expect(at.keep.length).toBeLessThanOrEqual(5);
            expect([0, 5 - at.keep.length]).toContain(at.roll.length);
          }
        }
        const totals = played.state.seats.map((at) => scoreOfKeep(at.keep));
        expect(played.state.seats.every((at) => at.keep.length === 5)).toBe(true);
        expect(played.state.winners).toEqual(lowest(totals));
        expect(totals[played.state.winners![0]]).toBe(Math.min(...totals));
        expect(replay(threes, setup, played.log)).toEqual(played.state);
        for (const event of events) expect(tellThrees(setup.players, event)).toMatch(/^[^]+\.$/);
      }),
      { numRuns: 60 },
    );
  });
});
