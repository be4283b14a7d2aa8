/** What hangs on each window for an automated player and for teams. */
import { describe, expect, test } from 'vitest';
import type { Effect } from '@taproom/inn';
import { deed, person, tableOf, veto, type SmallTable } from './small-house.ts';
import { A, C, foretold, lose, pays } from './forecasting.ts';

describe('the forecast of what happens to an automated player', () => {
  const OTTO = 2;
  const withOtto = (...effects: Effect[]): SmallTable => {
    const table = tableOf(
      [person('A', [deed('deed', ...effects)]), person('B', [veto])],
      (state) => {
        Object.assign(state.tracks[A], { seat: A, fortitude: 5, alcohol: 2 });
        // It answers nothing without cards.
        state.seats[OTTO].decks[0].deck = [];
      },
      { players: ['Otto'], factions: ['Berserker', 'Spelunker'] },
    );
    table.plays(A, 'deed', OTTO);
    return table;
  };

  test.each<[string, Effect[], object[]]>([
    [
      'a loss moves the track of whose card it is',
      [lose(2)],
      [
        {
          what: 'fortitude',
          seat: OTTO,
          n: -2,
          before: 5,
          after: 3,
          to: A,
          text: 'Otto loses 2 Fortitude on A’s track (5 → 3)',
        },
      ],
    ],
    [
      'a track that is full starts afresh',
      [lose(3)],
      [
        {
          what: 'fortitude',
          seat: OTTO,
          n: -3,
          before: 5,
          after: 2,
          to: A,
          text: 'Otto loses 3 Fortitude on A’s track (5 → 2) and passes out on it',
        },
      ],
    ],
    [
      'a track has an end',
      [{ verb: 'fortitude', who: 'target', by: 4 }],
      [
        {
          what: 'fortitude',
          seat: OTTO,
          n: 1,
          before: 5,
          after: 6,
          to: A,
          text: 'Otto gains 4 Fortitude on A’s track (5 → 6)',
        },
      ],
    ],
    [
      'and a beginning',
      [{ verb: 'alcohol', who: 'target', by: -3 }],
      [
        {
          what: 'alcohol',
          seat: OTTO,
          n: -2,
          before: 2,
          after: 0,
          to: A,
          text: 'Otto loses 3 Alcohol Content on A’s track (2 → 0)',
        },
      ],
    ],
    [
      'the Inn pays, and gets what is paid',
      [pays(2, 'you'), { verb: 'pay', who: 'you', n: 1, to: 'target' }],
      [
        { what: 'pay', seat: OTTO, n: 0, to: A, text: 'the Inn pays A 2 Gold for Otto' },
        {
          what: 'pay',
          seat: A,
          n: -1,
          before: 12,
          after: 11,
          to: OTTO,
          text: 'A pays Otto 1 Gold (12 → 11)',
        },
      ],
    ],
    [
      'pays itself',
      [pays(2, 'inn')],
      [{ what: 'pay', seat: OTTO, n: 0, to: -1, text: 'the Inn pays 2 Gold for Otto' }],
    ],
    [
      'Gold is the Inn’s',
      [{ verb: 'gold', who: 'target', n: 2 }],
      [{ what: 'gold', seat: OTTO, n: 0, to: -1, text: 'Otto gains 2 Gold from the Inn' }],
    ],
  ])('%s', (_, effects, lines) => {
    expect(foretold(withOtto(...effects))!.lines).toEqual(lines);
  });
});

describe('the forecast of a team', () => {
  test('names the first of it, once', () => {
    const table = tableOf(
      [person('A', [deed('deed', lose(2), lose(1))]), person('B', []), person('C', [veto]), person('D', [])],
      ({ sides }) => void (sides[1].fortitude = 3),
      { mode: 'two-headed-dragon' },
    );
    table.plays(A, 'deed', 3);
    expect(foretold(table)!.lines.slice(2)).toEqual([
      { what: 'out', seat: C, n: 0, to: -1, text: 'that would be too much for C' },
    ]);
  });
});
