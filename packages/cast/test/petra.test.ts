import { STEP, type Frame } from '@taproom/inn';
import { seatTable } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import { house } from '@taproom/house/own';

const { inn } = house;

const [PETRA, SERA] = [0, 1];

describe('plotting', () => {
  it('takes only her own Character Cards', () => {
    // proves: rdi9.petra.plot-own-character-cards
    const { state } = seatTable(inn, { players: ['Petra', 'Sera'] }, 1);
    // Somehow one of Sera's cards has come into her hand.
    const foreign = state.seats[SERA].hand.pop()!;
    state.seats[PETRA].hand.push(foreign);
    const own = state.seats[PETRA].hand.slice(0, -1);
    state.ask = null;
    const turn = { k: 'turn', step: STEP.askDiscard, seat: PETRA, i: 0, done: [] } as Frame;
    state.stack.splice(0, state.stack.length, turn);
    inn.resume(state);
    inn.apply(state, { seat: PETRA, do: 'discard', cards: [] });
    const question = inn.question(state);
    expect(question).toMatchObject({ seat: PETRA, kind: 'choose', what: 'plot' });
    if (question.kind === 'choose') expect(question.options.map(({ card }) => card)).toEqual(own);
  });

  it('waits for the next turn where she could not draw', () => {
    // proves: house.49-skipped-draw-no-plot
    const { state } = seatTable(inn, { players: ['Petra', 'Sera'] }, 1);
    const { hand, drinkMe } = structuredClone(state.seats[PETRA]);
    // No card keeps her outside at this moment of her own turn, but if one did, she would have nothing to plan with.
    state.seats[PETRA].backAt = SERA;
    state.ask = null;
    const turn = { k: 'turn', step: STEP.askDiscard, seat: PETRA, i: 0, done: [] } as Frame;
    state.stack.splice(0, state.stack.length, turn);
    inn.resume(state);
    expect(inn.question(state)).toMatchObject({ seat: SERA, kind: 'discard' });
    expect(state.seats[PETRA]).toMatchObject({ hand, drinkMe, plot: [], backAt: -1 });
  });

  it('shows what lies there to nobody but her', () => {
    // proves: rdi9.petra.look-at-plotted, rdi9.petra.plotted-hidden
    const { state } = seatTable(inn, { players: ['Petra', 'Sera'] }, 1);
    const card = state.seats[PETRA].hand.pop()!;
    state.seats[PETRA].plot.push(card);
    expect(inn.view(state, PETRA).seats[PETRA].plot).toEqual([card]);
    expect(inn.view(state, SERA).seats[PETRA]).toMatchObject({ plot: null, plotSize: 1 });
  });
});
