/** What no scenario can show of the modes: what is refused, what is in a Boss deck, what teammates see. */
import { describe, expect, it, test } from 'vitest';
import {
  answerAt,
  answerChance,
  luckFrom,
  seatTable,
  type ChanceQuestion,
  type Table,
} from '@taproom/kernel';
import { createInn, type Answer, type CardDef, type InnSetup, type InnState } from '@taproom/inn';
import { house as own } from '@taproom/house/own';

const { cast, inn } = own;

const refused = (setup: InnSetup, why: RegExp): void => expect(() => inn.create(setup)).toThrow(why);

/** Answers whatever is asked with the first thing that can be answered, up to a question of some kind. */
function playOn(table: Table<InnState, Answer>, until: string): void {
  for (let i = 0; i < 200; i++) {
    const question = inn.question(table.state);
    if (question.kind === until) return;
    const [first] = inn.answers(table.state, { bare: true }).legal;
    answerAt(inn, table, first);
  }
  throw new Error(`No question of the kind ${until} came up.`);
}

describe('a mode that its players cannot play is refused, and it is said why', () => {
  // proves: rdi6.boss.villain-only, rdi6.boss.format, rdi6.thd.format, rdi6.thd.seating, rdi6.bvb.format
  it.each<[InnSetup, RegExp]>([
    [{ players: ['Sera', 'Jett', 'Dale'], mode: 'boss-battle' }, /Sera is no villain/],
    [{ players: ['Petra', 'Jett', 'Dale'], mode: 'boss-battle', bosses: [1] }, /Jett is no villain/],
    [{ players: ['Petra', 'Jett'], mode: 'boss-battle' }, /2 to 4 Challengers, not 1/],
    [
      { players: ['Petra', 'Jett', 'Dale', 'Terci', 'Sera', 'Joran'], mode: 'boss-battle' },
      /2 to 4 Challengers, not 5/,
    ],
    [
      {
        players: ['Petra', 'Jett', 'Dale', 'Terci'],
        mode: 'boss-battle',
        sides: [
          [0, 1],
          [2, 3],
        ],
      },
      /the Boss is one side and all others are the other/,
    ],
    [{ players: ['Petra', 'Daareka', 'Dale'], mode: 'boss-battle', bosses: [0, 1] }, /one Boss/],
    [{ players: ['Petra', 'Jett', 'Dale'], mode: 'two-headed-dragon' }, /teams of two.*not 3/],
    [{ players: ['Petra', 'Jett'], mode: 'two-headed-dragon' }, /teams of two.*not 2/],
    [
      { players: ['Petra', 'Jett', 'Dale', 'Terci', 'Sera'], mode: 'two-headed-dragon' },
      /teams of two.*not 5/,
    ],
    [
      {
        players: ['Petra', 'Jett', 'Dale', 'Terci'],
        mode: 'two-headed-dragon',
        sides: [
          [0, 2],
          [1, 3],
        ],
      },
      /next to each other, unlike Petra and Dale/,
    ],
    [
      { players: ['Petra', 'Jett', 'Dale', 'Terci'], mode: 'two-headed-dragon', sides: [[0, 1, 2], [3]] },
      /two players, not 3/,
    ],
    [
      { players: ['Petra', 'Jett', 'Dale', 'Terci'], mode: 'two-headed-dragon', bosses: [0] },
      /Nobody is a Boss in Two-Headed Dragon/,
    ],
    [
      { players: ['Petra', 'Daareka', 'Vlazlo', 'Sera'], mode: 'two-headed-boss-battle' },
      /Sera is no villain/,
    ],
    [
      { players: ['Petra', 'Sera', 'Jett', 'Dale'], mode: 'leaders-and-lackeys' },
      /Neither Jett nor Dale is a villain/,
    ],
    [
      { players: ['Petra', 'Daareka', 'Vlazlo', 'Dale'], mode: 'leaders-and-lackeys', bosses: [0, 1] },
      /each team has one Boss/,
    ],
    [{ players: ['Petra', 'Sera'], mode: 'boss-versus-boss' }, /Sera is no villain/],
    [{ players: ['Petra', 'Daareka'], mode: 'boss-versus-boss', sides: [[0, 1]] }, /game of individuals/],
    [{ players: ['Petra', 'Sera'], bosses: [0] }, /needs a mode with Bosses/],
    [{ players: ['Petra', 'Sera'], mode: 'tea-party' as never }, /No mode is called "tea-party"/],
    [{ players: ['Petra', 'Sera', 'Dale'], sides: [[0], [1]] }, /exactly one side/],
    [{ players: ['Petra', 'Sera', 'Dale'], sides: [[0, 1, 2]] }, /two sides/],
    [{ players: ['Petra', 'Sera', 'Dale'], mode: 'boss-battle', bosses: [7] }, /no seat 7/],
  ])('%j', refused);
});

