/** What grows with how many stand against a Boss: four Challengers shall have no easier evening than two. */
import type { Effect } from '@taproom/inn';

/** Grows faster than the team of whoever is hit: many can help each other. */
export const losesPerMate = (who: 'target' | 'attacker', n: number): Effect => ({
  verb: 'fortitude',
  who,
  by: -n,
  perMate: 'others',
});

export const healsPerFoe = (n: number): Effect => ({ verb: 'fortitude', who: 'you', by: n, perFoe: true });

export const eachPaysYou: Effect = { verb: 'pay', who: 'each-other', n: 1, to: 'you' };
