import type { SeatId } from '@taproom/kernel';
import type { Run } from '../run.ts';
import { areMates, inOrder, membersOf } from '../table/seats.ts';
import { strike } from '../play/striking.ts';
import type { PlayFrame } from '../table/state.ts';
import type { Effects } from './effects.ts';
import { signed } from './meaning.ts';
import { AFFECTED, does, type Verb } from './verb.ts';
import type { Concerned } from './worth.ts';

const meaning = signed('fortitude');

/** Gain or lose Fortitude. A loss that another player's card caused may be hit back for. */
export const fortitude: Verb<'fortitude'> = {
  verb: 'fortitude',
  means: ({ by }) => meaning(by),
  numeric: true,
  amount: (effect) => effect.by,
  times: (t, f, effect, seat) =>
    effect.perMate ? headsBehind(t, f, effect, seat) : effect.perFoe ? foesOf(t, seat) : 1,
  resolve: (t, stroke, _effect, f) => strike(t, stroke, f),
  words: (effect, who) =>
    effect.by < 0
      ? `${does(who, 'lose', 'loses')} ${-effect.by} Fortitude${perMateWords(effect)}${effect.ignoreTakes === undefined ? '' : `. A card that would Ignore this only reduces it by ${effect.ignoreTakes}`}`
      : `${does(who, 'gain', 'gains')} ${effect.by} Fortitude${effect.perFoe ? ' for each of your opponents' : ''}${effect.affected ? AFFECTED : ''}`,
  tells: ({ by, affected }, who) =>
    `${by < 0 ? does(who, 'lose', 'loses') : does(who, 'gain', 'gains')} ${Math.abs(by)} Fortitude${affected ? AFFECTED : ''}`,
  icon: () => 'fortitude',
  worth: (effect) => effect.by,
  felt: (effect, who) => who.feels('fortitude', effect.by * headsFelt(effect, who)),
};

/** The players of a seat's team; where nobody has a team, all opponents count (rdi6.bvb.count-opponents). */
function headsBehind(t: Run, { by }: PlayFrame, { perMate }: Effects['fortitude'], seat: SeatId): number {
  if (!t.c.teams) return foesOf(t, by);
  return membersOf(t, seat).length - (perMate === 'others' ? 1 : 0);
}

/** As a player counts them who wonders what a card is worth: only where the card counts heads at all. */
function headsFelt({ perMate, perFoe }: Effects['fortitude'], who: Concerned): number {
  if (perMate === 'others') return Math.max(1, who.mates - 1);
  if (perMate) return who.mates;
  return perFoe ? who.foes : 1;
}

function perMateWords({ perMate }: Effects['fortitude']): string {
  if (perMate === undefined) return '';
  return ` for each ${perMate === 'others' ? 'teammate' : 'player on their team'} (without teams: each opponent)`;
}

const foesOf = ({ s }: Run, seat: SeatId): number =>
  inOrder(s, seat).filter((other) => !areMates(s, other, seat)).length;
