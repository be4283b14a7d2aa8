/** Threes: everybody rolls, keeps all dice of one value, and rolls the others again; the lowest Keep wins. */
import { NOBODY, only } from '@taproom/kernel';
import { isDragon } from '../../cards/deck.ts';
import { both, roomFor } from '../../cards/piles.ts';
import { holdBetting } from '../../money/betting.ts';
import { threesStanding, threesWithCard } from './scoring.ts';
import {
  gamblingGame,
  hasVariant,
  type ChooseQuestion,
  type NotNow,
  type ParlourProcedure,
  type ScriptStep,
} from '../../table/def.ts';
import { dieOption, type ParlourOption } from '../../table/question.ts';
import { NONE, type ParlourRun } from '../../table/run.ts';
import type { ParlourFrame, ParlourSetup, ParlourState, Spread } from '../../table/state.ts';
import { together } from '../../table/together.ts';

const FACES = [1, 2, 3, 4, 5, 6];

const hiddenFate = (setup: ParlourSetup): boolean => hasVariant(setup, 'hidden-fate');
const diceEach = (setup: ParlourSetup): number => (hiddenFate(setup) ? 4 : 5);

/** The dice before a player: those just rolled, and the Keep. */
const rolledBy = (t: ParlourRun, seat: number): readonly number[] => (t.s.seats[seat].dice.dice ??= NONE);
const keptBy = (t: ParlourRun, seat: number): readonly number[] => (t.s.seats[seat].dice.keep ??= NONE);

const diceLeft = (t: ParlourRun, seat: number): number => diceEach(t.s.setup) - keptBy(t, seat).length;

/** Whoever has dice to roll, from the frame's turn on. */
function rollers(t: ParlourRun, f: ParlourFrame): readonly number[] {
  const { order } = t.c;
  const { folded, setup } = t.s;
  const each = diceEach(setup);
  let seats = NOBODY;
  for (let turn = f.seat; turn < order.length; turn++) {
    const seat = order[turn];
    if (!folded[seat] && keptBy(t, seat).length < each) seats |= only(seat);
  }
  return t.inOrder(seats);
}

const STEP = { roll: 0, end: 3 } as const;

function roll(t: ParlourRun, f: ParlourFrame): void {
  // The Betting Round between two rolls may have left a single player.
  if (t.playing() < 2) {
    f.step = STEP.end;
    return;
  }
  const seats = rollers(t, f);
  if (seats.length === 0) return;
  f.step = STEP.roll;
  const each = roomFor(seats.length);
  for (let i = 0; i < seats.length; i++) each[i] = diceLeft(t, seats[i]);
  t.rollAll(seats[0], each);
}

/** The faces that some dice show, each once, by a bit for each: there are few enough to have them all ready. */
const SHOWN = Array.from({ length: 1 << (FACES.length + 1) }, (_, bits) =>
  FACES.filter((face) => (bits & (1 << face)) !== 0).map(dieOption),
);

function shownBy(dice: readonly number[]): readonly ParlourOption[] {
  let bits = 0;
  for (const die of dice) bits |= 1 << die;
  return SHOWN[bits];
}

/** Dice lie open and nobody has to wait for anybody (gii.threes.no-waiting). */
const keeping = together({
  what: 'keep',
  idle: (t, _f, seat) => rolledBy(t, seat).length === 0,
  options: (t, _f, seat) => shownBy(rolledBy(t, seat)),
  chose: (t, _f, seat, [{ die }]) => keepValue(t, seat, die!),
});

/** While anybody has dice to roll there is a Betting Round, and another roll. */
function again(t: ParlourRun, f: ParlourFrame): void {
  f.seat = 0;
  if (rollers(t, f).length === 0) return;
  f.step = STEP.roll;
  holdBetting(t);
}

/** So many dice that show the same: by what they show, then by how many they are. */
const ALIKE = [0, ...FACES].map((face) =>
  [0, 1, 2, 3, 4, 5].map((n) => Array.from({ length: n }, () => face)),
);

/** All dice of a value go into the Keep; what the others show is forgotten. */
function keepValue(t: ParlourRun, seat: number, value: number): void {
  const { dice } = t.s.seats[seat];
  let kept = 0;
  for (const die of rolledBy(t, seat)) if (die === value) kept++;
  const alike = ALIKE[value][kept];
  dice.dice = NONE;
  dice.keep = keptBy(t, seat).length === 0 ? alike : both(dice.keep, alike);
  t.emit('keep', seat, kept, alike);
}

