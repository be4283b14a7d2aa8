/** The edges of numbers and piles that no card of the house comes near. */
import { describe, expect, test } from 'vitest';
import { answerChance, luckFrom, type ChanceQuestion } from '@taproom/kernel';
import { STEP, verbOf, type Answer, type CardDef, type Effect, type InnState } from '@taproom/inn';
import { changeToken, discountOf, giveTokens, moveGold, pay, takePot } from '../src/table/numbers.ts';
import { toldAgain } from '../src/play/why-not.ts';
import { scaledEffect, withAmount } from '../src/effects/scale.ts';
import { shapedCard } from '../src/table/shapes.ts';
import { anyDrinkLeft, draw, putOnPile, takeDrink, takeFromSide, takeOut } from '../src/table/piles.ts';
import { Run } from '../src/run.ts';
import { card, deed, person, tableOf, veto, type SmallTable } from './small-house.ts';

const [A, B, C] = [0, 1, 2];

const runOf = ({ house, state }: SmallTable): Run => new Run(false).at(state, house.content(state.setup));

describe('a pile', () => {
  test.each([
    [2, true, [1, 3]],
    [3, true, [1, 2]],
    [9, false, [1, 2, 3]],
  ])('of which %i is taken out', (card, isThere, left) => {
    const pile = [1, 2, 3];
    expect(takeOut(pile, card)).toBe(isThere);
    expect(pile).toEqual(left);
  });
});

describe('tokens', () => {
  const tokens = [{ name: 'bead', start: 2, max: 5 }];
  const table = (): SmallTable => tableOf([person('A', [], { tokens }), person('B', [], { tokens })]);

  test('stay between nothing and their limit', () => {
    const t = runOf(table());
    expect(changeToken(t, A, 'bead', 2, -1)).toBe(2);
    expect(changeToken(t, A, 'bead', 2, -1)).toBe(1);
    expect(changeToken(t, A, 'bead', 1, -1)).toBe(0);
    expect(t.events.filter(({ e }) => e === 'token')).toHaveLength(2);
    expect(changeToken(t, A, 'bead', -9, -1)).toBe(-5);
    expect(changeToken(t, A, 'pearl', 9, -1)).toBe(9);
  });

  test('are given as far as there are any', () => {
    const t = runOf(table());
    expect(giveTokens(t, A, B, 'bead', 1, -1)).toBe(1);
    expect(giveTokens(t, A, B, 'bead', 3, -1)).toBe(1);
    expect(giveTokens(t, A, B, 'bead', 3, -1)).toBe(0);
    expect(t.s.seats.map((at) => at.tokens.bead)).toEqual([0, 4]);
    expect(giveTokens(t, B, B, 'bead', 3, -1)).toBe(3);
    expect(t.s.seats[B].tokens.bead).toBe(4);
  });
});

describe('Gold', () => {
  test('goes from one to another as far as there is any', () => {
    const t = runOf(tableOf([person('A', []), person('B', [])], ({ sides }) => void (sides[A].gold = 3)));
    expect(moveGold(t, A, B, 2)).toBe(2);
    expect(moveGold(t, A, B, 2)).toBe(1);
    // Nothing is 0, and never −0: that would make fractions of all Gold.
    expect(moveGold(t, A, B, 2)).toBe(0);
    expect(t.s.sides.map(({ gold }) => gold)).toEqual([0, 11]);
    t.s.pot = 3;
    expect(takePot(t, A, 2)).toBe(2);
    expect(takePot(t, A, 2)).toBe(1);
    expect(t.s).toMatchObject({ pot: 0 });
    expect(t.s.sides[A].gold).toBe(3);
  });

  test.each([
    [2, 0, 0],
    [1, 0, 1],
    [5, 3, 0],
    [0, 0, 2],
  ])('out of an Inn with %i', (had, left, minted) => {
    const bonus = card('bonus', 'action', {
      label: 'bonus',
      when: { at: 'action' },
      effects: [{ verb: 'gold', who: 'you', n: 2 }],
    });
    const at = tableOf([person('A', [bonus]), person('B', [])], (state) => void (state.inn = had));
    at.plays(A, 'bonus');
    expect(at.state).toMatchObject({ inn: left, minted });
    expect(at.state.sides[A].gold).toBe(10);
  });
});

