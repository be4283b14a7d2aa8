/** The Planter Box: how Mushrooms are Planted, Grow, and are Gathered (rdi9.dale.*). */
import {
  putInPlay,
  setMark,
  takeOutOfPlay,
  changeMark,
  leavePlay,
  chooseOne,
  pushPlay,
  sideReady,
  takeFromSide,
  targetSets,
  THING,
  thingOf,
  type Answer,
  type Run,
  type SpecialFrame,
  cardOptions,
} from '@taproom/inn';
import type { Procedure } from '@taproom/kernel';
import { EVERSHROOM } from '../characters/dale-mushrooms.ts';

type Garden = Procedure<Run, SpecialFrame, Answer>;

const PLANTER_BOX = 4;
/** Which of his side decks holds the Mushrooms. */
const MUSHROOM_DECK = 0;

/** What grows in the box: other things may lie in front of him too. */
const planted = (t: Run, by: number): number[] =>
  t.s.seats[by].play.filter((card) => t.def(card).values !== undefined && t.c.owner[card] === by);

function growAll(t: Run, f: SpecialFrame): void {
  for (const card of planted(t, f.by)) {
    const step = t.s.seats[f.by].marks[card] ?? 0;
    // At the bottom-most number nothing happens (rdi9.dale.grow-at-bottom).
    if (step < t.def(card).values!.length - 1) changeMark(t, f.by, card, step + 1, f.card);
  }
}

function plant(t: Run, f: SpecialFrame): void {
  t.push({ k: 'dale:plant', step: 0, by: f.by, card: f.card, targets: [], memory: [] });
}

/** With deck and discard pile both empty there is nothing to Plant (house.43-no-mushrooms-no-plant). */
function turnUp(t: Run, f: SpecialFrame): void {
  if (!sideReady(t, f.by, MUSHROOM_DECK)) {
    f.step--;
    return;
  }
  if (t.isHidden()) return;
  const card = takeFromSide(t, f.by, MUSHROOM_DECK);
  if (card < 0) return;
  putInPlay(t.s.seats[f.by], card);
  setMark(t.s.seats[f.by], card, 0);
  t.emit('enter-play', f.by, 0, card, f.card, -1, [], undefined, 'is Planted');
}

/** A fifth Mushroom has no room: it, or one of the four, goes. Nobody may do anything before that is chosen. */
function makeRoom(t: Run, f: SpecialFrame): void {
  const cards = planted(t, f.by);
  if (cards.length <= PLANTER_BOX) return;
  const options = cardOptions(cards);
  chooseOne(t, f.by, 'discard-in-play', options, f.card);
}

/** Those on their bottom-most value must go, all but the one that is never Gathered. */
const ripe = (t: Run, by: number): number[] =>
  planted(t, by).filter((card) => {
    const { key, values } = t.def(card);
    return t.s.seats[by].marks[card] === values!.length - 1 && key !== EVERSHROOM;
  });

/** What has no effect is simply discarded; of the others he chooses which comes next (house.40-several-gathers). */
function next(t: Run, f: SpecialFrame): void {
  f.memory = [];
  const all = ripe(t, f.by);
  for (const card of all) {
    if (t.def(card).uses.length > 0) continue;
    leavePlay(t, f.by, card);
    t.emit('leave-play', f.by, 0, card, -1, -1, [], undefined, 'it is ripe');
  }
  f.targets = all.filter((card) => t.def(card).uses.length > 0);
  if (f.targets.length > 1) chooseOne(t, f.by, 'gather', cardOptions(f.targets), -1);
}

/** From here on `targets` holds the Mushroom alone, and memory whom it is aimed at. */
function aim(t: Run, f: SpecialFrame): void {
  f.targets = f.targets.slice(f.memory[0] ?? 0).slice(0, 1);
  f.memory = [];
  if (f.targets.length === 0) return;
  const use = t.use(f.targets[0], 0);
  const seats = targetSets(t, f.by, use).map(([seat]) => seat);
  if (use.pick === undefined || seats.length < 2) return;
  chooseOne(
    t,
    f.by,
    'gather-target',
    seats.map((seat) => (seat >= THING ? { card: thingOf(seat) } : { seat })),
    f.targets[0],
  );
}

/** Like an Action Card out of his hand, it is announced, may be answered, and goes to its discard pile. */
function gather(t: Run, f: SpecialFrame): void {
  const [card] = f.targets;
  if (card === undefined) return;
  f.step = 0;
  const use = t.use(card, 0);
  const sets = use.pick === undefined ? [[]] : targetSets(t, f.by, use);
  takeOutOfPlay(t.s.seats[f.by], card);
  pushPlay(t, card, 0, f.by, sets[f.memory[0] ?? 0] ?? [], true);
}

export const daleSetup: Garden = { steps: [plant] };
export const dalePlant: Garden = { steps: [turnUp, makeRoom] };
export const daleGrow: Garden = { steps: [growAll] };
export const daleTurnStart: Garden = { steps: [growAll, plant] };
export const daleTurnEnd: Garden = { steps: [next, aim, gather] };
