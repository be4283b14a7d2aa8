/** Streets of Greyport: load a Cart, and bring it to the Warehouse before the Rogues are there. */
import { only } from '@taproom/kernel';
import { cardName, isDragon, ROGUE, rankOf, WARRIOR } from '../../cards/deck.ts';
import { cardsInWords } from '../../cards/words.ts';
import { mayLoad, ROBBED, roundsFor, threatOf, warehouseStanding } from './scoring.ts';
import {
  gamblingGame,
  hasVariant,
  type ChooseQuestion,
  type NotNow,
  type ParlourProcedure,
} from '../../table/def.ts';
import type { ParlourOption } from '../../table/question.ts';
import type { ParlourRun } from '../../table/run.ts';
import type { ParlourFrame, ParlourSetup, ParlourState, Spread } from '../../table/state.ts';
import { deckLeft } from '../../table/shuffle.ts';

const STOCK = 3;
const DUMP: ParlourOption = { word: 'dump' };

const guards = (setup: ParlourSetup): boolean => hasVariant(setup, 'caravan-guards');
const racket = (setup: ParlourSetup): boolean => hasVariant(setup, 'protection-racket');
const isThreat = (card: number): boolean => isDragon(card) || rankOf(card) === ROGUE;

/** The piles of a Warehouse: nobody ships more often than there are rounds, and once more at the end. */
const SHIPMENTS = Array.from({ length: roundsFor(2) + 1 }, (_, i) => `shipment ${i + 1}`);

/** All discards lie face up, in the middle. */
function discard(t: ParlourRun, seat: number, cards: readonly number[]): void {
  if (cards.length === 0) return;
  t.commonZone('discards').push(...cards);
  t.emit('show', seat, cards.length, cards, undefined, 'discards');
}

/** Takes all cards out of a zone of a player. */
function clear(t: ParlourRun, seat: number, zone: string): number[] {
  return t.zone(seat, zone).splice(0);
}

function removeFrom(t: ParlourRun, seat: number, zones: readonly string[], card: number): void {
  for (const zone of zones) {
    const cards = t.zone(seat, zone);
    const at = cards.indexOf(card);
    if (at >= 0) cards.splice(at, 1);
  }
}

function shipCart(t: ParlourRun, seat: number): void {
  const cart = clear(t, seat, 'cart');
  if (cart.length === 0) return;
  const pile = SHIPMENTS.find((zone) => t.zone(seat, zone).length === 0)!;
  t.zone(seat, pile).push(...cart);
  t.emit('place', seat, cart.length, cart, only(seat), pile);
}

/** Stock or Ship; before that the Cart may be emptied, as at any time. */
function turnOptions(t: ParlourRun, seat: number): ParlourOption[] {
  const choices: ParlourOption[] = [{ word: 'stock' }, { word: 'ship' }];
  return t.zone(seat, 'cart').length > 0 ? [...choices, DUMP] : choices;
}

/** What a player's last turn was, with whose it was: for whoever would go on with it. */
const STOCKED = 0;
const SHIPPED = 1;
const WAS_ROBBED = 2;
function note(t: ParlourRun, seat: number, turn: number): void {
  t.s.memory.turned = [seat, turn];
}

const MORE_OF_A_TURN: readonly (readonly string[])[] = [
  ['gii.streets-of-greyport.load'],
  ['gii.streets-of-greyport.ship'],
  ['gii.streets-of-greyport.robbed'],
];

function turnIsOver({ memory }: ParlourState, seat: number): readonly string[] {
  const [whose, turn] = memory.turned ?? [];
  const own = whose === seat ? [...MORE_OF_A_TURN[turn], 'gii.streets-of-greyport.one-action'] : [];
  return [...own, 'gii.streets-of-greyport.step-3'];
}

/** The frame's `n` is the round, from 1; its seat counts the turns taken in it. */
function whoseTurn(t: ParlourRun, f: ParlourFrame): number {
  const inside = t.inside();
  return inside[(f.n - 1 + f.seat) % inside.length];
}

