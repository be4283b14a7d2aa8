import type { PlayFrame } from '../table/state.ts';
import { always } from './meaning.ts';
import { once } from './once.ts';
import type { Verb } from './verb.ts';

/** The card stays in front of its player. */
export const enterPlay: Verb<'enter-play', PlayFrame> = {
  verb: 'enter-play',
  means: always('table', 1),
  strokes: once,
  resolve(_t, _stroke, _effect, f) {
    f.stays = true;
  },
  words: () => 'put this in front of you',
  tells: (_effect, who) => `it stays in play in front of ${who.name}`,
  icon: () => 'in-play',
  worth: () => 1.5,
};
