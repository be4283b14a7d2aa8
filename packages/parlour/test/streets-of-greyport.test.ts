import { BadSetup } from '@taproom/kernel';
import { describe, expect, it } from 'vitest';
import {
  cardName,
  isLegalShipment,
  parlour,
  rankOf,
  roundsFor,
  type ParlourEvent,
  type ParlourSetup,
  type ParlourState,
} from '../src/index.ts';
import { asked, cards, optionsOf, pick, refused, setupFor, sitDown } from './dealing.ts';
import { playRandomly, setupOf } from './playing.ts';

describe('a table of Streets of Greyport', () => {
  const table = (top: string[], more: Partial<ParlourSetup> = {}): ParlourState =>
    sitDown(setupFor('streets-of-greyport', 2, { mode: 'shares', share: 3, ...more }), cards(...top));
  /** Puts cards of the deck before a player, as if they had come there earlier. */
  function give(state: ParlourState, seat: number, zone: string, ...names: string[]): void {
    const spread = state.seats[seat].cards;
    for (const name of names) {
      const at = state.deck.findIndex((card) => cardName(card) === name);
      (spread[zone] ??= []).push(...state.deck.splice(at, 1));
    }
  }
  const lies = (state: ParlourState, seat: number, zone: string): string[] =>
    (state.seats[seat].cards[zone] ?? []).map(cardName);
  const discards = ({ common }: ParlourState): string[] => (common.cards.discards ?? []).map(cardName);
  const told = (events: ParlourEvent[]): string[] => events.map(({ word }) => word);

  it('antes, and plays as many rounds as the players’ number says, each begun by the next one', () => {
    // proves: gii.streets-of-greyport.step-1, gii.streets-of-greyport.step-2, gii.streets-of-greyport.step-3
    // proves: gii.streets-of-greyport.step-4, gii.streets-of-greyport.step-5, gii.streets-of-greyport.rounds-2-4
    // proves: gii.streets-of-greyport.rounds-5-6, gii.streets-of-greyport.rounds-7-8
    expect([2, 3, 4, 5, 6, 7, 8].map(roundsFor)).toEqual([12, 12, 12, 9, 9, 6, 6]);
    const state = sitDown(setupFor('streets-of-greyport', 5, { mode: 'shares', share: 2 }));
    expect(state.stake).toEqual([2, 2, 2, 2, 2]);
    const turns: number[] = [];
    while (state.result === null) {
      expect(parlour.view(state, 0).counts.round).toEqual([Math.floor(turns.length / 5) + 1]);
      turns.push(asked(state).seat);
      pick(state, 'ship');
    }
    expect(turns).toHaveLength(9 * 5);
    expect(turns.slice(0, 11)).toEqual([0, 1, 2, 3, 4, 1, 2, 3, 4, 0, 2]);
  });

  it('stocks three cards: Rogues are shown, the others may be loaded, the rest lies face up', () => {
    // proves: gii.streets-of-greyport.stock-draw, gii.streets-of-greyport.load
    // proves: gii.streets-of-greyport.face-up-discards, gii.streets-of-greyport.look
    const state = table(['Rogue/Owl', 'Lady/Owl', 'Bard/Wolf']);
    pick(state, 'stock');
    expect(lies(state, 0, 'rogues')).toEqual(['Rogue/Owl']);
    expect(optionsOf(state)).toEqual(['Lady/Owl', 'Bard/Wolf']);
    pick(state, 'Lady/Owl');
    // The red one does not go with the green one, unless the Cart is emptied first.
    expect(optionsOf(state)).toEqual(['dump']);
    const other = parlour.view(state, 1);
    expect(other.seats[0].zones.hand).toEqual({ size: 1, cards: null });
    expect(other.seats[0].zones.cart).toEqual({ size: 1, cards: null });
    expect(other.seats[0].zones.rogues.cards).toHaveLength(1);
    expect(parlour.view(state, 0).seats[0].zones.cart.cards).toHaveLength(1);
    pick(state);
    expect(discards(state)).toEqual(['Bard/Wolf']);
    expect(parlour.view(state, 1).common.zones.discards.cards).toHaveLength(1);
    expect(asked(state)).toMatchObject({ seat: 1, what: 'turn' });
  });

  it('lets the Cart be emptied for another colour', () => {
    // proves: gii.ex.streets-cart-switch, gii.streets-of-greyport.cart, gii.streets-of-greyport.cart-dump
    const state = table(['Merchant/Wolf', 'Bard/Wolf', 'Lady/Wolf']);
    give(state, 0, 'cart', 'Bard/Owl');
    give(state, 1, 'cart', 'Bard/Horse');
    pick(state, 'stock');
    expect(optionsOf(state)).toEqual(['dump']);
    pick(state, 'dump');
    for (const name of ['Merchant/Wolf', 'Bard/Wolf', 'Lady/Wolf']) pick(state, name);
    expect(lies(state, 0, 'cart')).toEqual(['Merchant/Wolf', 'Bard/Wolf', 'Lady/Wolf']);
    expect(discards(state)).toEqual(['Bard/Owl']);
    // At the start of a turn too.
    expect(optionsOf(state)).toEqual(['stock', 'ship', 'dump']);
    pick(state, 'dump');
    expect(asked(state)).toMatchObject({ seat: 1, what: 'turn' });
    expect(optionsOf(state)).toEqual(['stock', 'ship']);
  });

  it('plays Jen’s turns from the book', () => {
    // proves: gii.ex.streets-jen-stock, gii.ex.streets-jen-ship, gii.ex.streets-jen-robbed
    // proves: gii.streets-of-greyport.rogues-stay, gii.streets-of-greyport.ship, gii.streets-of-greyport.robbed
    // proves: gii.streets-of-greyport.one-action, gii.streets-of-greyport.warehouse
    const state = table([
      'Rogue/Wolf',
      'Merchant/Owl',
      'Merchant/Owl',
      'Rogue/Owl',
      'Rogue/Hare',
      'Merchant/Hawk',
    ]);
    give(state, 0, 'rogues', 'Rogue/Hawk');
    give(state, 0, 'cart', 'Bard/Hawk');
    pick(state, 'stock');
    expect(lies(state, 0, 'rogues')).toEqual(['Rogue/Hawk', 'Rogue/Wolf']);
    pick(state, 'dump');
    pick(state, 'Merchant/Owl');
    pick(state, 'Merchant/Owl');
    expect(lies(state, 0, 'cart')).toEqual(['Merchant/Owl', 'Merchant/Owl']);
    expect(discards(state)).toEqual(['Bard/Hawk']);
    // Ben begins the second round as well; then Jen's next turn.
    pick(state, 'ship');
    pick(state, 'ship');
    expect(asked(state).seat).toBe(0);
    pick(state, 'ship');
    expect(lies(state, 0, 'rogues')).toEqual([]);
    expect(lies(state, 0, 'cart')).toEqual([]);
    expect(lies(state, 0, 'shipment 1')).toEqual(['Merchant/Owl', 'Merchant/Owl']);
    expect(parlour.view(state, 1).seats[0].zones['shipment 1'].cards).toBeNull();
    expect(discards(state)).toEqual(['Bard/Hawk', 'Rogue/Hawk', 'Rogue/Wolf']);

    give(state, 0, 'shipment 2', 'Lady/Wolf');
    give(state, 0, 'shipment 3', 'Lady/Hare');
    give(state, 0, 'rogues', 'Rogue/Wren');
    give(state, 0, 'cart', 'Bard/Hare', 'Lady/Hare');
    const lying = discards(state).length;
    expect(asked(state).seat).toBe(0);
    const events = pick(state, 'stock');
    expect(told(events)).toContain('is robbed: hand and Cart are lost');
    expect(discards(state)).toHaveLength(lying + 6);
    for (const zone of ['rogues', 'hand', 'cart']) expect(lies(state, 0, zone)).toEqual([]);
    expect(['shipment 1', 'shipment 2', 'shipment 3'].map((zone) => lies(state, 0, zone).length)).toEqual([
      2, 1, 1,
    ]);
    expect(asked(state)).toMatchObject({ seat: 1, what: 'turn' });
  });

  it('ships an empty Cart to be rid of Rogues, without a pile', () => {
    // proves: gii.amb.streets-empty-ship
    const state = table([]);
    give(state, 0, 'rogues', 'Rogue/Hawk');
    pick(state, 'ship');
    expect(discards(state)).toEqual(['Rogue/Hawk']);
    expect(lies(state, 0, 'shipment 1')).toEqual([]);
    expect(asked(state).seat).toBe(1);
  });

  it('brings the Carts in at the end, and shows the Warehouses', () => {
    // proves: gii.streets-of-greyport.step-6, gii.streets-of-greyport.step-7, gii.streets-of-greyport.final-cart
    const state = table([]);
    give(state, 0, 'shipment 1', 'Merchant/Owl');
    for (let turn = 0; turn < 23; turn++) pick(state, 'ship');
    // Ann has the last turn; Ben's Cart is still in the streets.
    give(state, 1, 'cart', 'Merchant/Horse', 'Bard/Horse');
    pick(state, 'ship');
    expect(lies(state, 1, 'cart')).toEqual([]);
    expect(lies(state, 1, 'shipment 1')).toEqual(['Merchant/Horse', 'Bard/Horse']);
    expect(state.result).toMatchObject({ scores: [4, 7], winners: [1] });
    expect(parlour.view(state, 0).seats[1].zones['shipment 1'].cards).toHaveLength(2);
  });

  it('mixes the face-up discards when the deck is used up', () => {
    // proves: gii.streets-of-greyport.reshuffle
    const state = table(['Lady/Owl', 'Lady/Horse']);
    const rest = state.deck.splice(0, state.deck.length - 2);
    state.common.cards.discards = rest;
    pick(state, 'stock');
    expect(parlour.question(state)).toMatchObject({ kind: 'shuffle', size: 88 });
    parlour.apply(state, { seat: -1, do: 'shuffle', order: Array.from({ length: 88 }, (_, i) => i) });
    expect(state.common.cards.discards).toEqual([]);
    expect(state.deck).toHaveLength(87);
    expect(asked(state).seat).toBe(0);
  });

  it('is robbed by a Dragon at once', () => {
    // proves: gii.streets-of-greyport.dragons.three-rogues
    const state = table(['Dragon/Red', 'Lady/Horse', 'Lady/Owl'], { variants: ['dragons'] });
    give(state, 0, 'cart', 'Bard/Hare');
    pick(state, 'stock');
    expect(discards(state).sort()).toEqual(['Bard/Hare', 'Dragon/Red', 'Lady/Horse', 'Lady/Owl']);
    expect(asked(state).seat).toBe(1);
  });

  it('drives new Rogues away with Warriors of hand and Cart, before anybody is robbed, but no old ones', () => {
    // proves: gii.streets-of-greyport.caravan-guards.negate, gii.streets-of-greyport.caravan-guards.not-old
    // proves: gii.streets-of-greyport.caravan-guards.warehouse-no, gii.amb.streets-guards-timing
    const variants = ['caravan-guards'];
    const state = table(['Rogue/Wolf', 'Rogue/Owl', 'Warrior/Hare'], { variants });
    give(state, 0, 'rogues', 'Rogue/Hawk');
    give(state, 0, 'cart', 'Warrior/Owl', 'Lady/Wolf');
    give(state, 0, 'shipment 1', 'Warrior/Wolf');
    pick(state, 'stock');
    expect(asked(state)).toMatchObject({ what: 'guard', min: 0, max: 1 });
    expect(optionsOf(state)).toEqual([
      'Warrior/Hare (against Rogue/Wolf)',
      'Warrior/Hare (against Rogue/Owl)',
      'Warrior/Owl (against Rogue/Wolf)',
      'Warrior/Owl (against Rogue/Owl)',
    ]);
    pick(state, 'Warrior/Owl (against Rogue/Owl)');
    pick(state, 'Warrior/Hare (against Rogue/Wolf)');
    expect(discards(state)).toEqual(['Warrior/Owl', 'Rogue/Owl', 'Warrior/Hare', 'Rogue/Wolf']);
    expect(lies(state, 0, 'rogues')).toEqual(['Rogue/Hawk']);
    expect(lies(state, 0, 'cart')).toEqual(['Lady/Wolf']);
    const helpless = table(['Rogue/Wolf', 'Rogue/Owl', 'Warrior/Hare'], { variants });
    give(helpless, 0, 'rogues', 'Rogue/Hawk');
    pick(helpless, 'stock');
    pick(helpless);
    expect(lies(helpless, 0, 'rogues')).toEqual([]);
    expect(discards(helpless)).toHaveLength(4);
  });

  it('asks for guards whether there are Warriors or not, so that nobody learns it', () => {
    const state = table(['Rogue/Wolf', 'Lady/Owl', 'Bard/Hare'], { variants: ['caravan-guards'] });
    pick(state, 'stock');
    expect(asked(state)).toMatchObject({ what: 'guard', options: [], min: 0, max: 0 });
  });

  it('loads Warriors of any colour with Caravan Guards', () => {
    // proves: gii.streets-of-greyport.caravan-guards.any-color
    const state = table(['Warrior/Wolf', 'Lady/Owl', 'Bard/Hare'], { variants: ['caravan-guards'] });
    pick(state, 'stock');
    pick(state, 'Lady/Owl');
    expect(optionsOf(state)).toEqual(['Warrior/Wolf', 'dump']);
    pick(state, 'Warrior/Wolf');
    expect(lies(state, 0, 'cart')).toEqual(['Lady/Owl', 'Warrior/Wolf']);
  });

  it('makes a slain Dragon a trophy', () => {
    // proves: gii.streets-of-greyport.caravan-guards.dragon
    const variants = ['caravan-guards', 'dragons'];
    const state = table(['Dragon/Red', 'Warrior/Owl', 'Lady/Owl'], { variants });
    pick(state, 'stock');
    pick(state, 'Warrior/Owl (against Dragon/Red)');
    expect(lies(state, 0, 'trophies')).toEqual(['Dragon/Red']);
    expect(lies(state, 0, 'rogues')).toEqual([]);
    expect(discards(state)).toEqual(['Warrior/Owl']);
    pick(state, 'Lady/Owl');
    expect(lies(state, 0, 'cart')).toEqual(['Lady/Owl']);
  });

  it('loads Rogues instead of showing them with the Protection Racket, after emptying the Cart if need be', () => {
    // proves: gii.streets-of-greyport.protection-racket.load-rogues, gii.amb.streets-racket-timing
    const variants = ['protection-racket', 'dragons'];
    const state = table(['Rogue/Wolf', 'Rogue/Hawk', 'Rogue/Owl', 'Lady/Owl', 'Lady/Owl', 'Lady/Horse'], {
      variants,
    });
    give(state, 0, 'cart', 'Lady/Hare');
    const secret = parlour.view(state, 1).seats[0].zones.rogues;
    pick(state, 'stock');
    expect(asked(state)).toMatchObject({ seat: 0, what: 'bribe', min: 0, max: 1 });
    expect(optionsOf(state)).toEqual(['dump']);
    expect(parlour.view(state, 1).seats[0].zones.rogues).toEqual(secret);
    pick(state, 'dump');
    expect(optionsOf(state)).toEqual(['Rogue/Wolf', 'Rogue/Hawk', 'Rogue/Owl']);
    pick(state, 'Rogue/Wolf');
    expect(optionsOf(state)).toEqual(['Rogue/Hawk', 'dump']);
    pick(state, 'Rogue/Hawk');
    pick(state);
    // One of three is shown: nobody is robbed.
    expect(lies(state, 0, 'rogues')).toEqual(['Rogue/Owl']);
    expect(lies(state, 0, 'cart')).toEqual(['Rogue/Wolf', 'Rogue/Hawk']);
    // Ben has no Rogue, and is asked all the same.
    pick(state, 'stock');
    expect(asked(state)).toMatchObject({ seat: 1, what: 'bribe', options: [], max: 0 });
    const dragon = table(['Dragon/Red', 'Lady/Owl', 'Lady/Owl'], { variants });
    pick(dragon, 'stock');
    expect(optionsOf(dragon)).toEqual([]);
    pick(dragon);
    expect(discards(dragon)).toContain('Dragon/Red');
  });

  it('lets a Cart with Rogues be emptied before the last shipment', () => {
    // proves: gii.streets-of-greyport.cart-dump
    const state = table([], { variants: ['protection-racket'] });
    give(state, 1, 'shipment 1', 'Merchant/Owl');
    for (let turn = 0; turn < 23; turn++) pick(state, 'ship');
    give(state, 1, 'cart', 'Rogue/Wolf');
    pick(state, 'ship');
    expect(asked(state)).toMatchObject({ seat: 1, what: 'last' });
    expect(optionsOf(state)).toEqual(['ship', 'dump']);
    pick(state, 'dump');
    expect(state.result?.scores).toEqual([0, 4]);
  });

  it('refuses what is not offered', () => {
    const state = table(['Lady/Owl', 'Lady/Wolf', 'Bard/Hare']);
    refused(state, { seat: 0, do: 'choose', picks: [] });
    refused(state, { seat: 0, do: 'choose', picks: [0, 1] });
    refused(state, { seat: 1, do: 'choose', picks: [0] });
    pick(state, 'stock');
    refused(state, { seat: 0, do: 'choose', picks: [0, 1] });
    refused(state, { seat: 0, do: 'choose', picks: [3] });
  });

  it('is for Shares only, for two to eight, and not for the Inn', () => {
    // proves: gii.streets-of-greyport.shares-required, gii.amb.streets-too-many, gii.app-d.required
    expect(() => parlour.create(setupFor('streets-of-greyport', 2))).toThrow(BadSetup);
    expect(() => parlour.create(setupFor('streets-of-greyport', 9, { mode: 'shares' }))).toThrow(BadSetup);
    expect(parlour.defs.find((def) => def.id === 'streets-of-greyport')?.insideInn).toBe(false);
  });

  it('keeps coins, cards and secrets in random games, never has an illegal pile, and ends', () => {
    for (let n = 0; n < 64; n++) {
      const { state } = playRandomly(setupOf('streets-of-greyport', n), n, {
        looks: (zone, owner, viewer, { folded, open }) =>
          owner < 0 ||
          viewer === owner ||
          (!folded[owner] && (['rogues', 'trophies'].includes(zone) || open.includes(zone))),
        each: ({ seats, setup }) => {
          for (const { cards: zones } of seats)
            for (const zone in zones) {
              if (!zone.startsWith('shipment') && zone !== 'cart') continue;
              if (!isLegalShipment(zones[zone], setup.variants))
                expect.fail(`${zone}: ${zones[zone].join()}`);
              if (zones[zone].some((card) => rankOf(card) === 0)) expect.fail('a Dragon in a Cart');
            }
        },
      });
      const inside = state.seats.filter((_, seat) => !state.folded[seat]);
      for (const { cards: zones } of inside)
        if (inside.length > 1) expect([zones.cart ?? [], zones.hand ?? []]).toEqual([[], []]);
    }
  });
});