function nextTurn(t: ParlourRun, f: ParlourFrame): void {
  if (f.n === 0) f.n = 1;
  const players = t.inside().length;
  if (f.seat >= players) {
    // Another round, and the next player begins it.
    f.n++;
    f.seat = 0;
  }
  if (f.n > roundsFor(players)) return;
  t.s.memory.round = [f.n];
  f.step = 0;
  const seat = whoseTurn(t, f);
  t.choose(seat, 'turn', 1, 1, turnOptions(t, seat));
}

/** A Cart with Rogues may be worth less than none: with the Protection Racket it need not be shipped at the end. */
function askLast(t: ParlourRun, f: ParlourFrame): void {
  if (!racket(t.s.setup)) return;
  const inside = t.inside();
  while (f.seat < inside.length && t.zone(inside[f.seat], 'cart').length === 0) f.seat++;
  if (f.seat >= inside.length) return;
  f.step--;
  t.choose(inside[f.seat], 'last', 1, 1, [{ word: 'ship' }, DUMP]);
}

const rounds: ParlourProcedure = {
  steps: [nextTurn, askLast, (t) => t.inside().forEach((seat) => shipCart(t, seat))],
  answered(t, f, answer) {
    if (answer.do !== 'choose') return;
    const { seat, picks } = answer;
    // The step tells which question this answers: the turns are asked for in the first.
    if (f.step > 0) {
      f.seat++;
      if (picks[0] === 1) discard(t, seat, clear(t, seat, 'cart'));
      return;
    }
    switch (turnOptions(t, seat)[picks[0]].word) {
      case 'stock':
        f.seat++;
        note(t, seat, STOCKED);
        t.say(seat, 'stocks up');
        t.begin('streets:stock', { seat, n: STOCK });
        return;
      case 'ship':
        f.seat++;
        note(t, seat, SHIPPED);
        t.say(seat, t.zone(seat, 'cart').length > 0 ? 'ships the Cart' : 'ships an empty Cart');
        discard(t, seat, clear(t, seat, 'rogues'));
        shipCart(t, seat);
        return;
      default:
        discard(t, seat, clear(t, seat, 'cart'));
    }
  },
};

/** The steps of `stock` that are gone to, or whose answers have to be told apart. */
const STEP = { draw: 0, bribe: 1, guard: 3, load: 5, end: 7 } as const;

/** The frame's list: what has been drawn so far, told when it is all. */
function draw(t: ParlourRun, f: ParlourFrame): void {
  if (f.n <= 0) {
    if (f.list.length > 0) t.emit('deal', f.seat, f.list.length, f.list, only(f.seat), 'hand');
    f.list = [];
    return;
  }
  if (deckLeft(t.s) === 0) t.s.discard.push(...t.commonZone('discards').splice(0));
  const card = t.drawCard(f.n);
  f.step = STEP.draw;
  if (card >= 0) {
    f.n--;
    f.list = [...f.list, card];
    t.hand(f.seat).push(card);
  } else if (!t.isShuffling(f)) f.n = 0;
}

/** What may go from the hand into the Cart now, and the Cart itself, which may be emptied for it. */
function loads(t: ParlourRun, seat: number, fits: (card: number) => boolean): ParlourOption[] {
  const cart = t.zone(seat, 'cart');
  const options: ParlourOption[] = t
    .hand(seat)
    .filter((card) => fits(card) && mayLoad(card, cart, t.s.setup.variants))
    .map((card) => ({ card }));
  return cart.length > 0 ? [...options, DUMP] : options;
}

/** With the Protection Racket Rogues may be loaded before they are shown. Everybody is asked, Rogues or not. */
function askBribe(t: ParlourRun, f: ParlourFrame): void {
  if (!racket(t.s.setup)) return;
  f.step = STEP.bribe;
  const options = loads(t, f.seat, isThreat);
  t.choose(f.seat, 'bribe', 0, Math.min(1, options.length), options);
}

/** The frame's list: the Rogues and Dragons that were revealed just now. */
function reveal(t: ParlourRun, f: ParlourFrame): void {
  const hand = t.hand(f.seat);
  f.list = hand.filter(isThreat);
  t.s.seats[f.seat].cards.hand = hand.filter((card) => !isThreat(card));
  t.zone(f.seat, 'rogues').push(...f.list);
  if (f.list.length > 0) t.emit('show', f.seat, f.list.length, f.list, undefined, 'rogues');
}

