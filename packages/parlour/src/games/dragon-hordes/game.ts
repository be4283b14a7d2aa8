/** Dragon Hordes: coins pile up on eight cards until somebody predicts the next card of the deck. */
import { COLOURS, colourOf, RANKS, rankOf } from '../../cards/deck.ts';
import { lend, lenderFor, LOAN } from '../../money/loans.ts';
import {
  colourHorde,
  HORDES,
  possiblePredictions,
  predictionWords,
  rankHorde,
  settlePrediction,
} from './scoring.ts';
import { gamblingGame, hasVariant, type NotNow, type ParlourProcedure } from '../../table/def.ts';
import type { ParlourOption } from '../../table/question.ts';
import type { ParlourRun } from '../../table/run.ts';
import { finish } from '../../table/showdown.ts';
import type { ParlourFrame, ParlourState } from '../../table/state.ts';

const DRAGON_DIE = 6;

/** Coins on Horde Cards are nobody's: the table counts them with those that lay there before (`carried`). */
const hordes = (t: ParlourRun): number[] => t.s.memory.hordes;

/** As they lie there: three Dragons, and five ranks. */
const HORDE_NAMES = [...COLOURS.map((colour) => `${colour} Dragon`), ...RANKS.slice(1)];

/** A coin onto a Horde Card. */
function put(t: ParlourRun, seat: number, horde: number): void {
  const { s } = t;
  s.chips[seat]--;
  s.carried++;
  hordes(t)[horde]++;
  s.memory.paid[seat]++;
  t.say(seat, `puts a coin on the ${HORDE_NAMES[horde]}`);
}

/** A coin for a Dragon of one's choice. */
const ANY_DRAGON = -1;
const LOAN_OFFER: readonly ParlourOption[] = [{ word: 'loan' }];

/**
 * Coins that a player owes, one after the other: the frame's list says to which Horde Cards. Whoever has none left may
 * borrow in Adventurer's Choice (gii.dragon-hordes.mid-game-loan), and else leaves the game (gii.amb.hordes-broke).
 * The frame's `n` is 1 while a loan is asked for.
 */
const coins: ParlourProcedure = {
  steps: [
    function payNext(t, f) {
      const { s } = t;
      const [horde] = f.list;
      if (horde === undefined) return;
      f.step = 0;
      if (s.chips[f.seat] === 0) {
        if (s.setup.loans !== true || lenderFor(s.chips, f.seat) < 0) return stopPaying(t, f);
        f.n = 1;
        t.choose(f.seat, 'loan', 0, 1, LOAN_OFFER);
      } else if (horde === ANY_DRAGON) {
        const options = COLOURS.map((word) => ({ word }));
        t.choose(f.seat, 'horde', 1, 1, options);
      } else {
        f.list = f.list.slice(1);
        put(t, f.seat, horde);
      }
    },
  ],
  answered(t, f, answer) {
    if (answer.do !== 'choose') return;
    const [pick] = answer.picks;
    if (f.n === 0) f.list = f.list.with(0, colourHorde(pick));
    else if (pick === undefined) stopPaying(t, f);
    else borrow(t, f.seat);
    f.n = 0;
  },
};

function stopPaying(t: ParlourRun, f: ParlourFrame): void {
  f.list = [];
  leave(t, f.seat, 'has no coin left and leaves');
}

/** The game remembers who borrowed from whom, for the markers. */
function borrow(t: ParlourRun, seat: number): void {
  const lender = lenderFor(t.s.chips, seat);
  lend(t.s.chips, seat, lender);
  (t.s.memory.lent ??= []).push(seat, lender);
  t.emit('loan', seat, LOAN, [lender]);
}

function owe(t: ParlourRun, seat: number, to: readonly number[]): void {
  t.begin('hordes:coins', { seat, list: to });
}

function take(t: ParlourRun, seat: number, n: number): void {
  t.s.chips[seat] += n;
  t.s.carried -= n;
  t.s.memory.taken[seat] += n;
  if (n > 0) t.emit('wins', seat, n);
}

function takeAll(t: ParlourRun, seat: number, from: readonly number[]): void {
  let sum = 0;
  for (const horde of from) {
    sum += hordes(t)[horde];
    hordes(t)[horde] = 0;
  }
  take(t, seat, sum);
}

