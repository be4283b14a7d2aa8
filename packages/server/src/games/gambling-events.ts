/** Who may know what of an event of a gambling game. Some cards are known to everybody but the one who holds them. */
import { SPECTATOR } from '@taproom/kernel';
import { EVERYBODY, maySee, type ParlourEvent } from '@taproom/parlour';

/** A viewer who knows of the event only what everybody does. */
export function commonViewer(event: ParlourEvent): number {
  if (event.only === EVERYBODY || maySee(event, SPECTATOR) === false) return SPECTATOR;
  // All but one seat may know: what everybody knows is what that seat knows.
  return -3 - event.only;
}

export function knowsMore(event: ParlourEvent, seat: number): boolean {
  return event.only !== EVERYBODY && maySee(event, seat);
}