describe('amounts by tokens', () => {
  const scale = { token: 'bead', name: 'Beads', table: [1, 3, 6] };
  test.each([
    [{}, 1],
    [{ bead: 0 }, 1],
    [{ bead: 1 }, 3],
    [{ bead: 2 }, 6],
    [{ bead: 9 }, 6],
  ])('%j', (held: Record<string, number>, n) => {
    const effects: Effect[] = [
      { verb: 'draw', who: 'you', n: 0, scale },
      { verb: 'draw', who: 'you', n: 7 },
    ];
    const draws = card('draws', 'action', { label: 'draws', when: { at: 'action' }, effects });
    const [use] = shapedCard(draws).uses;
    expect(scaledEffect(use, 0, held)).toMatchObject({ n });
    expect(scaledEffect(use, 1, held)).toMatchObject({ n: 7 });
  });

  test('stand where the verb keeps them', () => {
    expect(withAmount({ verb: 'change-drink', alcohol: 1 }, 4)).toEqual({ verb: 'change-drink', alcohol: 4 });
    expect(withAmount({ verb: 'draw', who: 'you', n: 1 }, 4)).toEqual({ verb: 'draw', who: 'you', n: 4 });
    expect(withAmount({ verb: 'fortitude', who: 'you', by: 1 }, 4)).toEqual({
      verb: 'fortitude',
      who: 'you',
      by: 4,
    });
  });
});

describe('piles', () => {
  const cards = (n: number): CardDef[] =>
    Array.from({ length: n }, (_, i) => ({ ...card(`card ${i}`, 'gambling'), uses: [] }));
  const table = (prepare?: (state: InnState) => void): SmallTable =>
    tableOf(
      [
        person('A', cards(5), {
          sideDecks: [
            {
              name: 'side',
              title: 'Side',
              cards: cards(3).map((def) => ({
                ...def,
                key: `side.${def.key}`,
                types: ['drink'],
                drink: { effects: [] },
              })),
            },
          ],
        }),
        person('B', []),
      ],
      prepare,
    );

  test('are drawn from, and shuffled as soon as they are empty', () => {
    const at = table((state) => {
      const [own] = state.seats;
      own.deck = own.hand.splice(0, 3);
      own.discard = own.hand.splice(0);
    });
    const t = runOf(at);
    const depth = t.stack.length;
    draw(t, A, 2, -1);
    expect(t.s.seats[A].hand).toEqual([2, 1]);
    expect(t.stack).toHaveLength(depth);
    draw(t, A, 0, -1);
    draw(t, A, -1, -1);
    expect(t.stack).toHaveLength(depth);
    draw(t, A, 1, -1);
    expect(t.top()).toMatchObject({ k: 'draw', n: 1, drawn: [] });
  });

  test('of a side deck are shuffled when the last one is taken', () => {
    const at = table();
    const t = runOf(at);
    const [side] = t.s.seats[A].decks;
    const [x, y, z] = side.deck;
    side.discard = [x];
    side.deck = [y, z];
    const depth = t.stack.length;
    expect(takeFromSide(t, A, 0)).toBe(z);
    expect(t.stack).toHaveLength(depth);
    expect(takeFromSide(t, A, 0)).toBe(y);
    expect(t.top()).toMatchObject({ k: 'shuffle', pile: 'side', seat: A, which: 0, cards: [x] });
    expect(side.discard).toEqual([]);
    expect(takeFromSide(t, A, 0)).toBe(-1);
  });

  test('have Drinks of a side deck on top', () => {
    const at = table();
    const t = runOf(at);
    const [own, other] = t.s.seats[A].decks[0].deck;
    const [one, two] = t.s.drinkDeck;
    putOnPile(t, B, own);
    putOnPile(t, B, one);
    putOnPile(t, B, other);
    putOnPile(t, B, two);
    expect(t.s.seats[B].drinkMe).toEqual([one, two, own, other]);
  });

  test('are renewed when the last Drink is taken, and not before', () => {
    const t = runOf(table());
    const depth = t.stack.length;
    t.s.drinkDeck.splice(2);
    const [last, first] = t.s.drinkDeck;
    expect(takeDrink(t)).toBe(first);
    expect(t.stack).toHaveLength(depth);
    expect(takeDrink(t)).toBe(last);
    expect(t.top().k).toBe('renew');
    expect(takeDrink(t)).toBe(-1);
  });

  test('have a Drink left as long as one is anywhere', () => {
    const t = runOf(table());
    const { defs } = t.c;
    const drinks = t.s.drinkDeck.filter((id) => defs[id].drink !== undefined);
    const events = t.s.drinkDeck.filter((id) => defs[id].drink === undefined);
    const where = (deck: number[], discard: number[], bar: number[]): boolean => {
      Object.assign(t.s, { drinkDeck: deck, drinkDiscard: discard, barDeck: bar });
      return anyDrinkLeft(t);
    };
    expect(events.length).toBeGreaterThan(0);
    expect(where(events, events, events)).toBe(false);
    expect(where([], [], [])).toBe(false);
    expect(where([...events, drinks[0]], [], [])).toBe(true);
    expect(where([], [...events, drinks[0]], [])).toBe(true);
    expect(where([], [], [...events, drinks[0]])).toBe(true);
  });
});

