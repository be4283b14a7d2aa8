import { describe, expect, it } from 'vitest';
import { answerAt, luckFrom, seatTable } from '@taproom/kernel';
import { inn } from '@taproom/cast';
import { bots, type Bot } from '@taproom/bots';

const players = ['Sera', 'Jasper', 'Daareka', 'Ygella'];

/** Plays a game and tells who won; `seats` says which bot sits where. */
function play(seed: number, seats: readonly Bot[]): readonly number[] {
  const table = seatTable(inn, { players }, seed);
  const luck = luckFrom(seed + 99);
  for (;;) {
    const question = inn.question(table.state);
    if (question.kind === 'over') return question.winners;
    const answers = inn.answers(table.state, { bare: true });
    const view = inn.view(table.state, question.seat);
    answerAt(inn, table, seats[question.seat]({ view, answers, content: inn.content(table.state), luck }));
  }
}

describe('the bots', () => {
  it('the sensible one beats three random ones far more often than one in four', () => {
    let wins = 0;
    const games = 80;
    for (let game = 0; game < games; game++) {
      const me = game % 4;
      const seats = players.map((_, seat) => (seat === me ? bots.sensible : bots.random));
      const winners = play(game, seats);
      if (winners.length === 1 && winners[0] === me) wins++;
    }
    expect(wins / games).toBeGreaterThan(0.45);
  });

  it('choose from the view and the legal answers alone: the same of both gives the same choice', () => {
    const table = seatTable(inn, { players }, 5);
    for (let i = 0; i < 60 && inn.question(table.state).kind !== 'over'; i++) {
      const { seat } = inn.question(table.state);
      const answers = inn.answers(table.state, { bare: true });
      // What a bot gets has been through JSON: no way back to the state.
      const seen = () => ({
        view: JSON.parse(JSON.stringify(inn.view(table.state, seat))),
        answers: JSON.parse(JSON.stringify(answers)),
        content: inn.content(table.state),
        luck: luckFrom(i),
      });
      const answer = bots.sensible(seen());
      expect(bots.sensible(seen())).toEqual(answer);
      answerAt(inn, table, answer);
    }
  });
});
