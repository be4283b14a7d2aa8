/** Costs that are paid with cards, and piles that are mixed. */
import { describe, expect, test } from 'vitest';
import type { CardDef, Cost, Effect, InnEvent } from '@taproom/inn';
import { canPay, changeMark, isPayment, payCost, paymentSets, wageOptions } from '../src/table/costs.ts';
import { fitToDiscard, isCharacterCard, shuffleIntoPile, sideReady, tellOf } from '../src/table/piles.ts';
import { LESS, SAME } from '../src/table/log-event.ts';
import { Run } from '../src/run.ts';
import { card, deed, person, tableOf, veto, type SmallTable } from './small-house.ts';

const [A, B] = [0, 1];

const jar: CardDef = {
  ...card('jar', 'drink'),
  drink: { effects: [{ verb: 'alcohol', who: 'drinker', by: 1 }] },
};

const runOf = ({ house, state }: SmallTable): Run => new Run(false).at(state, house.content(state.setup));
/** What happens as the frames on top are run, chance leaving things as they lie. */
function runOn({ house, state }: SmallTable): InnEvent[] {
  state.ask = null;
  house.resume(state);
  const events: InnEvent[] = [];
  for (let question = house.question(state); question.kind === 'shuffle'; question = house.question(state)) {
    const order = Array.from({ length: question.size }, (_, i) => i);
    events.push(...house.apply(state, { seat: -1, do: 'shuffle', order }));
  }
  return events;
}

describe('a cost', () => {
  const worth = (title: string, ...values: number[]): CardDef => ({ ...card(title, 'action'), values });
  const things = [worth('none', 0, 1), worth('one', 1, 1, 0), worth('two', 2), worth('three', 3)];
  const key = (title: string): CardDef => ({ ...card(title, 'action'), subtypes: ['Key'] });
  const table = tableOf(
    [
      person('A', [...things, key('key'), key('other key'), card('rag', 'action')], {
        tokens: [{ name: 'bead', start: 2, max: 9 }],
      }),
      person('B', []),
    ],
    ({ seats }, find) => {
      seats[A].play = things.map(({ title }) => find(title));
      seats[A].hand = seats[A].hand.filter((each) => !seats[A].play.includes(each));
    },
  );
  const t = runOf(table);
  const { find } = table;
  const titles = (cards: readonly number[]): string => cards.map((each) => t.def(each).title).join(' + ');
  const ids = (...names: string[]): number[] => names.map(find);

  test.each<[Cost, boolean]>([
    [{ tokens: { bead: 2 } }, true],
    [{ tokens: { bead: 3 } }, false],
    [{ tokens: { pearl: 1 } }, false],
    [{ value: 6 }, true],
    [{ value: 7 }, false],
    [{ reveals: 'Key' }, true],
    [{ reveals: 'Lock' }, false],
    [{ tokens: { bead: 1 }, value: 7 }, false],
    [{ tokens: { bead: 3 }, value: 1 }, false],
  ])('of %j can be paid: %s', (cost, can) => {
    expect(canPay(t, A, cost, find('rag'))).toBe(can);
  });

  test('that reveals a card cannot reveal the one that is played', () => {
    expect(paymentSets(t, A, { reveals: 'Key' }, find('rag')).map(titles)).toEqual(['key', 'other key']);
    expect(paymentSets(t, A, { reveals: 'Key' }, find('key')).map(titles)).toEqual(['other key']);
  });

  test.each<[number, string[]]>([
    [1, ['one', 'two', 'three']],
    [3, ['one + two', 'one + three', 'two + three', 'three']],
    [6, ['one + two + three']],
    [7, []],
  ])('of %i in play is paid with no card too many', (value, sets) => {
    expect(paymentSets(t, A, { value }, find('rag')).map(titles)).toEqual(sets);
  });

  test.each<[Cost | undefined, string[], boolean]>([
    [undefined, [], true],
    [undefined, ['one'], false],
    [{ tokens: { bead: 1 } }, [], true],
    [{ value: 3 }, ['three'], true],
    [{ value: 3 }, ['two', 'three', 'none'], true],
    [{ value: 3 }, ['two'], false],
    [{ value: 3 }, ['two', 'two'], false],
    [{ value: 3 }, ['three', 'three'], false],
    [{ value: 3 }, ['three', 'key'], false],
    [{ value: 3 }, [], false],
    [{ reveals: 'Key' }, ['key'], true],
    [{ reveals: 'Key' }, ['key', 'other key'], false],
    [{ reveals: 'Key' }, ['rag'], false],
    [{ reveals: 'Key' }, [], false],
  ])('of %j is paid with %j: %s', (cost, paid, holds) => {
    expect(isPayment(t, A, cost, ids(...paid), find('rag'))).toBe(holds);
  });

  test('goes, and is told with what it is for', () => {
    const own = runOf({ ...table, state: table.house.copy(table.state) });
    const from = own.events.length;
    payCost(own, A, { tokens: { bead: 1 }, value: 3 }, ids('one', 'two'), find('rag'));
    payCost(own, A, { reveals: 'Key' }, ids('key'), find('rag'));
    payCost(own, A, { tokens: { bead: 1 } }, [], find('rag'));
    expect(own.events.slice(from)).toMatchObject([
      { e: 'token', seat: A, n: -1, cause: find('rag') },
      { e: 'discard', seat: A, n: 2, cause: find('rag'), list: ids('one', 'two') },
      { e: 'reveal-card', seat: A, n: 1, card: find('key'), cause: find('rag') },
      { e: 'token', seat: A, n: -1, cause: find('rag') },
    ]);
    const { play, discard, hand, tokens } = own.s.seats[A];
    expect([titles(play), titles(discard)]).toEqual(['none + three', 'one + two']);
    expect(hand).toContain(find('key'));
    expect(tokens.bead).toBe(0);
  });

  test('that grows is told as more, as the same or as less', () => {
    const own = runOf({ ...table, state: table.house.copy(table.state) });
    const from = own.events.length;
    changeMark(own, A, find('none'), 1, -1);
    changeMark(own, A, find('one'), 1, -1);
    changeMark(own, A, find('one'), 2, -1);
    expect(own.events.slice(from)).toMatchObject([
      { e: 'mark', seat: A, n: 1, card: find('none'), word: '' },
      { e: 'mark', seat: A, n: 1, card: find('one'), word: SAME },
      { e: 'mark', seat: A, n: 0, card: find('one'), word: LESS },
    ]);
  });

  test.each([
    [8, ['pay', 'discard']],
    [9, ['discard']],
  ])('of %i in Wages is paid by whoever has so much', (wages, words) => {
    expect(t.side(A).gold).toBe(8);
    expect(wageOptions(t, A, wages).map(({ word }) => word)).toEqual(words);
  });
});

