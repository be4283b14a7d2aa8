import { describe, expect, it } from 'vitest';
import { BadSetup, answerAt, below, IllegalAnswer, luckFrom, seatTable } from '@taproom/kernel';
import { cardsNamed, pairStanding, parlour, PAIR_RANKING, type ParlourSetup } from '@taproom/parlour';

const pair = (a: string, b: string): number =>
  pairStanding(cardsNamed(a)[0], cardsNamed(b)[1] ?? cardsNamed(b)[0]).score;

describe('the ranking of pairs', () => {
  it('holds every fact that the book prints', () => {
    // proves: gii.rogues-and-warriors.ww-best, gii.rogues-and-warriors.rr-worst, gii.rogues-and-warriors.fragment
    // proves: gii.rogues-and-warriors.full-order-inferred, gii.amb.pair-ranking, gii.ex.rw-pair-order
    expect(PAIR_RANKING).toHaveLength(15);
    expect(pair('Warrior/Wolf', 'Warrior/Hawk')).toBe(15);
    expect(pair('Rogue/Wolf', 'Rogue/Wolf')).toBe(1);
    expect(pair('Warrior/Wolf', 'Bard/Wolf')).toBeGreaterThan(pair('Lady/Wolf', 'Merchant/Wolf'));
    expect(pair('Lady/Wolf', 'Merchant/Wolf')).toBeGreaterThan(pair('Bard/Wolf', 'Rogue/Wolf'));
  });

  it('goes down from the higher card, then by the other, whichever was shown', () => {
    // proves: gii.rogues-and-warriors.full-order-inferred
    const ranks = ['Warrior', 'Lady', 'Bard', 'Merchant', 'Rogue'];
    const pairs = ranks.flatMap((high, i) => ranks.slice(i).map((low) => [`${high}/Wolf`, `${low}/Hawk`]));
    expect(pairs.map(([high, low]) => pair(high, low))).toEqual(pairs.map((_, i) => 15 - i));
    expect(pairs.map(([high, low]) => pair(low, high))).toEqual(pairs.map((_, i) => 15 - i));
    expect(pair('Dragon/Red', 'Dragon/Blue')).toBe(16);
    expect(ranks.map((rank) => pair(`${rank}/Wolf`, 'Dragon/Red'))).toEqual([15, 10, 6, 3, 1]);
  });

  it('lets a Dragon copy its partner and win ties; two Dragons beat everything', () => {
    // proves: gii.rogues-and-warriors.dragons.copies-partner, gii.rogues-and-warriors.dragons.two-dragons
    expect(pair('Dragon/Red', 'Lady/Wolf')).toBe(pair('Lady/Wolf', 'Lady/Hawk'));
    expect(pair('Dragon/Red', 'Rogue/Wolf')).toBe(pair('Rogue/Wolf', 'Rogue/Hawk'));
    expect(pair('Dragon/Red', 'Dragon/Blue')).toBeGreaterThan(pair('Warrior/Wolf', 'Warrior/Hawk'));
  });
});

describe('a game of Rogues and Warriors', () => {
  it('never loses or makes a coin, whatever the players, variants, modes and split rules, and always ends', () => {
    const variants = [
      [],
      ['dragons'],
      ['exchange'],
      ['rank-and-class'],
      ['dragons', 'exchange', 'rank-and-class'],
    ];
    for (let game = 0; game < 1500; game++) {
      const luck = luckFrom(game + 5);
      const players = Array.from({ length: 2 + (game % 7) }, (_, i) => `Player ${i + 1}`);
      const chips = players.map(() => 1 + below(luck, 60));
      const setup: ParlourSetup = {
        game: 'rogues-and-warriors',
        players,
        mode: game % 5 === 0 ? 'shares' : 'betting',
        share: 2,
        variants: variants[game % variants.length],
        split: (['merchant', 'king', 'commoner'] as const)[game % 3],
        chips,
        carried: below(luck, 9),
      };
      const table = seatTable(parlour, setup, game);
      const total = chips.reduce((a, b) => a + b, setup.carried ?? 0);
      for (let i = 0; parlour.question(table.state).kind !== 'over'; i++) {
        const { legal } = parlour.answers(table.state, { bare: true });
        answerAt(parlour, table, legal[below(luck, legal.length)]);
        const { chips: left, stake, bets, carried } = table.state;
        expect([...left, ...stake, ...bets].reduce((a, b) => a + b, carried)).toBe(total);
        expect(i).toBeLessThan(3000);
      }
    }
  });

  it('hides the cards that a player may not see, one’s own brow included', () => {
    // proves: gii.rogues-and-warriors.rank-and-class.deal, gii.concepts.look-at-own
    const setup: ParlourSetup = {
      game: 'rogues-and-warriors',
      players: ['Ann', 'Ben'],
      mode: 'betting',
      variants: ['rank-and-class'],
    };
    const { state } = seatTable(parlour, setup, 3);
    const view = parlour.view(state, 0);
    expect(view.seats[0].zones.hand.cards).toEqual(state.seats[0].cards.hand);
    expect(view.seats[0].zones.brow.cards).toBeNull();
    expect(view.seats[1].zones.brow.cards).toEqual(state.seats[1].cards.brow);
    expect(view.seats[1].zones.hand.cards).toBeNull();
  });

  it('refuses bets that cannot be made, with the reason', () => {
    // proves: gii.app-c.check, gii.app-c.call, gii.app-c.raise, gii.app-c.table-stakes, gii.app-c.min-raise-optional
    const { state } = seatTable(
      parlour,
      { game: 'rogues-and-warriors', players: ['Ann', 'Ben'], mode: 'betting' },
      1,
    );
    const before = JSON.stringify(state);
    const bad = (answer: unknown, rule: string): void => {
      try {
        parlour.apply(state, answer as never);
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(IllegalAnswer);
        expect((error as IllegalAnswer).rules).toContain(rule);
      }
    };
    bad({ seat: 0, do: 'call' }, 'gii.app-c.call');
    bad({ seat: 0, do: 'raise', to: 1000 }, 'gii.app-c.table-stakes');
    bad({ seat: 0, do: 'raise', to: 0 }, 'gii.app-c.raise');
    expect(JSON.stringify(state)).toBe(before);
    parlour.apply(state, { seat: 0, do: 'raise', to: 10 });
    bad({ seat: 1, do: 'check' }, 'gii.app-c.check');
    bad({ seat: 1, do: 'raise', to: 12 }, 'gii.app-c.min-raise-optional');
  });

  it('refuses what cannot be set up', () => {
    const setup = { game: 'rogues-and-warriors', players: ['Ann', 'Ben'], mode: 'betting' } as const;
    expect(() => parlour.create({ ...setup, players: ['Ann'] })).toThrow(BadSetup);
    expect(() => parlour.create({ ...setup, variants: ['hidden-fate'] })).toThrow('hidden-fate');
    expect(() => parlour.create({ ...setup, game: 'poker' })).toThrow('poker');
  });
});
