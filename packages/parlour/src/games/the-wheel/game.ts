/** The Wheel: cards played to five Leaders decide which of them is strongest, and so what a hand is worth. */
import { isDragon, RANKS, rankOf } from '../../cards/deck.ts';
import { takeOut } from '../../cards/piles.ts';
import { clockwiseOf, spokesFor, strengths, strongestOf, WHEEL, wheelStanding } from './scoring.ts';
import {
  gamblingGame,
  hasVariant,
  type ChooseQuestion,
  type NotNow,
  type ParlourProcedure,
  type ScriptStep,
} from '../../table/def.ts';
import type { ParlourOption } from '../../table/question.ts';
import type { ParlourRun } from '../../table/run.ts';
import type { ParlourFrame, ParlourSetup, ParlourState } from '../../table/state.ts';
import { deckLeft } from '../../table/shuffle.ts';

const HAND = 7;
const ROUNDS = 3;
/** After every third game the Leaders are unmarked. */
const GAMES = 3;

const unwound = (setup: ParlourSetup): boolean => hasVariant(setup, 'unwound-clock');

/** The Leaders that earlier games marked: nobody may play to them. */
const markersOf = (setup: ParlourSetup): readonly number[] =>
  hasVariant(setup, 'multiple-successive-games') ? (setup.before?.markers ?? []) : [];

/** The strength of every Leader, by rank number. A spoke is a zone in the middle with its Leader's name. */
export function wheelStrengths({ common }: Pick<ParlourState, 'common'>): number[] {
  return strengths(RANKS.map((name) => common.cards[name] ?? []));
}

/** A card, and the spoke it goes to. */
function placings(t: ParlourRun, cards: readonly number[]): ParlourOption[] {
  const marked = markersOf(t.s.setup);
  return cards.flatMap((card) =>
    spokesFor(card)
      .filter((leader) => !marked.includes(leader))
      .map((leader) => ({ card, place: leader, word: RANKS[leader] })),
  );
}

function playTo(t: ParlourRun, seat: number, card: number, leader: number): void {
  t.commonZone(RANKS[leader]).push(card);
  t.emit('place', seat, 1, [card], undefined, RANKS[leader]);
}

/** The markers lie open beside the Wheel. */
const mark: ParlourProcedure = {
  steps: [(t) => void (t.s.memory.markers = markersOf(t.s.setup).slice())],
};

/** The Clock, face down: three cards, or one more than there are players. */
const wind: ParlourProcedure = {
  steps: [
    (t) => t.begin('common', { n: unwound(t.s.setup) ? t.inside().length + 1 : ROUNDS, zone: 'clock' }),
  ],
};

function drawOne(t: ParlourRun, f: ParlourFrame): void {
  const seat = t.inside()[f.seat];
  if (seat !== undefined) t.begin('draw', { seat, n: 1 });
}

function askPlay(t: ParlourRun, f: ParlourFrame): void {
  const seat = t.inside()[f.seat];
  if (seat !== undefined) t.choose(seat, 'play', 1, 1, placings(t, t.hand(seat)));
}

function nextPlayer(t: ParlourRun, f: ParlourFrame): void {
  f.seat++;
  if (f.seat < t.inside().length) f.step = 0;
}

/** A card of the Clock goes one spoke further; a Dragon, or one for a marked Leader, is laid aside. */
function strike(t: ParlourRun): void {
  const card = t.commonZone('clock').shift();
  if (card === undefined) return;
  const leader = isDragon(card) ? -1 : clockwiseOf(rankOf(card));
  const lost = leader < 0 || markersOf(t.s.setup).includes(leader);
  if (lost) t.s.discard.push(card);
  else t.commonZone(RANKS[leader]).push(card);
  t.emit('reveal', -1, 1, [card], undefined, lost ? '' : RANKS[leader]);
}

const round: ParlourProcedure = {
  again: { play: 1 },
  steps: [drawOne, askPlay, nextPlayer, strike],
  answered(t, _f, answer) {
    if (answer.do !== 'choose') return;
    const { seat } = answer;
    const { card, place } = placings(t, t.hand(seat))[answer.picks[0]];
    takeOut(t.hand(seat), card!);
    playTo(t, seat, card!, place!);
  },
};

const STEP = { draw: 0, choose: 1, strike: 2, next: 3, end: 4 } as const;

/** The Unwound Clock: turn after turn, until the Clock has run down. */
function drawUnwound(t: ParlourRun, f: ParlourFrame): void {
  if (t.commonZone('clock').length === 0) f.step = STEP.end;
  // Without cards to draw there is nothing to choose: the Clock goes on (gii.amb.wheel-unwound-empty-deck).
  else if (deckLeft(t.s) === 0) f.step = STEP.strike;
  else t.begin('draw', { seat: t.inside()[f.seat], n: 1 });
}

function turnOptions(t: ParlourRun, seat: number): ParlourOption[] {
  const hand = t.hand(seat);
  return [...placings(t, hand), ...hand.map((card) => ({ card, word: 'discard' }))];
}

function askTurn(t: ParlourRun, f: ParlourFrame): void {
  const seat = t.inside()[f.seat];
  t.choose(seat, 'turn', 1, 1, turnOptions(t, seat));
}

