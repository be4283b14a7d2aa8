import { describe, expect, it } from 'vitest';
import { answerAt, luckFrom, seatTable, SPECTATOR, type IllegalAnswer } from '@taproom/kernel';
import {
  cardText,
  checkCards,
  checkNumbers,
  createInn,
  tell,
  type CardDef,
  type InnSetup,
} from '@taproom/inn';
import { house } from '@taproom/house/own';
import { random } from '@taproom/bots';

const { cast, inn } = house;
const pausingInn = createInn(cast, { pauses: true });

const factions = ['Berserker', 'Spelunker'];
const withOtto: InnSetup = { players: ['Jett', 'Dale', 'Otto'], factions };
const otto = cast.automata![0];
const cards = (name: string): readonly CardDef[] =>
  otto.automaton!.factions.find((faction) => faction.name === name)!.cards;

describe('Otto’s factions', () => {
  it('have five cards each, and two of them make a deck of ten', () => {
    // proves: rdi9.otto.setup-factions, rdi9.otto.setup-deck, house.373-otto-faction-cards
    for (const name of factions) expect(cards(name)).toHaveLength(5);
    const { state } = seatTable(inn, withOtto, 1);
    const pile = state.seats[2].decks[0];
    const titles = [...pile.deck, ...pile.discard].map((card) => inn.content(state.setup).defs[card].title);
    const all = factions.flatMap(cards).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(all.toSorted());
  });

  it('have an Action, a Sometimes and a Gambling or Cheating box on every card', () => {
    // proves: rdi9.otto.deck-one-section
    for (const def of factions.flatMap(cards)) {
      const boxes = def.uses.map(({ when }) => (when.at === 'box' ? when.box : 'none'));
      expect(boxes.filter((box) => box === 'action')).toHaveLength(1);
      expect(boxes.filter((box) => box === 'gamble')).toHaveLength(1);
      const answers = boxes.filter((box) => box === 'card' || box === 'drink');
      expect(answers.length).toBeGreaterThan(0);
      expect(new Set(answers).size).toBe(answers.length);
    }
  });

  it('can be read', () => {
    expect(cardText(cards('Berserker')[1])).toEqual([
      'Action: The player with the most Fortitude (if tied, each of them) loses 3 Fortitude.',
      'Sometimes, against an Action, Sometimes or Anytime Card, unless it costs just 1 Fortitude: Otto loses 1 Fortitude less.',
      'Gambling: Otto leaves the Round.',
    ]);
  });
});

describe('a table with Otto', () => {
  it('is refused where he may not sit, and says why', () => {
    // proves: rdi9.otto.no-team-games, house.374-otto-no-gambling-games
    const refused = (setup: InnSetup): string => {
      try {
        inn.create(setup);
        return 'fine';
      } catch (error) {
        return (error as Error).message;
      }
    };
    const two = ['Jett', 'Dale'];
    expect(refused(withOtto)).toBe('fine');
    expect(refused({ players: ['Jett', 'Otto'], factions })).toContain('exactly 2 players, not with 1');
    expect(refused({ players: [...two, 'Petra', 'Otto'], factions })).toContain(
      'exactly 2 players, not with 3',
    );
    expect(refused({ players: [...two, 'Otto'] })).toContain('mixed from 2 factions, not 0');
    expect(refused({ players: [...two, 'Otto'], factions: ['Berserker'] })).toContain('2 factions, not 1');
    expect(refused({ players: [...two, 'Otto'], factions: ['Berserker', 'Gambler'] })).toContain(
      'no faction "Gambler". There are: Berserker, Spelunker',
    );
    expect(refused({ players: [...two, 'Otto'], factions: ['Berserker', 'berserker'] })).toContain('twice');
    expect(refused({ players: two, factions })).toContain('none sits here');
    expect(refused({ ...withOtto, sides: [[0, 1], [2]] })).toContain('not allowed in team games');
    expect(refused({ ...withOtto, mode: 'boss-battle' })).toContain('not allowed in team games');
    expect(refused({ ...withOtto, mode: 'boss-battle', bosses: [2] })).toContain('not allowed in team games');
    expect(refused({ ...withOtto, gamblingGames: true })).toContain('no gambling games');
    expect(refused({ players: ['Jett', 'Otto', 'otto'], factions })).toContain('twice');
  });

  it('begins with Otto and a mat that everybody sees', () => {
    // proves: rdi9.otto.setup-mat, rdi9.otto.setup-gold, rdi9.otto.goes-first, house.55-otto-track-range
    const { state } = seatTable(pausingInn, withOtto, 3);
    expect(state.turn).toBe(2);
    expect(state.tracks).toEqual([
      { seat: 0, fortitude: 6, alcohol: 0 },
      { seat: 1, fortitude: 6, alcohol: 0 },
    ]);
    state.tracks[1].alcohol = 4;
    for (const viewer of [SPECTATOR, 0, 1]) {
      const { seats } = inn.view(state, viewer);
      expect(seats[2].tracks).toEqual(state.tracks);
      expect([seats[2].fortitude, seats[2].alcohol, seats[2].gold]).toEqual([6, 4, 0]);
      expect(seats[0].tracks).toEqual([]);
      expect(seats[0].gold).toBe(10);
    }
  });

  it('lets nobody order a Drink for him', () => {
    // proves: rdi9.otto.no-ordering-for-otto
    const table = seatTable(inn, withOtto, 2);
    const luck = luckFrom(2);
    while (inn.question(table.state).kind !== 'order') {
      const answers = inn.answers(table.state, { bare: true });
      answerAt(inn, table, random.inn({ answers, luck }));
    }
    const { seat } = inn.question(table.state);
    let rules: readonly string[] = [];
    try {
      inn.apply(table.state, { seat, do: 'order', to: 2 });
    } catch (error) {
      rules = (error as IllegalAnswer).rules;
    }
    expect(rules).toEqual(['rdi9.otto.no-ordering-for-otto']);
  });

  it('never asks Otto anything, keeps his numbers, and comes to an end with one of the two as its winner', () => {
    // proves: rdi9.otto.cannot-win-or-lose, rdi9.otto.no-hand, rdi9.otto.last-player-wins
    for (let seed = 0; seed < 25; seed++) {
      const table = seatTable(inn, withOtto, seed);
      const content = inn.content(table.state.setup);
      const luck = luckFrom(seed);
      let told = 0;
      for (;;) {
        const question = inn.question(table.state);
        if (question.kind === 'over') {
          expect(question.winners).not.toContain(2);
          break;
        }
        expect(question.seat).not.toBe(2);
        const answers = inn.answers(table.state, { bare: true });
        for (const event of answerAt(inn, table, random.inn({ answers, luck })))
          if (tell(content, event, SPECTATOR) !== '') told++;
        expect(table.state.seats[2].hand).toEqual([]);
        checkCards(table.state, content);
        checkNumbers(table.state, content);
      }
      expect(told).toBeGreaterThan(10);
    }
  });
});

describe('Otto', () => {
  it('sits at no table with gambling games', () => {
    expect(() => inn.create({ ...withOtto, gamblingGames: true })).toThrow('gambles with a deck of its own');
    expect(() => inn.create({ ...withOtto, gamblingGames: ['threes'] })).toThrow('deck of its own');
    expect(inn.create({ ...withOtto, gamblingGames: false }).gambling).toBeNull();
  });

  it('brings his factions with him', () => {
    const players = ['Jett', 'Dale'];
    expect(() => inn.create({ players, factions: ['Berserker'] })).toThrow('none sits here');
    expect(inn.create({ players, factions: [] }).tracks).toEqual([]);
  });
});
