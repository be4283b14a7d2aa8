import { BadSetup } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import {
  cardName,
  clockwiseOf,
  compareTieBreaks,
  neighboursOf,
  parlour,
  RANKS,
  rankOf,
  spokesFor,
  strengthOn,
  strengths,
  strongestOf,
  WHEEL,
  wheelStanding,
  type ParlourSetup,
  type ParlourState,
} from '../src/index.ts';
import { asked, cards, checkAll, optionsOf, pick, ranks, refused, setupFor, sitDown } from './dealing.ts';
import { playRandomly, setupOf } from './playing.ts';

const [W, L, B, M, R] = [1, 2, 3, 4, 5];
const sorted = (list: number[]): number[] => list.sort((a, b) => a - b);
/** Spokes by the letters of the cards on them. */
const spokes = (on: Record<string, string>): number[][] => RANKS.map((name) => ranks(on[name] ?? ''));
const onSpokes = ({ common }: ParlourState): Record<string, number[]> =>
  Object.fromEntries(
    WHEEL.filter((leader) => (common.cards[RANKS[leader]] ?? []).length > 0).map((leader) => [
      RANKS[leader],
      common.cards[RANKS[leader]].map(rankOf),
    ]),
  );

describe('the Wheel', () => {
  it('has its Leaders in a circle, and a card goes to its own spoke or one beside it', () => {
    // proves: gii.the-wheel.setup-1, gii.the-wheel.neighbors, gii.the-wheel.legal-spokes
    // proves: gii.the-wheel.companion, gii.the-wheel.ally, gii.ex.wheel-rogue-spokes
    expect(WHEEL).toEqual([W, M, B, L, R]);
    const around = Object.fromEntries([W, L, B, M, R].map((rank) => [rank, sorted(neighboursOf(rank))]));
    expect(around).toEqual({ [W]: [M, R], [M]: [W, B], [B]: [L, M], [L]: [B, R], [R]: [W, L] });
    const [rogue] = ranks('R');
    expect(sorted(spokesFor(rogue))).toEqual([W, L, R]);
    expect([R, W, L].map((leader) => strengthOn(rogue, leader))).toEqual([2, 1, 1]);
  });

  it('moves a card of the Clock one spoke clockwise', () => {
    // proves: gii.the-wheel.clock-placement, gii.ex.wheel-clock-placement
    expect([W, M, B, L, R].map(clockwiseOf)).toEqual([M, B, L, R, W]);
    expect([W, L].map((rank) => strengthOn(ranks('WL')[rank - 1], clockwiseOf(rank)))).toEqual([1, 1]);
  });

  it('adds up Companions and Allies; of equal Leaders the lowest number is strongest', () => {
    // proves: gii.the-wheel.strength, gii.the-wheel.strength-tie, gii.the-wheel.two-points
    // proves: gii.the-wheel.one-point, gii.ex.wheel-in-progress
    const strength = strengths(spokes({ Rogue: 'R', Lady: 'LBR', Merchant: 'WWBB' }));
    expect([W, M, B, L, R].map((leader) => strength[leader])).toEqual([0, 4, 0, 4, 2]);
    expect(strongestOf(strength)).toBe(L);
    expect([W, L, B, M, R].map((rank) => wheelStanding([ranks('WLBMR')[rank - 1]], L).score)).toEqual([
      0, 2, 1, 0, 1,
    ]);
    expect(strongestOf([0, 1, 0, 0, 0, 1])).toBe(W);
    expect(strongestOf([0, 0, 0, 2, 2, 3])).toBe(R);
  });

  it('counts a Dragon 3 on any spoke and nothing in hand', () => {
    // proves: gii.the-wheel.dragons.any-spoke, gii.the-wheel.dragons.in-hand
    const [dragon] = cards('Dragon/Red');
    expect(sorted(spokesFor(dragon))).toEqual([W, L, B, M, R]);
    expect(WHEEL.map((leader) => strengthOn(dragon, leader))).toEqual([3, 3, 3, 3, 3]);
    expect(WHEEL.map((leader) => wheelStanding([dragon], leader).score)).toEqual([0, 0, 0, 0, 0]);
  });

  it('compares hands by points, then by colour', () => {
    // proves: gii.the-wheel.highest-wins, gii.the-wheel.tiebreaker
    const a = wheelStanding(cards('Lady/Wolf', 'Warrior/Wolf', 'Merchant/Wolf'), L);
    const b = wheelStanding(cards('Rogue/Wolf', 'Bard/Hare', 'Merchant/Owl'), L);
    expect([a.score, b.score]).toEqual([2, 2]);
    expect(compareTieBreaks(a.order, b.order)).toBeGreaterThan(0);
    const c = wheelStanding(cards('Rogue/Wolf', 'Bard/Hare', 'Lady/Owl'), L);
    expect(compareTieBreaks(c.order, a.order)).toBeGreaterThan(0);
  });
});

