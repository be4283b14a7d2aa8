import { BadSetup } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import {
  compareTieBreaks,
  parlour,
  scoreOfKeep,
  threesStanding,
  threesWithCard,
  type ParlourState,
} from '../src/index.ts';
import { asked, cards, checkAll, dice, optionsOf, pick, refused, setupFor, sitDown } from './dealing.ts';
import { playRandomly, setupOf } from './playing.ts';

const better = (a: number[], b: number[], ...variants: string[]): number =>
  Math.sign(compareTieBreaks(threesStanding(a, variants).order, threesStanding(b, variants).order));
const keeps = (state: ParlourState): (readonly number[])[] => state.seats.map((seat) => seat.dice.keep);

describe('a Keep of Threes', () => {
  it('is better the lower it is, 3s counting nothing, and equals stay equal', () => {
    // proves: gii.threes.lowest-wins, gii.threes.threes-zero, gii.threes.tiebreaker
    expect(threesStanding([3, 3, 1, 6, 2]).score).toBe(9);
    expect(better([3, 3, 3, 3, 3], [1, 1, 1, 1, 1])).toBe(1);
    expect(better([1, 2, 4, 5, 6], [6, 6, 6, 6, 6])).toBe(1);
    expect(better([3, 3, 3, 3, 5], [1, 1, 1, 1, 1])).toBe(0);
  });

  it('of five different values beats all others with Fool’s Luck, the highest total of them first', () => {
    // proves: gii.threes.fools-luck.beats-all, gii.threes.fools-luck.highest-wins, gii.amb.threes-total-of-3s
    expect(better([1, 2, 4, 5, 6], [3, 3, 3, 3, 3])).toBe(-1);
    expect(better([1, 2, 4, 5, 6], [3, 3, 3, 3, 3], 'fools-luck')).toBe(1);
    expect(better([1, 2, 4, 5, 6], [2, 3, 4, 5, 6], 'fools-luck')).toBe(1);
    expect(threesStanding([1, 2, 4, 5, 6], ['fools-luck']).score).toBe(18);
    expect(better([2, 3, 4, 5, 6], [1, 2, 3, 4, 5], 'fools-luck')).toBe(1);
  });

  it('of five equal values beats all others with Strength in Numbers, fools too', () => {
    // proves: gii.threes.strength-in-numbers.beats-all, gii.threes.strength-in-numbers.highest-wins
    // proves: gii.threes.strength-in-numbers.beats-fools-luck
    expect(better([6, 6, 6, 6, 6], [1, 3, 3, 3, 3], 'strength-in-numbers')).toBe(1);
    expect(better([6, 6, 6, 6, 6], [5, 5, 5, 5, 5], 'strength-in-numbers')).toBe(1);
    expect(better([1, 1, 1, 1, 1], [3, 3, 3, 3, 3], 'strength-in-numbers')).toBe(1);
    expect(better([3, 3, 3, 3, 3], [1, 2, 4, 5, 6], 'strength-in-numbers', 'fools-luck')).toBe(1);
  });

  it('of nothing but 3s loses with Can’t Win With Nothing, even to weak ones, and only ties with its like', () => {
    // proves: gii.threes.cant-win-with-nothing.all-threes-lose, gii.threes.cant-win-with-nothing.over-strength
    // proves: gii.amb.threes-all-threes
    const nothing = [3, 3, 3, 3, 3];
    expect(better(nothing, [6, 6, 6, 6, 5], 'cant-win-with-nothing')).toBe(-1);
    expect(better(nothing, [6, 6, 6, 6, 5], 'cant-win-with-nothing', 'strength-in-numbers')).toBe(-1);
    expect(better([3, 3, 3, 3, 1], [6, 6, 6, 6, 5], 'cant-win-with-nothing')).toBe(1);
    expect(better(nothing, nothing, 'cant-win-with-nothing')).toBe(0);
  });

  it('has a card for one of its dice with Hidden Fate: a Bard is a 3, a Dragon what its owner says', () => {
    // proves: gii.threes.hidden-fate.bard-zero, gii.threes.dragons.wild
    const [bard, rogue, dragon] = cards('Bard/Owl', 'Rogue/Owl', 'Dragon/Blue');
    expect(threesWithCard([1, 1, 1, 1], bard).score).toBe(4);
    expect(threesWithCard([1, 1, 1, 1], rogue).score).toBe(9);
    expect(threesWithCard([1, 1, 1, 1], dragon, [], 6).score).toBe(10);
    expect(threesWithCard([1, 1, 1, 1], dragon, [], 3).score).toBe(4);
    expect(threesWithCard([1, 1, 1, 1], dragon).score).toBe(4);
    expect(threesWithCard([6, 6, 6, 6], dragon, ['strength-in-numbers']).score).toBe(30);
    expect(threesWithCard([3, 3, 3, 3], dragon, ['cant-win-with-nothing']).score).toBe(1);
  });

  it('has the best number there is for a Dragon of which nothing was said', () => {
    // proves: gii.threes.dragons.wild
    const [dragon] = cards('Dragon/Red');
    const best = (keep: number[], ...variants: string[]): number =>
      threesWithCard(keep, dragon, variants).score - scoreOfKeep(keep);
    const [fool, strong, lost] = ['fools-luck', 'strength-in-numbers', 'cant-win-with-nothing'];
    // A 3 counts nothing; where that loses, or something better is to be had, it is another number.
    expect(best([1, 1, 2, 6])).toBe(0);
    expect(best([3, 3, 3, 3], lost)).toBe(1);
    expect([1, 2, 4, 5, 6].map((n) => best([n, n, n, n], strong))).toEqual([1, 2, 4, 5, 6]);
    expect(best([1, 2, 3, 4], fool)).toBe(6);
    expect(best([1, 2, 3, 6], fool)).toBe(5);
    expect(best([1, 2, 5, 6], fool)).toBe(4);
    expect(best([3, 4, 5, 6], fool)).toBe(2);
  });

  it('agrees with a comparison written down another way, for all Keeps and variants', () => {
    const all: number[][] = [];
    for (let n = 0; n < 6 ** 5; n++) all.push([0, 1, 2, 3, 4].map((i) => 1 + (Math.floor(n / 6 ** i) % 6)));
    const sets = [[], ['fools-luck'], ['strength-in-numbers'], ['cant-win-with-nothing']].flatMap(
      (one, i, list) => list.slice(i).map((other) => [...one, ...other]),
    );
    sets.push(['fools-luck', 'strength-in-numbers', 'cant-win-with-nothing']);
    for (let i = 0; i < 30_000; i++) {
      const [a, b] = [all[(i * 7919) % all.length], all[(i * 104_729 + 13) % all.length]];
      const variants = sets[i % sets.length];
      // From the best kind to the worst: who alone is of a kind wins by it.
      const kinds: ((keep: number[]) => boolean)[] = [];
      const threes = (keep: number[]): boolean => keep.every((die) => die === 3);
      const lost = (keep: number[]): boolean => variants.includes('cant-win-with-nothing') && threes(keep);
      if (variants.includes('strength-in-numbers'))
        kinds.push((keep) => !lost(keep) && keep.every((die) => die === keep[0]));
      if (variants.includes('fools-luck'))
        kinds.push((keep) => keep.every((die, at) => keep.indexOf(die) === at));
      kinds.push((keep) => !lost(keep), lost);
      const at = (keep: number[]): number => kinds.findIndex((kind) => kind(keep));
      const plain = kinds.length - 2;
      const expected =
        at(a) !== at(b) ? at(b) - at(a) : (scoreOfKeep(a) - scoreOfKeep(b)) * (at(a) === plain ? -1 : 1);
      expect(better(a, b, ...variants)).toBe(Math.sign(expected) + 0);
    }
  });
});

