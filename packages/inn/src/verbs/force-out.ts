import { leaveRound } from '../gambling.ts';
import { does, type Verb } from './verb.ts';

/** A picked player must leave the Round of Gambling. */
export const forceOut: Verb<'force-out'> = {
  verb: 'force-out',
  resolve(t, stroke) {
    leaveRound(t, stroke.seat, stroke.card);
  },
  words: (_effect, who) => does(who, 'must leave the Round', 'must leave the Round'),
  worth: () => -1.2,
};
