/** Otto with an axe for an arm: he hits whoever stands straightest, and anybody who hits him. */
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

export const berserker: FactionDef = {
  name: 'Berserker',
  cards: [
    ottoCard(
      { key: 'berserker.steam', title: 'Rage valve stuck open' },
      action([{ verb: 'fortitude', who: 'each-other', by: -1 }]),
      againstCards({ verb: 'fortitude', who: 'attacker', by: -1 }),
      gambling([TAKE_CONTROL]),
    ),
    // The one box of this faction that a book tells: he leaves the Round (rdi9.ex.otto-gambling-illegal).
    ottoCard(
      { key: 'berserker.axe-arm', title: 'Axe arm, fully extended' },
      action([{ verb: 'fortitude', who: 'target', by: -3 }], { who: 'most', of: 'fortitude' }),
      againstBlows({ verb: 'reduce', by: 1 }),
      gambling([{ verb: 'leave-round', outright: true }]),
    ),
    ottoCard(
      { key: 'berserker.boiler', title: 'Boiler at 140 percent' },
      action(
        [
          { verb: 'fortitude', who: 'target', by: -2 },
          { verb: 'fortitude', who: 'you', by: 1 },
        ],
        'left',
      ),
      againstDrinks({ verb: 'ignore-drink' }),
      cheating([TAKE_CONTROL, { verb: 'fortitude', who: 'each-in-round', by: -1 }]),
    ),
    ottoCard(
      { key: 'berserker.table-flip', title: 'Subroutine: flip table' },
      action(
        [
          { verb: 'fortitude', who: 'target', by: -1 },
          { verb: 'pay', who: 'target', n: 1, to: 'inn' },
        ],
        { who: 'most', of: 'gold' },
      ),
      againstCards({ verb: 'fortitude', who: 'you', by: 1, affected: true }),
      againstDrinks({ verb: 'fortitude', who: 'you', by: 1, affected: true }),
      gambling([TAKE_CONTROL]),
    ),
    ottoCard(
      { key: 'berserker.fuel', title: 'He runs on whatever burns' },
      action([{ verb: 'make-drink', who: 'target', from: 'deck' }], { who: 'least', of: 'alcohol' }),
      againstDrinks({ verb: 'change-drink', alcohol: -1 }),
      gambling([{ verb: 'ante', n: 1 }, TAKE_CONTROL]),
    ),
  ],
};
