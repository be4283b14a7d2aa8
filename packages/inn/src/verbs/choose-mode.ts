import type { Verb } from './verb.ts';

/** Everybody chooses one of several things, then all of them happen, in the order in which the Event names them. */
export const chooseMode: Verb<'choose-mode'> = {
  verb: 'choose-mode',
  everybody: true,
  resolve(t, stroke, effect, f) {
    if (f.k !== 'event') return;
    t.push({
      k: 'poll',
      step: 0,
      card: stroke.card,
      e: stroke.e,
      players: f.players.slice(),
      offered: [],
      picks: [],
      secret: effect.secret === true,
      i: 0,
    });
  },
  words: (effect) =>
    effect.secret
      ? 'everybody secretly chooses one; the choices are shown together'
      : 'everybody chooses one, in turn order',
  worth: () => 0,
};
