import { describe, expect, it } from 'vitest';
import { answerAt, luckFrom, seatTable } from '@taproom/kernel';
import type { InnSetup } from '@taproom/inn';
import { house } from '@taproom/house/own';
import { Chair, random, sensible, type Bot, type InnTable } from '@taproom/bots';

const { inn } = house;

const players = ['Sera', 'Jasper', 'Daareka', 'Ygella'];

/** Plays a game and tells who won; `seats` says which bot sits where. */
function play(seed: number, seats: readonly Bot[], setup: InnSetup = { players }): readonly number[] {
  const table = seatTable(inn, setup, seed);
  const luck = luckFrom(seed + 99);
  for (;;) {
    const question = inn.question(table.state);
    if (question.kind === 'over') return question.winners;
    const answers = inn.answers(table.state, { bare: true });
    answerAt(inn, table, seats[question.seat].inn(new Chair(inn, table.state, answers, luck)));
  }
}

describe('the bots', () => {
  it('the sensible one beats three random ones far more often than one in four', () => {
    let wins = 0;
    const games = 80;
    for (let game = 0; game < games; game++) {
      const me = game % 4;
      const seats = players.map((_, seat) => (seat === me ? sensible : random));
      const winners = play(game, seats);
      if (winners.length === 1 && winners[0] === me) wins++;
    }
    expect(wins / games).toBeGreaterThan(0.45);
  });

  it('sensible teammates beat random ones, and keep their Potion Tokens to the last', () => {
    const setup: InnSetup = { players, mode: 'two-headed-dragon' };
    let wins = 0;
    const games = 40;
    for (let game = 0; game < games; game++) {
      const wise = game % 2;
      const seats = players.map((_, seat) => (Math.floor(seat / 2) === wise ? sensible : random));
      const winners = play(game, seats, setup);
      if (winners.length === 2 && Math.floor(winners[0] / 2) === wise) wins++;
    }
    expect(wins / games).toBeGreaterThan(0.7);
  });

  it('the sensible one neither hits a teammate nor stops one, and defends them', () => {
    const table = seatTable(inn, { players, mode: 'two-headed-dragon' }, 3);
    const content = inn.content(table.state.setup);
    const luck = luckFrom(3);
    for (let game = 0; game < 20; game++) {
      const at = seatTable(inn, { players, mode: 'two-headed-dragon' }, game);
      for (;;) {
        const question = inn.question(at.state);
        if (question.kind === 'over') break;
        const view = inn.view(at.state, question.seat);
        const answers = inn.answers(at.state, { bare: true });
        const answer = sensible.inn({ view, answers, content, luck });
        if (answer.do === 'potion') expect(question).toMatchObject({ about: 'last-chance' });
        const about = view.stack.at(-2);
        if (answer.do === 'play' && question.kind === 'respond' && about?.kind === 'play') {
          const use = content.defs[answer.card].uses[answer.use];
          const ours = about.by >= 0 && view.seats[about.by].side === view.seats[question.seat].side;
          if (ours) expect(use.effects.map(({ verb }) => verb)).not.toContain('negate');
        }
        answerAt(inn, at, answer);
      }
    }
  });

  it('the sensible one plays the Boss, and against one, better than chance', () => {
    const setup: InnSetup = { players: ['Daareka', 'Sera', 'Jasper', 'Ygella'], mode: 'boss-battle' };
    const games = 30;
    const wins = (boss: Bot, challenger: Bot): number => {
      let won = 0;
      for (let game = 0; game < games; game++)
        if (play(game, [boss, challenger, challenger, challenger], setup).join() === '0') won++;
      return won / games;
    };
    expect(wins(sensible, random)).toBeGreaterThan(0.8);
    expect(wins(random, sensible)).toBeLessThan(0.2);
  });

  it('the sensible one sees that a blow at every Challenger is one big blow at their team', () => {
    const setup: InnSetup = { players: ['Daareka', 'Sera', 'Jasper', 'Ygella'], mode: 'boss-battle' };
    const table = seatTable(inn, setup, 1);
    const content = inn.content(table.state.setup);
    const luck = luckFrom(1);
    const ask = (): InnTable => {
      const { seat } = inn.question(table.state);
      return {
        view: inn.view(table.state, seat),
        answers: inn.answers(table.state, { bare: true }),
        content,
        luck,
      };
    };
    const [daareka] = table.state.seats;
    const held = ['daareka.startled-me', 'daareka.so-loudly'].map((key) =>
      content.defs.findIndex((def) => def.key === key),
    );
    while (inn.question(table.state).kind !== 'action') answerAt(inn, table, sensible.inn(ask()));
    daareka.deck = [...daareka.deck, ...daareka.hand].filter((card) => !held.includes(card));
    daareka.hand = held;
    // 2 Fortitude from one of them, or 1 from each of the three: only the latter is enough.
    table.state.sides[1].fortitude = 3;
    expect(sensible.inn(ask())).toMatchObject({ do: 'play', card: held[0] });
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
        content: inn.content(table.state.setup),
        luck: luckFrom(i),
      });
      const answer = sensible.inn(seen());
      expect(sensible.inn(seen())).toEqual(answer);
      answerAt(inn, table, answer);
    }
  });
});