describe('a Drink Deck that has run out', () => {
  test.each([0, 1, 2])('is made of the %i Drinks that were discarded', (discarded) => {
    const { house, state } = tableOf(
      [person('A', []), person('B', [])],
      (s) => {
        s.seats[B].drinkMe = s.drinkDeck.splice(1 + discarded);
        s.drinkDiscard = s.drinkDeck.splice(1);
      },
      {},
      STEP.order,
    );
    house.apply(state, { seat: A, do: 'order', to: B });
    const question = house.question(state);
    expect(question.kind === 'shuffle').toBe(discarded > 1);
    if (question.kind === 'shuffle') house.apply(state, answerChance(luckFrom(1), question));
    expect(state.drinkDeck.length + state.drinkDiscard.length).toBe(discarded);
    expect(state.drinkDiscard).toEqual([]);
    // Everybody has paid for it.
    expect(state.sides.map(({ gold }) => gold)).toEqual([7, 7]);
  });
});

describe('an Event that pours', () => {
  /** A turns it up; below it lie so many Drinks among nothing but Events. */
  const pouring = (title: string, drinks: number): number[] => {
    const at = tableOf(
      [person('A', []), person('B', []), person('C', [])],
      (state, find, defs) => {
        state.phase = 'drink';
        const event = find(title);
        const others = state.drinkDeck.filter((id) => id !== event);
        const events = others.filter((id) => defs[id].drink === undefined);
        const wines = others.filter((id) => defs[id].title === 'Wine').slice(0, drinks);
        expect([event >= 0, events.length > 0, wines.length]).toEqual([true, true, drinks]);
        state.drinkDeck = [...wines, ...events];
        state.seats[A].drinkMe = [event];
      },
      { drinks: 'rdi7' },
      STEP.drink,
    );
    const luck = luckFrom(1);
    for (let i = 0; i < 9 && at.house.question(at.state).kind === 'shuffle'; i++)
      at.house.apply(at.state, answerChance(luck, at.house.question(at.state) as ChanceQuestion) as Answer);
    expect(at.state.turn).not.toBe(A);
    return at.state.sides.map(({ alcohol }) => alcohol);
  };

  test('pours what there is for everybody', () => {
    expect(pouring('Round on the House!', 0)).toEqual([0, 0, 0]);
    expect(pouring('Round on the House!', 1)).toEqual([2, 2, 2]);
    expect(pouring('The Wench Dares You...', 1)).toEqual([0, 0, 0]);
  });
});

describe('a contest', () => {
  // proves: house.561-short-of-drinks
  test('of nothing but water is over with the sixth tie, and nobody pays', () => {
    const drinkCards = ['drink.drinking-contest', ...Array.from({ length: 29 }, () => 'drink.water')];
    const at = tableOf(
      [person('A', []), person('B', [])],
      (state, find) => {
        const contest = find('Drinking Contest!');
        state.drinkDeck = state.drinkDeck.filter((id) => id !== contest);
        state.seats[A].drinkMe = [contest];
        state.phase = 'drink';
      },
      { drinkCards },
      STEP.drink,
    );
    expect(at.state.drinkDiscard).toHaveLength(1 + 6 * 2);
    expect(at.state.sides.map(({ gold }) => gold)).toEqual([8, 8]);
  });
});

