/** Cases on the edge of a rule that no card of the house comes to. */
import { describe, expect, test } from 'vitest';
import { STEP, type CardDef, type Effect, type Hooks, type InnState } from '@taproom/inn';
import { byItself, itself } from '../src/play/by-itself.ts';
import { PASSED_OUT } from '../src/table/state.ts';
import { card, deed, person, tableOf, veto } from './small-house.ts';

const [A, B, C, D] = [0, 1, 2, 3];
const lose: Effect = { verb: 'fortitude', who: 'target', by: -1 };

test('a card for one player or nobody can be played on nobody', () => {
  const whim: CardDef = {
    ...card('whim', 'action', {
      label: 'whim',
      when: { at: 'action' },
      pick: { from: 'another', min: 0, max: 1 },
      effects: [lose],
    }),
  };
  const { house, state } = tableOf([person('A', [whim]), person('B', []), person('C', [])]);
  const sets = house
    .answers(state, { seat: A, bare: true })
    .legal.flatMap((answer) => (answer.do === 'play' ? [answer.targets] : []));
  expect(sets).toEqual([[], [B], [C]]);
});

describe('a card that is turned on somebody else as a whole', () => {
  const mirror = card('mirror', 'sometimes', {
    label: 'mirror',
    when: { at: 'play', costsFortitude: true },
    pick: { from: 'another', min: 1, max: 1 },
    effects: [{ verb: 'redirect', whole: true }],
  });
  const gift: Effect = { verb: 'pay', who: 'you', n: 2, to: 'target' };
  const blow: CardDef = {
    ...deed('blow', lose, gift),
    uses: [{ ...deed('blow', lose, gift).uses[0], pick: { from: 'another', min: 1, max: 2 } }],
  };
  const people = [person('A', [blow]), person('B', [mirror]), person('C', []), person('D', [veto])];

  test('goes on to the others whom it was for, and what its player pays goes with it', () => {
    const at = tableOf(people);
    at.plays(A, 'blow', B, C);
    const passWhileAsked = (seat: number): void => {
      while (at.house.question(at.state).kind === 'respond' && at.house.question(at.state).seat !== seat)
        at.pass();
    };
    passWhileAsked(B);
    at.plays(B, 'mirror', D);
    passWhileAsked(-1);
    expect(at.state.sides.map(({ fortitude, gold }) => [fortitude, gold])).toEqual([
      [20, 8],
      [20, 10],
      [19, 10],
      [19, 12],
    ]);
  });
});

describe('with too few Drinks left', () => {
  /** A turns up this Event; of all Drinks only so many are left to be poured. */
  const poured = (title: string, ...left: readonly string[]) => {
    const at = tableOf(
      [person('A', []), person('B', []), person('C', [])],
      (state: InnState, find) => {
        const event = find(title);
        const rest = state.drinkDeck.filter((id) => id !== event);
        state.drinkDeck = left.map(find);
        state.seats[A].drinkMe = [event];
        state.seats[C].drinkMe = rest.filter((id) => !state.drinkDeck.includes(id));
        state.phase = 'drink';
      },
      {},
      STEP.drink,
    );
    return at;
  };

  test('nobody is dared with one, and it is discarded', () => {
    const at = poured('I Will If You Will...', 'Wine');
    expect(at.state.sides.map(({ alcohol }) => alcohol)).toEqual([0, 0, 0]);
    expect(at.state.turn).toBe(B);
  });

  test('whoever would drink from the deck drinks nothing, and is no soberer for it', () => {
    const drinkUp = deed('drink up', { verb: 'make-drink', who: 'target', from: 'deck' });
    const at = tableOf([person('A', [drinkUp]), person('B', []), person('C', [])], (state) => {
      state.seats[C].drinkMe = state.drinkDeck.splice(0);
      state.sides[B].alcohol = 2;
    });
    at.plays(A, 'drink up', B);
    expect(at.state.sides[B].alcohol).toBe(2);
  });
});

describe('what comes about by itself', () => {
  const itchy = card('itch', 'sometimes', {
    label: 'itch',
    when: { at: 'called' },
    effects: [{ verb: 'fortitude', who: 'you', by: -1 }],
  });
  const scratched = (hooks: Hooks, out: readonly number[] = []): number[] => {
    const people = [person('A', []), person('B', [], { effects: [itchy], hooks }), person('C', [])];
    const prepare = ({ sides }: InnState): void => {
      for (const side of out) sides[side].out = PASSED_OUT;
    };
    const { state } = tableOf(people, prepare, {}, STEP.end);
    return state.sides.map(({ fortitude }) => fortitude);
  };

  test('does so at its moment, as long as its player is in the game', () => {
    expect(scratched({ turnStart: itself(0) })).toEqual([20, 19, 20]);
    expect(scratched({ anyTurnEnd: itself(0) })).toEqual([20, 19, 20]);
    expect(scratched({ anyTurnEnd: itself(0) }, [B])).toEqual([20, 20, 20]);
  });

  test('has eight places', () => {
    expect(Object.keys(byItself)).toEqual(Array.from({ length: 8 }, (_, place) => itself(place)));
  });
});
