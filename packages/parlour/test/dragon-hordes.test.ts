import { BadSetup } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import {
  COLOURS,
  fullDeck,
  parlour,
  possiblePredictions,
  predictionWords,
  RANKS,
  settlePrediction,
  type ParlourSetup,
  type ParlourState,
} from '../src/index.ts';
import { asked, cards, dice, optionsOf, pick, refused, setupFor, sitDown } from './dealing.ts';
import { playRandomly, setupOf } from './playing.ts';

const NAMES: string[] = [...COLOURS, ...RANKS.slice(1)];
/** Eight Horde Cards, empty but for those named. */
const hordes = (coins: Record<string, number>): number[] => NAMES.map((name) => coins[name] ?? 0);
const named = (list: readonly number[]): Record<string, number> =>
  Object.fromEntries(NAMES.map((name, i) => [name, list[i]] as const).filter(([, n]) => n > 0));
const [blueRogue, greenBard, redLady, blueMerchant] = cards(
  'Rogue/Hare',
  'Bard/Owl',
  'Lady/Wolf',
  'Merchant/Wren',
);
const settled = (
  coins: Record<string, number>,
  prediction: { colour?: number; rank?: number },
  card: number,
): [number, Record<string, number>, readonly number[]] => {
  const { take, hordes: after, owes } = settlePrediction(hordes(coins), prediction, card);
  return [take, named(after), owes.map((horde) => NAMES[horde]) as never];
};

/** A table after the set-up, with these coins on the Horde Cards, and these cards to come. */
function table(
  coins: Record<string, number>,
  coming: number[] = [],
  more: Partial<ParlourSetup> = {},
): ParlourState {
  const players = more.chips?.length ?? 2;
  const setup = cards('Rogue/Owl', 'Rogue/Owl', 'Rogue/Owl').slice(0, players);
  const state = sitDown(setupFor('dragon-hordes', players, more), [...setup, ...coming]);
  const laid = hordes(coins);
  state.memory.hordes = laid;
  state.carried = laid.reduce((a, b) => a + b, 0);
  return state;
}
function roll(state: ParlourState, a: number, b: number): void {
  pick(state, 'roll');
  parlour.apply(state, dice(a, b));
}

describe('a prediction', () => {
  it('takes the whole Horde Card, or adds a coin to it', () => {
    // proves: gii.dragon-hordes.color-hit, gii.dragon-hordes.color-miss, gii.dragon-hordes.rank-hit
    // proves: gii.dragon-hordes.rank-miss
    expect(settled({ green: 5, Bard: 2 }, { colour: 1 }, greenBard)).toEqual([5, { Bard: 2 }, []]);
    expect(settled({ green: 5 }, { colour: 1 }, blueRogue)).toEqual([0, { green: 5 }, ['green']]);
    expect(settled({ Bard: 4, green: 1 }, { rank: 3 }, greenBard)).toEqual([4, { green: 1 }, []]);
    expect(settled({ Bard: 4 }, { rank: 3 }, blueRogue)).toEqual([0, { Bard: 4 }, ['Bard']]);
  });

  it('of both takes both, adds to both, or takes half and moves the rest', () => {
    // proves: gii.dragon-hordes.both-hit, gii.dragon-hordes.both-miss, gii.dragon-hordes.half-hit
    const coins = { blue: 7, Merchant: 10 };
    const both = { colour: 2, rank: 4 };
    expect(settled(coins, both, blueMerchant)).toEqual([17, {}, []]);
    expect(settled(coins, both, redLady)).toEqual([0, coins, ['blue', 'Merchant']]);
    expect(settled(coins, both, blueRogue)).toEqual([3, { Merchant: 14 }, []]);
    expect(settled(coins, both, cards('Merchant/Owl')[0])).toEqual([5, { blue: 12 }, []]);
    expect(settled({ blue: 1, Merchant: 1 }, both, blueRogue)).toEqual([0, { Merchant: 2 }, []]);
  });

  it('never involves an empty Horde Card, and never loses a coin', () => {
    // proves: gii.dragon-hordes.no-empty-prediction
    for (let n = 0; n < 4000; n++) {
      const coins = NAMES.map((_, i) => Math.floor(n / 3 ** (i % 5) + i * n) % 4);
      for (const prediction of possiblePredictions(coins)) {
        for (const word of predictionWords(prediction).split(' '))
          if (!(coins[NAMES.indexOf(word)] > 0)) expect.fail(`${word} is empty`);
        const card = (n * 37) % 90;
        const { take, hordes: after } = settlePrediction(coins, prediction, card);
        const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
        if (sum(after) + take !== sum(coins)) expect.fail('coins got lost');
      }
    }
    expect(possiblePredictions(NAMES.map(() => 1))).toHaveLength(3 + 5 + 15);
  });
});