describe('words', () => {
  const says = (effect: Effect): string =>
    verbOf(effect.verb).words(effect as never, { name: 'you', plural: true } as never);

  test('of what changes a Drink', () => {
    expect(says({ verb: 'change-drink', alcohol: 2 })).toBe('add 2 Alcohol Content to the Drink');
    expect(says({ verb: 'change-drink', alcohol: -2 })).toBe('take 2 Alcohol Content off the Drink');
    expect(says({ verb: 'change-drink', alcohol: 0, fortitude: -1 })).toBe(
      'add a loss of 1 Fortitude to the Drink',
    );
    expect(says({ verb: 'change-drink', alcohol: 1, fortitude: 2 })).toBe(
      'add 1 Alcohol Content and a gain of 2 Fortitude to the Drink',
    );
  });

  test('under which a book tells a rule again', () => {
    const def = { ...veto, retold: { a: 'x', b: ['y', 'z'] } };
    expect([toldAgain(def, 'a'), toldAgain(def, 'b'), toldAgain(def, 'c')]).toEqual([['x'], ['y', 'z'], []]);
    expect(toldAgain(undefined, 'a')).toEqual([]);
  });
});

describe('what somebody Ignores with all Action Cards', () => {
  const shield = card('shield', 'event', {
    label: 'shield',
    when: { at: 'called' },
    effects: [{ verb: 'shun-actions', who: 'you' }],
  });
  const both = card('both', 'action', {
    label: 'both',
    when: { at: 'action' },
    pick: { from: 'another', min: 1, max: 2 },
    effects: [
      { verb: 'fortitude', who: 'target', by: -3 },
      { verb: 'pay', who: 'target', n: 1, to: 'you' },
    ],
  });
  const dampened = card('damp', 'action', {
    label: 'damp',
    when: { at: 'action' },
    pick: { from: 'another', min: 1, max: 1 },
    effects: [{ verb: 'fortitude', who: 'target', by: -3, ignoreTakes: 2 }],
  });
  const poke = {
    ...deed('poke', { verb: 'fortitude', who: 'target', by: -1 }),
    types: ['sometimes'],
  } as CardDef;
  const table = (): SmallTable =>
    tableOf([person('A', [both, dampened, poke, shield]), person('B', []), person('C', [])], ({ seats }) => {
      seats[B].shuns = true;
    });

  test('is all of it, told once, and nobody else’s part', () => {
    const at = table();
    const events = at.house.apply(at.state, {
      seat: A,
      do: 'play',
      card: at.find('both'),
      use: 0,
      targets: [B, C],
      drink: 0,
    });
    expect(events.filter(({ e }) => e === 'ignored').map(({ seat }) => seat)).toEqual([B]);
    expect(at.state.sides.map(({ fortitude, gold }) => [fortitude, gold])).toEqual([
      [20, 11],
      [20, 10],
      [17, 9],
    ]);
  });

  test('is a part of a loss that an Ignore only makes smaller', () => {
    const at = table();
    at.plays(A, 'damp', B);
    expect(at.state.sides[B].fortitude).toBe(19);
  });

  test('is no other card', () => {
    const at = table();
    at.plays(A, 'poke', B);
    expect(at.state.sides[B].fortitude).toBe(19);
  });
});

describe('a payment of which the Inn pays a part', () => {
  const coupon = (title: string, pays: number): CardDef => ({
    ...card(title, 'sometimes'),
    passive: { pays },
  });
  /** A has cards for which the Inn pays 1 and 2. */
  const paying = (gold: number): Run => {
    const people = [person('A', [coupon('two', 2), coupon('one', 1)]), person('B', [])];
    const t = runOf(
      tableOf(people, ({ seats }) => {
        seats[A].play = seats[A].hand.splice(0);
      }),
    );
    t.side(A).gold = gold;
    t.side(B).gold = 0;
    t.s.inn = 50;
    return t;
  };

  test.each<[n: number, to: number, innPays: boolean, paid: number, left: number[]]>([
    [3, -1, false, 3, [9, 0, 51]],
    [3, B, false, 3, [9, 3, 48]],
    [2, B, false, 2, [10, 2, 48]],
    [1, B, false, 1, [10, 1, 49]],
    [0, B, false, 0, [10, 0, 50]],
    // More than A has.
    [20, B, false, 12, [0, 12, 48]],
    // The Inn pays all of it, and nothing on top.
    [3, B, true, 3, [10, 3, 47]],
  ])('of %i to %i, all of it the Inn’s: %s', (n, to, innPays, paid, left) => {
    const t = paying(10);
    expect(discountOf(t, A)).toBe(2);
    expect(discountOf(t, B)).toBe(0);
    expect(pay(t, A, n, to, -1, innPays)).toBe(paid);
    expect([t.side(A).gold, t.side(B).gold, t.s.inn]).toEqual(left);
  });
});