function leave(t: ParlourRun, seat: number, word: string): void {
  t.s.folded[seat] = true;
  t.say(seat, word);
}

/** Whoever owes a coin puts it down first (house.712-leaving-the-hordes). */
const owesNothing = ({ stack }: ParlourState, seat: number): boolean => {
  const { k, seat: owing } = stack[stack.length - 1];
  return k !== 'hordes:coins' || owing !== seat;
};

/** On another's turn that one goes on, as long as there is anybody left to play with. */
function leaveNow(t: ParlourRun, seat: number): void {
  const { ask } = t.s;
  leave(t, seat, 'leaves the game');
  if (t.inside().length > 1 && ask !== null && ask.seat !== seat) return;
  const at = t.stack.findIndex(({ k }) => k === 'hordes:hordes');
  t.stack.length = at + 1;
  t.stack[at].step = STEP.next;
  t.s.ask = null;
}

const ALL = Array.from({ length: HORDES }, (_, horde) => horde);
const DRAGON_HORDES = COLOURS.map((_, colour) => colourHorde(colour));

/** Nothing is left to win, or nobody to win it from. */
const isOver = (t: ParlourRun): boolean => t.inside().length < 2 || hordes(t).every((n) => n === 0);

const STEP = { lay: 0, turn: 1, roll: 2, predict: 4, settle: 5, next: 6, end: 7 } as const;

/** In turn order everybody turns a card up and puts a coin on its colour and a coin on its rank. */
function layOut(t: ParlourRun, f: ParlourFrame): void {
  const { memory, folded } = t.s;
  if (memory.hordes === undefined) {
    memory.hordes = ALL.map(() => 0);
    memory.paid = folded.map(() => 0);
    memory.taken = folded.map(() => 0);
  }
  if (t.inside().length < 2 || f.seat >= folded.length) {
    f.seat = t.inside()[0];
    return;
  }
  f.step = STEP.lay;
  const seat = t.seatAt(f.seat);
  if (!folded[seat]) {
    const card = turnCard(t);
    if (card < 0) return;
    owe(t, seat, [colourHorde(colourOf(card)), rankHorde(rankOf(card))]);
  }
  f.seat++;
}

/** The top card of the deck, seen by all and laid aside; −1: the deck is mixed first. */
function turnCard(t: ParlourRun): number {
  const card = t.drawCard();
  if (card < 0) return card;
  t.s.discard.push(card);
  t.emit('reveal', -1, 1, [card]);
  return card;
}

/** Whose turn comes is asked also whether they would rather leave. */
function askTurn(t: ParlourRun, f: ParlourFrame): void {
  if (isOver(t)) f.step = STEP.end;
  else t.choose(f.seat, 'turn', 1, 1, [{ word: 'roll' }, { word: 'leave' }]);
}

/** The frame's list: the dice whose coins are still to be placed. */
function place(t: ParlourRun, f: ParlourFrame): void {
  const to = f.list.map((die) => (die === DRAGON_DIE ? ANY_DRAGON : rankHorde(die)));
  owe(t, f.seat, to);
  f.list = [];
}

function askPrediction(t: ParlourRun, f: ParlourFrame): void {
  if (t.s.folded[f.seat]) {
    f.step = STEP.next;
    return;
  }
  const options = possiblePredictions(hordes(t)).map((prediction) => ({ word: predictionWords(prediction) }));
  t.choose(f.seat, 'predict', 0, 1, options);
}

/** The frame's `n`: which of the possible predictions it is. */
function settle(t: ParlourRun, f: ParlourFrame): void {
  const card = turnCard(t);
  if (card < 0) {
    f.step = STEP.settle;
    return;
  }
  const prediction = possiblePredictions(hordes(t))[f.n];
  const { take: won, hordes: after, owes } = settlePrediction(hordes(t), prediction, card);
  t.s.memory.hordes = after.slice();
  take(t, f.seat, won);
  owe(t, f.seat, owes);
}

function next(t: ParlourRun, f: ParlourFrame): void {
  const inside = t.inside();
  f.seat = inside.find((seat) => t.turnOf(seat) > t.turnOf(f.seat)) ?? inside[0];
  f.step = STEP.turn;
}

