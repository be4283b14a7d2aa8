import type { EventFrame } from '../table/state.ts';
import type { Verb } from './verb.ts';

/** Everybody may bid, higher and higher; whoever bid the most when all others pass pays it. */
export const bid: Verb<'bid', EventFrame> = {
  verb: 'bid',
  everybody: true,
  resolve(t, stroke, _effect, f) {
    const players = f.players.slice();
    t.push({
      k: 'bid',
      step: 0,
      card: stroke.card,
      e: stroke.e,
      players,
      i: 0,
      bid: 0,
      leader: -1,
      passes: 0,
    });
  },
  words: (effect) =>
    `players bid ${effect.currency === 'gold' ? 'Gold' : 'Fortitude'}. When all others pass, the highest bidder ` +
    (effect.currency === 'gold' ? 'pays it to the Inn' : 'loses it'),
  leads: ({ use }, words, uses) => `${words}. Then ${uses.does(use, 'they')}`,
  icon: () => 'gold',
  worth: () => 0,
};
