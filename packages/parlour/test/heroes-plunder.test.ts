import { BadSetup, below, luckFrom, type Luck } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import {
  colourOf,
  compareTieBreaks,
  fullDeck,
  isDragon,
  lootStanding,
  parlour,
  rankOf,
  stealable,
  type ParlourSetup,
  type ParlourState,
} from '../src/index.ts';
import { asked, cards, optionsOf, pick, refused, setupFor, sitDown } from './dealing.ts';
import { playRandomly, setupOf } from './playing.ts';

const ANIMALS: Record<string, string[]> = {
  red: ['Wolf', 'Hawk'],
  green: ['Horse', 'Owl'],
  blue: ['Hare', 'Wren'],
};
/** `3 red Rogue, green Lady, red Dragon`: so many different cards. */
function pile(text: string): number[] {
  const used = new Map<string, number>();
  const names = text.split(', ').flatMap((part) => {
    const [, count = '1', colour, rank] = /^(?:(\d+) )?(\w+) (\w+)$/.exec(part)!;
    return Array.from({ length: Number(count) }, () => {
      if (rank === 'Dragon') return `Dragon/${colour}`;
      const n = used.get(`${colour} ${rank}`) ?? 0;
      used.set(`${colour} ${rank}`, n + 1);
      return `${rank}/${ANIMALS[colour][n % 2]}`;
    });
  });
  return cards(...names);
}
const score = (text: string, ...variants: string[]): number => lootStanding(pile(text), variants).score;

/** The best score again, by trying: every number of Rank Sets, every way to make Color Sets card by card. */
function tried(loot: readonly number[], variants: readonly string[]): number {
  const [generic, special] = [variants.includes('dragons'), variants.includes('three-dragons')];
  const has = (colour: number): boolean => loot.some((card) => isDragon(card) && colourOf(card) === colour);
  const plain = loot.filter((card) => !isDragon(card));
  let best = -Infinity;
  const greens = special && has(1) ? [1, 2, 3, 4, 5] : [0];
  for (const green of greens) {
    const made = new Map<number, number>();
    const ranksFrom = (rank: number, points: number): void => {
      if (rank > 5) {
        best = Math.max(best, points + 3 * setsFrom(candidates(green, made), []));
        return;
      }
      const count = plain.filter((card) => rankOf(card) === rank).length + (green === rank ? 1 : 0);
      for (let sets = 0; sets * rank <= count; sets++) {
        made.set(rank, sets);
        const left = count - sets * rank;
        ranksFrom(rank + 1, points + sets * rank - (left > 0 && green !== rank ? 1 : 0));
      }
    };
    ranksFrom(1, 0);
  }
  return best;

  /** Who may be in a Color Set as what: a number for the card, the rank, the colour. */
  function candidates(green: number, made: ReadonlyMap<number, number>): [number, number, number][] {
    const list: [number, number, number][] = [];
    for (const card of loot) {
      const roles = !isDragon(card)
        ? [rankOf(card)]
        : generic
          ? [1, 2, 3, 4, 5]
          : special && colourOf(card) === 1
            ? [green]
            : [];
      for (const rank of roles) if ((made.get(rank) ?? 0) > 0) list.push([card, rank, colourOf(card)]);
    }
    return list;
  }
  /** The most disjoint sets: the first free red one is used, in every way, or given up. */
  function setsFrom(list: [number, number, number][], used: readonly number[]): number {
    const free = list.filter(([card]) => !used.includes(card));
    const first = free.find(([, , colour]) => colour === 0);
    if (first === undefined) return 0;
    let most = setsFrom(
      list.filter(([card]) => card !== first[0]),
      used,
    );
    const roles = free.filter(([card]) => card === first[0]);
    for (const [card, rank] of roles)
      for (const [g, greenRank] of free.filter(([, , colour]) => colour === 1)) {
        if (!(special && has(2)) && greenRank !== rank) continue;
        for (const [b, blueRank] of free.filter(([, , colour]) => colour === 2)) {
          if (!(special && has(2)) && blueRank !== rank) continue;
          most = Math.max(most, 1 + setsFrom(list, [...used, card, g, b]));
        }
      }
    return most;
  }
}

function randomLoot(luck: Luck, size: number): number[] {
  // Few cards of each kind, and Dragons more often than the deck has them.
  const deck = fullDeck(false).filter(() => below(luck, 3) === 0);
  const loot = [90, 91, 92].filter(() => below(luck, 2) === 0);
  while (loot.length < size) loot.push(deck.splice(below(luck, deck.length), 1)[0]);
  return loot;
}

