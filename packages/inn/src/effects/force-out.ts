import { isGameRound } from '../gambling/gambling-game.ts';
import { leaveRound } from '../gambling/from-outside.ts';
import type { PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { does, type Verb } from './verb.ts';

/** A picked player must leave the Round of Gambling. */
export const forceOut: Verb<'force-out', PlayFrame> = {
  verb: 'force-out',
  means: always('place', -1),
  resolve(t, stroke, _effect, f) {
    leaveRound(t, stroke.seat, stroke.card);
    const round = t.round();
    // On a gambling turn the card itself is noted; what is played at other times has its effect all the same.
    if (isGameRound(round) && t.use(f.card, f.use).when.at !== 'gamble') round.grants.push(f.by);
  },
  words: (_effect, who) => does(who, 'must leave the Round', 'must leave the Round'),
  icon: () => 'gambling',
  worth: () => -1.2,
  looms: (_n, pot) => -1 - pot * 0.3,
};