describe('a table of The Wheel', () => {
  /** Two hands, the Clock, and the cards to come; seat by seat as they are dealt. */
  function table(
    first: string,
    second: string,
    clock: string,
    coming: string,
    more: Partial<ParlourSetup> = {},
  ) {
    return sitDown(setupFor('the-wheel', 2, more), ranks(first + second + clock + coming));
  }
  /** Whoever is asked plays a card of this rank to that Leader. */
  function play(state: ParlourState, rank: number, leader: string): void {
    const { hand } = state.seats[asked(state).seat].cards;
    const card = hand.find((other) => rankOf(other) === rank)!;
    pick(state, `${cardName(card)} (${leader})`);
  }

  it('deals seven, hides a Clock of three, and plays three rounds of draw and play, Clock and bets', () => {
    // proves: gii.the-wheel.step-1, gii.the-wheel.step-2, gii.the-wheel.step-3, gii.the-wheel.step-4
    // proves: gii.the-wheel.step-5, gii.the-wheel.step-6, gii.the-wheel.step-7, gii.the-wheel.step-8
    // proves: gii.the-wheel.hand-size
    const state = table('LLLLLLL', 'RRRRRRR', 'WRB', 'MMMMMM');
    expect(state.stake).toEqual([1, 1]);
    expect(state.common.cards.clock.map(rankOf)).toEqual([W, R, B]);
    for (const viewer of [-2, 0, 1]) expect(parlour.view(state, viewer).common.zones.clock.cards).toBeNull();
    const handSizes = (): number[] => state.seats.map((seat) => seat.cards.hand.length);
    expect(handSizes()).toEqual([8, 7]);
    play(state, M, 'Merchant');
    expect(handSizes()).toEqual([7, 8]);
    play(state, R, 'Lady');
    expect(onSpokes(state)).toEqual({ Merchant: [M, W], Lady: [R] });
    expect(checkAll(state)).toBe(1);
    play(state, M, 'Bard');
    play(state, M, 'Warrior');
    expect(onSpokes(state)).toEqual({ Merchant: [M, W], Lady: [R], Bard: [M], Warrior: [M, R] });
    expect(checkAll(state)).toBe(1);
    play(state, L, 'Lady');
    play(state, R, 'Lady');
    expect(state.common.cards.clock).toEqual([]);
    expect(state.common.cards.Lady.map(rankOf)).toEqual([R, L, R, B]);
    expect(parlour.view(state, 0).seats[1].zones.hand.cards).toBeNull();
    expect(checkAll(state)).toBe(1);
    expect(state.result).toMatchObject({ winners: [0], scores: [12, 5] });
    expect(handSizes()).toEqual([7, 7]);
  });

  it('refuses other spokes, and to play nothing', () => {
    // proves: gii.the-wheel.legal-spokes, gii.amb.wheel-mandatory
    const state = table('LLLLLLL', 'RRRRRRR', 'WRB', 'LMMMMM');
    const leaders = new Set(optionsOf(state).map((words) => /\((.*)\)/.exec(words)![1]));
    expect([...leaders].sort()).toEqual(['Bard', 'Lady', 'Rogue']);
    refused(state, { seat: 0, do: 'choose', picks: [] });
    refused(state, { seat: 0, do: 'choose', picks: [optionsOf(state).length] });
  });

  it('lays a Dragon of the Clock aside, and lets players play theirs anywhere', () => {
    // proves: gii.the-wheel.dragons.clock, gii.the-wheel.dragons.any-spoke
    const top = [
      ...cards('Dragon/Red'),
      ...ranks('LLLLLLRRRRRRR'),
      ...cards('Dragon/Blue'),
      ...ranks('WWMM'),
    ];
    const state = sitDown(setupFor('the-wheel', 2, { variants: ['dragons'] }), top);
    expect(optionsOf(state).filter((words) => words.startsWith('Dragon/Red'))).toHaveLength(5);
    pick(state, 'Dragon/Red (Merchant)');
    play(state, R, 'Rogue');
    expect(state.discard).toEqual(cards('Dragon/Blue'));
    expect(state.common.cards.clock).toHaveLength(2);
    expect(Object.keys(onSpokes(state)).sort()).toEqual(['Merchant', 'Rogue']);
  });

  it('keeps players and the Clock from marked Leaders, and marks the strongest for the next game', () => {
    // proves: gii.the-wheel.multiple-successive-games.marker, gii.the-wheel.multiple-successive-games.no-play
    // proves: gii.the-wheel.multiple-successive-games.clock, gii.the-wheel.multiple-successive-games.clear
    const variants = ['multiple-successive-games'];
    const first = table('LLLLLLL', 'RRRRRRR', 'WWW', 'MMMMMM', { variants });
    play(first, L, 'Lady');
    play(first, R, 'Lady');
    parlour.apply(first, { seat: 0, do: 'fold' });
    expect(first.result?.after).toEqual({ markers: [L] });

    const second = table('LLLLLLL', 'RRRRRRR', 'BWW', 'MMMMMM', { variants, before: { markers: [L] } });
    expect(parlour.view(second, -2).counts.markers).toEqual([L]);
    expect(optionsOf(second).some((words) => words.endsWith('(Lady)'))).toBe(false);
    play(second, L, 'Rogue');
    play(second, R, 'Rogue');
    // The Bard of the Clock would have gone to the Lady.
    expect(second.discard.map(rankOf)).toEqual([B]);
    expect(onSpokes(second)).toEqual({ Rogue: [L, R] });
    parlour.apply(second, { seat: 0, do: 'fold' });
    expect(second.result?.after).toEqual({ markers: [L, R] });

    const third = table('LLLLLLL', 'RRRRRRR', 'BWW', 'MMMMMM', { variants, before: { markers: [L, R] } });
    // With two Leaders marked every card still has a spoke (gii.amb.wheel-mandatory).
    const played = new Set(optionsOf(third).map((words) => words.split(' ')[0]));
    expect(played.size).toBe(new Set(third.seats[0].cards.hand.map(cardName)).size);
    play(third, L, 'Bard');
    play(third, R, 'Warrior');
    parlour.apply(third, { seat: 0, do: 'fold' });
    expect(third.result?.after).toEqual({ markers: [] });
    expect(() =>
      parlour.create(setupFor('the-wheel', 2, { variants, before: { markers: [1, 2, 3] } })),
    ).toThrow(BadSetup);
  });
});

