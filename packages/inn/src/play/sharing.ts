/**
 * Shared defence: a Sometimes Card may be played as soon as its player or a teammate is where it says, and then it
 * covers their whole team (rdi6.team.shared-defence). Whatever else lies before a player, an Elixir or a Story, works
 * for that player alone (rdi6.team.static.individual).
 */
import type { SeatId } from '@taproom/kernel';
import type { Run } from '../run.ts';
import { areMates, membersOf } from '../table/seats.ts';
import { SOMETIMES, type ShapedUse } from '../table/shapes.ts';
import type { PlayFrame } from '../table/state.ts';

export const isShared = (t: Run, use: ShapedUse): boolean => t.c.teams && (use.typeBits & SOMETIMES) !== 0;

/** Whether a card's “you” means this seat, too. */
export const means = (t: Run, shared: boolean, you: number, seat: SeatId): boolean =>
  you === seat || (shared && seat >= 0 && seat < t.s.seats.length && areMates(t.s, you, seat));

/** Whether what a response does for its player it does for this seat. */
export const covers = (t: Run, f: PlayFrame, seat: SeatId): boolean =>
  seat === f.by || (t.c.teams && means(t, isShared(t, t.use(f.card, f.use)), f.by, seat));

/** All whom it covers. */
export const coveredBy = (t: Run, f: PlayFrame): readonly number[] =>
  membersOf(t, f.by).filter((seat) => covers(t, f, seat));