describe('a table of Dragon Hordes', () => {
  it('lays out eight Horde Cards; everybody turns up a card for a coin on its colour and one on its rank', () => {
    // proves: gii.dragon-hordes.setup-1, gii.dragon-hordes.setup-2, gii.amb.dragon-hordes-modes
    // proves: gii.dragon-hordes.no-dragons-in-deck, gii.cards.grey-cards
    const state = sitDown(setupFor('dragon-hordes', 3, { carried: 4 }), [
      greenBard,
      blueRogue,
      greenBard + 1,
    ]);
    expect(state.memory.hordes).toHaveLength(8);
    expect(named(state.memory.hordes)).toEqual({ green: 2, blue: 1, Bard: 2, Rogue: 1 });
    expect(state.chips).toEqual([98, 98, 98]);
    expect(state.stake).toEqual([0, 0, 0]);
    expect(state.carried).toBe(10);
    expect(parlour.view(state, 1).counts.hordes).toEqual(state.memory.hordes);
    expect([...state.deck, ...state.discard].sort((a, b) => a - b)).toEqual(fullDeck(false));
  });

  it('rolls two dice in turn and puts a coin on each number, a 6 on a Dragon of one’s choice', () => {
    // proves: gii.dragon-hordes.step-1, gii.dragon-hordes.step-2, gii.dragon-hordes.place
    // proves: gii.dragon-hordes.setup-3
    const state = table({ Rogue: 1 });
    expect(asked(state).seat).toBe(0);
    pick(state, 'roll');
    expect(parlour.question(state)).toEqual({ seat: -1, kind: 'dice', count: 2, sides: 6, of: 0, each: [2] });
    parlour.apply(state, dice(2, 6));
    expect(asked(state)).toMatchObject({ seat: 0, what: 'horde' });
    expect(optionsOf(state)).toEqual(['red', 'green', 'blue']);
    refused(state, { seat: 0, do: 'choose', picks: [] });
    pick(state, 'green');
    expect(named(state.memory.hordes)).toEqual({ Rogue: 1, Lady: 1, green: 1 });
    expect(asked(state)).toMatchObject({ seat: 0, what: 'predict', min: 0, max: 1 });
    pick(state);
    expect(asked(state)).toMatchObject({ seat: 1, what: 'turn' });
  });

  it('refuses to predict what is empty', () => {
    // proves: gii.dragon-hordes.no-empty-prediction, gii.ex.dh-empty-blue
    const state = table({ Rogue: 1, red: 1 });
    roll(state, 3, 4);
    const words = optionsOf(state);
    expect(words).not.toContain('blue');
    expect(words).not.toContain('blue Rogue');
    expect(words).toEqual(['red', 'Bard', 'Merchant', 'Rogue', 'red Bard', 'red Merchant', 'red Rogue']);
    refused(state, { seat: 0, do: 'choose', picks: [7] });
  });

  it('plays the book’s examples', () => {
    // proves: gii.ex.dh-cliff, gii.ex.dh-tom, gii.ex.dh-sam
    const cliff = table({ Rogue: 7 }, [redLady]);
    const before = cliff.chips[0];
    roll(cliff, 3, 4);
    pick(cliff, 'Rogue');
    expect(named(cliff.memory.hordes)).toEqual({ Bard: 1, Merchant: 1, Rogue: 8 });
    expect(cliff.chips[0]).toBe(before - 3);

    const tom = table({ green: 5 }, [greenBard]);
    roll(tom, 1, 2);
    const rolled = tom.chips[0];
    pick(tom, 'green');
    expect(tom.chips[0]).toBe(rolled + 5);
    expect(named(tom.memory.hordes)).toEqual({ Warrior: 1, Lady: 1 });

    const sam = table({ blue: 7, Merchant: 10 }, [blueRogue]);
    roll(sam, 1, 2);
    const sams = sam.chips[0];
    pick(sam, 'blue Merchant');
    expect(sam.chips[0]).toBe(sams + 3);
    expect(named(sam.memory.hordes)).toEqual({ Warrior: 1, Lady: 1, Merchant: 14 });
  });

  it('gives doubles the coins of the three Dragons, and the turn ends', () => {
    // proves: gii.dragon-hordes.doubles
    const state = table({ red: 2, blue: 3, Rogue: 4 });
    const before = state.chips[0];
    roll(state, 6, 6);
    expect(state.chips[0]).toBe(before + 5);
    expect(named(state.memory.hordes)).toEqual({ Rogue: 4 });
    expect(asked(state)).toMatchObject({ seat: 1, what: 'turn' });
  });

  it('gives doubles everything where the Dragons have nothing, and the game is over', () => {
    // proves: gii.dragon-hordes.doubles-empty, gii.dragon-hordes.game-end, gii.dragon-hordes.tiebreaker
    const state = table({ Lady: 2, Rogue: 4 }, [], { carried: 3 });
    state.carried += 3;
    roll(state, 1, 1);
    expect(state.result).toEqual({ places: [1, 1], scores: [4, -2], won: [6, 0], winners: [] });
    expect(state.carried).toBe(3);
    expect(state.chips[0]).toBe(104);
  });

  it('is over the moment the last coin is taken', () => {
    // proves: gii.dragon-hordes.game-end
    const dragons = table({ red: 2 });
    roll(dragons, 2, 2);
    expect(parlour.question(dragons).kind).toBe('over');
    const both = table({ blue: 1 }, [blueMerchant]);
    roll(both, 4, 6);
    pick(both, 'blue');
    pick(both, 'blue Merchant');
    expect(parlour.question(both).kind).toBe('over');
    expect(both.result?.scores).toEqual([3 - 2 - 2, -2]);
  });

  it('lets a player leave for good; the coins stay, and the last one takes them', () => {
    // proves: gii.dragon-hordes.leaving, gii.dragon-hordes.no-joining, gii.amb.hordes-last-player
    const state = table({ Rogue: 6, red: 3 }, [], { chips: [9, 9, 9] });
    pick(state, 'leave');
    expect(named(state.memory.hordes)).toEqual({ Rogue: 6, red: 3 });
    expect(state.chips).toEqual([7, 7, 7]);
    for (const seat of [1, 2, 1]) {
      expect(asked(state).seat).toBe(seat);
      roll(state, 1, 2);
      pick(state);
    }
    expect(asked(state).seat).toBe(2);
    pick(state, 'leave');
    expect(state.result).toMatchObject({ won: [0, 15, 0], scores: [-2, 15 - 2 - 4, -4] });
    expect(state.chips).toEqual([7, 18, 5]);
  });

  it('sends away who owes a coin and has none', () => {
    // proves: gii.amb.hordes-broke
    const state = table({ Rogue: 6, red: 3 }, [], { chips: [3, 9, 9] });
    roll(state, 1, 2);
    expect(state.folded).toEqual([true, false, false]);
    expect(named(state.memory.hordes)).toEqual({ Rogue: 6, red: 3, Warrior: 1 });
    expect(asked(state)).toMatchObject({ seat: 1, what: 'turn' });
    const missed = table({ Rogue: 6, red: 3 }, [greenBard], { chips: [4, 9, 9] });
    roll(missed, 1, 2);
    pick(missed, 'red Rogue');
    expect(missed.folded).toEqual([true, false, false]);
    const six = table({ Rogue: 6 }, [], { chips: [2, 9, 9] });
    roll(six, 6, 2);
    expect(six.folded).toEqual([true, false, false]);
    const few = sitDown(setupFor('dragon-hordes', 2, { chips: [1, 9] }), [greenBard]);
    expect(few.result).toMatchObject({ won: [0, 1], scores: [-1, 1] });
  });

  it('gives another turn for doubles with Double Double, but not where doubles end the game', () => {
    // proves: gii.dragon-hordes.double-double.extra-turn, gii.amb.hordes-double-double
    const state = table({ red: 2, Rogue: 4 }, [], { variants: ['double-double'] });
    roll(state, 5, 5);
    expect(asked(state)).toMatchObject({ seat: 0, what: 'turn' });
    expect(state.chips[0]).toBe(100);
    roll(state, 3, 3);
    expect(state.result).toMatchObject({ won: [6, 0] });
  });

  it('knows neither Shares nor more than ten players', () => {
    // proves: gii.amb.dragon-hordes-modes
    expect(() => parlour.create(setupFor('dragon-hordes', 2, { mode: 'shares' }))).toThrow(BadSetup);
    // proves: gii.amb.player-counts
    expect(() => parlour.create(setupFor('dragon-hordes', 10))).not.toThrow();
    expect(() => parlour.create(setupFor('dragon-hordes', 11))).toThrow(BadSetup);
    expect(() => parlour.create(setupFor('dragon-hordes', 2, { variants: ['dragons'] }))).toThrow('dragons');
    expect(parlour.defs.find((def) => def.id === 'dragon-hordes')).toMatchObject({ insideInn: false });
  });

  it('mixes the discards when the deck is used up', () => {
    // proves: gii.concepts.deck-exhausted
    const state = table({ Rogue: 6, red: 3 }, [blueRogue]);
    state.discard.push(...state.deck.splice(0));
    roll(state, 1, 2);
    pick(state, 'red');
    expect(parlour.question(state)).toMatchObject({ kind: 'shuffle', size: 90 });
    parlour.apply(state, { seat: -1, do: 'shuffle', order: Array.from({ length: 90 }, (_, i) => i) });
    expect(asked(state)).toMatchObject({ seat: 1, what: 'turn' });
    expect(state.deck).toHaveLength(89);
  });

  it('keeps coins and cards in random games, and ends', () => {
    for (let n = 0; n < 200; n++) {
      const setup = setupOf('dragon-hordes', n);
      const { state } = playRandomly(setup, n, {
        looks: () => true,
        each: ({ memory, carried, result }) => {
          const lying = memory.hordes.reduce((a, b) => a + b, 0);
          expect(carried).toBe((setup.carried ?? 0) + lying);
          expect(lying === 0).toBe(result !== null);
        },
      });
      expect(state.result?.scores).toEqual(state.chips.map((coins, seat) => coins - setup.chips![seat]));
    }
  });
});

