/** What grows with how many stand against a Boss: four Challengers shall have no easier evening than two. */
import type { Effect } from '@taproom/inn';

/** So much for each of the team of whoever is hit. */
export const losesPerHead = (who: 'target' | 'attacker', n: number): Effect => ({
  verb: 'fortitude',
  who,
  by: -n,
  perMate: true,
});

export const healsPerFoe = (n: number): Effect => ({ verb: 'fortitude', who: 'you', by: n, perFoe: true });

export const eachPaysYou: Effect = { verb: 'pay', who: 'each-other', n: 1, to: 'you' };
