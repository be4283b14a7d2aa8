/** A house as somebody else might open one: with a guest, a verb and a bot that ours does not have. */
import { isMainThread } from 'node:worker_threads';
import { random, type Bot } from '@taproom/bots';
import { base } from '@taproom/cast';
import { openHouse } from '@taproom/house';
import { drain } from '../../inn/test/outside/drain.ts';
import { hollow } from '../../inn/test/outside/hollow.ts';

/** Thinks in a thread of its own, or not at all. */
const hermit: Bot = {
  ...random,
  name: 'hermit',
  inn(table) {
    if (isMainThread) throw new Error('Too many people here.');
    return random.inn(table);
  },
};

/** Fit for a table: with forty cards. */
const guest = { ...hollow, deck: hollow.deck.map((card) => ({ ...card, copies: 20 })) };

export const house = openHouse({
  packs: [base, { name: 'cellar', characters: [guest], verbs: [drain] }],
  bots: [random, hermit],
  from: import.meta.url,
});
