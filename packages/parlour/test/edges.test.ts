/** Where something begins and ends: cards, piles, ties, pots and cities just on the edge of a rule. */
import { describe, expect, it } from 'vitest';
import { parlour, tellParlour, type ParlourAnswer, type ParlourState } from '../src/index.ts';
import { cardsNamed, isBird, isMammal } from '../src/cards/deck.ts';
import { both, takeOut } from '../src/cards/piles.ts';
import { compareTieBreaks } from '../src/cards/ties.ts';
import { cityStanding, EMPTY_DISTRICT } from '../src/games/city-square/scoring.ts';
import { thievesDen } from '../src/games/den-of-thieves/scoring.ts';
import { pairStanding } from '../src/games/rogues-and-warriors/game.ts';
import { allTied } from '../src/games/three-kingdoms/scoring.ts';
import { rebateOf } from '../src/money/pots.ts';
import { cards, dice, pick, ranks, setupFor, sitDown } from './dealing.ts';
import { inventoryCards, TestTable } from './play.ts';

describe('cards', () => {
  it('show a mammal or a bird, and a Dragon neither', () => {
    const kinds = (name: string): boolean[] => [isMammal(cardsNamed(name)[0]), isBird(cardsNamed(name)[0])];
    for (const animal of ['Wolf', 'Horse', 'Hare']) expect(kinds(`Bard/${animal}`)).toEqual([true, false]);
    for (const animal of ['Hawk', 'Owl', 'Wren']) expect(kinds(`Bard/${animal}`)).toEqual([false, true]);
    for (const colour of ['Red', 'Green', 'Blue']) expect(kinds(`Dragon/${colour}`)).toEqual([false, false]);
  });

  it('are taken out of a pile once, if they are there', () => {
    const out = (one: number): number[] => {
      const pile = [1, 2, 3, 2];
      takeOut(pile, one);
      return pile;
    };
    expect([out(1), out(2), out(9)]).toEqual([
      [2, 3, 2],
      [1, 3, 2],
      [1, 2, 3, 2],
    ]);
  });

  it('of two piles lie one after the other', () => {
    expect([both([1], [2, 3]), both([1, 2], []), both([], [3])]).toEqual([[1, 2, 3], [1, 2], [3]]);
  });
});

it('a tie is broken by the first difference; what is missing counts as nothing', () => {
  expect(Math.sign(compareTieBreaks([3, 1], [3, 2]))).toBe(-1);
  expect(Math.sign(compareTieBreaks([3, 1], [3]))).toBe(1);
  expect(Math.sign(compareTieBreaks([3], [3, 1]))).toBe(-1);
  expect(compareTieBreaks([3], [3, 0])).toBe(0);
});

describe('a city', () => {
  const city = (...rows: string[]): number => {
    const used: number[] = [];
    const card = (letter: string): number => {
      if (letter === '.') return EMPTY_DISTRICT;
      const found =
        letter === 'D'
          ? ['Red', 'Green', 'Blue'].flatMap((colour) => cardsNamed(`Dragon/${colour}`))
          : ranks(letter.repeat(used.length + 1));
      const id = found.find((one) => !used.includes(one))!;
      used.push(id);
      return id;
    };
    return cityStanding(rows.map((row) => row.split('').map(card))).score;
  };

  it('has no neighbours around the corner', () => {
    // A Bard is worth the Warriors beside it: none, one above, one at its side.
    expect(city('.W', 'B.')).toBe(0);
    expect(city('W.', 'B.')).toBe(1);
    expect(city('..W', 'B..')).toBe(0);
    expect(city('WB')).toBe(1);
  });

  it('scores its largest group of Markets, of equal ones the better', () => {
    // proves: gii.amb.city-equal-markets
    expect(city('MD.', '...', '..M')).toBe(2);
    expect(city('..M', '...', 'MD.')).toBe(2);
    // Three Dragons do not make a small group a large one.
    expect(city('.D.', 'DMD', '...', 'MM.')).toBe(2);
    expect(city('MM.', '...', '.D.', 'DMD')).toBe(2);
  });
});

it('a Den of Thieves with nobody to rob anybody keeps its patrons', () => {
  // Dragons, Warriors, Ladies, Bards, Merchants, Rogues.
  expect(thievesDen([0, 0, 1, 0, 0, 0], false)).toBe(1);
  expect(thievesDen([0, 2, 1, 0, 0, 1], false)).toBe(4);
  expect(thievesDen([0, 2, 1, 0, 0, 1], true)).toBe(6);
});

it('three armies are tied only if each is with each other', () => {
  const tied = (...names: string[]): boolean => allTied(inventoryCards(names));
  expect(tied('red-Rogue', 'green-Rogue', 'blue-Rogue')).toBe(true);
  expect(tied('red-Rogue', 'green-Lady', 'blue-Rogue')).toBe(false);
  expect(tied('red-Lady', 'green-Rogue', 'blue-Rogue')).toBe(false);
  expect(tied('red-Rogue', 'green-Rogue', 'blue-Lady')).toBe(false);
});

