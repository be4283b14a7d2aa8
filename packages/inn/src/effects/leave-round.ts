import { leaveRound } from '../gambling/from-outside.ts';
import { covers } from '../play/sharing.ts';
import { asFrame, type PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import { does, type Verb } from './verb.ts';

/** Leave the Round of Gambling instead of anteing. */
export const leaveRoundVerb: Verb<'leave-round', PlayFrame> = {
  verb: 'leave-round',
  means: always('place', -1, 'ante'),
  strokes: once,
  resolve(t, stroke, _effect, f) {
    // Played on one's own gambling turn it answers nothing.
    const answered = f.on < 0 ? null : asFrame(t.stack[f.on], 'play');
    // A teammate may see to it that a Champion leaves (rdi6.team.shared-defence-scope).
    let leaver = stroke.seat;
    for (const other of answered?.strokes ?? [])
      if (other.of === 'ante' && covers(t, f, other.seat)) {
        other.gone = true;
        leaver = other.seat;
      }
    leaveRound(t, leaver, stroke.card);
  },
  words: ({ outright }, who) =>
    `${does(who, 'leave', 'leaves')} the Round${outright ? '' : ' instead of anteing'}`,
  icon: () => 'gambling',
  worth: () => 0.8,
  saves: (_effect, { gold }) => (gold <= 3 ? 3 : 0.9),
};
