/** What a blow takes, what softens and reduces it, and what is remembered of it. */
import { describe, expect, test } from 'vitest';
import { type CardDef, type Effect, type InnState, type PlayFrame } from '@taproom/inn';
import type { EffectOf } from '../src/effects/effects.ts';
import { card, deed, person, tableOf } from './small-house.ts';

const [A, B, C] = [0, 1, 2];

const heal = card('heal', 'anytime', {
  label: 'heal',
  when: { at: 'any' },
  effects: [{ verb: 'fortitude', by: 1, who: 'you' }],
});

const playIn = ({ stack }: InnState): PlayFrame => {
  const play = stack.find((frame) => frame.k === 'play');
  if (play === undefined) throw new Error('No card is under way.');
  return play;
};

describe('a blow', () => {
  const cushion: CardDef = { ...card('cushion', 'sometimes'), passive: { softens: 1 } };

  test.each([
    [-2, 19, []],
    [-1, 20, ['cushion']],
    // What would cost nothing anyway is none.
    [0, 20, []],
  ])('of %i is softened, and told of as reduced where nothing is left of it', (by, left, reduced) => {
    const blow = deed('blow', { verb: 'fortitude', who: 'target', by });
    const { house, state, find } = tableOf([person('A', [blow]), person('B', [cushion])], ({ seats }) => {
      seats[B].play = seats[B].hand.splice(0);
    });
    const events = house.apply(state, {
      seat: A,
      do: 'play',
      card: find('blow'),
      use: 0,
      targets: [B],
      drink: 0,
    });
    expect(state.sides[B].fortitude).toBe(left);
    const causes = events.filter(({ e }) => e === 'reduced').map(({ cause }) => cause);
    expect(causes).toEqual(reduced.map(find));
  });

  test.each<[Partial<EffectOf<'reduce'>>, number, number[]]>([
    [{ by: 1 }, 17, [B]],
    [{ by: 3 }, 19, [B, C]],
    [{ by: 9 }, 20, [B, C]],
    [{ to: 1 }, 19, [B, C]],
    // They lose no more than that anyway.
    [{ to: 9 }, 16, [B, C]],
  ])('on two of a team is reduced for both together by %j', (less, left, told) => {
    const blow = card('blow', 'action', {
      label: 'blow',
      when: { at: 'action' },
      pick: { from: 'another', min: 2, max: 2 },
      effects: [{ verb: 'fortitude', who: 'target', by: -2 }],
    });
    const parry = card('parry', 'sometimes', {
      label: 'parry',
      when: { at: 'play', costsFortitude: true },
      effects: [{ verb: 'reduce', ...less }],
    });
    const table = tableOf(
      [person('A', [blow]), person('B', [parry]), person('C', [])],
      // Nobody is asked for Potion Tokens.
      ({ sides }) => sides.forEach((side) => (side.potions = 0)),
      { sides: [[A], [B, C]] },
    );
    table.plays(A, 'blow', B, C);
    const answer = { seat: B, do: 'play', card: table.find('parry'), use: 0, targets: [], drink: 0 } as const;
    const events = table.house.apply(table.state, answer);
    expect(table.state.sides[1].fortitude).toBe(left);
    expect(events.filter(({ e }) => e === 'reduced').map(({ seat }) => seat)).toEqual(told);
  });

  test('that finds nothing left to take is no loss', () => {
    const hit: Effect = { verb: 'fortitude', who: 'target', by: -2 };
    const table = tableOf(
      [person('A', [deed('blows', hit, hit)]), person('B', []), person('C', [heal])],
      ({ sides }) => {
        sides[B].fortitude = 3;
      },
    );
    // The free moment, and the answer to the card.
    table.pass();
    table.plays(A, 'blows', B);
    table.pass();
    expect(table.house.question(table.state)).toMatchObject({ kind: 'respond', about: 'loss', seat: C });
    expect(playIn(table.state).losses).toEqual([
      { seat: B, n: 2, reduced: false },
      { seat: B, n: 1, reduced: false },
    ]);
  });

  test('grows with the beads of whoever strikes, and with nobody else’s', () => {
    const tokens = [{ name: 'bead', start: 1, max: 5 }];
    const blow = deed('blow', {
      verb: 'fortitude',
      who: 'target',
      by: -1,
      scale: { token: 'bead', name: 'Bead', table: [-1, -2, -3] },
    });
    const gain = card('gain', 'anytime', {
      label: 'gain',
      when: { at: 'any' },
      effects: [{ verb: 'token', who: 'you', token: 'bead', name: 'Bead', by: 1 }],
    });
    const people = [
      person('A', [blow, gain], { tokens }),
      person('B', [{ ...gain, key: 'test.gain-2', title: 'gain 2' }], { tokens }),
    ];
    const table = tableOf(people);
    table.pass();
    table.plays(A, 'blow', B);
    const strength = (): number => playIn(table.state).strokes[0].n;
    expect(strength()).toBe(-2);
    const answers = [
      { seat: A, title: 'gain', after: -3 },
      { seat: B, title: 'gain 2', after: -3 },
    ];
    for (const { seat, title, after } of answers) {
      while (table.house.question(table.state).seat !== seat) table.pass();
      table.plays(seat, title);
      while (table.state.stack.filter(({ k }) => k === 'play').length > 1) table.pass();
      if (table.state.stack.some(({ k }) => k === 'play')) expect(strength()).toBe(after);
    }
    while (table.house.question(table.state).kind === 'respond') table.pass();
    expect(table.state.sides[B].fortitude).toBe(17);
  });
});
