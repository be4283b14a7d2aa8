/** Dragon Hordes: coins pile up on eight cards until somebody predicts the next card of the deck. */
import type { Procedure } from '@taproom/kernel';
import { COLOURS, colourOf, rankOf } from '../cards/deck.ts';
import {
  colourHorde,
  HORDES,
  possiblePredictions,
  predictionWords,
  rankHorde,
  settlePrediction,
} from '../scoring/dragon-hordes.ts';
import { hasVariant, type ParlourDef } from '../table/def.ts';
import type { ParlourAnswer } from '../table/question.ts';
import type { ParlourRun } from '../table/run.ts';
import { finish } from '../table/showdown.ts';
import type { ParlourFrame } from '../table/state.ts';

const DRAGON_DIE = 6;

/** Coins on Horde Cards are nobody's: the table counts them with those that lay there before (`carried`). */
const hordes = (t: ParlourRun): number[] => t.s.memory.hordes;

/** A coin onto a Horde Card; whoever has none leaves the game (gii.amb.hordes-broke). */
function put(t: ParlourRun, seat: number, horde: number): boolean {
  const { s } = t;
  if (s.chips[seat] === 0) {
    leave(t, seat, 'has no coin left and leaves');
    return false;
  }
  s.chips[seat]--;
  s.carried++;
  hordes(t)[horde]++;
  s.memory.paid[seat]++;
  return true;
}

function take(t: ParlourRun, seat: number, coins: number): void {
  t.s.chips[seat] += coins;
  t.s.carried -= coins;
  t.s.memory.taken[seat] += coins;
  if (coins > 0) t.emit('wins', seat, coins);
}

function takeAll(t: ParlourRun, seat: number, from: readonly number[]): void {
  let coins = 0;
  for (const horde of from) {
    coins += hordes(t)[horde];
    hordes(t)[horde] = 0;
  }
  take(t, seat, coins);
}

function leave(t: ParlourRun, seat: number, word: string): void {
  t.s.folded[seat] = true;
  t.emit('own', seat, 0, [], undefined, word);
}

const ALL = Array.from({ length: HORDES }, (_, horde) => horde);
const DRAGON_HORDES = COLOURS.map((_, colour) => colourHorde(colour));

/** Nothing is left to win, or nobody to win it from. */
const isOver = (t: ParlourRun): boolean => t.inside().length < 2 || hordes(t).every((coins) => coins === 0);

const STEP = { lay: 0, turn: 1, roll: 2, place: 3, predict: 4, settle: 5, next: 6, end: 7 } as const;

/** In turn order everybody turns a card up and puts a coin on its colour and a coin on its rank. */
function layOut(t: ParlourRun, f: ParlourFrame): void {
  const { memory, folded } = t.s;
  if (memory.hordes === undefined) {
    memory.hordes = ALL.map(() => 0);
    memory.paid = folded.map(() => 0);
    memory.taken = folded.map(() => 0);
    f.seat = 0;
  }
  if (t.inside().length < 2 || f.seat >= folded.length) {
    f.seat = t.inside()[0];
    return;
  }
  f.step = STEP.lay;
  const card = turnCard(t);
  if (card < 0) return;
  const seat = f.seat++;
  if (put(t, seat, colourHorde(colourOf(card)))) put(t, seat, rankHorde(rankOf(card)));
}

/** The top card of the deck, seen by all and laid aside; −1: the deck is mixed first. */
function turnCard(t: ParlourRun): number {
  const card = t.drawCard();
  if (card < 0) return card;
  t.s.discard.push(card);
  t.emit('reveal', -1, 1, [card]);
  return card;
}

/** A player may leave whenever their turn comes; nobody comes back. */
function askTurn(t: ParlourRun, f: ParlourFrame): void {
  if (isOver(t)) f.step = STEP.end;
  else t.choose(f.seat, 'turn', [{ word: 'roll' }, { word: 'leave' }], 1, 1);
}

function roll(t: ParlourRun): void {
  t.ask({ seat: -1, kind: 'dice', count: 2, sides: 6 });
}

