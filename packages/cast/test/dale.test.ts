import { STEP, type Frame, type InnState } from '@taproom/inn';
import { seatTable } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import { house } from '@taproom/house/own';

const { inn } = house;

const DALE = 1;

/** Dale's turn begins, with his Mushrooms where they are put. */
function turnOf(arrange: (state: InnState) => void): InnState {
  const { state } = seatTable(inn, { players: ['Sera', 'Dale'] }, 1);
  arrange(state);
  state.ask = null;
  state.stack.splice(0, state.stack.length, {
    k: 'turn',
    step: STEP.start,
    seat: DALE,
    i: 0,
    done: [],
  } as Frame);
  inn.resume(state);
  return state;
}

describe('the Planter Box', () => {
  it('stays as it is where there is no Mushroom left to Plant', () => {
    // proves: house.43-no-mushrooms-no-plant
    const state = turnOf(({ seats }) => {
      // As if somebody had run off with all of them but one.
      const [mushrooms] = seats[DALE].decks;
      seats[DALE].drinkMe.push(...mushrooms.deck.splice(0));
    });
    expect(state.seats[DALE].play).toHaveLength(1);
    expect(inn.question(state)).toMatchObject({ seat: DALE, kind: 'discard' });
  });

  it('is planted at the top of the card', () => {
    const state = turnOf(() => undefined);
    const { play, marks } = state.seats[DALE];
    expect(play.map((card) => marks[card])).toEqual([1, 0]);
  });
});
