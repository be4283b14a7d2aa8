/** Gambling games in Rounds of Gambling: what scenarios cannot say about set-ups, views and tellings. */
import { describe, expect, it } from 'vitest';
import { answerAt, BadSetup, seatTable, SPECTATOR, type Table } from '@taproom/kernel';
import { eventFor, tell, type Answer, type InnEvent, type InnSetup, type InnState } from '@taproom/inn';
import { cardsInWords } from '@taproom/parlour';
import { house } from '@taproom/house/own';

const { cast, inn } = house;

const setup = (players: readonly string[], gamblingGames: InnSetup['gamblingGames'] = true): InnSetup => ({
  players,
  gamblingGames,
});

/** At the first player's Action, with a card in hand that starts a Round, and nothing in the other hands. */
function atAction(of: InnSetup, seat = 0): Table<InnState, Answer> {
  const table = seatTable(inn, of, 1);
  const { state } = table;
  for (const at of state.seats) at.deck.push(...at.hand.splice(0));
  give(state, seat, 'im-in');
  state.stack.splice(0, state.stack.length, { k: 'turn', step: 0, seat, i: 0, done: [] } as never);
  state.ask = null;
  inn.resume(state);
  while (inn.question(state).kind !== 'action') pass(table);
  return table;
}

/** A card of a family comes into somebody's hand. */
function give(state: InnState, seat: number, family: string): number {
  const { defs } = inn.content(state.setup);
  const { deck, hand } = state.seats[seat];
  const at = deck.findIndex((card) => defs[card].family === family);
  const [card] = deck.splice(at, 1);
  hand.push(card);
  return card;
}

function pass(table: Table<InnState, Answer>): InnEvent[] {
  const { seat, kind } = inn.question(table.state);
  return answerAt(inn, table, kind === 'discard' ? { seat, do: 'discard', cards: [] } : { seat, do: 'pass' });
}

/** Plays the card in hand that starts a Round; the first player is asked which game it shall be. */
function start(table: Table<InnState, Answer>, seat = 0): void {
  const [card] = table.state.seats[seat].hand;
  answerAt(inn, table, { seat, do: 'play', card, use: 0, targets: [], drink: 0 });
}

const offered = ({ state }: Table<InnState, Answer>): string[] => {
  const question = inn.question(state);
  return question.kind === 'choose' ? question.options.map(({ word }) => word ?? '') : [];
};

/** Chooses the game, no variants, and the usual Split Rule. */
function choose(table: Table<InnState, Answer>, name: string, seat = 0): void {
  answerAt(inn, table, { seat, do: 'choose', picks: [offered(table).indexOf(name)] });
  while (inn.question(table.state).kind === 'choose') answerAt(inn, table, { seat, do: 'choose', picks: [] });
}

describe('a set-up with gambling games', () => {
  it('names games that there are and that can be played at the inn', () => {
    const refused = (games: unknown): string => {
      try {
        inn.create(setup(['Sera', 'Joran'], games as never));
        return '';
      } catch (error) {
        expect(error).toBeInstanceOf(BadSetup);
        return (error as Error).message;
      }
    };
    expect(refused(['poker'])).toMatch(/No gambling game is called "poker".*threes/);
    expect(refused(['heroes-plunder'])).toMatch(/Heroes’ Plunder cannot be played inside/);
    expect(refused('threes')).toMatch(/true, or a list/);
    for (const games of [false, true, [], ['threes', 'threes']]) expect(refused(games)).toBe('');
  });

  it('offers those for as many players as ante', () => {
    // proves: house.431-who-fits
    const names = cast.characters.filter((character) => !character.automaton).map(({ name }) => name);
    const at = (players: number): string[] => {
      const table = atAction(setup(names.slice(0, players)));
      start(table);
      return offered(table);
    };
    expect(at(2)).toHaveLength(12);
    expect(at(8)).toContain('The Wheel');
    expect(at(8)).not.toContain('City Square');
    const none = atAction(setup(names.slice(0, 8), ['city-square']));
    start(none);
    expect(inn.question(none.state).kind).not.toBe('choose');
  });

  it('asks for a game only where there is one to choose', () => {
    for (const games of [false, []] as const) {
      const table = atAction(setup(['Sera', 'Joran'], games));
      expect(table.state.gambling).toBeNull();
      start(table);
      expect(inn.question(table.state).kind).not.toBe('choose');
    }
  });
});

