import type { Verb } from './verb.ts';

/** Everybody secretly chooses an amount of Gold; all are shown and paid, and those with the most (or least) are meant. */
export const stake: Verb<'stake'> = {
  verb: 'stake',
  everybody: true,
  resolve(t, stroke, _effect, f) {
    if (f.k !== 'event') return;
    t.push({
      k: 'poll',
      step: 0,
      card: stroke.card,
      e: stroke.e,
      players: f.players.slice(),
      offered: [],
      picks: [],
      secret: true,
      i: 0,
    });
  },
  words: (effect) =>
    `everybody secretly chooses ${effect.max === undefined ? 'an amount of' : `up to ${effect.max}`} Gold; all show it together and pay it to the Inn; ` +
    `whoever showed the ${effect.of}, several if they are tied`,
  worth: () => 0,
};