/** Whoever is left alone takes what lies there (gii.amb.hordes-last-player). Nobody's score is compared. */
function end(t: ParlourRun): void {
  const inside = t.inside();
  if (inside.length === 1) takeAll(t, inside[0], ALL);
  const { taken, paid } = t.s.memory;
  const scores = taken.map((n, seat) => n - paid[seat]);
  finish(t, { places: scores.map(() => 1), scores, won: taken.slice(), winners: [] }, []);
}

function rolled(t: ParlourRun, f: ParlourFrame, values: readonly number[]): void {
  t.emit('roll', f.seat, 2, values);
  t.s.memory.doubles = values[0] === values[1] ? [f.seat] : [];
  if (values[0] !== values[1]) {
    f.list = values.slice();
    return;
  }
  f.list = [];
  const dragons = DRAGON_HORDES.some((horde) => hordes(t)[horde] > 0);
  takeAll(t, f.seat, dragons ? DRAGON_HORDES : ALL);
  const another = dragons && hasVariant(t.s.setup, 'double-double');
  f.step = another ? STEP.turn : STEP.next;
}

const play: ParlourProcedure = {
  again: { turn: STEP.turn, predict: STEP.predict },
  steps: [layOut, askTurn, (t, f) => t.roll(f.seat, 2), place, askPrediction, settle, next, end],
  answered(t, f, answer) {
    if (answer.do === 'dice') rolled(t, f, answer.values);
    if (answer.do !== 'choose') return;
    const [pick] = answer.picks;
    // The step has moved on already: it tells which question this answers.
    if (f.step !== STEP.roll) predicted(t, f, pick);
    else if (pick === 1) leaveNow(t, f.seat);
  },
};

function predicted(t: ParlourRun, f: ParlourFrame, pick: number | undefined): void {
  if (pick === undefined) {
    t.say(f.seat, 'predicts nothing');
    f.step = STEP.next;
    return;
  }
  f.n = pick;
  const words = predictionWords(possiblePredictions(hordes(t))[pick]);
  t.say(f.seat, `predicts ${words}`);
}

/** Nothing lies there to be won. */
function emptyHordes(on: readonly number[]): NotNow[] {
  const names = [...COLOURS, ...RANKS.slice(1)];
  return ALL.filter((horde) => on[horde] === 0).map((horde) => ({
    option: { word: names[horde] },
    why: `There is no coin on ${names[horde]}.`,
    rules: ['gii.dragon-hordes.no-empty-prediction'],
  }));
}

const COIN_FIRST: NotNow = {
  option: { word: 'leave' },
  why: 'Whoever owes a coin puts it down before leaving.',
  rules: ['house.712-leaving-the-hordes'],
};

export const dragonHordes = gamblingGame({
  id: 'dragon-hordes',
  name: 'Dragon Hordes',
  complexity: 'medium',
  min: 2,
  max: 8,
  most: 10,
  // Neither: coins move card by card.
  betting: false,
  shares: false,
  wagers: 'gii.amb.dragon-hordes-modes',
  insideInn: false,
  variants: [{ id: 'double-double', name: 'Double Double' }],
  script: ({ players }) => [{ do: 'own', procedure: 'hordes:hordes', cards: players.length }],
  zones: () => ({}),
  counts: ['hordes', 'paid', 'taken'],
  rules: {
    turn: ['gii.dragon-hordes.step-1'],
    horde: ['gii.dragon-hordes.place'],
    predict: ['gii.dragon-hordes.step-2'],
    loan: ['gii.dragon-hordes.mid-game-loan'],
  },
  deeds: { leave: ['gii.dragon-hordes.leaving', 'house.712-leaving-the-hordes'] },
  // Doubles end the turn, before anything is predicted.
  waits: ({ memory }, seat) => [
    ...(memory.doubles?.[0] === seat ? ['gii.dragon-hordes.doubles'] : []),
    'gii.dragon-hordes.step-1',
  ],
  gone: ({ chips }, seat) => [
    'gii.dragon-hordes.leaving',
    ...(chips[seat] === 0 ? ['gii.amb.hordes-broke'] : []),
  ],
  notNow: ({ memory }, { what }) =>
    what === 'predict' ? emptyHordes(memory.hordes) : what === 'horde' ? [COIN_FIRST] : [],
  leaving: { may: owesNothing, leave: leaveNow },
  procedures: { 'hordes:hordes': play, 'hordes:coins': coins },
  standing: ({ memory }, seat) => ({ score: memory.taken[seat] - memory.paid[seat], order: [0] }),
});