describe('cards that are turned up together', () => {
  test('are told once, one of them by itself', () => {
    const t = runOf(tableOf([person('A', []), person('B', [])]));
    const from = t.events.length;
    tellOf(t, 'reveal-card', A, [], 5);
    tellOf(t, 'reveal-card', A, [7], 5);
    tellOf(t, 'take', B, [7, 8], 5, 'x');
    expect(t.events.slice(from)).toMatchObject([
      { e: 'reveal-card', seat: A, n: 1, card: 7, cause: 5, list: [], word: '' },
      { e: 'take', seat: B, n: 2, card: -1, cause: 5, list: [7, 8], word: 'x' },
    ]);
  });
});

describe('decks beside the Character Deck', () => {
  const drinks = (name: string, joins: boolean) => ({
    name,
    title: name,
    ...(joins && { joins: true as const }),
    cards: ['x', 'y'].map((title) => ({
      ...card(`${name} ${title}`, 'drink'),
      drink: { effects: [{ verb: 'alcohol', who: 'drinker', by: 1 } satisfies Effect] },
    })),
  });
  const table = (): SmallTable =>
    tableOf([
      person('A', [card('own', 'action'), deed('deed')], {
        sideDecks: [drinks('reserve', false), drinks('forms', true)],
      }),
      person('B', [], { sideDecks: [drinks('cellar', false)] }),
    ]);

  test('have a Character Card in them only where they join', () => {
    const at = table();
    const t = runOf(at);
    const of = (seat: number): string[] =>
      at.house
        .content(at.state.setup)
        .defs.flatMap(({ title }, id) => (isCharacterCard(t, seat, id) ? [title] : []));
    expect(of(A)).toEqual(['own', 'deed', 'forms x', 'forms y']);
    expect(of(B)).toEqual([]);
  });

  test('are made ready of their own discard pile, unless that belongs elsewhere', () => {
    const at = table();
    const t = runOf(at);
    const [reserve, forms] = t.s.seats[A].decks;
    expect([sideReady(t, A, 0), sideReady(t, A, 1)]).toEqual([true, true]);
    for (const side of [reserve, forms]) side.discard = side.deck.splice(0);
    const depth = t.stack.length;
    expect([sideReady(t, A, 1), t.stack.length]).toEqual([true, depth]);
    expect([sideReady(t, A, 0), t.stack.length]).toEqual([false, depth + 1]);
    expect(t.top()).toMatchObject({ k: 'shuffle', pile: 'side', seat: A, which: 0 });
    expect(reserve.discard).toEqual([]);
    expect([sideReady(t, A, 0), t.stack.length]).toEqual([true, depth + 1]);
  });

  test('have their Drinks on top of a pile again when it is mixed, whoever’s they are', () => {
    for (const owner of [A, B]) {
      const at = table();
      const { state } = at;
      const [side] = state.seats[owner].decks;
      const [wine, ale] = state.drinkDeck.splice(0, 2);
      const [top] = side.deck.splice(0, 1);
      state.seats[B].drinkMe = [wine, top];
      shuffleIntoPile(runOf(at), B, [ale]);
      expect(runOn(at)).toMatchObject([{ e: 'pile-shuffled', seat: B, n: 3, list: [ale] }]);
      expect(state.seats[B].drinkMe).toEqual([wine, ale, top]);
    }
  });
});

