import type { EventFrame } from '../table/state.ts';
import { askEverybody } from './polled.ts';
import type { Verb } from './verb.ts';

/** Everybody chooses one of several things, then all of them happen, in the order in which the Event names them. */
export const chooseMode: Verb<'choose-mode', EventFrame> = {
  verb: 'choose-mode',
  everybody: true,
  resolve: (t, stroke, effect, f) => askEverybody(t, stroke, f, effect.secret === true),
  words: (effect) =>
    effect.secret
      ? 'each player secretly picks one. All show their choices together'
      : 'each player picks one, in turn order',
  choices: (effect) => effect.uses,
  icon: () => 'special',
  worth: () => 0,
};
