import { leaveRound } from '../gambling.ts';
import type { PlayFrame } from '../state.ts';
import type { Verb } from './verb.ts';

/** Leave the Round of Gambling instead of anteing. */
export const leaveRoundVerb: Verb<'leave-round'> = {
  verb: 'leave-round',
  strokes: (_t, f, _effect, add) => add(f.by, 0, -1),
  resolve(t, stroke, _effect, f) {
    if (f.k !== 'play') return;
    const answered = t.stack[f.on] as PlayFrame;
    for (const other of answered.strokes)
      if (other.v === 'ante' && other.seat === stroke.seat) other.gone = true;
    leaveRound(t, stroke.seat, stroke.card);
  },
  words: () => 'you leave the Round of Gambling instead of anteing',
  worth: () => 0.8,
};
