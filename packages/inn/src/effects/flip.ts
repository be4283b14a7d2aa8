import type { BefallFrame } from '../table/state.ts';
import type { Verb } from './verb.ts';

/** One coin for all to whom it happens: heads or tails decides which use of the Event follows. */
export const flip: Verb<'flip', BefallFrame> = {
  verb: 'flip',
  resolve(t, stroke, effect, f) {
    const { heads, tails } = effect;
    const { players, all } = f;
    t.push({
      k: 'flip',
      step: 0,
      card: stroke.card,
      heads,
      tails,
      players: players.slice(),
      all: all.slice(),
    });
  },
  words: () => 'one coin is flipped for all who do',
  leads: ({ heads, tails }, words, uses) =>
    `${words}. On heads ${uses.does(heads, 'they')}, on tails ${uses.does(tails, 'they')}`,
  icon: () => 'special',
  worth: () => 0.2,
  felt: ({ heads, tails }, who) => (who.use(heads) + who.use(tails)) / 2,
};