/** A Warrior of hand or Cart, and whom he drives away. */
function guardings(t: ParlourRun, f: ParlourFrame): ParlourOption[] {
  return [...t.hand(f.seat), ...t.zone(f.seat, 'cart')]
    .filter((card) => rankOf(card) === WARRIOR)
    .flatMap((card) =>
      f.list.map((threat) => ({ card, place: threat, word: `against ${cardName(threat)}` })),
    );
}

/** Asked as long as somebody new is there and a card might be a Warrior, so that the question tells nothing. */
function askGuard(t: ParlourRun, f: ParlourFrame): void {
  const hidden = t.hand(f.seat).length + t.zone(f.seat, 'cart').length;
  if (!guards(t.s.setup) || f.list.length === 0 || hidden === 0) return;
  f.step = STEP.guard;
  const options = guardings(t, f);
  t.choose(f.seat, 'guard', 0, Math.min(1, options.length), options);
}

function guard(t: ParlourRun, f: ParlourFrame, warrior: number, threat: number): void {
  removeFrom(t, f.seat, ['hand', 'cart'], warrior);
  removeFrom(t, f.seat, ['rogues'], threat);
  f.list = f.list.filter((card) => card !== threat);
  if (!isDragon(threat)) {
    discard(t, f.seat, [warrior, threat]);
    return;
  }
  discard(t, f.seat, [warrior]);
  t.zone(f.seat, 'trophies').push(threat);
  t.say(f.seat, `slays ${cardsInWords([threat])}`, [threat]);
}

function checkRobbed(t: ParlourRun, f: ParlourFrame): void {
  if (threatOf(t.zone(f.seat, 'rogues')) < ROBBED) return;
  note(t, f.seat, WAS_ROBBED);
  t.say(f.seat, 'is robbed: hand and Cart are lost');
  const lost = ['rogues', 'hand', 'cart'].flatMap((zone) => clear(t, f.seat, zone));
  discard(t, f.seat, lost);
  f.step = STEP.end;
}

function askLoad(t: ParlourRun, f: ParlourFrame): void {
  if (t.hand(f.seat).length === 0) return;
  f.step = STEP.load;
  const options = loads(t, f.seat, () => true);
  t.choose(f.seat, 'load', 0, Math.min(1, options.length), options);
}

const dropHand = (t: ParlourRun, f: ParlourFrame): void => discard(t, f.seat, clear(t, f.seat, 'hand'));

const stock: ParlourProcedure = {
  steps: [draw, askBribe, reveal, askGuard, checkRobbed, askLoad, dropHand],
  answered(t, f, answer) {
    if (answer.do !== 'choose') return;
    const [pick] = answer.picks;
    // Asked again and again, until there is nothing more to do.
    if (pick === undefined) {
      f.step++;
      return;
    }
    if (f.step === STEP.guard) {
      const { card, place } = guardings(t, f)[pick];
      guard(t, f, card!, place!);
      return;
    }
    const { card } = loads(t, f.seat, f.step === STEP.bribe ? isThreat : () => true)[pick];
    if (card === undefined) {
      discard(t, f.seat, clear(t, f.seat, 'cart'));
      return;
    }
    removeFrom(t, f.seat, ['hand'], card);
    t.zone(f.seat, 'cart').push(card);
    t.emit('place', f.seat, 1, [card], only(f.seat), 'cart');
  },
};

export const warehouseOf = ({ cards }: Spread): number[][] =>
  [...SHIPMENTS, 'trophies'].map((zone) => cards[zone] ?? []);

