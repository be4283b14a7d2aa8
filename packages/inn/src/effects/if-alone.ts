import { pushBefall } from '../events/event-effects.ts';
import type { BefallFrame } from '../table/state.ts';
import type { Verb } from './verb.ts';

/** Whoever is the only one to whom it happens fares otherwise than several would. */
export const ifAlone: Verb<'if-alone', BefallFrame> = {
  verb: 'if-alone',
  resolve(t, stroke, effect, f) {
    pushBefall(t, stroke.card, f.players.length === 1 ? effect.alone : effect.together, f.players, f.all);
  },
  words: () => '',
  leads: ({ alone, together }, _words, uses) =>
    `if nobody else does, ${uses.does(alone, 'you')}. Otherwise ${uses.does(together, 'you')}`,
  icon: () => 'special',
  worth: () => 0.3,
  felt: ({ alone, together }, who) => ALONE * who.use(alone) + (1 - ALONE) * who.use(together),
};

/** How likely it is that nobody else makes the same choice. */
const ALONE = 0.35;
