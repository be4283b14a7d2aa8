/** Whom a card may be aimed at. */
import type { Pick } from './card.ts';
import type { Run } from './run.ts';
import { areMates, isPresent } from './seats.ts';
import type { PendingDrink } from './state.ts';

const NO_TARGETS: readonly (readonly number[])[] = [[]];

function fits(t: Run, seat: number, pick: Pick, target: number): boolean {
  if (!isPresent(t.s, target)) return false;
  switch (pick.from) {
    case 'any':
      return true;
    case 'another':
      return !areMates(t.s, seat, target);
    case 'another-in-round':
      return !areMates(t.s, seat, target) && t.round()?.inside.includes(target) === true;
  }
}

export function hasTargets(t: Run, seat: number, pick: Pick): boolean {
  let found = 0;
  for (let target = 0; target < t.s.seats.length; target++) if (fits(t, seat, pick, target)) found++;
  return found >= Math.max(1, pick.min);
}

/** Every set of targets that may be picked. Nobody is picked twice (core.targeting.distinct-picks). */
export function targetSets(t: Run, seat: number, pick: Pick | undefined): readonly (readonly number[])[] {
  if (pick === undefined) return NO_TARGETS;
  const count = t.s.seats.length;
  const sets: number[][] = [];
  const grow = (set: number[], from: number): void => {
    if (set.length >= pick.min) sets.push(set);
    if (set.length === pick.max) return;
    for (let i = from; i < count; i++) {
      const target = (seat + i) % count;
      if (fits(t, seat, pick, target)) grow([...set, target], i + 1);
    }
  };
  grow([], 0);
  return sets;
}

/** As above for a Drink: nobody is given what they are about to drink anyway. */
export function drinkTargets(
  t: Run,
  seat: number,
  pick: Pick | undefined,
  drink: PendingDrink,
): readonly (readonly number[])[] {
  if (pick === undefined) return NO_TARGETS;
  return targetSets(t, seat, pick).filter((set) => !set.includes(drink.seat));
}

/** Whether these are targets that the use allows. */
export function areTargets(
  t: Run,
  seat: number,
  pick: Pick | undefined,
  targets: readonly number[],
): boolean {
  if (pick === undefined) return targets.length === 0;
  if (targets.length < pick.min || targets.length > pick.max) return false;
  const count = t.s.seats.length;
  return targets.every(
    (target, i) =>
      Number.isInteger(target) &&
      target >= 0 &&
      target < count &&
      targets.indexOf(target) === i &&
      fits(t, seat, pick, target),
  );
}