test.each([
  [
    [
      [1, 0],
      [3, 2],
    ],
  ],
  [
    [
      [0, 3],
      [1, 2],
    ],
  ],
])('teammates may be named in any order, and sit on both sides of the first seat: %j', (sides) => {
  const players = ['Petra', 'Jett', 'Dale', 'Terci'];
  expect(inn.create({ players, mode: 'two-headed-dragon', sides }).sides).toHaveLength(2);
});

describe('a Boss deck', () => {
  const dragonHeads: CardDef = {
    key: 'test.dragon-heads',
    title: 'Dragon heads in the corners',
    types: ['anytime'],
    copies: 15,
    provenance: 'ours',
    uses: [{ label: 'roar', when: { at: 'any' }, effects: [{ verb: 'fortitude', who: 'you', by: 1 }] }],
  };
  const monstrosity: CardDef = { ...dragonHeads, key: 'test.monstrosity', title: 'Fangs', copies: 8 };
  const house = createInn({
    ...cast,
    characters: cast.characters.map((character) => {
      const { boss } = character;
      if (boss === undefined) return character;
      const deck = [{ ...dragonHeads, copies: boss.size }];
      const sideDecks = boss.sideDecks?.map((side) => ({ ...side, cards: [monstrosity] }));
      return { ...character, boss: { ...boss, deck, ...(sideDecks && { sideDecks }) } };
    }),
  });
  const deckOf = (setup: InnSetup, seat: number): number => house.content(setup).decks[seat].length;

  // proves: rdi6.boss.deck-build, rdi6.boss.normal-game-no-boss-cards, rdi9.boss-petra.deck
  it('is shuffled into the Character Deck of a Boss, and of nobody else', () => {
    for (const name of ['Amundyr', 'Daareka', 'Torglesnarf', 'Petra']) {
      expect(deckOf({ players: [name, 'Sera', 'Jasper'], mode: 'boss-battle' }, 0)).toBe(55);
      expect(deckOf({ players: [name, 'Sera', 'Jasper'] }, 0)).toBe(40);
    }
    expect(deckOf({ players: ['Vlazlo', 'Sera', 'Jasper'], mode: 'boss-battle' }, 0)).toBe(35);
    // A villain among the Challengers is no Boss.
    expect(deckOf({ players: ['Petra', 'Daareka', 'Jasper'], mode: 'boss-battle' }, 1)).toBe(40);
    expect(deckOf({ players: ['Petra', 'Daareka'], mode: 'boss-versus-boss' }, 1)).toBe(55);
    const four = ['Petra', 'Daareka', 'Amundyr', 'Torglesnarf'];
    expect(deckOf({ players: four, mode: 'two-headed-boss-battle' }, 3)).toBe(55);
  });

  // proves: house.304-leader-of-two-villains
  it('is for one of each team where Bosses have Lackeys, also where both are villains', () => {
    const players = ['Petra', 'Daareka', 'Sera', 'Amundyr'];
    const usual: InnSetup = { players, mode: 'leaders-and-lackeys' };
    expect([0, 1, 2, 3].map((seat) => deckOf(usual, seat))).toEqual([55, 40, 40, 55]);
    const named: InnSetup = { ...usual, bosses: [1] };
    expect([0, 1, 2, 3].map((seat) => deckOf(named, seat))).toEqual([40, 55, 40, 55]);
  });

  // proves: rdi6.boss.vlazlo-form-decks, rdi6.boss.vlazlo-first-form, rdi6.boss.vlazlo-buys-any-form
  // proves: rdi6.boss.vlazlo-card-sorting
  it('gives Vlazlo a third form deck, and his first form counts as one of his cards', () => {
    const table = seatTable(house, { players: ['Vlazlo', 'Sera', 'Jasper'], mode: 'boss-battle' }, 1);
    const question = house.question(table.state);
    expect(question.kind === 'choose' && question.options.map(({ word }) => word)).toEqual([
      'Wolf Deck',
      'Bat Deck',
      'Monstrosity Deck',
    ]);
    answerAt(house, table, { seat: 0, do: 'choose', picks: [2] });
    const [vlazlo] = table.state.seats;
    expect(vlazlo.decks.map(({ deck }) => deck.length)).toEqual([8, 8, 7]);
    expect(vlazlo.hand).toHaveLength(8);
    expect(vlazlo.deck).toHaveLength(35 - 7);
    vlazlo.tokens = { ...vlazlo.tokens, blood: 2 };
    for (let i = 0; i < 20 && house.question(table.state).kind !== 'choose'; i++)
      answerAt(house, table, house.answers(table.state, { bare: true }).legal[0]);
    const offer = house.question(table.state);
    expect(offer.kind === 'choose' && offer.what).toBe('buy-form');
    expect(offer.kind === 'choose' && offer.options).toHaveLength(3);
    // Without being a Boss he has two.
    expect(house.create({ players: ['Vlazlo', 'Sera'] }).seats[0].decks).toHaveLength(2);
  });
});

