/**
 * Mounts: revealed, quarrelling with their Rivals, doing what they do, and pushed along the three slots. A slot is the
 * mark of a card in play: 0 “Just Got Here”, 1 “Enjoying the Stay”, 2 “About to Leave”.
 */
import {
  putInPlay,
  setMark,
  asFrame,
  callChampions,
  change,
  isBlow,
  meansOf,
  whoOf,
  leavePlay,
  openWindow,
  chooseOne,
  pushChoose,
  pushPlay,
  takeFromSide,
  targetSets,
  THING,
  thingOf,
  toDiscard,
  type Answer,
  type Effect,
  type LiftFrame,
  type Run,
  type SpecialFrame,
  cardOptions,
} from '@taproom/inn';
import type { CardId, Procedure, SeatId } from '@taproom/kernel';
import { CLOPS, ELANDRAL, PUFF, rivals, SPARKLES, STRONG_DRINK } from '../characters/molly-stable.ts';

type MountProcedure = Procedure<Run, SpecialFrame, Answer>;

const STABLE_DECK = 0;
const LAST_SLOT = 2;

const isMount = (t: Run, card: CardId): boolean => t.def(card).subtypes?.includes('Mount') === true;
const mountsOf = (t: Run, seat: SeatId): number[] => t.s.seats[seat].play.filter((card) => isMount(t, card));

/** A Mount of hers in play, −1 if it is not there. */
const inPlay = (t: Run, seat: SeatId, key: string): number =>
  mountsOf(t, seat).find((card) => t.def(card).key === key) ?? -1;

/** From here on `card` is the Mount and `targets` are those who Ignore it; it lies in a frame of lifted cards below. */
function turnUp(t: Run, f: SpecialFrame): void {
  if (t.isHidden()) return;
  const cause = f.card;
  f.targets = [];
  f.card = takeFromSide(t, f.by, STABLE_DECK);
  if (f.card < 0) {
    f.step = steps.length;
    return;
  }
  const lifted: LiftFrame = {
    k: 'lift',
    step: 0,
    seat: f.by,
    n: 1,
    cards: [f.card],
    goal: 'scry',
    keep: 0,
    card: cause,
    subtype: '',
  };
  t.stack.splice(t.stack.indexOf(f), 0, lifted);
  t.emit('reveal-card', f.by, 0, f.card, cause);
}

/** The Rival that is in play, −1: none. */
function rivalInPlay(t: Run, f: SpecialFrame): number {
  const rival = rivals[t.def(f.card).key];
  return rival === undefined ? -1 : inPlay(t, f.by, rival.of);
}

/** A card that Ignores a Mount may be played only on one that does something to her. */
function hold(t: Run, f: SpecialFrame): void {
  const concerns = isImmediate(t, f.card) && t.use(f.card, 0).effects.some((e) => hurtsHer(t, f.by, e));
  if (concerns || rivalInPlay(t, f) >= 0) openWindow(t, 'reveal', f.by);
}

function hurtsHer(t: Run, by: number, effect: Effect): boolean {
  const who = whoOf(effect);
  if (who !== 'each' && who !== 'you') return false;
  const means = meansOf(effect);
  if (means.of === 'fortitude') return means.by < 0 && inPlay(t, by, SPARKLES) < 0;
  return means.of === 'cards' && means.by < 0;
}

function dropLifted(t: Run, f: SpecialFrame): void {
  const at = t.stack.indexOf(f) - 1;
  asFrame(t.stack[at], 'lift').cards = [];
  t.stack.splice(at, 1);
}

const RIVALS = 'they are Rivals';

function leaves(t: Run, seat: SeatId, card: CardId, cause: CardId, why: string): void {
  leavePlay(t, seat, card);
  t.emit('leave-play', seat, 0, card, cause, -1, [], undefined, why);
}

/** Only the box of the revealed Mount counts, never that of the one in play. */
function quarrel(t: Run, f: SpecialFrame): void {
  const other = rivalInPlay(t, f);
  if (other < 0 || f.targets.includes(f.by)) return;
  switch (rivals[t.def(f.card).key].goes) {
    case 'others':
      for (const card of mountsOf(t, f.by)) leaves(t, f.by, card, f.card, RIVALS);
      return;
    case 'rival':
      leaves(t, f.by, other, f.card, RIVALS);
      return;
    case 'itself':
      dropLifted(t, f);
      toDiscard(t, f.card);
      t.emit('leave-play', f.by, 0, f.card, other, -1, [], undefined, RIVALS);
      f.step = steps.length;
  }
}

