/**
 * Champions: where something would reach everybody, each team names one of its own to stand for it
 * (rdi6.team.champions.*). A side of one is always its own Champion.
 */
import type { CardId, SeatId } from '@taproom/kernel';
import type { Run } from '../run.ts';
import { isIn } from '../table/seats.ts';
import type { EventFrame } from '../table/state.ts';
import { verbOf } from '../effects/registry.ts';

/** The sides still in the game, in turn order from the active one. */
function sidesInOrder(t: Run): number[] {
  const { sides } = t.c.terms;
  const active = t.s.seats[t.s.turn].side;
  return sides.map((_, i) => (active + i) % sides.length).filter((side) => isIn(t.s, sides[side][0]));
}

/**
 * Asks every side for its Champion, openly and in turn order; the frame on top then holds them (`champions`). `by`
 * stands for their own side without a choice; −1: nobody does.
 */
export function callChampions(t: Run, by: number, card: CardId): void {
  t.push({ k: 'champions', step: 0, by, sides: sidesInOrder(t), champions: [], card });
}

export const isDrinkEvent = (t: Run, f: EventFrame): boolean =>
  (t.def(f.card).event?.kind ?? 'drink') === 'drink';

/** Drink Events are all for everybody but those that say what their revealer does; the others all are. */
export const eventCallsAll = (t: Run, f: EventFrame): boolean =>
  !isDrinkEvent(t, f) || t.def(f.card).event!.effects.some(({ verb }) => verbOf(verb).everybody);

/** Whether “everybody” means this seat: all, or only those who stand for their sides. */
export const standsFor = (champions: readonly number[] | null | undefined, seat: SeatId): boolean =>
  champions?.includes(seat) ?? true;
