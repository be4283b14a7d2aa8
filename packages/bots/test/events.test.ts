import { describe, expect, it } from 'vitest';
import { luckFrom, seatTable } from '@taproom/kernel';
import { STEP, type Answer, type InnState } from '@taproom/inn';
import { house } from '@taproom/house/own';
import { Guest, sensible } from '@taproom/bots';

const { inn } = house;

const PRIZE = { towel: 'prize.absorbent-towel', watch: 'prize.speedy-runners-stopwatch' } as const;

/** Sera's turn is about to end, with this Event on top, or she is at another step of it. */
function table(title: string, change: (state: InnState) => void, step: number = STEP.end): InnState {
  const setup = {
    players: ['Sera', 'Jasper'],
    drinks: 'rdi9',
    dungeonEvents: 1,
    prizes: Object.values(PRIZE),
  };
  const { state } = seatTable(inn, setup, 1);
  const { defs } = inn.content(state.setup);
  const [pile] = state.events;
  const top = pile.deck.find((card) => defs[card].title === title)!;
  pile.deck = [...pile.deck.filter((card) => card !== top), top];
  for (const at of state.seats) at.deck.push(...at.hand.splice(0));
  state.stack = [{ k: 'turn', step, seat: 0, i: 0, done: [] }];
  state.ask = null;
  change(state);
  inn.resume(state);
  return state;
}

function choice(state: InnState): { answer: Answer; label: string } {
  const answers = inn.answers(state);
  const view = inn.view(state, answers.seat);
  const answer = sensible.inn({ view, answers, content: inn.content(state.setup), luck: luckFrom(1) });
  const label = answers.choices.find(
    (known) => JSON.stringify(known.answer) === JSON.stringify(answer),
  )?.label;
  return { answer, label: label ?? '' };
}

describe('a sensible player at an Event', () => {
  it('chooses what hurts least', () => {
    const rich = table('Who Let All These Kobolds In?', (state) => {
      state.sides[0].fortitude = 4;
      state.sides[0].alcohol = 1;
      state.sides[0].gold = 12;
    });
    expect(choice(rich).label).toBe('pay them to leave');
    const poor = table('Who Let All These Kobolds In?', (state) => {
      state.sides[0].gold = 2;
    });
    expect(choice(poor).label).not.toBe('pay them to leave');
  });

  it('pays for a cure only if it is drunk, and never its last coins', () => {
    const at = (alcohol: number, gold: number): string =>
      choice(
        table('A Costly Cure', (state) => {
          state.sides[0].alcohol = alcohol;
          state.sides[0].gold = gold;
        }),
      ).label;
    expect([at(0, 10), at(9, 10), at(9, 2)]).toEqual(['0 Gold', '2 Gold', '0 Gold']);
  });

  it('bids while it is worth it', () => {
    const bidding = table('The Price of Power', (state) => {
      state.sides[0].gold = 12;
      state.sides[0].fortitude = 12;
    });
    expect(choice(bidding).label).toBe('1 Gold');
    const broke = table('The Price of Power', (state) => {
      state.sides[0].gold = 1;
    });
    expect(choice(broke).label).toBe('Choose nothing');
  });
});

describe('a regular at an Event', () => {
  const label = (title: string, change: (state: InnState) => void): string => {
    const state = table(title, change);
    const { setup } = state;
    const answers = inn.answers(state);
    const guest = new Guest({
      game: inn,
      setup,
      seat: answers.seat,
      bots: house.bots,
      name: 'regular',
      luck: luckFrom(1),
    });
    const answer = JSON.stringify(guest.answer(state));
    return answers.choices.find((known) => JSON.stringify(known.answer) === answer)?.label ?? '';
  };

  it('bids one more than the last, and never all it has', () => {
    for (const gold of [3, 6, 10, 12])
      expect(
        label('The Price of Power', (state) => {
          state.sides[0].gold = gold;
          state.sides[0].fortitude = 12;
        }),
      ).toBe('1 Gold');
    expect(
      label('A Contest of Wills', (state) => {
        state.sides[0].fortitude = 14;
      }),
    ).toBe('1 Fortitude');
    expect(
      label('The Price of Power', (state) => {
        state.sides[0].gold = 1;
      }),
    ).toBe('Choose nothing');
  });
});

describe('a sensible player with a Prize', () => {
  const withPrize = (key: string, step: number, change: (state: InnState) => void): InnState =>
    table(
      'Cave-in!',
      (state) => {
        const { defs } = inn.content(state.setup);
        const card = state.prizes!.inn.find((id) => defs[id].key === key)!;
        state.prizes!.inn = state.prizes!.inn.filter((id) => id !== card);
        state.seats[0].play = [card];
        change(state);
      },
      step,
    );

  const pour = (state: InnState, key: string): void => {
    const { defs } = inn.content(state.setup);
    const card = state.drinkDeck.find((id) => defs[id].key === key)!;
    state.drinkDeck = state.drinkDeck.filter((id) => id !== card);
    state.seats[0].drinkMe = [];
    state.seats[0].drinkMe.push(card);
  };

  it('soaks up a strong Drink into another pile, and drinks a weak one', () => {
    const strong = withPrize(PRIZE.towel, STEP.drink, (state) => pour(state, 'drink.dragon-breath-ale'));
    expect(choice(strong).answer).toMatchObject({ do: 'play', targets: [1] });
    const weak = withPrize(PRIZE.towel, STEP.drink, (state) => pour(state, 'drink.water'));
    expect(choice(weak).answer).toMatchObject({ do: 'pass' });
  });

  it('stops the watch only with Actions in hand', () => {
    const attack = (state: InnState, n: number): void => {
      const { defs } = inn.content(state.setup);
      const { deck, hand } = state.seats[0];
      for (const card of deck
        .filter((id) => defs[id].title.startsWith('Rogues don') || defs[id].family === 'im-in')
        .slice(0, n)) {
        deck.splice(deck.indexOf(card), 1);
        hand.push(card);
      }
    };
    const uses = (state: InnState): boolean => {
      const { answer } = choice(state);
      return answer.do === 'play' && inn.content(state.setup).defs[answer.card].key === PRIZE.watch;
    };
    expect(uses(withPrize(PRIZE.watch, STEP.askAction, (state) => attack(state, 0)))).toBe(false);
    const many = withPrize(PRIZE.watch, STEP.askAction, (state) => {
      state.seats[0].actions = 1;
      state.phase = 'action';
      attack(state, 3);
    });
    expect(inn.question(many).kind).toBe('action');
    const plays = inn.answers(many).legal.filter((answer) => answer.do === 'play');
    expect(plays.some((answer) => answer.card === many.seats[0].play[0])).toBe(true);
  });
});