describe('what teammates know of each other', () => {
  const setup: InnSetup = { players: ['Sera', 'Jasper', 'Daareka', 'Ygella'], mode: 'two-headed-dragon' };

  // proves: rdi6.team.open-hands
  it('sees the hand of a teammate and what they draw, but nobody else’s', () => {
    const { state } = seatTable(inn, setup, 4);
    const [sera, jasper, daareka] = inn.view(state, 0).seats;
    expect(sera.hand).toHaveLength(7);
    expect(jasper.hand).toEqual(state.seats[1].hand);
    expect(daareka.hand).toBeNull();
    expect(inn.view(state, 2).seats[0].hand).toBeNull();
  });

  // proves: rdi6.team.turn.gem-advice
  it('shows who of a team has an Action left', () => {
    const table = seatTable(inn, setup, 4);
    playOn(table, 'action');
    expect(inn.view(table.state, 2).seats.map(({ actions }) => actions)).toEqual([1, 1, 0, 0]);
  });

  it('shows a question for the team to all of it, and lets any of them answer', () => {
    const table = seatTable(inn, setup, 4);
    playOn(table, 'order');
    expect(inn.view(table.state, 1).question?.kind).toBe('order');
    expect(inn.view(table.state, 2).question).toBeNull();
    const before = table.state.seats[3].drinkMe.length;
    answerAt(inn, table, { seat: 1, do: 'order', to: 3 });
    expect(table.state.seats[3].drinkMe).toHaveLength(before + 1);
    expect(() => answerAt(inn, table, { seat: 2, do: 'order', to: 0 })).toThrow(/not asked/);
    expect(() => answerAt(inn, table, { seat: 0, do: 'potion', gives: 'beer' as never })).toThrow(/one of/);
  });
});

describe('teammates in their Action Phase', () => {
  it('are asked once each: whoever has passed is asked again only when another has acted', () => {
    const table = seatTable(
      inn,
      { players: ['Petra', 'Jett', 'Dale', 'Terci'], mode: 'two-headed-dragon' },
      3,
    );
    playOn(table, 'action');
    const asked = (seat: number): boolean => inn.view(table.state, seat).question !== null;
    expect([0, 1, 2].map(asked)).toEqual([true, true, false]);
    answerAt(inn, table, { seat: 1, do: 'pass' });
    expect(inn.question(table.state).kind).toBe('action');
    expect([0, 1].map(asked)).toEqual([true, false]);
    expect(() => answerAt(inn, table, { seat: 1, do: 'pass' })).toThrow();
  });
});

test('before the first turn a team has no use for its Potion Tokens', () => {
  // proves: rdi6.team.potion-use
  const state = inn.create({
    players: ['Vlazlo', 'Sera', 'Jasper', 'Joran'],
    sides: [
      [0, 1],
      [2, 3],
    ],
  });
  const luck = luckFrom(1);
  for (let q = inn.question(state); q.seat < 0; q = inn.question(state))
    inn.apply(state, answerChance(luck, q as ChanceQuestion));
  expect(inn.question(state)).toMatchObject({ kind: 'choose', what: 'form', seat: 0 });
  expect(state.sides[0].potions).toBeGreaterThan(0);
  const { legal } = inn.answers(state, { bare: true });
  expect(legal.map((answer) => answer.do)).toEqual(['choose', 'choose']);
});