const isImmediate = (t: Run, card: CardId): boolean => t.def(card).subtypes?.includes('Immediate') === true;

function aim(t: Run, f: SpecialFrame): void {
  f.memory = [];
  const [use] = t.def(f.card).uses;
  if (!isImmediate(t, f.card) || use.pick === undefined) return;
  const targets = targetSets(t, f.by, use).map(([target]) => target);
  const options = targets.map((target) => (target < THING ? { seat: target } : { card: thingOf(target) }));
  if (targets.length > 0) chooseOne(t, f.by, 'mount', options, f.card);
}

/** What happens to everybody happens in a team game to its Champions, and she is one of them. */
function call(t: Run, f: SpecialFrame): void {
  if (t.c.teams && isImmediate(t, f.card) && t.use(f.card, 0).callsAll) callChampions(t, f.by, f.card);
}

function act(t: Run, f: SpecialFrame): void {
  if (!isImmediate(t, f.card)) return;
  const [use] = t.def(f.card).uses;
  const picked = use.pick === undefined ? [] : targetSets(t, f.by, use)[f.memory[0]];
  if (picked === undefined) return;
  pushPlay(t, f.card, 0, f.by, picked, false, f.champions);
  const ignored = f.targets.includes(f.by);
  const sparkles = inPlay(t, f.by, SPARKLES) >= 0;
  for (const stroke of asFrame(t.top(), 'play').strokes)
    if (stroke.seat === f.by && (ignored || (sparkles && isBlow(stroke)))) stroke.gone = true;
}

/** The new Mount takes the first slot; the others move on only as far as the nearest gap. */
function place(t: Run, f: SpecialFrame): void {
  const at = t.s.seats[f.by];
  dropLifted(t, f);
  const slots = mountsOf(t, f.by);
  const taken = (slot: number): number => slots.find((card) => at.marks[card] === slot) ?? -1;
  let gap = 0;
  while (gap < LAST_SLOT && taken(gap) >= 0) gap++;
  if (taken(gap) >= 0) leaves(t, f.by, taken(gap), f.card, 'its stay is over');
  for (const card of mountsOf(t, f.by)) if (at.marks[card] < gap) setMark(at, card, at.marks[card] + 1);
  putInPlay(at, f.card);
  setMark(at, f.card, 0);
  t.emit('enter-play', f.by, 0, f.card, -1, -1, [], undefined, 'stays');
}

const steps = [turnUp, hold, quarrel, aim, call, act, place];

export const revealMount: MountProcedure = { steps };

/** A Passive Mount does its bit. */
function does(t: Run, seat: SeatId, key: string): void {
  const card = inPlay(t, seat, key);
  if (card >= 0) pushPlay(t, card, 0, seat, [], false);
}

export const mountAfterDraw: MountProcedure = { steps: [(t, f) => does(t, f.by, CLOPS)] };

export const mountAfterDrink: MountProcedure = {
  steps: [
    (t, f) => {
      if (f.memory[0] >= STRONG_DRINK) does(t, f.by, PUFF);
    },
  ],
};

/** Elandral: two cards for 1 Fortitude, once. `card` is Elandral from here on. */
function askForCards(t: Run, f: SpecialFrame): void {
  f.card = inPlay(t, f.by, ELANDRAL);
  if (f.card < 0 || t.s.seats[f.by].hand.length < 2) f.step = turnEndSteps.length;
  else chooseOne(t, f.by, 'unicorn', [{ word: 'no' }, { word: 'yes' }], f.card);
}

function giveCards(t: Run, f: SpecialFrame): void {
  if (f.memory[0] !== 1) {
    f.step = turnEndSteps.length;
    return;
  }
  const options = cardOptions(t.s.seats[f.by].hand);
  pushChoose(t, f.by, 'discard', options, 2, 2, f.card);
}

function heal(t: Run, f: SpecialFrame): void {
  change(t, f.by, 'fortitude', 1, f.card);
}

const turnEndSteps = [askForCards, giveCards, heal];

export const mountTurnEnd: MountProcedure = { steps: turnEndSteps };
