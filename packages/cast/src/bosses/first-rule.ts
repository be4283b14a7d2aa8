/** The first rule of villainy: every Boss knows it, and each of them another one. */
import type { CardDef, Effect } from '@taproom/inn';
import { action, type Standard } from '../standard.ts';

/** Everybody else drops a Sometimes Card and loses 1 Fortitude, whatever they do; some Bosses have more on top. */
export const firstRule = (card: Standard, ...more: Effect[]): CardDef => ({
  ...action(
    card,
    { verb: 'discard', who: 'each-other', n: 1, type: 'sometimes' },
    { verb: 'fortitude', who: 'each-other', by: -1 },
    ...more,
  ),
  proof: ['negate', 'ignore'],
  refusals: { ignore: 'house.92-first-rule-discard' },
});