describe('The Unwound Clock', () => {
  const unwound = (players: number, top: number[], more: Partial<ParlourSetup> = {}): ParlourState =>
    sitDown(setupFor('the-wheel', players, { mode: 'shares', variants: ['unwound-clock'], ...more }), top);
  const discard = (state: ParlourState): void =>
    void pick(
      state,
      optionsOf(state).find((words) => words.endsWith('(discard)'))!,
    );

  it('is for Shares only, not for the Inn, and has a Clock of one more than the players', () => {
    // proves: gii.the-wheel.unwound-clock.shares-only, gii.the-wheel.unwound-clock.clock-size
    const setup = setupFor('the-wheel', 4, { variants: ['unwound-clock'] });
    expect(() => parlour.create(setup)).toThrow(BadSetup);
    const { variants } = parlour.defs.find((def) => def.id === 'the-wheel')!;
    expect(variants.find(({ id }) => id === 'unwound-clock')?.notInside).toBe(true);
    const state = unwound(4, []);
    expect(state.common.cards.clock).toHaveLength(5);
    expect(state.seats.map((seat) => seat.cards.hand.length)).toEqual([8, 7, 7, 7]);
    // Whoever cannot ante is no player.
    expect(unwound(4, [], { share: 3, chips: [9, 9, 2, 9] }).common.cards.clock).toHaveLength(4);
  });

  it('gives a turn a card to draw, and then a play, or a discard and a card of the Clock to place freely', () => {
    // proves: gii.the-wheel.unwound-clock.turn, gii.the-wheel.unwound-clock.free-placement
    // proves: gii.the-wheel.unwound-clock.end
    const state = unwound(2, ranks('LLLLLLLRRRRRRRWMBMMM'));
    expect(asked(state)).toMatchObject({ seat: 0, what: 'turn' });
    pick(state, `${cardName(state.seats[0].cards.hand[0])} (Lady)`);
    expect(asked(state)).toMatchObject({ seat: 1, what: 'turn' });
    discard(state);
    expect(parlour.view(state, 0).common.zones.discards.cards!.map(rankOf)).toEqual([R]);
    expect(asked(state)).toMatchObject({ seat: 1, what: 'clock' });
    expect(optionsOf(state).map((words) => /\((.*)\)/.exec(words)![1])).toEqual([
      'Warrior',
      'Rogue',
      'Merchant',
    ]);
    pick(state, optionsOf(state)[0]);
    expect(onSpokes(state)).toEqual({ Lady: [L], Warrior: [W] });
    expect(state.seats.map((seat) => seat.cards.hand.length)).toEqual([8, 7]);
    for (let n = 0; n < 2; n++) {
      expect(state.result).toBeNull();
      discard(state);
      pick(state, optionsOf(state)[0]);
    }
    // The last card of the Clock ends it.
    expect(state.result).not.toBeNull();
    expect(state.seats.map((seat) => seat.cards.hand.length)).toEqual([7, 7]);
  });

  it('goes on with the Clock alone when the deck is empty, without a discard and without mixing', () => {
    // proves: gii.the-wheel.unwound-clock.empty-deck, gii.amb.wheel-unwound-empty-deck
    const state = unwound(2, ranks('LLLLLLLRRRRRRRWMB'));
    state.discard.push(...state.deck.splice(0));
    pick(state, `${cardName(state.seats[0].cards.hand[0])} (Lady)`);
    for (const seat of [1, 0, 1]) {
      expect(asked(state)).toMatchObject({ seat, what: 'clock' });
      pick(state, optionsOf(state)[0]);
    }
    expect(state.result).not.toBeNull();
    expect(state.seats.map((seat) => seat.cards.hand.length)).toEqual([7, 7]);
    expect(state.deck).toEqual([]);
  });

  it('lays a Dragon of the Clock aside here too', () => {
    // proves: gii.the-wheel.dragons.clock
    const top = [...ranks('LLLLLLLRRRRRRR'), ...cards('Dragon/Red'), ...ranks('WW')];
    const state = unwound(2, top, { variants: ['unwound-clock', 'dragons'] });
    discard(state);
    expect(state.discard).toEqual(cards('Dragon/Red'));
    expect(asked(state)).toMatchObject({ seat: 1, what: 'turn' });
  });
});

describe('random games of The Wheel', () => {
  it('keep coins, cards and secrets, and end with seven cards in every hand', () => {
    for (let n = 0; n < 160; n++) {
      const { state } = playRandomly(setupOf('the-wheel', n), n, {
        looks: (zone, owner, viewer, { folded, open }) =>
          owner < 0 ? zone !== 'clock' : viewer === owner || (open.includes('hand') && !folded[owner]),
      });
      const { result, seats, memory, common } = state;
      result?.scores.forEach((score, seat) => {
        if (score !== null && !state.folded[seat]) expect(seats[seat].cards.hand).toHaveLength(7);
      });
      for (const marked of memory.markers ?? []) expect(common.cards[RANKS[marked]] ?? []).toEqual([]);
    }
  });
});
