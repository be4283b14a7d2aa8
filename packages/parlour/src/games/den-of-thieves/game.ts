/** Den of Thieves: seven guests for one's inn; the ones that pay best together win. */
import { denStanding } from './scoring.ts';
import { gamblingGame, hasVariant } from '../../table/def.ts';
import { byTurns } from '../../table/in-the-way.ts';

export const denOfThieves = gamblingGame({
  id: 'den-of-thieves',
  name: 'Den of Thieves',
  complexity: 'complex',
  min: 2,
  max: 8,
  most: 10,
  longer: true,
  retold: { hands: [3, 7], steps: [] },
  variants: [
    { id: 'strong-warriors', name: 'Strong Warriors' },
    { id: 'dragons', name: 'Dragon Cards' },
  ],
  script: () => [
    { do: 'ante' },
    { do: 'deal', n: 7 },
    { do: 'bet' },
    { do: 'exchange', max: 2 },
    { do: 'bet' },
    { do: 'exchange', max: 2 },
    { do: 'bet' },
    { do: 'showdown' },
  ],
  rules: { exchange: byTurns(['gii.den-of-thieves.step-4'], ['gii.den-of-thieves.step-6']) },
  standing: (state, seat) =>
    denStanding(state.seats[seat].cards.hand ?? [], hasVariant(state.setup, 'strong-warriors')),
});
