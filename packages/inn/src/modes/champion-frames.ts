import { chooseOne, seatOptions } from '../play/choosing.ts';
import { announceStrokes } from '../play/strokes.ts';
import type { Run } from '../run.ts';
import { isPresent } from '../table/seats.ts';
import { type ChampionsFrame, isSpecial } from '../table/state.ts';
import type { InnProcedure } from '../play/announcing.ts';

/** One side after the other. Whoever is absent may be named too (rdi6.team.turn-ends.may-be-champion). */
function nextSide(t: Run, f: ChampionsFrame): void {
  const side = f.sides.shift();
  if (side === undefined) return;
  f.step--;
  const members = t.c.terms.sides[side];
  const own = members.find((seat) => seat === f.by) ?? (members.length === 1 ? members[0] : undefined);
  if (own !== undefined) {
    f.champions.push(own);
    return;
  }
  const asked = members.find((seat) => isPresent(t.s, seat)) ?? members[0];
  const options = seatOptions(members);
  chooseOne(t, asked, 'team-champion', options, f.card);
}

/** What they were called for goes on. A card is announced only now: its strokes fall on them. */
function stepForward(t: Run, f: ChampionsFrame): void {
  t.stack.pop();
  const frame = t.top();
  if (frame.k === 'play' || frame.k === 'event' || isSpecial(frame)) frame.champions = f.champions;
  if (frame.k === 'play') announceStrokes(t, frame, frame.card, frame.use);
}

export const champions: InnProcedure<ChampionsFrame> = { steps: [nextSide, stepForward] };
