/** Who of a team is asked, and what about: for its Potion Tokens, and for the order of its Drinks. */
import { describe, expect, test } from 'vitest';
import { STEP, type CardDef, type Effect, type InnState } from '@taproom/inn';
import { deed, person, tableOf, veto, type SmallTable } from './small-house.ts';

// A and B are one team, C and D the other.
const [A, B, C, D] = [0, 1, 2, 3];

const teams = (
  cards: readonly CardDef[],
  prepare: (state: InnState, find: (title: string) => number) => void,
  step?: number,
): SmallTable =>
  tableOf(
    [person('A', cards), person('B', []), person('C', []), person('D', [])],
    (state, find) => {
      for (const side of state.sides) side.potions = 0;
      prepare(state, find);
    },
    {
      sides: [
        [A, B],
        [C, D],
      ],
    },
    step,
  );

/** Whom the windows ask while everybody passes, and about what. */
function asked({ house, state }: SmallTable): string[] {
  const found: string[] = [];
  for (let question = house.question(state); question.kind === 'respond'; question = house.question(state)) {
    found.push(`${question.about} ${question.seat}`);
    house.apply(state, { seat: question.seat, do: 'pass' });
  }
  return found;
}

describe('for a Potion Token', () => {
  const blow: Effect = { verb: 'fortitude', who: 'target', by: -1 };
  const idle: Effect = { verb: 'draw', who: 'target', n: 1 };
  const played = (effect: Effect, prepare: (state: InnState) => void): string[] => {
    const table = teams([deed('deed', effect)], prepare);
    table.plays(A, 'deed', D);
    return asked(table).filter((each) => each.startsWith('play'));
  };

  test('the first of a team who is there is asked where a card would move its numbers', () => {
    expect(played(blow, ({ sides }) => void (sides[1].potions = 1))).toEqual([`play ${C}`]);
    expect(played(blow, () => undefined)).toEqual([]);
    expect(played(blow, ({ sides }) => void (sides[0].potions = 1))).toEqual([]);
    expect(played(idle, ({ sides }) => void (sides[1].potions = 1))).toEqual([]);
    expect(
      played(blow, ({ sides, seats }) => {
        sides[1].potions = 1;
        seats[C].backAt = C;
      }),
    ).toEqual([`play ${D}`]);
  });

  test('it is asked where one of it drinks, and when its own turn ends', () => {
    const drunk = (side: number): string[] => {
      const table = teams(
        [],
        (state, find) => {
          state.phase = 'drink';
          state.sides[side].potions = 1;
          state.seats[B].drinkMe = [find('Wine')];
        },
        STEP.drink,
      );
      const { house, state } = table;
      expect(house.question(state)).toMatchObject({
        kind: 'choose',
        seat: A,
        what: 'team-drink',
        options: [{ seat: A }, { seat: B }],
        card: -1,
      });
      house.apply(state, { seat: A, do: 'choose', picks: [1] });
      return asked(table);
    };
    expect(drunk(0)).toEqual([`drink ${A}`, `idle ${A}`]);
    expect(drunk(1)).toEqual([]);
  });
});

test('what a team is asked any of it may answer, and what one is asked only they', () => {
  const action = teams([veto, deed('deed', { verb: 'draw', who: 'target', n: 1 })], () => undefined);
  expect(action.house.asked(action.state)).toEqual({ how: 'any', seats: [A, B] });
  const lone = tableOf([
    person('A', [deed('deed', { verb: 'draw', who: 'target', n: 1 })]),
    person('B', [veto]),
  ]);
  expect(lone.house.asked(lone.state)).toEqual({ how: 'one', seats: [A] });
  lone.plays(A, 'deed', B);
  expect(lone.house.asked(lone.state)).toEqual({ how: 'in-order', seats: [B] });
});
