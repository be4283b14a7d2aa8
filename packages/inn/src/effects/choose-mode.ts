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
      ? 'everybody secretly chooses one; the choices are shown together'
      : 'everybody chooses one, in turn order',
  leads: (effect, words, uses) => `${words}: ${effect.uses.map((use) => uses.label(use)).join(', or ')}`,
  choices: (effect) => effect.uses,
  icon: () => 'special',
  worth: () => 0,
};
