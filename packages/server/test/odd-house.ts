/** A house with bots that go wrong: one throws, one never comes back. Opened by the test and by its threads. */
import { random, regular, type Bot } from '@taproom/bots';
import { base } from '@taproom/cast';
import { openHouse } from '@taproom/house';

const thrower: Bot = {
  ...random,
  name: 'thrower',
  below: 'regular',
  inn() {
    throw new Error('I am not in the mood.');
  },
};

const sleeper: Bot = {
  ...random,
  name: 'sleeper',
  below: 'regular',
  inn() {
    for (;;);
  },
};

export const house = openHouse({
  packs: [base],
  bots: [regular, thrower, sleeper],
  from: import.meta.url,
});