describe('a Loot Pile', () => {
  it('scores as in the book’s examples, by the rule where the book contradicts itself', () => {
    // proves: gii.ex.plunder-eight-merchants, gii.ex.plunder-seven-rogues, gii.ex.plunder-incomplete
    // proves: gii.ex.plunder-cliff, gii.ex.plunder-sam-rogues, gii.ex.plunder-sam-total
    // proves: gii.amb.plunder-18-or-17, gii.heroes-plunder.several-sets
    expect(score('8 red Merchant')).toBe(8);
    expect(score('7 red Rogue')).toBe(4);
    expect(score('3 red Rogue')).toBe(-1);
    expect(score('2 red Bard')).toBe(-1);
    expect(score('2 red Bard, blue Bard, 2 green Bard')).toBe(5);
    const rogues = '2 red Rogue, 2 blue Rogue, 2 green Rogue';
    expect(score(rogues)).toBe(10);
    const rest = 'red Lady, blue Lady, red Bard, blue Bard, green Bard';
    expect(score(`${rogues}, ${rest}`)).toBe(18);
    expect(score(`${rogues}, ${rest}, red Merchant, blue Merchant, green Merchant`)).toBe(17);
  });

  it('counts Rank Sets, incomplete ones against it, and Color Sets of ranks that have a Rank Set', () => {
    // proves: gii.heroes-plunder.rank-set, gii.heroes-plunder.incomplete, gii.heroes-plunder.color-set
    // proves: gii.heroes-plunder.color-set-leftovers, gii.heroes-plunder.color-set-needs-rank-set
    // proves: gii.heroes-plunder.overlap
    expect(
      [1, 2, 3, 4, 5].map((n) =>
        score(`${n} red ${['Warrior', 'Lady', 'Bard', 'Merchant', 'Rogue'][n - 1]}`),
      ),
    )
      // There are but two red Warriors and so on; one full set each.
      .toEqual([1, 2, 3, 4, 5]);
    expect(score('red Warrior, green Warrior, blue Warrior')).toBe(6);
    expect(score('red Lady, green Lady, blue Lady')).toBe(2 - 1 + 3);
    expect(score('red Merchant, green Merchant, blue Merchant')).toBe(-1);
    expect(score('red Rogue, green Bard')).toBe(-2);
    expect(score('2 red Rogue, 2 green Rogue, blue Rogue')).toBe(5 + 3);
  });

  it('uses Dragons in one Color Set of any rank, never in Rank Sets, and never against their owner', () => {
    // proves: gii.heroes-plunder.dragons.not-rank, gii.heroes-plunder.dragons.color-set
    // proves: gii.heroes-plunder.dragons.no-penalty, gii.amb.plunder-dragon-once
    expect(score('red Dragon, green Dragon', 'dragons')).toBe(0);
    expect(score('4 red Rogue, red Dragon', 'dragons')).toBe(-1);
    expect(score('red Lady, blue Lady, green Dragon', 'dragons')).toBe(2 + 3);
    expect(score('red Lady, blue Lady, red Dragon', 'dragons')).toBe(2);
    // One Dragon, one Color Set.
    expect(score('red Lady, blue Lady, red Warrior, blue Warrior, green Dragon', 'dragons')).toBe(2 + 2 + 3);
    // The rank needs a Rank Set of its own.
    expect(score('red Merchant, blue Merchant, green Dragon', 'dragons')).toBe(-1);
    expect(score('red Warrior, blue Dragon, green Dragon', 'dragons')).toBe(1 + 3);
  });

  it('takes the Green Dragon as a green card of one rank, in Rank Set and Color Set, without a penalty', () => {
    // proves: gii.heroes-plunder.three-dragons.green, gii.heroes-plunder.three-dragons.green-no-penalty
    // proves: gii.heroes-plunder.three-dragons.green-color-set, gii.ex.plunder-green-dragon
    expect(score('4 red Rogue, green Dragon', 'three-dragons')).toBe(5);
    expect(score('3 red Rogue, green Dragon', 'three-dragons')).toBe(0);
    expect(score('3 red Rogue, green Dragon', 'dragons')).toBe(-1);
    expect(score('red Bard, blue Bard, green Dragon', 'three-dragons')).toBe(3 + 3);
    // Alone it is of one rank: the Rogues' set, or the Ladies' Color Set.
    expect(score('4 red Rogue, red Lady, blue Lady, green Dragon', 'three-dragons')).toBe(5 + 2);
    // With Dragon Cards too it may be in a Rank Set here and in a Color Set there.
    // proves: gii.heroes-plunder.three-dragons.both
    expect(score('4 red Rogue, red Lady, blue Lady, green Dragon', 'dragons', 'three-dragons')).toBe(
      5 + 2 + 3,
    );
    expect(
      score(
        '4 red Rogue, red Lady, blue Lady, red Warrior, blue Warrior, green Dragon',
        'dragons',
        'three-dragons',
      ),
    ).toBe(5 + 2 + 2 + 3);
    expect(score('4 red Rogue, 3 blue Merchant, green Dragon', 'dragons', 'three-dragons')).toBe(5 - 1);
    // Alone, red and blue Dragons are in no set.
    expect(score('red Lady, green Lady, blue Dragon, red Dragon', 'three-dragons')).toBe(2);
  });

  it('mixes ranks in Color Sets with the Blue Dragon, where each of them has a Rank Set', () => {
    // proves: gii.heroes-plunder.three-dragons.blue, gii.ex.plunder-blue-dragon
    const sets = '5 blue Rogue, 4 red Merchant, green Lady, red Lady';
    expect(score(sets)).toBe(11);
    expect(score(`${sets}, blue Dragon`, 'three-dragons')).toBe(11 + 3);
    expect(score(`${sets}, blue Dragon`, 'dragons')).toBe(11 + 3);
    expect(score('5 blue Rogue, 4 red Merchant, green Lady, blue Dragon', 'three-dragons')).toBe(9 - 1);
  });

  it('is the best of all arrangements', () => {
    const luck = luckFrom(11);
    const sets = [[], ['dragons'], ['three-dragons'], ['dragons', 'three-dragons']];
    for (let n = 0; n < 4000; n++) {
      const loot = randomLoot(luck, 3 + below(luck, 8));
      const variants = sets[n % 4];
      const expected = tried(loot, variants);
      if (lootStanding(loot, variants).score !== expected)
        expect.fail(`${loot.join()} with ${variants.join()}: ${expected}`);
    }
  });

  it('breaks ties by Rank over all of it', () => {
    // proves: gii.heroes-plunder.highest-wins, gii.heroes-plunder.tiebreaker
    const a = lootStanding(pile('red Warrior, green Warrior, 3 red Rogue'));
    const b = lootStanding(pile('red Lady, green Lady, 3 red Rogue'));
    expect([a.score, b.score]).toEqual([1, 1]);
    expect(compareTieBreaks(a.order, b.order)).toBeGreaterThan(0);
    const c = lootStanding(pile('red Lady, green Lady'));
    expect(compareTieBreaks(c.order, a.order)).toBeGreaterThan(0);
  });

  it('can be stolen from where a Rank Set is incomplete', () => {
    // proves: gii.heroes-plunder.three-dragons.red, gii.heroes-plunder.three-dragons.red-immune
    // proves: gii.ex.plunder-red-dragon
    expect(stealable(pile('6 red Rogue'))).toHaveLength(6);
    expect([score('6 red Rogue'), score('5 red Rogue')]).toEqual([4, 5]);
    expect(stealable(pile('5 red Rogue, 2 red Lady, red Warrior'))).toEqual([]);
    expect(stealable(pile('5 red Rogue, 3 red Lady, blue Dragon')).map(rankOf)).toEqual([2, 2, 2]);
  });
});

