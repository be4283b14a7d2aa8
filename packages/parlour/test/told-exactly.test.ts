/** What everybody is told, sentence by sentence, where a game has words of its own. */
import { describe, expect, it } from 'vitest';
import {
  cardName,
  fullDeck,
  parlour,
  tellParlour,
  type ParlourAnswer,
  type ParlourEvent,
  type ParlourState,
} from '../src/index.ts';
import { isRoyalSampler } from '../src/games/doublerogue/scoring.ts';
import { cards, checkAll, dice, pick, ranks, setupFor, sitDown } from './dealing.ts';
import { TestTable } from './play.ts';

const WATCHER = -2;
const sentences = ({ setup }: ParlourState, events: readonly ParlourEvent[]): string[] =>
  events.map((event) => tellParlour(setup, event, WATCHER));
const does = (state: ParlourState, answer: ParlourAnswer): string[] =>
  sentences(state, parlour.apply(state, answer));
const picks = (state: ParlourState, ...words: string[]): string[] => sentences(state, pick(state, ...words));

describe('Dragon Hordes', () => {
  it('tells every coin, every prediction and who leaves', () => {
    const top = cards('Bard/Owl', 'Rogue/Hare', 'Lady/Wolf', 'Rogue/Owl');
    const table = new TestTable(setupFor('dragon-hordes', 3, { chips: [9, 9, 1] }), top);
    const { state } = table;
    expect(sentences(state, table.events)).toEqual([
      'Turned up: an Owl Bard.',
      'Ann puts a coin on the green Dragon.',
      'Ann puts a coin on the Bard.',
      'Turned up: a Hare Rogue.',
      'Ben puts a coin on the blue Dragon.',
      'Ben puts a coin on the Rogue.',
      'Turned up: a Wolf Lady.',
      'Cy puts a coin on the red Dragon.',
      'Cy has no coin left and leaves.',
    ]);
    pick(state, 'roll');
    expect(does(state, dice(2, 6))).toEqual(['Ann rolls 2 and 6.', 'Ann puts a coin on the Lady.']);
    expect(picks(state, 'blue')).toEqual(['Ann puts a coin on the blue Dragon.']);
    expect(picks(state, 'blue')).toEqual([
      'Ann predicts blue.',
      'Turned up: an Owl Rogue.',
      'Ann puts a coin on the blue Dragon.',
    ]);
    pick(state, 'roll');
    expect(does(state, dice(1, 1))).toEqual(['Ben rolls 1 and 1.', 'Ben wins 5 coins.']);
    pick(state, 'roll');
    expect(does(state, dice(1, 2))).toEqual([
      'Ann rolls 1 and 2.',
      'Ann puts a coin on the Warrior.',
      'Ann puts a coin on the Lady.',
    ]);
    expect(picks(state)).toEqual(['Ann predicts nothing.']);
    expect(picks(state, 'leave')).toEqual(['Ben leaves the game.', 'Ann wins 5 coins.', 'The game is over.']);
    expect(state.result).toEqual({ places: [1, 1, 1], scores: [-2, 3, -1], won: [5, 5, 0], winners: [] });
    expect(state.chips).toEqual([7, 12, 0]);
  });

  it('turns up no card for whoever has left before theirs came', () => {
    const state = parlour.create(setupFor('dragon-hordes', 3, { chips: [9, 9, 9] }));
    state.folded[1] = true;
    const order = Array.from({ length: state.undecided }, (_, i) => i);
    expect(
      does(state, { seat: -1, do: 'shuffle', order }).filter((told) => told.startsWith('Turned')),
    ).toHaveLength(2);
    expect(state.chips).toEqual([7, 9, 7]);
  });
});

describe('Streets of Greyport', () => {
  it('tells what is shipped', () => {
    const state = sitDown(
      setupFor('streets-of-greyport', 2, { mode: 'shares', share: 1 }),
      cards('Lady/Owl', 'Lady/Horse', 'Bard/Owl'),
    );
    expect(picks(state, 'stock')).toEqual(['Ann stocks up.', 'Ann gets 3 cards.']);
    expect(picks(state, 'Lady/Owl')).toEqual(['Ann loads a card onto the Cart.']);
    expect(picks(state)).toEqual(['Ann discards a Horse Lady and an Owl Bard.']);
    expect(picks(state, 'ship')).toEqual(['Ben ships an empty Cart.']);
    pick(state, 'ship');
    expect(picks(state, 'ship')).toEqual([
      'Ann ships the Cart.',
      'Ann brings a card into the Warehouse: shipment 1.',
    ]);
  });
});

describe('Three Kingdoms', () => {
  it('fans the War Cards out by colour, then by rank, then as they are numbered', () => {
    const wars = cards('Rogue/Hare', 'Rogue/Wolf', 'Bard/Hawk', 'Bard/Wolf', 'Lady/Owl', 'Warrior/Wolf');
    const hands = fullDeck(false)
      .filter((card) => !wars.includes(card))
      .slice(0, 14);
    const table = new TestTable(setupFor('three-kingdoms', 2, { mode: 'shares', share: 1 }), [
      ...hands,
      ...wars,
    ]);
    table.toEnd();
    expect(table.state.common.cards.war.map(cardName)).toEqual([
      'Warrior/Wolf',
      'Bard/Wolf',
      'Bard/Hawk',
      'Rogue/Wolf',
      'Lady/Owl',
      'Rogue/Hare',
    ]);
  });
});

describe('a Royal Sampler', () => {
  it.each([
    ['WLBMR', true],
    ['RMBLWW', true],
    ['LBMR', false],
    ['WBMR', false],
    ['WLMR', false],
    ['WLBR', false],
    ['WLBM', false],
    ['WWLBM', false],
  ])('%s: %s', (letters, is) => expect(isRoyalSampler(ranks(letters))).toBe(is));
});

