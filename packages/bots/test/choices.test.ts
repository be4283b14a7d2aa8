import { describe, expect, it } from 'vitest';
import { luckFrom, seatTable } from '@taproom/kernel';
import type { Answer, InnSetup, InnState } from '@taproom/inn';
import { Chair, regular } from '@taproom/bots';
import { house } from '@taproom/house/own';

const { inn } = house;

const answerOf = (state: InnState, luck: number): Answer =>
  regular.inn(new Chair(inn, state, inn.answers(state, { bare: true }), luckFrom(luck)));

/** Regulars play on until somebody is asked this. */
function until(what: string, setup: InnSetup, seed = 1): InnState {
  const { state } = seatTable(inn, setup, seed);
  for (;;) {
    const question = inn.question(state);
    if (question.kind === 'choose' && question.what === what) return state;
    inn.apply(state, answerOf(state, 1));
  }
}

describe('a regular who chooses', () => {
  it('plots what is worth more from there', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const state = until('plot', { players: ['Petra', 'Sera'] }, seed);
      const { defs } = inn.content(state.setup);
      const question = inn.question(state);
      const cards = question.kind === 'choose' ? question.options.map(({ card }) => card ?? -1) : [];
      const schemes = cards.filter((card) =>
        defs[card].uses.some((use) => use.from === 'plot' && use.when.at === 'action'),
      );
      if (schemes.length === 0) continue;
      const answer = answerOf(state, seed);
      const plotted = answer.do === 'choose' ? cards[answer.picks[0]] : -1;
      expect(defs[plotted].uses.some(({ from }) => from === 'plot')).toBe(true);
    }
    expect.hasAssertions();
  });

  it('takes cards from where better ones lie, not from the first place', () => {
    const state = until('form', { players: ['Vlazlo', 'Sera', 'Jasper'], mode: 'boss-battle' });
    const picks = Array.from({ length: 30 }, (_, luck) => {
      const answer = answerOf(state, luck);
      return answer.do === 'choose' ? answer.picks[0] : -1;
    });
    expect(new Set(picks).size).toBeGreaterThan(1);
  });
});
