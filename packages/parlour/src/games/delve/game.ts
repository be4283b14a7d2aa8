/** Delve: seven adventurers against the monsters in the middle and the two in front of oneself. */
import { delveStanding } from './scoring.ts';
import { gamblingGame, hasVariant } from '../../table/def.ts';

export const delve = gamblingGame({
  id: 'delve',
  name: 'Delve',
  complexity: 'medium',
  min: 2,
  max: 10,
  retold: {
    hands: [3, 7],
    steps: [
      'Two monsters are rolled for everybody.',
      'Everybody rolls two monsters of their own.',
      'Three more monsters are rolled for everybody.',
    ],
  },
  variants: [
    { id: 'specialists-required', name: 'Specialists Required' },
    { id: 'dragons', name: 'Dragon Cards' },
  ],
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
  rules: { exchange: ['gii.delve.step-5'] },
  standing({ setup, seats, common }, seat) {
    const { cards, dice } = seats[seat];
    const specialists = hasVariant(setup, 'specialists-required');
    return delveStanding(cards.hand ?? [], dice.dice ?? [], common.dice.common ?? [], specialists);
  },
});