describe('a table of Heroes’ Plunder', () => {
  const table = (players: number, more: Partial<ParlourSetup> = {}, top: number[] = []): ParlourState =>
    sitDown(setupFor('heroes-plunder', players, { mode: 'shares', share: 3, ...more }), top);
  const hands = (state: ParlourState): number[][] => state.seats.map((seat) => seat.cards.hand);
  const piles = (state: ParlourState): number[] => state.seats.map((seat) => seat.cards.loot?.length ?? 0);
  /** Everybody, or so many, take the first card. */
  function takeFirst(state: ParlourState, players = state.seats.length): void {
    for (let n = 0; n < players; n++)
      parlour.apply(state, { seat: asked(state).seat, do: 'choose', picks: [0] });
  }

  it('deals eight, takes one and passes to the left, down to two; then once more to the right', () => {
    // proves: gii.heroes-plunder.step-1, gii.heroes-plunder.step-2, gii.heroes-plunder.step-3
    // proves: gii.heroes-plunder.step-4, gii.heroes-plunder.step-5, gii.heroes-plunder.step-6
    // proves: gii.heroes-plunder.step-7
    const state = table(3);
    expect(state.stake).toEqual([3, 3, 3]);
    expect(hands(state).map((hand) => hand.length)).toEqual([8, 8, 8]);
    const dealt = hands(state).map((hand) => hand.slice());
    takeFirst(state);
    // What Ann had left is Ben's now.
    expect(hands(state)).toEqual([dealt[2].slice(1), dealt[0].slice(1), dealt[1].slice(1)]);
    for (let n = 2; n <= 7; n++) takeFirst(state);
    expect(piles(state)).toEqual([7, 7, 7]);
    expect(state.discard).toHaveLength(3);
    const again = hands(state).map((hand) => hand.slice());
    expect(again.map((hand) => hand.length)).toEqual([8, 8, 8]);
    takeFirst(state);
    expect(hands(state)).toEqual([again[1].slice(1), again[2].slice(1), again[0].slice(1)]);
    for (let n = 2; n <= 7; n++) takeFirst(state);
    expect(piles(state)).toEqual([14, 14, 14]);
    expect(state.discard).toHaveLength(6);
    expect(state.result?.scores).toEqual(state.seats.map((seat) => lootStanding(seat.cards.loot).score));
    expect(parlour.view(state, 0).seats[1].zones.loot.cards).toHaveLength(14);
  });

  it('hides hands and piles from the others, and what was taken until all have chosen', () => {
    // proves: gii.heroes-plunder.step-3
    const state = table(3);
    pick(state, optionsOf(state)[3]);
    expect(piles(state)).toEqual([0, 0, 0]);
    expect(hands(state)[0]).toHaveLength(8);
    takeFirst(state, 2);
    expect(piles(state)).toEqual([1, 1, 1]);
    const view = parlour.view(state, 0);
    expect(view.seats[1].zones.loot).toEqual({ size: 1, cards: null });
    expect(view.seats[1].zones.hand.cards).toBeNull();
    expect(view.seats[0].zones.loot.cards).toEqual(state.seats[0].cards.loot);
    refused(state, { seat: 0, do: 'choose', picks: [] });
    refused(state, { seat: 0, do: 'choose', picks: [0, 1] });
  });

  it('lets the Red Dragon steal when the piles are turned up, and counts afterwards', () => {
    // proves: gii.heroes-plunder.three-dragons.order, gii.heroes-plunder.three-dragons.red-rearrange
    // proves: gii.heroes-plunder.three-dragons.red
    const variants = ['three-dragons'];
    const top = [
      ...cards('Dragon/Red'),
      ...fullDeck(false)
        .filter((card) => rankOf(card) === 5)
        .slice(0, 15),
    ];
    const state = table(2, { variants }, top);
    for (let n = 0; n < 14; n++) takeFirst(state);
    expect(asked(state)).toMatchObject({ seat: 0, what: 'steal', min: 0, max: 1 });
    for (const viewer of [-2, 0, 1])
      expect(parlour.view(state, viewer).seats[1].zones.loot.cards).toEqual(state.seats[1].cards.loot);
    const may = stealable(state.seats[1].cards.loot);
    expect(asked(state).options.map(({ card }) => card)).toEqual(may);
    const before = state.seats.map((seat) => lootStanding(seat.cards.loot, variants).score);
    pick(state, optionsOf(state)[0]);
    expect(piles(state)).toEqual([15, 13]);
    expect(state.seats[0].cards.loot).toContain(may[0]);
    const after = state.seats.map((seat) => lootStanding(seat.cards.loot, variants).score);
    expect(after).not.toEqual(before);
    expect(state.result?.scores).toEqual(after);
  });

  it('is for Shares only, and not for the Inn', () => {
    // proves: gii.heroes-plunder.shares-required, gii.app-d.required
    expect(() => parlour.create(setupFor('heroes-plunder', 3))).toThrow(BadSetup);
    expect(() => table(7)).toThrow(BadSetup);
    expect(parlour.defs.find((def) => def.id === 'heroes-plunder')?.insideInn).toBe(false);
  });

  it('keeps coins, cards and secrets in random games, and ends with fourteen cards each', () => {
    for (let n = 0; n < 80; n++) {
      const { state } = playRandomly(setupOf('heroes-plunder', n), n, {
        looks: (zone, owner, viewer, { folded, open }) =>
          viewer === owner || (zone === 'loot' && open.includes('loot') && !folded[owner]),
      });
      const inside = state.seats.filter((_, seat) => !state.folded[seat]);
      if (inside.length > 1)
        expect(inside.reduce((sum, seat) => sum + seat.cards.loot.length, 0)).toBe(14 * inside.length);
    }
  });
});
