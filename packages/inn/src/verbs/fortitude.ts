import { changeFortitude } from '../numbers.ts';
import { chooseOne } from '../choosing.ts';
import { wageOptions } from '../costs.ts';
import type { Run } from '../run.ts';
import { inOrder, membersOf } from '../seats.ts';
import type { Stroke } from '../state.ts';
import { moveTracks, tracksOf } from '../tracks.ts';
import { signed } from './meaning.ts';
import { AFFECTED, does, type Verb } from './verb.ts';

const meaning = signed('fortitude');

/** Gain or lose Fortitude. A loss that another player's card caused may be hit back for. */
export const fortitude: Verb<'fortitude'> = {
  verb: 'fortitude',
  means: ({ by }) => meaning(by),
  numeric: true,
  amount: (effect) => effect.by,
  times: (t, f, effect, seat) => (effect.perMate ? headsBehind(t, f.by, seat) : 1),
  resolve(t, stroke, _effect, f) {
    if (stroke.thing >= 0) {
      askWages(t, stroke);
      return;
    }
    const soft =
      t.c.passives && f.k === 'play' && f.by >= 0 && stroke.n < 0 && stroke.seat !== f.by
        ? softening(t, stroke.seat)
        : 0;
    if (soft > 0 && stroke.n + soft >= 0) {
      t.emit('reduced', stroke.seat, 0, stroke.card, -1);
      return;
    }
    const moved =
      stroke.seat === t.c.automaton
        ? moveTracks(t, 'fortitude', stroke.n, stroke.card, tracksOf(t, stroke, f))
        : changeFortitude(t, stroke.seat, stroke.n + soft, stroke.card);
    if (moved < 0 && f.k === 'play' && f.by >= 0 && stroke.seat !== f.by)
      f.losses.push({ seat: stroke.seat, n: -moved, reduced: stroke.reduced });
  },
  words: (effect, who) =>
    effect.by < 0
      ? `${does(who, 'lose', 'loses')} ${-effect.by} Fortitude${effect.perMate ? ' for each player of their team (without teams: for each of your opponents)' : ''}${effect.ignoreTakes === undefined ? '' : ` (cards that would Ignore this loss make it ${effect.ignoreTakes} smaller instead)`}`
      : `${does(who, 'gain', 'gains')} ${effect.by} Fortitude${effect.affected ? AFFECTED : ''}`,
  icon: () => 'fortitude',
  worth: (effect) => effect.by,
};

/** The players of a seat's team; where nobody has a team, all opponents count (rdi6.bvb.count-opponents). */
function headsBehind(t: Run, by: number, seat: number): number {
  return t.c.teams ? membersOf(t, seat).length : inOrder(t.s, by).filter((other) => other !== by).length;
}

/** What lies in front of a player and takes the edge off every blow: theirs alone (rdi6.team.static.individual). */
export function softening(t: Run, seat: number): number {
  if (!t.c.passives) return 0;
  let sum = 0;
  for (const card of t.s.seats[seat].play) sum += t.def(card).passive?.softens ?? 0;
  return sum;
}

/** A thing that is hit: its owner pays its Wages to the Inn or discards it. Who cannot pay has no choice. */
function askWages(t: Run, stroke: Stroke): void {
  const at = t.s.seats[stroke.seat];
  if (!at.play.includes(stroke.thing)) return;
  const wages = t.def(stroke.thing).wages ?? 0;
  chooseOne(t, stroke.seat, 'wages', wageOptions(t, stroke.seat, wages), stroke.thing, wages);
}