it('what nobody matched goes back, all of it', () => {
  expect(rebateOf([5, 0])).toEqual({ seat: 0, amount: 5 });
  expect(rebateOf([5, 1, 3])).toEqual({ seat: 0, amount: 2 });
  expect(rebateOf([1, 1, 0], [0, 4, 4])).toEqual({ seat: 1, amount: 1 });
  expect(rebateOf([5, 5])).toBeNull();
});

describe('Dragon Hordes', () => {
  const table = (chips: number[], more: object = {}): ParlourState =>
    sitDown(
      setupFor('dragon-hordes', chips.length, { chips, ...more }),
      cards('Rogue/Owl', 'Rogue/Owl', 'Rogue/Owl'),
    );
  const told = (state: ParlourState, ...values: number[]): string[] =>
    parlour.apply(state, dice(...values)).map((event) => tellParlour(state.setup, event, 0));

  it('asks nobody for a prediction who has left over the coins', () => {
    const state = table([3, 9, 9]);
    pick(state, 'roll');
    expect(told(state, 1, 2)).toEqual([
      'Ann rolls 1 and 2.',
      'Ann puts a coin on the Warrior.',
      'Ann has no coin left and leaves.',
    ]);
    expect(parlour.question(state)).toMatchObject({ seat: 1, what: 'turn' });
  });

  it('gives Dragons with a single coin to whoever rolls doubles, and all where there is none', () => {
    const state = table([9, 9]);
    state.memory.hordes = [0, 1, 0, 0, 0, 0, 0, 3];
    pick(state, 'roll');
    parlour.apply(state, dice(4, 4));
    expect(state.memory.hordes).toEqual([0, 0, 0, 0, 0, 0, 0, 3]);
    pick(state, 'roll');
    parlour.apply(state, dice(4, 4));
    expect(state.result).not.toBeNull();
  });

  it('places a coin of one’s choice also after a loan', () => {
    const state = table([3, 99], { loans: true });
    pick(state, 'roll');
    parlour.apply(state, dice(1, 6));
    expect(parlour.question(state)).toMatchObject({ seat: 0, what: 'loan' });
    pick(state, 'loan');
    expect(parlour.question(state)).toMatchObject({ seat: 0, what: 'horde' });
    pick(state, 'blue');
    expect(parlour.question(state)).toMatchObject({ seat: 0, what: 'predict' });
    expect(state.memory.hordes.slice(0, 3)).toEqual([0, 2, 1]);
  });
});

it('a pair of Dragons beats all pairs; one stands for the other card', () => {
  const score = (one: string, other: string): number => pairStanding(cards(one)[0], cards(other)[0]).score;
  expect(score('Dragon/Red', 'Dragon/Blue')).toBe(16);
  expect([score('Warrior/Owl', 'Warrior/Hare'), score('Dragon/Red', 'Warrior/Owl')]).toEqual([15, 15]);
  expect([score('Rogue/Owl', 'Dragon/Red'), score('Rogue/Owl', 'Rogue/Hare')]).toEqual([1, 1]);
});

describe('The Wheel', () => {
  const played = (variants: string[], players = 3): ParlourState =>
    new TestTable(setupFor('the-wheel', players, { variants, mode: 'shares', share: 1 })).toEnd().state;

  it('leaves markers for the next game only where several follow one another', () => {
    expect(played([]).result).not.toHaveProperty('after');
    expect(played(['multiple-successive-games']).result!.after!.markers).toHaveLength(1);
  });

  it('winds as many cards into the Clock as there are rounds, however many play', () => {
    for (const players of [2, 3, 5]) {
      const state = new TestTable(setupFor('the-wheel', players, { mode: 'shares', share: 1 }));
      expect(state.until(({ kind }) => kind === 'choose').state.common.cards.clock).toHaveLength(3);
    }
  });
});

it('where two must be chosen together, they are listed one by one', () => {
  const state = new TestTable(setupFor('kings-council', 2)).untilAsked('exchange').state;
  const { ask } = state;
  if (ask?.kind !== 'choose') throw new Error('Nothing is asked.');
  const listed = (min: number): (number | null)[][] => {
    state.ask = { ...ask, min, max: 3 };
    const { legal, choices } = parlour.answers(state);
    const picked = (answer: ParlourAnswer): number | null =>
      answer.do === 'choose' ? answer.picks.length : null;
    return [legal.map(picked), choices.map(({ answer }) => picked(answer))];
  };
  const ones = ask.options.map(() => 1);
  expect(listed(0)).toEqual([
    [0, ...ones],
    [0, ...ones],
  ]);
  expect(listed(1)).toEqual([ones, ones]);
  for (const min of [2, 3]) expect(listed(min)).toEqual([expect.not.arrayContaining([1]), ones]);
});
