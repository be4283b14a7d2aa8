/** Windows in which everybody is asked, all at once: what is declared, taken back, and comes of it. */
import { random } from '@taproom/bots';
import { house as own } from '@taproom/house/own';
import type { Answer, InnSetup, InnState } from '@taproom/inn';
import {
  answerAt,
  below,
  HOUSE,
  luckFrom,
  replay,
  seatTable,
  SPECTATOR,
  type Luck,
  type Table,
} from '@taproom/kernel';
import { describe, expect, test } from 'vitest';
import { card, deed, person, tableOf, veto, type SmallTable } from './small-house.ts';

const { cast, inn } = own;

const CLOSE: Answer = { seat: HOUSE, do: 'close' };

function randomSetup(luck: Luck, more: Partial<InnSetup>): InnSetup {
  const names = cast.characters.map((c) => c.name);
  const players: string[] = [];
  while (players.length < 4) players.push(...names.splice(below(luck, names.length), 1));
  return { players, ...more };
}

const randomAnswer = (state: InnState, seat: number, luck: Luck): Answer =>
  random.inn({ answers: inn.answers(state, { seat, bare: true }), luck });

const hasDeclared = (state: InnState): boolean =>
  state.stack.some((frame) => frame.k === 'window' && frame.said?.some((said) => said !== null));

/** A random game in which windows are put to all at once; `each` looks at every question. */
function playAtOnce(seed: number, more: Partial<InnSetup>, each?: (state: InnState, luck: Luck) => void) {
  const luck = luckFrom(seed);
  const setup = randomSetup(luck, { asks: 'everybody', ...more });
  const table: Table<InnState, Answer> = seatTable(inn, setup, seed);
  for (let n = 0; inn.question(table.state).kind !== 'over'; n++) {
    each?.(table.state, luck);
    const { seats } = inn.asked(table.state);
    const seat = seats[below(luck, seats.length)];
    // Now and then the clock is quicker.
    const isWindow = inn.question(table.state).kind === 'respond';
    const runsOut = setup.pace === 'clock' && isWindow && below(luck, 8) === 0;
    answerAt(inn, table, seats.length === 0 || runsOut ? CLOSE : randomAnswer(table.state, seat, luck));
    if (n > 20_000) throw new Error('The game does not end.');
  }
  return { setup, table };
}

describe('windows for all at once', { timeout: 60_000 }, () => {
  test.each(['at-once', 'clock'] as const)(
    'a game with the pace %s ends, and its log is its replay',
    (pace) => {
      for (let seed = 1; seed <= 25; seed++) {
        const { setup, table } = playAtOnce(seed, { pace });
        const end = replay(inn, setup, table.log);
        expect(end).toEqual(table.state);
        expect(end.winners).not.toBeNull();
      }
    },
  );

  test('whatever is in the hands: other hidden cards, the same people asked', () => {
    let windows = 0;
    for (let seed = 100; seed < 120; seed++)
      playAtOnce(seed, { pace: 'clock' }, (state, luck) => {
        if (inn.question(state).kind !== 'respond') return;
        windows++;
        const nothing = inn.memory(state.setup);
        const other = inn.imagine(state, SPECTATOR, nothing, luck);
        expect(inn.asked(other)).toEqual(inn.asked(inn.imagine(state, SPECTATOR, nothing, luck)));
        if (!hasDeclared(state)) expect(inn.asked(other)).toEqual(inn.asked(state));
      });
    expect(windows).toBeGreaterThan(1000);
  });

  test('what was declared is in nobody’s view', () => {
    for (let seed = 200; seed < 210; seed++)
      playAtOnce(seed, { pace: 'clock' }, (state) => {
        const { seats } = inn.asked(state);
        if (inn.question(state).kind !== 'respond' || seats.length < 2) return;
        const quiet = inn.copy(state);
        inn.apply(quiet, { seat: seats[0], do: 'pass' });
        const play = inn.answers(state, { seat: seats[0], bare: true }).legal.find((a) => a.do === 'play');
        if (play === undefined) return;
        const bold = inn.copy(state);
        expect(inn.apply(bold, play)).toEqual([]);
        for (const viewer of [SPECTATOR, seats[1]])
          expect(inn.view(bold, viewer)).toEqual(inn.view(quiet, viewer));
      });
  });
});

