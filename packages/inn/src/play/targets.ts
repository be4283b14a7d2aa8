/**
 * Whom a card may be aimed at. A target is a seat, or something that lies in front of a player and can be hit in their
 * place: that is `THING` and its card id.
 */
import type { SeatId } from '@taproom/kernel';
import type { Pick, Use } from '../cards/card.ts';
import type { Run } from '../run.ts';
import { areMates, isIn, isPresent } from '../table/seats.ts';
import { asFrame, type Frame, type PendingDrink } from '../table/state.ts';
import { whoOf, type Effect } from '../effects/effects.ts';
import { meansOf, verbOf } from '../effects/registry.ts';

const NO_TARGETS: readonly (readonly number[])[] = [[]];

/** Each seat by itself, as a set of targets: most cards pick one player. */
const ALONE: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, seat) => [seat]);

/** From here on a target is no seat but a card in play. */
export const THING = 1000;

/** The card that a target is, −1 if it is a player. */
export const thingOf = (target: SeatId): number => (target >= THING ? target - THING : -1);

/** The seat that a target belongs to. */
export function seatOfTarget(t: Run, target: SeatId): number {
  const thing = thingOf(target);
  return thing < 0 ? target : t.s.seats.findIndex((at) => at.play.includes(thing));
}

export function fits(t: Run, seat: SeatId, pick: Pick, target: SeatId): boolean {
  if (!isPresent(t.s, target) && !(pick.outsideToo && isIn(t.s, target))) return false;
  if (pick.choosesFor !== undefined && target === t.c.automaton) return false;
  switch (pick.from) {
    case 'any':
      return true;
    case 'another':
      return !areMates(t.s, seat, target);
    case 'another-in-round':
      return !areMates(t.s, seat, target) && t.round()?.inside.includes(target) === true;
  }
}

/** Whoever picks a player for a loss of Fortitude, or to redirect one, may pick something of theirs that can be hit. */
function hits(effect: Effect): boolean {
  const { of, by } = meansOf(effect);
  if (of === 'fortitude' && by < 0) return whoOf(effect) === 'target';
  return verbOf(effect.verb).hitsThings?.(effect) === true;
}

/** The things of other players that can be hit: only where there is such a card at all is anything looked for. */
function thingsFor(t: Run, seat: SeatId, use: Use): number[] {
  const found: number[] = [];
  if (!t.c.things || !use.effects.some(hits)) return found;
  t.s.seats.forEach((at, owner) => {
    if (areMates(t.s, seat, owner) || !isPresent(t.s, owner)) return;
    for (const card of at.play) if (t.def(card).wages !== undefined) found.push(THING + card);
  });
  return found;
}

export function hasTargets(t: Run, seat: SeatId, use: Use): boolean {
  const { pick } = use;
  if (pick === undefined) return true;
  let found = 0;
  for (let target = 0; target < t.s.seats.length; target++) if (fits(t, seat, pick, target)) found++;
  const least = Math.max(1, pick.min);
  return found >= least || found + thingsFor(t, seat, use).length >= least;
}

/** Every set of targets that may be picked. Nobody is picked twice (core.targeting.distinct-picks). */
export function targetSets(t: Run, seat: SeatId, use: Use): readonly (readonly number[])[] {
  const { pick } = use;
  if (pick === undefined) return NO_TARGETS;
  const count = t.s.seats.length;
  const all: number[] = [];
  for (let i = 0; i < count; i++) {
    const target = (seat + i) % count;
    if (fits(t, seat, pick, target)) all.push(target);
  }
  if (t.c.things) all.push(...thingsFor(t, seat, use));
  if (pick.min === 1 && pick.max === 1) return eachAlone(all);
  const sets: number[][] = [];
  const grow = (set: number[], from: number): void => {
    if (set.length >= pick.min) sets.push(set);
    if (set.length === pick.max) return;
    for (let i = from; i < all.length; i++) grow([...set, all[i]], i + 1);
  };
  grow([], 0);
  return sets;
}

/** Not by `map`, whose list is of another kind for V8 once it is compiled: what it then had compiled for such lists it drops. */
function eachAlone(all: readonly number[]): (readonly number[])[] {
  const sets: (readonly number[])[] = [];
  for (let i = 0; i < all.length; i++) sets.push(ALONE[all[i]] ?? [all[i]]);
  return sets;
}

/**
 * Where something in play has done it, a hit-back may be aimed at that instead of its player: the only target that a
 * card without a pick can have. Empty where there is no such choice.
 */
export function hitBackTargets(t: Run, use: Use, subject: Frame | null): readonly number[] {
  if (!t.c.things || use.when.at !== 'loss' || use.when.of !== 'you' || subject?.k !== 'play') return NOBODY;
  const { card, from } = asFrame(subject, 'play');
  const struck = from === 'play' && t.def(card).wages !== undefined && seatOfTarget(t, THING + card) >= 0;
  return struck && use.effects.some((effect) => whoOf(effect) === 'attacker') ? [THING + card] : NOBODY;
}

const NOBODY: readonly number[] = [];

/** As above for a Drink: nobody is given what they are about to drink anyway. */
export function drinkTargets(
  t: Run,
  seat: SeatId,
  use: Use,
  drink: PendingDrink,
): readonly (readonly number[])[] {
  if (use.pick === undefined) return NO_TARGETS;
  const sets = targetSets(t, seat, use);
  return use.pick.drinkerToo ? sets : sets.filter((set) => !set.includes(drink.seat));
}

/** Whether these are targets that the use allows. */
export function areTargets(t: Run, seat: SeatId, use: Use, targets: readonly number[]): boolean {
  const { pick } = use;
  if (pick === undefined) return targets.length === 0;
  if (targets.length < pick.min || targets.length > pick.max) return false;
  const count = t.s.seats.length;
  return targets.every((target, i) => {
    if (!Number.isInteger(target) || target < 0 || targets.indexOf(target) !== i) return false;
    if (target >= THING) return thingsFor(t, seat, use).includes(target);
    return target < count && fits(t, seat, pick, target);
  });
}
