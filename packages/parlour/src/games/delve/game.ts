/** Delve: seven adventurers against the monsters in the middle and the two in front of oneself. */
import { delveStanding } from './scoring.ts';
import { hasVariant, type ParlourDef } from '../../table/def.ts';

export const delve: ParlourDef = {
  id: 'delve',
  name: 'Delve',
  complexity: 'medium',
  min: 2,
  max: 10,
  betting: true,
  shares: true,
  insideInn: true,
  variants: [
    { id: 'specialists-required', name: 'Specialists Required' },
    { id: 'dragons', name: 'Dragon Cards' },
  ],
  dragons: (setup) => hasVariant(setup, 'dragons'),
  script: () => [
    { do: 'ante' },
    { do: 'deal', n: 7 },
    { do: 'common-dice', zone: 'common', n: 2 },
    { do: 'bet' },
    { do: 'exchange', max: 2 },
    { do: 'dice', zone: 'dice', n: 2 },
    { do: 'bet' },
    { do: 'common-dice', zone: 'common', n: 3 },
    { do: 'bet' },
    { do: 'showdown' },
  ],
  zones: () => ({ hand: 'owner' }),
  rules: { exchange: ['gii.delve.step-5'] },
  procedures: {},
  standing({ setup, seats, common }, seat) {
    const { cards, dice } = seats[seat];
    const specialists = hasVariant(setup, 'specialists-required');
    return delveStanding(cards.hand ?? [], dice.dice ?? [], common.dice.common ?? [], specialists);
  },
};
