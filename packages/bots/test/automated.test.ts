import { describe, expect, it } from 'vitest';
import { answerAt, luckFrom, seatTable } from '@taproom/kernel';
import { createInn, STEP, type Answer, type InnState } from '@taproom/inn';
import { house } from '@taproom/house/own';
import { Chair, random, sensible, type Bot } from '@taproom/bots';

const { inn } = house;
const pausingInn = createInn(house.cast, { pauses: true });

const setup = { players: ['Jett', 'Dale', 'Otto'], factions: ['Berserker', 'Spelunker'] };
const OTTO = 2;

/** Jett's Action, with one card in hand. */
function action(title: string, change: (state: InnState) => void): Answer {
  const { state } = seatTable(pausingInn, setup, 1);
  const { defs } = inn.content(state.setup);
  const [jett] = state.seats;
  const all = [...jett.hand, ...jett.deck];
  const card = all.find((id) => defs[id].title.startsWith(title))!;
  jett.hand = [card];
  jett.deck = all.filter((id) => id !== card);
  state.seats[1].deck.push(...state.seats[1].hand.splice(0));
  change(state);
  state.turn = 0;
  state.phase = 'action';
  state.ask = null;
  state.stack.length = 0;
  state.stack.push({ k: 'turn', step: STEP.action, seat: 0, i: 0, done: [] } as never);
  inn.resume(state);
  const answers = inn.answers(state, { bare: true });
  return sensible.inn({
    view: inn.view(state, 0),
    answers,
    content: inn.content(state.setup),
    luck: luckFrom(1),
  });
}

const targetsOf = (answer: Answer): readonly number[] => (answer.do === 'play' ? answer.targets : []);

describe('a sensible player at a table with somebody whom nobody plays', () => {
  it('hits the rival first, and the machine where there is nobody else: that brings the reward nearer', () => {
    expect(targetsOf(action('Sorry', () => {}))).toEqual([1]);
    const outside = (state: InnState): void => {
      state.seats[1].backAt = 1;
    };
    expect(targetsOf(action('Sorry', outside))).toEqual([OTTO]);
  });

  it('wins against a random one', () => {
    let wins = 0;
    const games = 60;
    for (let game = 0; game < games; game++) {
      const me = game % 2;
      const seats: Bot[] = [0, 1].map((seat) => (seat === me ? sensible : random));
      const table = seatTable(inn, setup, game);
      const luck = luckFrom(game + 7);
      for (;;) {
        const question = inn.question(table.state);
        if (question.kind === 'over') {
          if (question.winners.length === 1 && question.winners[0] === me) wins++;
          break;
        }
        const answers = inn.answers(table.state, { bare: true });
        answerAt(inn, table, seats[question.seat].inn(new Chair(inn, table.state, answers, luck)));
      }
    }
    expect(wins / games).toBeGreaterThan(0.65);
  });
});