describe('Doublerogue', () => {
  it('tells who wins at once, and what two Rogues cost', () => {
    const hands = cards(
      'Merchant/Owl',
      'Merchant/Owl',
      'Bard/Owl',
      'Bard/Owl',
      'Merchant/Owl',
      'Merchant/Owl',
    );
    const lucky = sitDown(setupFor('doublerogue', 2, { variants: ['dragons', 'doubledragon'] }), [
      ...hands,
      ...cards('Dragon/Red', 'Rogue/Wolf', 'Dragon/Blue'),
    ]);
    expect(picks(lucky, 'hit')).toEqual([
      'Ann turns up the Blue Dragon.',
      'Ann has two Dragons and wins at once.',
      'Ann wins 2 coins.',
      'Ann wins the game.',
    ]);
    // What is agreed on counts only with Rogue’s Bounty.
    const bust = sitDown(setupFor('doublerogue', 2, { agreed: { bounty: 9 } }), [
      ...hands,
      ...cards('Rogue/Owl', 'Lady/Wolf', 'Lady/Owl', 'Rogue/Wolf'),
    ]);
    expect(picks(bust, 'hit')).toEqual(['Ben turns up an Owl Lady.']);
    expect(picks(bust, 'hit')).toEqual([
      'Ann turns up a Wolf Rogue.',
      'Ann has two Rogues, pays 5 to the pot and is out.',
      'Ben wins 7 coins.',
      'Ben wins the game.',
    ]);
    expect(bust.chips).toEqual([94, 106]);
  });
});

describe('Jack of All Trades', () => {
  it('tells who is put to work, and of nobody who had none to send', () => {
    const state = sitDown(setupFor('jack-of-all-trades', 3), ranks('RLWM'));
    parlour.apply(state, dice(5, 5, 1, 1, 1));
    parlour.apply(state, dice(1, 1, 1, 1, 1));
    parlour.apply(state, dice(5, 2, 1, 1, 1));
    for (let seat = 0; seat < 3; seat++) parlour.apply(state, { seat, do: 'check' });
    expect(picks(state, '5')).toEqual([]);
    expect(picks(state).slice(0, 2)).toEqual(['Ann puts a 5 to work.', 'Cy puts nobody to work.']);
    expect(state.seats[0].dice).toMatchObject({ dice: [5, 1, 1, 1], placed: [5] });
  });

  it('tells what shows the jobs where the workers are cards', () => {
    const told = (words: string): string => {
      const state = sitDown(setupFor('jack-of-all-trades', 2, { variants: ['hidden-fate'] }));
      const [line] = picks(state, words);
      return line;
    };
    expect(told('die, die, die, die')).toBe('Ann lets the four jobs be shown by dice.');
    expect(told('card, card, card, card')).toBe('Ann lets the four jobs be shown by cards.');
    expect(told('card, die, die, die')).toBe(
      'Ann lets the four jobs be shown by a card, a die, a die and a die.',
    );
    expect(told('die, card, card, card')).toBe(
      'Ann lets the four jobs be shown by a die, a card, a card and a card.',
    );
  });
});

describe('Threes', () => {
  it('adds to the Keep, also to a single die', () => {
    const state = sitDown(setupFor('threes', 2));
    parlour.apply(state, dice(1, 2, 2, 2, 4));
    parlour.apply(state, dice(6, 6, 6, 6, 6));
    expect(picks(state, '1')[0]).toBe('Ann keeps the 1.');
    checkAll(state);
    parlour.apply(state, dice(3, 3, 5, 5));
    pick(state, '3');
    expect(state.seats[0].dice.keep).toEqual([1, 3, 3]);
  });
});

it('variants that others bring deal hands of 3 to 7 cards', () => {
  const games = ['delve', 'den-of-thieves', 'kings-council', 'spy-network', 'three-kingdoms'];
  const retold = parlour.defs.filter((def) => def.retold !== undefined);
  expect(retold.map(({ id }) => id)).toEqual(games);
  for (const def of retold) expect(def.retold).toMatchObject({ hands: [3, 7] });
});

describe('the end of Streets of Greyport', () => {
  /** The last turn is over; whoever did not have it has two Rogues in the Cart. */
  const atTheEnd = (...variants: string[]): ParlourState => {
    const setup = setupFor('streets-of-greyport', 2, { mode: 'shares', share: 1, variants });
    const state = sitDown(setup);
    for (let turn = 0; turn < 23; turn++) pick(state, 'ship');
    state.seats[1].cards.cart = [state.deck.pop()!, state.deck.pop()!];
    pick(state, 'ship');
    return state;
  };

  it('ships all Carts, but with the Protection Racket only those that their owners want shipped', () => {
    expect(atTheEnd().result).not.toBeNull();
    const state = atTheEnd('protection-racket');
    expect(parlour.question(state)).toEqual({
      seat: 1,
      kind: 'choose',
      what: 'last',
      options: [{ word: 'ship' }, { word: 'dump' }],
      min: 1,
      max: 1,
    });
    expect(picks(structuredClone(state), 'ship').slice(0, 3)).toEqual([
      'Ben brings 2 cards into the Warehouse: shipment 1.',
      'Ann scores no points.',
      'Ben scores no points with 2 Wren Rogues.',
    ]);
    expect(picks(state, 'dump').slice(0, 3)).toEqual([
      'Ben discards 2 Wren Rogues.',
      'Ann scores no points.',
      'Ben scores no points.',
    ]);
    expect(state.result).toMatchObject({ winners: [0, 1], won: [1, 1] });
  });
});