describe('a game at the table', () => {
  it('shows everybody their own hand and nobody another', () => {
    const table = atAction(setup(['Sera', 'Joran', 'Jasper']));
    start(table);
    for (const seat of [0, 1, 2]) give(table.state, seat, 'raise');
    choose(table, 'Spy Network');
    expect(inn.view(table.state, 1).chosenGame).toBeNull();
    const hands = (viewer: number): boolean[] =>
      inn.view(table.state, viewer).round!.game!.seats.map(({ zones }) => zones.hand.cards !== null);
    expect(hands(0)).toEqual([true, false, false]);
    expect(hands(2)).toEqual([false, false, true]);
    expect(hands(SPECTATOR)).toEqual([false, false, false]);
    expect(inn.view(table.state, 1).round).toMatchObject({ control: -1, agreed: { game: 'spy-network' } });
    // Beyond what everybody sees: their own hand, at their own place in the game.
    expect(inn.own(table.state, 2)).toMatchObject({
      round: { game: { seat: 2, seats: { 2: { zones: {} } } } },
    });
    expect(inn.own(table.state, SPECTATOR)).toEqual({ seats: {} });
  });

  it('is known to everybody who may still leave instead of anteing', () => {
    const table = atAction(setup(['Sera', 'Joran']));
    start(table);
    table.state.seats[1].hand.push(...table.state.seats[1].deck.splice(0));
    choose(table, 'Threes');
    expect(inn.question(table.state)).toMatchObject({ kind: 'respond', about: 'play', seat: 1 });
    expect(inn.view(table.state, 1).chosenGame).toEqual({ game: 'threes', variants: [], split: 'merchant' });
  });

  it('tells what was looked at only to whoever looked', () => {
    const table = atAction(setup(['Sera', 'Joran']));
    start(table);
    const raise = give(table.state, 0, 'raise');
    choose(table, 'Spy Network');
    expect(inn.question(table.state)).toMatchObject({ kind: 'gamble', seat: 0 });
    answerAt(inn, table, { seat: 0, do: 'play', card: raise, use: 0, targets: [], drink: 0 });
    expect(inn.answers(table.state).choices.map(({ label }) => label)).toEqual([
      'Choose nothing',
      'look at the top card',
    ]);
    const events = answerAt(inn, table, { seat: 0, do: 'choose', picks: [0] });
    const look = events.find(({ game }) => game?.e === 'look')!;
    const content = inn.content(table.state.setup);
    expect(tell(content, look, 0)).toBe(`Sera looks at ${cardsInWords(look.game!.list)}.`);
    for (const viewer of [1, SPECTATOR]) {
      expect(eventFor(look, viewer).game!.list).toEqual([]);
      expect(tell(content, look, viewer)).toBe('Sera looks at the top card of the deck.');
    }
  });

  it('tells each of them what is theirs, whoever began', () => {
    const players = ['Sera', 'Joran', 'Jasper'];
    const table = atAction(setup(players), 1);
    start(table, 1);
    const raise = give(table.state, 1, 'raise');
    choose(table, 'Spy Network', 1);
    while (inn.question(table.state).kind === 'respond') pass(table);
    expect(inn.question(table.state)).toMatchObject({ kind: 'gamble', seat: 1 });
    answerAt(inn, table, { seat: 1, do: 'play', card: raise, use: 0, targets: [], drink: 0 });
    while (inn.question(table.state).kind === 'respond') pass(table);
    const look = answerAt(inn, table, { seat: 1, do: 'choose', picks: [0] }).find(
      ({ game }) => game?.e === 'look',
    )!;
    expect(look.game).toMatchObject({ seat: 1, known: 2 });
    expect([0, 1, 2, SPECTATOR].map((viewer) => eventFor(look, viewer).game!.list.length)).toEqual([
      0, 1, 0, 0,
    ]);
    const hands = (viewer: number): boolean[] =>
      inn.view(table.state, viewer).round!.game!.seats.map(({ zones }) => zones.hand.cards !== null);
    expect([0, 1, 2].map((viewer) => hands(viewer).indexOf(true))).toEqual([2, 0, 1]);
    const everybody = table.state.stack.filter(({ k }) => k === 'game-round');
    expect(everybody).toMatchObject([{ table: [1, 2, 0] }]);
  });

  // In Delve somebody always has a turn to miss; in Doublerogue a lap begins with nobody to begin it.
  it.each(['Delve', 'Doublerogue'])(
    '%s is void, and its pot the Inn’s, when nobody is left in it',
    (game) => {
      // proves: house.440-nobody-left
      const table = atAction(setup(['Sera', 'Joran', 'Jasper', 'Molly']));
      const { state } = table;
      start(table);
      give(state, 0, 'raise');
      choose(table, game);
      const tip = give(state, 2, 'tip');
      const { inn: gold } = state;
      expect(state.pot).toBe(4);
      const round = state.stack[state.roundAt] as unknown as {
        inside: number[];
        game: { folded: boolean[] };
      };
      // Two have left before, and the two others pass out together when the next card is done.
      round.inside.splice(2);
      round.game.folded[2] = round.game.folded[3] = true;
      for (const seat of [0, 1]) state.sides[seat].alcohol = 20;
      answerAt(inn, table, { seat: 2, do: 'play', card: tip, use: 0, targets: [3], drink: 0 });
      while (state.roundAt >= 0) pass(table);
      expect(state.pot).toBe(0);
      expect(state.sides.map(({ out }) => out > 0)).toEqual([true, true, false, false]);
      // The pot, the tip, and what is left of the Gold of those who are out.
      expect(state.inn).toBeGreaterThanOrEqual(gold + 5);
    },
  );
});

it('a single variant is offered, too, and then the Split Rule', () => {
  const table = atAction(setup(['Sera', 'Joran']));
  start(table);
  const asked = (): string => {
    const question = inn.question(table.state);
    return question.kind === 'choose' ? `${question.what}: ${offered(table).join(', ')}` : question.kind;
  };
  answerAt(inn, table, { seat: 0, do: 'choose', picks: [offered(table).indexOf('Three Kingdoms')] });
  expect(asked()).toBe('gambling-variant: Dragon Cards');
  answerAt(inn, table, { seat: 0, do: 'choose', picks: [0] });
  expect(asked()).toBe('gambling-split: Merchant’s Rule, King’s Rule, Commoner’s Rule');
});
