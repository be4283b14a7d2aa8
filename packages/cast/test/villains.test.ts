import { answerAt, seatTable, type Table } from '@taproom/kernel';
import { cardText, STEP, type Answer, type CardDef, type Frame, type InnState } from '@taproom/inn';
import { describe, expect, it } from 'vitest';
import { house } from '@taproom/house/own';

const { cast, inn } = house;

const who = (name: string) => cast.characters.find((character) => character.name === name)!;
const size = (cards: readonly CardDef[]): number => cards.reduce((sum, { copies }) => sum + copies, 0);

/** How many different cards there are at 6, 5, 2 and 1 copies. */
const copies = (cards: readonly CardDef[]): number[] =>
  [6, 5, 2, 1].map((n) => cards.filter((def) => def.copies === n).length);

describe('the villains of book 6', () => {
  it('have the decks that are known of them', () => {
    expect(copies(who('Vlazlo').deck)).toEqual([0, 1, 7, 11]);
    expect(copies(who('Amundyr').deck)).toEqual([1, 0, 9, 16]);
    expect(copies(who('Torglesnarf').deck)).toEqual([1, 0, 7, 20]);
    for (const name of ['Vlazlo', 'Amundyr', 'Torglesnarf']) expect(who(name).villain).toBe(true);
  });

  // proves: rdi6.vlazlo.no-monstrosity-normally
  it('leave Boss Cards and the Monstrosity Deck at home', () => {
    const { deck, sideDecks } = who('Vlazlo');
    expect(size(deck)).toBe(30);
    expect(sideDecks!.map(({ title, cards }) => [title, size(cards)])).toEqual([
      ['Wolf Deck', 8],
      ['Bat Deck', 8],
    ]);
  });

  it('have a text on every form and Minion', () => {
    const cards = who('Vlazlo').sideDecks!.flatMap(({ cards: side }) => side);
    for (const def of [...cards, ...who('Torglesnarf').deck, ...(who('Amundyr').effects ?? [])])
      for (const line of cardText(def)) expect(line, def.key).toMatch(/^[A-Z].*[a-z0-9”)]\.$/);
    expect(cardText(who('Torglesnarf').deck.find(({ key }) => key === 'torglesnarf.grunt')!)).toEqual([
      'Put this in front of you.',
      'Once in each of your Action Phases: Pick another player. They lose 2 Fortitude. This cannot be Negated.',
      'Wages 2: If it would lose Fortitude, pay the Inn 2 Gold or discard it.',
    ]);
  });
});

/** Answers whatever chance is asked, up to the first question for a player. */
function seated(players: readonly string[]): Table<InnState, Answer> {
  return seatTable(inn, { players: [...players], drinks: 'rdi6' }, 7);
}

const VLAZLO = 0;

describe('Vlazlo', () => {
  // proves: rdi6.vlazlo.starting-hand, rdi6.vlazlo.form-backs-public, house.78-form-cards-public-count
  it.each([
    ['Wolf Deck', 0, { wolf: 1 }],
    ['Bat Deck', 1, { bat: 1 }],
  ])('begins with a free card of the %s among his seven', (_title, which, backs) => {
    const table = seated(['Vlazlo', 'Sera']);
    const question = inn.question(table.state);
    expect(question).toMatchObject({
      seat: VLAZLO,
      kind: 'choose',
      what: 'form',
      options: [{ word: 'Wolf Deck' }, { word: 'Bat Deck' }],
      min: 1,
    });
    answerAt(inn, table, { seat: VLAZLO, do: 'choose', picks: [which] });
    const at = table.state.seats[VLAZLO];
    expect(at.hand).toHaveLength(7);
    expect(at.deck).toHaveLength(24);
    expect(at.decks.map(({ deck }) => deck.length)).toEqual(which === 0 ? [7, 8] : [8, 7]);
    expect(at.tokens.blood).toBe(0);
    // How many there are of each kind is for everybody to see, which ones they are is not.
    const seen = inn.view(table.state, 1).seats[VLAZLO];
    expect(seen.backs).toEqual(backs);
    expect(seen.hand).toBeNull();
  });

  // proves: house.78-form-cards-public-count
  it('loses any card of his hand at random, forms and all', () => {
    const table = seated(['Daareka', 'Vlazlo']);
    answerAt(inn, table, { seat: 1, do: 'choose', picks: [0] });
    const { state } = table;
    const { defs } = inn.content(state.setup);
    const mind = [...state.seats[0].hand, ...state.seats[0].deck].find(
      (card) => defs[card].key === 'daareka.break-a-mind',
    )!;
    const at = state.seats[0];
    at.deck = [...at.hand, ...at.deck].filter((card) => card !== mind);
    at.hand = [mind];
    Object.assign(state, { turn: 0, phase: 'action', ask: null });
    state.stack = [{ ...state.stack[0], step: STEP.askAction, seat: 0 } as Frame];
    at.actions = 1;
    inn.resume(state);
    inn.apply(state, { seat: 0, do: 'play', card: mind, use: 0, targets: [1], drink: 0 });
    while (inn.question(state).kind === 'respond')
      inn.apply(state, { seat: inn.question(state).seat, do: 'pass' });
    expect(inn.question(state)).toMatchObject({ seat: -1, kind: 'pick', size: 7 });
  });
});