/** Cards of the hand that cannot go into the Cart, and Rogues whom no Warrior drives away any more. */
function staysBehind(
  { setup, seats, stack }: ParlourState,
  { what, seat, options }: ChooseQuestion,
): NotNow[] {
  const { hand = [], cart = [], rogues = [] } = seats[seat].cards;
  if (what === 'guard') {
    const fresh = stack[stack.length - 1].list;
    const shipped = warehouseOf(seats[seat]).flat();
    return [
      ...rogues
        .filter((card) => !fresh.includes(card))
        .map((card) => ({
          option: { card, word: `against ${cardName(card)}` },
          why: 'It lay there before this turn: no Warrior helps against it.',
          rules: ['gii.streets-of-greyport.caravan-guards.not-old'],
        })),
      ...shipped
        .filter((card) => rankOf(card) === WARRIOR)
        .map((card) => ({
          option: { card },
          why: 'In the Warehouse a Warrior guards no Cart any more.',
          rules: ['gii.streets-of-greyport.caravan-guards.warehouse-no'],
        })),
    ];
  }
  if (what !== 'load' && what !== 'bribe') return [];
  return hand
    .filter((card) => !options.some((option) => option.card === card))
    .map((card) => {
      const [why, ...rules] = whyNotLoaded(card, cart, what === 'bribe', setup);
      return { option: { card }, why, rules };
    });
}

function whyNotLoaded(
  card: number,
  cart: readonly number[],
  bribing: boolean,
  { variants }: ParlourSetup,
): readonly [why: string, ...rules: readonly string[]] {
  if (isDragon(card))
    return [
      'No Dragon rides in a Cart.',
      'gii.amb.streets-racket-timing',
      'gii.streets-of-greyport.dragons.three-rogues',
    ];
  if (!mayLoad(card, [], variants)) return ['Rogues cannot be loaded.', CART];
  // Of a bribed Rogue the variant says it anew.
  if (!mayLoad(card, cart, variants))
    return ['All cards of a Cart have one colour.', ...(rankOf(card) === ROGUE ? [BRIBES] : []), CART];
  return bribing
    ? ['Only Rogues are loaded before they are shown.', BRIBES]
    : ['It cannot be loaded now.', 'gii.streets-of-greyport.load'];
}

const CART = 'gii.streets-of-greyport.cart';
const BRIBES = 'gii.streets-of-greyport.protection-racket.load-rogues';
const ONE_ACTION = ['gii.streets-of-greyport.one-action'];

/** When nobody is asked for a guard: only old Rogues lie there, or those of this turn have been let through. */
function noGuardNow({ seats, stack, setup }: ParlourState, seat: number): readonly string[] {
  if (!guards(setup)) return [];
  if (stack[stack.length - 1].list.length > 0) return ['gii.amb.streets-guards-timing'];
  const { rogues = [] } = seats[seat].cards;
  return rogues.length > 0
    ? ['gii.streets-of-greyport.caravan-guards.not-old']
    : ['gii.streets-of-greyport.caravan-guards.negate'];
}

export const streetsOfGreyport = gamblingGame({
  id: 'streets-of-greyport',
  name: 'Streets of Greyport',
  complexity: 'complex',
  min: 2,
  max: 8,
  betting: false,
  wagers: 'gii.streets-of-greyport.shares-required',
  insideInn: false,
  variants: [
    { id: 'dragons', name: 'Dragon Cards' },
    { id: 'caravan-guards', name: 'Caravan Guards' },
    { id: 'protection-racket', name: 'Protection Racket' },
  ],
  script: () => [{ do: 'ante' }, { do: 'own', procedure: 'streets:rounds' }, { do: 'showdown' }],
  zones: () => ({ hand: 'owner', cart: 'owner', rogues: 'all', trophies: 'all', discards: 'all' }),
  reveals: [...SHIPMENTS, 'trophies'],
  counts: ['round'],
  rules: {
    turn: ['gii.streets-of-greyport.step-3', 'gii.streets-of-greyport.one-action'],
    load: ['gii.streets-of-greyport.load', CART],
    bribe: [BRIBES],
    guard: ['gii.streets-of-greyport.caravan-guards.negate'],
    last: ['gii.streets-of-greyport.final-cart', 'gii.streets-of-greyport.cart-dump'],
  },
  deeds: { stock: ONE_ACTION, ship: ONE_ACTION, guard: noGuardNow },
  waits: turnIsOver,
  notNow: staysBehind,
  procedures: { 'streets:rounds': rounds, 'streets:stock': stock },
  standing: ({ setup, seats }, seat) => warehouseStanding(warehouseOf(seats[seat]), setup.variants),
});
