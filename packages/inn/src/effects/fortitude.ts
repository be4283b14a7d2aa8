import type { SeatId } from '@taproom/kernel';
import type { Run } from '../run.ts';
import { areMates, inOrder, membersOf } from '../table/seats.ts';
import { strike } from '../play/striking.ts';
import { signed } from './meaning.ts';
import { AFFECTED, does, type Verb } from './verb.ts';

const meaning = signed('fortitude');

/** Gain or lose Fortitude. A loss that another player's card caused may be hit back for. */
export const fortitude: Verb<'fortitude'> = {
  verb: 'fortitude',
  means: ({ by }) => meaning(by),
  numeric: true,
  amount: (effect) => effect.by,
  times: (t, f, effect, seat) =>
    effect.perMate ? headsBehind(t, f.by, seat) : effect.perFoe ? foesOf(t, seat) : 1,
  resolve: (t, stroke, _effect, f) => strike(t, stroke, f),
  words: (effect, who) =>
    effect.by < 0
      ? `${does(who, 'lose', 'loses')} ${-effect.by} Fortitude${effect.perMate ? ' for each player on their team (without teams: each opponent)' : ''}${effect.ignoreTakes === undefined ? '' : `. A card that would Ignore this only reduces it by ${effect.ignoreTakes}`}`
      : `${does(who, 'gain', 'gains')} ${effect.by} Fortitude${effect.perFoe ? ' for each of your opponents' : ''}${effect.affected ? AFFECTED : ''}`,
  tells: ({ by, affected }, who) =>
    `${by < 0 ? does(who, 'lose', 'loses') : does(who, 'gain', 'gains')} ${Math.abs(by)} Fortitude${affected ? AFFECTED : ''}`,
  icon: () => 'fortitude',
  worth: (effect) => effect.by,
  felt: (effect, who) =>
    who.feels('fortitude', effect.by * (effect.perMate ? who.mates : effect.perFoe ? who.foes : 1)),
};

/** The players of a seat's team; where nobody has a team, all opponents count (rdi6.bvb.count-opponents). */
function headsBehind(t: Run, by: number, seat: SeatId): number {
  return t.c.teams ? membersOf(t, seat).length : foesOf(t, by);
}

const foesOf = ({ s }: Run, seat: SeatId): number =>
  inOrder(s, seat).filter((other) => !areMates(s, other, seat)).length;
