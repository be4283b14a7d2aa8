/** The players of the house at gambling games in Rounds. */
import { describe, expect, it } from 'vitest';
import { house } from '@taproom/house/own';
import { answerAt, answerChance, luckFrom, seatTable, type ChanceQuestion } from '@taproom/kernel';
import { parlour, type ParlourState } from '@taproom/parlour';
import { random, sensible } from '@taproom/bots';

const { inn } = house;

describe('bots of the inn', () => {
  it('choose gambling games and play them to their end', () => {
    for (const bot of [random.inn, sensible.inn]) {
      const played = new Set<string>();
      for (let seed = 1; seed <= 20; seed++) {
        const table = seatTable(inn, { players: ['Sera', 'Joran', 'Jasper'], gamblingGames: true }, seed);
        const minds = luckFrom(seed);
        for (let question = inn.question(table.state); question.kind !== 'over';) {
          const view = inn.view(table.state, question.seat);
          if (view.round?.agreed) played.add(view.round.agreed.game);
          const answers = inn.answers(table.state, { bare: true });
          answerAt(inn, table, bot({ view, answers, content: inn.content(table.state.setup), luck: minds }));
          question = inn.question(table.state);
        }
      }
      expect(played.size).toBeGreaterThan(4);
    }
  });
});

/** A game inside the inn in which everybody cheats whenever they can: who wins. */
function playedOut(game: string, seed: number): readonly number[] {
  const setup = { game, mode: 'betting', inside: true, players: ['Ann', 'Ben'], chips: [0, 0] } as const;
  const state: ParlourState = parlour.create(setup);
  const luck = luckFrom(seed);
  const minds = luckFrom(seed + 1000);
  // Each of them begins as often as the other.
  const wise = seed % 2;
  for (let ask = parlour.question(state); ask.kind !== 'over'; ask = parlour.question(state)) {
    const { seat } = ask;
    if (seat < 0) parlour.apply(state, answerChance(luck, ask as ChanceQuestion));
    else if (ask.kind === 'card-play' && ask.free) parlour.apply(state, { seat, do: 'pass' });
    else if (ask.kind === 'card-play') parlour.apply(state, { seat, do: 'card', effect: 'cheating' });
    else {
      const view = parlour.view(state, seat);
      const answers = parlour.answers(state, { bare: true });
      const bot = seat === wise ? sensible.parlour : random.parlour;
      parlour.apply(state, bot({ view, answers, setup, luck: minds }));
    }
  }
  return state.result!.winners.map((seat) => (seat === wise ? 1 : 0));
}

describe('the sensible gambler', () => {
  it.each(['threes', 'kings-council', 'spy-network', 'delve'])('makes more of its cards in %s', (game) => {
    let won = 0;
    for (let seed = 1; seed <= 24; seed++) {
      const winners = playedOut(game, seed);
      won += winners.reduce((sum, n) => sum + n, 0) / winners.length;
    }
    expect(won).toBeGreaterThan(16);
  });
});