describe('a table of Threes', () => {
  it('antes, rolls five dice each, keeps, bets, and rolls what is left until all Keeps are full', () => {
    // proves: gii.threes.step-1, gii.threes.step-2, gii.threes.step-3, gii.threes.step-4, gii.threes.step-5
    // proves: gii.threes.step-6, gii.threes.step-7, gii.threes.betting-continues
    const state = sitDown(setupFor('threes', 2));
    expect(state.stake).toEqual([1, 1]);
    // All roll at once.
    const each = [5, 5];
    expect(parlour.question(state)).toEqual({ seat: -1, kind: 'dice', count: 10, sides: 6, of: 0, each });
    parlour.apply(state, dice(3, 3, 3, 3, 1, 2, 2, 5, 6, 6));
    expect(optionsOf(state)).toEqual(['1', '3']);
    pick(state, '3');
    expect(asked(state)).toMatchObject({ seat: 1, what: 'keep', min: 1, max: 1 });
    pick(state, '2');
    expect(keeps(state)).toEqual([
      [3, 3, 3, 3],
      [2, 2],
    ]);
    expect(checkAll(state)).toBe(1);
    expect(parlour.question(state)).toMatchObject({ kind: 'dice', count: 4, of: 0, each: [1, 3] });
    // The first one's alone may be told: then the others still roll.
    parlour.apply(state, dice(4));
    expect(parlour.question(state)).toEqual({ seat: -1, kind: 'dice', count: 3, sides: 6, of: 1, each: [3] });
    parlour.apply(state, dice(1, 1, 6));
    pick(state, '1');
    // Ann is done, and bets all the same while Ben has a die.
    expect(parlour.question(state)).toMatchObject({ seat: 0, kind: 'bet' });
    parlour.apply(state, { seat: 0, do: 'raise', to: 5 });
    parlour.apply(state, { seat: 1, do: 'call' });
    parlour.apply(state, dice(3));
    expect(state.result).toMatchObject({ places: [1, 2], scores: [4, 6], won: [12, 0], winners: [0] });
    expect(state.chips).toEqual([106, 94]);
  });

  it('asks nobody who has nothing to choose, and holds no Betting Round when all is rolled at once', () => {
    // proves: gii.threes.all-same-forced, gii.amb.threes-no-betting
    const state = sitDown(setupFor('threes', 2));
    parlour.apply(state, dice(6, 6, 6, 6, 6));
    parlour.apply(state, dice(1, 1, 1, 1, 1));
    expect(state.result).toMatchObject({ winners: [1], scores: [30, 5] });
  });

  it('refuses to keep nothing or two values; whoever is ready may keep first', () => {
    // proves: gii.threes.keep-at-least-one
    const state = sitDown(setupFor('threes', 2));
    parlour.apply(state, dice(1, 2, 3, 4, 5));
    parlour.apply(state, dice(1, 2, 3, 4, 5));
    refused(state, { seat: 0, do: 'choose', picks: [] });
    refused(state, { seat: 0, do: 'choose', picks: [0, 1] });
    refused(state, { seat: 0, do: 'check' });
    refused(state, { seat: 2, do: 'choose', picks: [0] });
    // proves: gii.threes.no-waiting
    parlour.apply(state, { seat: 1, do: 'choose', picks: [2] });
    expect(state.seats[1].dice.keep).toEqual([3]);
    refused(state, { seat: 1, do: 'choose', picks: [0] });
    expect(parlour.question(state).seat).toBe(0);
  });

  it('ends when all but one have folded, and the others’ dice are not rolled', () => {
    const state = sitDown(setupFor('threes', 3));
    for (let i = 0; i < 3; i++) parlour.apply(state, dice(1, 2, 3, 4, 5));
    for (let i = 0; i < 3; i++) pick(state, '5');
    parlour.apply(state, { seat: 0, do: 'fold' });
    parlour.apply(state, { seat: 1, do: 'fold' });
    expect(state.result).toMatchObject({ winners: [2], won: [0, 0, 3] });
  });

  it('splits among equals at once: there is no tiebreaker', () => {
    // proves: gii.threes.tiebreaker
    const state = sitDown(setupFor('threes', 3, { mode: 'shares', share: 3 }));
    parlour.apply(state, dice(1, 1, 1, 1, 1));
    parlour.apply(state, dice(1, 1, 1, 1, 1));
    parlour.apply(state, dice(6, 6, 6, 6, 6));
    expect(state.result).toMatchObject({ places: [1, 1, 3], won: [4, 4, 0] });
    expect(state.carried).toBe(1);
  });

  it('with Hidden Fate deals a card that only its owner sees, rolls four dice and bets once more at the end', () => {
    // proves: gii.threes.hidden-fate.four-dice, gii.threes.hidden-fate.card, gii.threes.hidden-fate.last-betting
    const [bard, rogue] = cards('Bard/Owl', 'Rogue/Owl');
    const state = sitDown(setupFor('threes', 2, { variants: ['hidden-fate'] }), [bard, rogue]);
    expect(state.seats.map((seat) => seat.cards.hand)).toEqual([[bard], [rogue]]);
    expect(parlour.view(state, 0).seats[1].zones.hand).toEqual({ size: 1, cards: null });
    expect(parlour.view(state, 0).seats[0].zones.hand.cards).toEqual([bard]);
    expect(parlour.question(state)).toMatchObject({ kind: 'dice', count: 8, each: [4, 4] });
    parlour.apply(state, dice(2, 2, 2, 2));
    parlour.apply(state, dice(1, 1, 1, 1));
    // All Keeps are full after one roll; the last Betting Round is held all the same, the cards still hidden.
    expect(parlour.view(state, 0).seats[1].zones.hand.cards).toBeNull();
    expect(checkAll(state)).toBe(1);
    expect(state.result).toMatchObject({ scores: [8, 9], winners: [0] });
    expect(parlour.view(state, 0).seats[1].zones.hand.cards).toEqual([rogue]);
  });

  it('asks for the value of a Dragon when the cards are turned up', () => {
    // proves: gii.threes.dragons.declare, gii.threes.dragons.wild
    const [dragon, rogue] = cards('Dragon/Red', 'Rogue/Owl');
    const variants = ['hidden-fate', 'dragons', 'cant-win-with-nothing'];
    const state = sitDown(setupFor('threes', 2, { variants }), [dragon, rogue]);
    parlour.apply(state, dice(3, 3, 3, 3));
    parlour.apply(state, dice(1, 1, 1, 1));
    checkAll(state);
    expect(asked(state)).toMatchObject({ seat: 0, what: 'declare' });
    expect(parlour.view(state, 1).seats[0].zones.hand.cards).toEqual([dragon]);
    expect(optionsOf(state)).toEqual(['1', '2', '3', '4', '5', '6']);
    pick(state, '2');
    expect(state.result).toMatchObject({ scores: [2, 9], winners: [0] });
  });

  it('is for two to ten, and knows its variants', () => {
    expect(() => parlour.create(setupFor('threes', 1))).toThrow(BadSetup);
    expect(() => parlour.create(setupFor('threes', 2, { variants: ['exchange'] }))).toThrow('exchange');
  });

  it('keeps coins, cards, dice and secrets in random games, and ends', () => {
    for (let n = 0; n < 200; n++)
      playRandomly(setupOf('threes', n), n, {
        looks: (zone, owner, viewer, state) =>
          viewer === owner || (zone === 'hand' && state.open.includes('hand') && !state.folded[owner]),
        each(state) {
          const all = state.setup.variants?.includes('hidden-fate') ? 4 : 5;
          for (const { dice: held } of state.seats) {
            const kept = held.keep?.length ?? 0;
            expect(kept).toBeLessThanOrEqual(all);
            expect([0, undefined, all - kept]).toContain(held.dice?.length);
          }
        },
      });
  });
});
