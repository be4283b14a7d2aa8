/**
 * Threes with ante, Betting Rounds and variants. (The dice alone, without money, are in src/threes: lean enough for
 * a million games.)
 */
import type { Procedure } from '@taproom/kernel';
import { isDragon } from '../cards/deck.ts';
import { holdBetting } from '../money/betting.ts';
import { threesStanding, threesWithCard } from '../scoring/threes.ts';
import { hasVariant, type ParlourDef, type ScriptStep } from '../table/def.ts';
import type { ParlourAnswer } from '../table/question.ts';
import type { ParlourRun } from '../table/run.ts';
import type { ParlourFrame, ParlourSetup } from '../table/state.ts';

const hiddenFate = (setup: ParlourSetup): boolean => hasVariant(setup, 'hidden-fate');
const diceEach = (setup: ParlourSetup): number => (hiddenFate(setup) ? 4 : 5);

/** The dice before a player: those just rolled, and the Keep. */
function held(t: ParlourRun, seat: number, zone: 'dice' | 'keep'): number[] {
  return (t.s.seats[seat].dice[zone] ??= []);
}

const diceLeft = (t: ParlourRun, seat: number): number => diceEach(t.s.setup) - held(t, seat, 'keep').length;

/** The next seat still in the game, from the frame's on, of which something holds; −1 if there is none. */
function nextSeat(t: ParlourRun, f: ParlourFrame, holds: (seat: number) => boolean): number {
  return t.inside().find((seat) => seat >= f.seat && holds(seat)) ?? -1;
}

const STEP = { roll: 0, keep: 1, again: 2, end: 3 } as const;

function roll(t: ParlourRun, f: ParlourFrame): void {
  if (f.seat < 0) f.seat = 0;
  // The Betting Round between two rolls may have left a single player.
  if (t.inside().length < 2) {
    f.step = STEP.end;
    return;
  }
  const seat = nextSeat(t, f, (other) => diceLeft(t, other) > 0);
  if (seat < 0) {
    f.seat = 0;
    return;
  }
  f.seat = seat;
  f.step = STEP.roll;
  t.ask({ seat: -1, kind: 'dice', count: diceLeft(t, seat), sides: 6 });
}

function askKeep(t: ParlourRun, f: ParlourFrame): void {
  const seat = nextSeat(t, f, (other) => held(t, other, 'dice').length > 0);
  if (seat < 0) return;
  f.step = STEP.keep;
  const shown = [...new Set(held(t, seat, 'dice'))].sort((a, b) => a - b);
  t.choose(
    seat,
    'keep',
    shown.map((die) => ({ die })),
    1,
    1,
  );
}

/** While anybody has dice to roll there is a Betting Round, and another roll. */
function again(t: ParlourRun, f: ParlourFrame): void {
  f.seat = 0;
  if (nextSeat(t, f, (seat) => diceLeft(t, seat) > 0) < 0) return;
  f.step = STEP.roll;
  holdBetting(t);
}

/** All dice of a value go into the Keep; what the others show is forgotten. */
function keepValue(t: ParlourRun, seat: number, value: number): void {
  const kept = held(t, seat, 'dice').filter((die) => die === value);
  held(t, seat, 'keep').push(...kept);
  t.s.seats[seat].dice.dice = [];
  t.emit('keep', seat, kept.length, kept);
}

const rolls: Procedure<ParlourRun, ParlourFrame, ParlourAnswer> = {
  steps: [roll, askKeep, again],
  answered(t, f, answer) {
    if (answer.do === 'dice') {
      const seat = f.seat++;
      t.s.seats[seat].dice.dice = answer.values.slice();
      t.emit('roll', seat, answer.values.length, answer.values);
      // Nothing to choose from, so nobody is asked (gii.threes.all-same-forced).
      if (new Set(answer.values).size === 1) keepValue(t, seat, answer.values[0]);
    } else if (answer.do === 'choose') {
      const shown = [...new Set(held(t, answer.seat, 'dice'))].sort((a, b) => a - b);
      keepValue(t, answer.seat, shown[answer.picks[0]]);
    }
  },
};

/** The cards are turned up, and whoever has a Dragon says what it is. */
function turnUp(t: ParlourRun): void {
  t.s.open.push('hand');
  t.s.memory.declared = t.s.folded.map(() => 0);
  for (const seat of t.inside()) t.emit('show', seat, 1, t.zone(seat, 'hand'));
}

function askDeclare(t: ParlourRun, f: ParlourFrame): void {
  const { declared } = t.s.memory;
  const seat = nextSeat(t, f, (other) => declared[other] === 0 && t.zone(other, 'hand').some(isDragon));
  if (seat < 0) return;
  f.step--;
  t.choose(
    seat,
    'declare',
    [1, 2, 3, 4, 5, 6].map((die) => ({ die })),
    1,
    1,
  );
}

const declare: Procedure<ParlourRun, ParlourFrame, ParlourAnswer> = {
  steps: [turnUp, askDeclare],
  answered(t, _f, answer) {
    if (answer.do !== 'choose') return;
    const value = answer.picks[0] + 1;
    t.s.memory.declared[answer.seat] = value;
    t.emit('own', answer.seat, value, [], undefined, `counts the Dragon as a ${value}`);
  },
};

export const threesGame: ParlourDef = {
  id: 'threes',
  name: 'Threes',
  min: 2,
  max: 10,
  betting: true,
  shares: true,
  insideInn: true,
  variants: [
    { id: 'fools-luck', name: 'Fool’s Luck' },
    { id: 'strength-in-numbers', name: 'Strength in Numbers' },
    { id: 'cant-win-with-nothing', name: 'Can’t Win With Nothing' },
    { id: 'hidden-fate', name: 'Hidden Fate' },
    { id: 'dragons', name: 'Dragon Cards' },
  ],
  dragons: (setup) => hasVariant(setup, 'dragons'),
  script(setup) {
    const fate = hiddenFate(setup);
    const steps: ScriptStep[] = [{ do: 'ante' }];
    if (fate) steps.push({ do: 'deal', n: 1 });
    steps.push({ do: 'own', procedure: 'rolls' });
    if (fate) steps.push({ do: 'bet' }, { do: 'own', procedure: 'declare' });
    return [...steps, { do: 'showdown' }];
  },
  zones: () => ({ hand: 'owner' }),
  counts: ['declared'],
  procedures: { rolls, declare },
  standing({ setup, seats, memory }, seat) {
    const { cards, dice } = seats[seat];
    const keep = dice.keep ?? [];
    if (!hiddenFate(setup)) return threesStanding(keep, setup.variants);
    return threesWithCard(keep, cards.hand[0], setup.variants, memory.declared?.[seat]);
  },
};
