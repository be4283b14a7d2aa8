/** Otto with a lamp and a rope: he digs in other people's pockets and is hard to pin down. */
import type { FactionDef } from '@taproom/inn';
import {
  action,
  againstBlows,
  againstCards,
  againstDrinks,
  cheating,
  gambling,
  ottoCard,
  TAKE_CONTROL,
} from './boxes.ts';

export const spelunker: FactionDef = {
  name: 'Spelunker',
  cards: [
    ottoCard(
      { key: 'spelunker.headlamp', title: 'Headlamp, right in the eyes' },
      action([{ verb: 'discard', who: 'target', n: 1, random: true }], { who: 'most', of: 'cards' }),
      againstBlows({ verb: 'ignore' }),
      cheating([TAKE_CONTROL]),
    ),
    ottoCard(
      { key: 'spelunker.rope', title: 'Rope, hook, somebody’s purse' },
      action([{ verb: 'pay', who: 'target', n: 1, to: 'you' }], { who: 'most', of: 'gold' }),
      againstBlows({ verb: 'reduce', by: 2 }),
      gambling([TAKE_CONTROL]),
    ),
    ottoCard(
      { key: 'spelunker.canary', title: 'Canary in the coolant' },
      action([
        { verb: 'fortitude', who: 'you', by: 1 },
        { verb: 'alcohol', who: 'you', by: -1 },
      ]),
      againstDrinks({ verb: 'ignore-drink' }),
      gambling([TAKE_CONTROL]),
    ),
    ottoCard(
      { key: 'spelunker.map', title: 'X marks the jackpot' },
      action([{ verb: 'ante', n: 1 }, { verb: 'start-round' }]),
      againstCards({ verb: 'alcohol', who: 'you', by: -1, affected: true }),
      againstDrinks({ verb: 'alcohol', who: 'you', by: -1, affected: true }),
      gambling([{ verb: 'ante', n: 1 }, TAKE_CONTROL]),
    ),
    ottoCard(
      { key: 'spelunker.pit', title: 'Pit trap under the third chair' },
      action([{ verb: 'fortitude', who: 'target', by: -2 }], 'right'),
      againstBlows({ verb: 'redirect', to: 'attacker' }),
      cheating([TAKE_CONTROL, { verb: 'force-out', who: 'target' }], 'left'),
    ),
  ],
};