describe('Dragon Hordes at their edges', () => {
  const hordes = (state: ParlourState): number[] => state.memory.hordes;

  it('take the very first card of the deck as any other', () => {
    // proves: gii.dragon-hordes.setup-2
    const state = sitDown(setupFor('dragon-hordes', 2), cards('Warrior/Wolf', 'Lady/Owl', 'Bard/Owl'));
    expect(hordes(state)).toEqual([1, 1, 0, 1, 1, 0, 0, 0]);
    expect(state.chips).toEqual([98, 98]);
    const { standing } = parlour.defs.find(({ id }) => id === 'dragon-hordes')!;
    expect(standing(state, 0)).toEqual({ score: -2, order: [0] });
    const settled = sitDown(setupFor('dragon-hordes', 2), cards('Lady/Owl', 'Bard/Owl', 'Warrior/Wolf'));
    pick(settled, 'roll');
    parlour.apply(settled, dice(1, 4));
    pick(settled, 'Warrior');
    // The Warrior came: his coin is Ann's, and it is Ben's turn.
    expect(hordes(settled)).toEqual([0, 2, 0, 0, 1, 1, 1, 0]);
    expect(settled.memory).toMatchObject({ taken: [1, 0], paid: [4, 2] });
    expect(asked(settled)).toMatchObject({ seat: 1, what: 'turn', min: 1, max: 1 });
  });

  it('are over at once when the last rival leaves, whatever coin is owed', () => {
    // proves: gii.amb.hordes-last-player
    const state = sitDown(setupFor('dragon-hordes', 2), cards('Lady/Owl', 'Bard/Owl'));
    pick(state, 'roll');
    parlour.apply(state, dice(6, 1));
    expect(asked(state)).toMatchObject({ seat: 0, what: 'horde' });
    parlour.apply(state, { seat: 1, do: 'leave' });
    expect(state.result).not.toBeNull();
    expect(state.chips).toEqual([102, 98]);
    expect(hordes(state).every((coins) => coins === 0)).toBe(true);
  });

  it('are over when a double takes the last coins, also where another turn would follow', () => {
    // proves: gii.dragon-hordes.double-double.extra-turn, gii.dragon-hordes.game-end
    for (const variants of [[], ['double-double']]) {
      const state = sitDown(setupFor('dragon-hordes', 2, { variants }), cards('Lady/Owl', 'Bard/Owl'));
      state.memory.hordes = [0, 4, 0, 0, 0, 0, 0, 0];
      pick(state, 'roll');
      parlour.apply(state, dice(2, 2));
      expect(state.result).toMatchObject({ won: [4, 0] });
    }
  });
});