/** The next card of the Clock is turned up, and whoever's turn it is says where it goes. */
function strikeUnwound(t: ParlourRun, f: ParlourFrame): void {
  const card = t.commonZone('clock')[0];
  t.emit('reveal', -1, 1, [card]);
  t.commonZone('clock').shift();
  if (isDragon(card)) {
    t.s.discard.push(card);
    return;
  }
  t.commonZone('struck').push(card);
  t.choose(t.inside()[f.seat], 'clock', 1, 1, placings(t, [card]));
}

function nextUnwound(t: ParlourRun, f: ParlourFrame): void {
  f.seat = (f.seat + 1) % t.inside().length;
  f.step = STEP.draw;
}

const unwind: ParlourProcedure = {
  again: { turn: STEP.choose },
  steps: [drawUnwound, askTurn, strikeUnwound, nextUnwound],
  answered(t, f, answer) {
    if (answer.do !== 'choose') return;
    const { seat } = answer;
    const struck = t.commonZone('struck');
    const options = struck.length > 0 ? placings(t, struck) : turnOptions(t, seat);
    const { card, place } = options[answer.picks[0]];
    if (struck.length > 0) struck.pop();
    else takeOut(t.hand(seat), card!);
    if (place === undefined) {
      t.commonZone('discards').push(card!);
      t.emit('show', seat, 1, [card!], undefined, 'discards');
      return;
    }
    playTo(t, seat, card!, place);
    f.step = STEP.next;
  },
};

/** Spokes that a card of the question, or of the hand, cannot go to. */
function closedSpokes({ setup, seats, common }: ParlourState, { what, seat }: ChooseQuestion): NotNow[] {
  const legal = [
    'gii.the-wheel.legal-spokes',
    'gii.the-wheel.neighbors',
    ...(what === 'clock' ? CLOCK_RULES : []),
  ];
  const cards = what === 'clock' ? (common.cards.struck ?? []) : (seats[seat].cards.hand ?? []);
  const marked = markersOf(setup);
  return cards.flatMap((card) => {
    const open = spokesFor(card);
    return WHEEL.filter((leader) => marked.includes(leader) || !open.includes(leader)).map((leader) => ({
      option: { card, place: leader, word: RANKS[leader] },
      ...(marked.includes(leader)
        ? {
            why: `The ${RANKS[leader]} is marked: nobody plays there.`,
            rules: ['gii.the-wheel.multiple-successive-games.no-play'],
          }
        : {
            why: `A card goes to the spoke of its rank or one beside it, and ${RANKS[leader]} is neither.`,
            rules: legal,
          }),
    }));
  });
}

/** A card of the Unwound Clock goes to whichever legal spoke its player chooses. */
const CLOCK_RULES = ['gii.the-wheel.unwound-clock.turn', 'gii.the-wheel.unwound-clock.free-placement'];

export const theWheel = gamblingGame({
  id: 'the-wheel',
  name: 'The Wheel',
  complexity: 'complex',
  min: 2,
  max: 8,
  longer: true,
  variants: [
    { id: 'dragons', name: 'Dragon Cards' },
    { id: 'multiple-successive-games', name: 'Multiple Successive Games' },
    {
      id: 'unwound-clock',
      name: 'The Unwound Clock',
      mode: 'shares',
      limitedBy: 'gii.the-wheel.unwound-clock.shares-only',
      notInside: true,
    },
  ],
  refuses(setup) {
    const markers = markersOf(setup);
    const fine = new Set(markers).size === markers.length && markers.every((rank) => WHEEL.includes(rank));
    return fine && markers.length < GAMES
      ? null
      : 'At most two different Leaders are marked, by their numbers.';
  },
  script(setup) {
    const steps: ScriptStep[] = [{ do: 'ante' }];
    if (hasVariant(setup, 'multiple-successive-games')) steps.push({ do: 'own', procedure: 'wheel:mark' });
    steps.push({ do: 'deal', n: HAND }, { do: 'own', procedure: 'wheel:wind', cards: ROUNDS });
    if (unwound(setup)) steps.push({ do: 'own', procedure: 'wheel:unwind' });
    else for (let n = 0; n < ROUNDS; n++) steps.push({ do: 'own', procedure: 'wheel:round' }, { do: 'bet' });
    return [...steps, { do: 'showdown' }];
  },
  zones: () => ({
    hand: 'owner',
    clock: 'nobody',
    struck: 'all',
    discards: 'all',
    ...Object.fromEntries(WHEEL.map((leader) => [RANKS[leader], 'all'])),
  }),
  counts: ['markers'],
  rules: {
    play: ['gii.the-wheel.step-4', 'gii.amb.wheel-mandatory'],
    turn: ['gii.the-wheel.unwound-clock.turn'],
    clock: CLOCK_RULES,
  },
  notNow: closedSpokes,
  procedures: { 'wheel:mark': mark, 'wheel:wind': wind, 'wheel:round': round, 'wheel:unwind': unwind },
  standing: (state, seat) =>
    wheelStanding(state.seats[seat].cards.hand ?? [], strongestOf(wheelStrengths(state))),
  after(state) {
    if (!hasVariant(state.setup, 'multiple-successive-games')) return undefined;
    const markers = markersOf(state.setup).slice();
    const strength = wheelStrengths(state);
    // Where no card was played no Leader is strongest.
    if (strength.some((n) => n > 0)) markers.push(strongestOf(strength));
    return { markers: markers.length >= GAMES ? [] : markers };
  },
});