describe('what is declared', () => {
  const [A, B, C] = [0, 1, 2];
  const heal = card('heal', 'anytime', {
    label: 'heal',
    when: { at: 'any' },
    effects: [{ verb: 'fortitude', by: 1, who: 'you' }],
  });
  const hit = deed('hit', { verb: 'fortitude', by: -3, who: 'target' });

  /** A hits B; B and C may answer. */
  function hitting() {
    const people = [person('A', [hit]), person('B', [veto]), person('C', [heal])];
    const at = tableOf(people, (state) => state.sides.forEach((side) => (side.fortitude = 10)), {
      asks: 'everybody',
      pace: 'clock',
    });
    // The free moment before it.
    at.house.apply(at.state, CLOSE);
    at.plays(A, 'hit', B);
    return { ...at, fortitude: () => at.state.sides.map((side) => side.fortitude) };
  }

  test('happens when the window closes, and not before', () => {
    const at = hitting();
    const { house, state, find, fortitude } = at;
    expect(house.asked(state)).toEqual({ how: 'at-once', seats: [B, C] });
    at.plays(B, 'veto');
    expect(house.asked(state).seats).toEqual([C]);
    expect(state.seats[B].hand).toContain(find('veto'));
    house.apply(state, { seat: C, do: 'pass' });
    expect(house.asked(state)).toEqual({ how: 'at-once', seats: [] });
    expect(house.question(state)).toMatchObject({ seat: HOUSE, kind: 'respond' });
    house.apply(state, CLOSE);
    expect(state.seats[B].hand).not.toContain(find('veto'));
    expect(fortitude()).toEqual([10, 10, 10]);
  });

  test('comes in the order of the books, and the rest is asked again', () => {
    const at = hitting();
    const { house, state, fortitude } = at;
    at.plays(B, 'veto');
    at.plays(C, 'heal');
    house.apply(state, CLOSE);
    // An Anytime Card goes first; B's card is back, and everybody is asked about what has happened.
    house.apply(state, CLOSE);
    expect(fortitude()).toEqual([10, 10, 11]);
    expect(house.asked(state).seats).toEqual([B]);
    house.apply(state, CLOSE);
    expect(fortitude()).toEqual([10, 7, 11]);
  });

  test('can be taken back and said anew until then', () => {
    const at = hitting();
    const { house, state, fortitude } = at;
    at.plays(B, 'veto');
    house.apply(state, { seat: B, do: 'withdraw' });
    expect(house.asked(state).seats).toEqual([B, C]);
    expect(() => house.apply(state, { seat: B, do: 'withdraw' })).toThrow('nothing that you could take back');
    at.plays(B, 'veto');
    house.apply(state, { seat: B, do: 'pass' });
    house.apply(state, CLOSE);
    expect(fortitude()).toEqual([10, 7, 10]);
  });

  test('is refused where it makes no sense', () => {
    const { house, state } = hitting();
    expect(() => house.apply(state, { seat: B, do: 'close' } as never)).toThrow('Only the clock');
    expect(() => house.apply(state, { seat: A, do: 'pass' })).toThrow('A is not asked now');
    for (const seat of [B, C]) house.apply(state, { seat, do: 'pass' });
    expect(() => house.apply(state, { seat: A, do: 'pass' })).toThrow('A is not asked now; the clock is.');
    const alone = tableOf([person('A', [hit]), person('B', [veto])]);
    expect(() => alone.house.apply(alone.state, CLOSE)).toThrow('No window is open.');
    alone.plays(A, 'hit', B);
    expect(() => alone.house.apply(alone.state, CLOSE)).toThrow('one is asked after the other');
  });
});

describe('what a window is about', () => {
  const [A, B, C] = [0, 1, 2];
  const heal = card('heal', 'anytime', {
    label: 'heal',
    when: { at: 'any' },
    effects: [{ verb: 'fortitude', by: 1, who: 'you' }],
  });
  const concerned = ({ house, state }: SmallTable): number[] =>
    [A, B, C].filter((seat) => house.concerns(state, seat));
  /** A moves B’s Fortitude, 3 at the beginning; B and C may answer. */
  const moved = (by: number): SmallTable => {
    const at = tableOf(
      [
        person('A', [deed('deed', { verb: 'fortitude', by, who: 'target' })]),
        person('B', [heal]),
        person('C', [heal]),
      ],
      (state) => {
        state.sides[B].fortitude = 3;
      },
    );
    // The free moment before it concerns nobody.
    expect(concerned(at)).toEqual([]);
    expect(at.house.asked(at.state)).toEqual({ how: 'in-order', seats: [B] });
    at.pass();
    at.pass();
    at.plays(A, 'deed', B);
    return at;
  };

  test('is told to everybody with a hand where all are asked, whatever they could play', () => {
    const people = [
      person('A', []),
      person('B', [deed('deed', { verb: 'fortitude', by: -1, who: 'target' })]),
      person('C', []),
    ];
    const { house, state } = tableOf(people, undefined, { asks: 'everybody', pace: 'at-once' });
    expect(house.asked(state)).toEqual({ how: 'at-once', seats: [B] });
  });

  test('concerns whom it would do harm', () => {
    expect(concerned(moved(-1))).toEqual([B]);
    expect(concerned(moved(1))).toEqual([]);
  });

  test('concerns whoever has lost something', () => {
    const at = moved(-1);
    at.pass();
    at.pass();
    expect(at.house.question(at.state)).toMatchObject({ kind: 'respond', about: 'loss' });
    expect(concerned(at)).toEqual([B]);
  });

  test('concerns everybody where it is somebody’s last chance', () => {
    const at = moved(-3);
    for (let passes = 0; passes < 4; passes++) at.pass();
    expect(at.house.question(at.state)).toMatchObject({ kind: 'respond', about: 'last-chance', seat: B });
    expect(concerned(at)).toEqual([A, B, C]);
  });
});

test('a Potion Token makes void what was declared, and leaves any other question as it is', () => {
  const [A, B] = [0, 1];
  const people = ['A', 'B', 'C', 'D'].map((name) => person(name, [{ ...veto, key: `test.${name}` }]));
  const atOnce = tableOf(people, undefined, {
    mode: 'two-headed-dragon',
    asks: 'everybody',
    pace: 'at-once',
  });
  const { house, state } = atOnce;
  house.apply(state, { seat: B, do: 'pass' });
  expect(house.asked(state).seats).not.toContain(B);
  house.apply(state, { seat: A, do: 'potion', gives: 'gold' });
  expect(house.asked(state).seats).toContain(B);
});