/** The frame's list: the dice whose coins are still to be placed. */
function place(t: ParlourRun, f: ParlourFrame): void {
  const die = f.list.shift();
  if (die === undefined) return;
  f.step = STEP.place;
  if (die !== DRAGON_DIE) {
    if (!put(t, f.seat, rankHorde(die))) f.step = STEP.next;
  } else if (t.s.chips[f.seat] === 0) {
    leave(t, f.seat, 'has no coin left and leaves');
    f.step = STEP.next;
  } else {
    t.choose(
      f.seat,
      'horde',
      COLOURS.map((word) => ({ word })),
      1,
      1,
    );
  }
}

function askPrediction(t: ParlourRun, f: ParlourFrame): void {
  const options = possiblePredictions(hordes(t)).map((prediction) => ({ word: predictionWords(prediction) }));
  t.choose(f.seat, 'predict', options, 0, 1);
}

/** The frame's `n`: which of the possible predictions it is. */
function settle(t: ParlourRun, f: ParlourFrame): void {
  const card = turnCard(t);
  if (card < 0) {
    f.step = STEP.settle;
    return;
  }
  const prediction = possiblePredictions(hordes(t))[f.n];
  const { take: coins, hordes: after, owes } = settlePrediction(hordes(t), prediction, card);
  t.s.memory.hordes = after.slice();
  take(t, f.seat, coins);
  for (const horde of owes) if (!put(t, f.seat, horde)) break;
}

function next(t: ParlourRun, f: ParlourFrame): void {
  const inside = t.inside();
  f.seat = inside.find((seat) => seat > f.seat) ?? inside[0];
  f.step = STEP.turn;
}

/** Whoever is left alone takes what lies there (gii.amb.hordes-last-player). Nobody's score is compared. */
function end(t: ParlourRun): void {
  const inside = t.inside();
  if (inside.length === 1) takeAll(t, inside[0], ALL);
  const { taken, paid } = t.s.memory;
  const scores = taken.map((coins, seat) => coins - paid[seat]);
  finish(t, { places: scores.map(() => 1), scores, won: taken.slice(), winners: [] }, []);
}

function rolled(t: ParlourRun, f: ParlourFrame, values: readonly number[]): void {
  t.emit('roll', f.seat, 2, values);
  if (values[0] !== values[1]) {
    f.list = values.slice();
    return;
  }
  f.list = [];
  const dragons = DRAGON_HORDES.some((horde) => hordes(t)[horde] > 0);
  takeAll(t, f.seat, dragons ? DRAGON_HORDES : ALL);
  const another = dragons && hasVariant(t.s.setup, 'double-double');
  f.step = another ? STEP.turn : STEP.next;
  // Where the coins are gone the game is over, whoever's turn it would be.
  if (isOver(t)) f.step = STEP.end;
}

const play: Procedure<ParlourRun, ParlourFrame, ParlourAnswer> = {
  steps: [layOut, askTurn, roll, place, askPrediction, settle, next, end],
  answered(t, f, answer) {
    if (answer.do === 'dice') rolled(t, f, answer.values);
    if (answer.do !== 'choose') return;
    const [pick] = answer.picks;
    // The step has moved on already: it tells which question this answers.
    switch (f.step) {
      case STEP.roll:
        if (pick === 1) {
          leave(t, f.seat, 'leaves the game');
          f.step = STEP.next;
        }
        return;
      case STEP.place:
        put(t, f.seat, colourHorde(pick));
        return;
      default:
        predicted(t, f, pick);
    }
  },
};

function predicted(t: ParlourRun, f: ParlourFrame, pick: number | undefined): void {
  if (pick === undefined) {
    t.emit('own', f.seat, 0, [], undefined, 'predicts nothing');
    f.step = STEP.next;
    return;
  }
  f.n = pick;
  const words = predictionWords(possiblePredictions(hordes(t))[pick]);
  t.emit('own', f.seat, 0, [], undefined, `predicts ${words}`);
}

export const dragonHordes: ParlourDef = {
  id: 'dragon-hordes',
  name: 'Dragon Hordes',
  min: 2,
  max: 8,
  // Neither: coins move card by card.
  betting: false,
  shares: false,
  insideInn: false,
  variants: [{ id: 'double-double', name: 'Double Double' }],
  // The Dragons lie on the table.
  dragons: () => false,
  script: () => [{ do: 'own', procedure: 'hordes' }],
  zones: () => ({}),
  counts: ['hordes', 'paid', 'taken'],
  procedures: { hordes: play },
  standing: ({ memory }, seat) => ({ score: memory.taken[seat] - memory.paid[seat], order: [0] }),
};