const rolls: ParlourProcedure = {
  steps: [roll, (t) => t.begin('threes:keeping'), again],
  answered(t, f, answer) {
    if (answer.do !== 'dice') return;
    const rolled = answer.values;
    const seats = rollers(t, f);
    let at = 0;
    for (let turn = 0; turn < seats.length && at < rolled.length; turn++) {
      const seat = seats[turn];
      const values = roomFor(diceLeft(t, seat));
      for (let i = 0; i < values.length; i++) values[i] = rolled[at++];
      f.seat = t.turnOf(seat) + 1;
      t.s.seats[seat].dice.dice = values;
      t.emit('roll', seat, values.length, values);
      // Nothing to choose from, so nobody is asked (gii.threes.all-same-forced).
      if (shownBy(values).length === 1) keepValue(t, seat, values[0]);
    }
  },
};

/** The cards are turned up, and whoever has a Dragon says what it is. */
function turnUp(t: ParlourRun): void {
  t.s.open = ['hand'];
  t.s.memory.declared = t.s.folded.map(() => 0);
  for (const seat of t.inside()) t.emit('show', seat, 1, t.hand(seat).slice());
}

const declaring = together({
  what: 'declare',
  idle: (t, _f, seat) => !t.hand(seat).some(isDragon),
  options: () => FACES.map(dieOption),
  whenAll(t, _f, chosenBy) {
    for (const seat of t.inside()) {
      const value = chosenBy(seat)[0]?.die;
      if (value === undefined) continue;
      t.s.memory.declared[seat] = value;
      t.say(seat, `counts the Dragon as a ${value}`);
    }
  },
});

const declare: ParlourProcedure = { steps: [turnUp, (t) => t.begin('threes:declaring')] };

/** Faces that none of the dice shows. */
const notShown = ({ seats }: ParlourState, { seat, options }: ChooseQuestion): NotNow[] => {
  const { keep = [] } = seats[seat].dice;
  return FACES.filter((face) => !options.some(({ die }) => die === face)).map((die) => ({
    option: { die },
    why: keep.includes(die)
      ? `None of the dice that you have just rolled shows a ${die}; what is in your Keep stays there.`
      : `None of your dice shows a ${die}.`,
    rules: keepRules(seats[seat]),
  }));
};

/** The first roll, or a later one: by then something is kept. */
const keepRules = ({ dice: { keep = NONE } }: Spread): readonly string[] => [
  keep.length === 0 ? 'gii.threes.step-3' : 'gii.threes.step-5',
  'gii.threes.keep-at-least-one',
];

export const threesGame = gamblingGame({
  id: 'threes',
  name: 'Threes',
  complexity: 'simple',
  min: 2,
  max: 10,
  variants: [
    { id: 'fools-luck', name: 'Fool’s Luck' },
    { id: 'strength-in-numbers', name: 'Strength in Numbers' },
    { id: 'cant-win-with-nothing', name: 'Can’t Win With Nothing' },
    { id: 'hidden-fate', name: 'Hidden Fate' },
    { id: 'dragons', name: 'Dragon Cards' },
  ],
  script(setup) {
    const fate = hiddenFate(setup);
    const steps: ScriptStep[] = [{ do: 'ante' }];
    if (fate) steps.push({ do: 'deal', n: 1 });
    steps.push({ do: 'own', procedure: 'threes:rolls' });
    if (fate) steps.push({ do: 'bet' }, { do: 'own', procedure: 'threes:declare' });
    return [...steps, { do: 'showdown' }];
  },
  withoutDeck: (setup) => !hiddenFate(setup),
  counts: ['declared'],
  rules: {
    keep: ({ seats }, seat) => keepRules(seats[seat]),
    declare: ['gii.threes.dragons.declare', 'gii.threes.dragons.wild'],
  },
  notNow: (state, question) => (question.what === 'keep' ? notShown(state, question) : []),
  procedures: {
    'threes:rolls': rolls,
    'threes:keeping': keeping,
    'threes:declare': declare,
    'threes:declaring': declaring,
  },
  fewest: true,
  standing({ setup, seats, memory }, seat) {
    const { cards, dice } = seats[seat];
    const keep = dice.keep ?? [];
    if (!hiddenFate(setup)) return threesStanding(keep, setup.variants);
    return threesWithCard(keep, cards.hand[0], setup.variants, memory.declared?.[seat]);
  },
});