test('of one type only those of that type may be discarded', () => {
  const at = tableOf([person('A', [deed('deed'), card('rag', 'sometimes')]), person('B', [])]);
  const t = runOf(at);
  expect(fitToDiscard(t, A, 'action')).toEqual([at.find('deed')]);
  expect(fitToDiscard(t, A, undefined)).toEqual([at.find('deed'), at.find('rag')]);
});

describe('a fresh pile', () => {
  const spring = card('spring', 'action', {
    label: 'spring',
    when: { at: 'action' },
    effects: [{ verb: 'fresh-pile' }],
  });

  test('is one Drink, and there is none where all lie on other piles', () => {
    const at = tableOf([person('A', [spring]), person('B', [])], ({ seats, drinkDeck }) => {
      seats[B].drinkMe = drinkDeck.splice(0);
    });
    at.plays(A, 'spring');
    expect(at.state.seats[A].drinkMe).toEqual([]);
    const two = tableOf([person('A', [spring]), person('B', [])], ({ seats, drinkDeck }) => {
      seats[B].drinkMe = drinkDeck.splice(1);
      seats[A].drinkMe = drinkDeck.splice(0);
    });
    const [drink] = two.state.seats[A].drinkMe;
    two.plays(A, 'spring');
    // There is nothing left to order, so this one has been drunk, too.
    expect(two.state).toMatchObject({ turn: B, drinkDeck: [], drinkDiscard: [drink] });
  });

  test('sends a single Drink of a side deck home', () => {
    const sideDecks = [{ name: 'shelf', title: 'Shelf', cards: [jar] }];
    const at = tableOf([person('A', [spring]), person('B', [], { sideDecks })], ({ seats }) => {
      seats[A].drinkMe = seats[B].decks[0].deck.splice(0);
    });
    at.plays(A, 'spring');
    expect(at.house.question(at.state)).toMatchObject({ kind: 'shuffle', size: 30 });
    expect(at.state.seats[B].decks[0]).toEqual({ deck: [at.find('jar')], discard: [] });
    expect(at.state.seats[A].drinkMe).toEqual([]);
  });
});

test('Drinks of a side deck are served, and foretold, one by one', () => {
  const sideDecks = [{ name: 'shelf', title: 'Shelf', cards: [{ ...jar, copies: 3 }] }];
  const serve = deed('serve', { verb: 'serve', who: 'target', n: 2, deck: 'shelf', name: 'Jar' });
  const at = tableOf([person('A', [serve], { sideDecks }), person('B', [veto])]);
  at.plays(A, 'serve', B);
  const one = { what: 'serve', seat: B, n: 1, to: -1, text: 'B gets a Jar' };
  expect(at.house.forecast(at.state)).toMatchObject({ until: 'done', lines: [one, one] });
  const events = at.house.apply(at.state, { seat: B, do: 'pass' });
  const served = { e: 'served', seat: A, n: 1, card: -1, cause: at.find('serve'), to: B };
  expect(events.filter(({ e }) => e === 'served')).toMatchObject([served, served]);
});
