/** King's Council: five advisors who have as much as possible in common with the King. */
import { isDragon } from '../../cards/deck.ts';
import { councilStanding } from './scoring.ts';
import { gamblingGame, hasVariant, type ParlourProcedure } from '../../table/def.ts';
import { byTurns } from '../../table/in-the-way.ts';

/** The top card is the King; a Dragon is discarded, and the next card turned up. */
const crown: ParlourProcedure = {
  steps: [
    function turnUp(t, f) {
      const card = t.draw(f);
      if (card < 0) return;
      t.emit('reveal', -1, 1, [card], undefined, 'king');
      if (isDragon(card)) {
        t.s.discard.push(card);
        f.step--;
      } else t.commonZone('king').push(card);
    },
  ],
};

export const kingsCouncil = gamblingGame({
  id: 'kings-council',
  name: 'King’s Council',
  complexity: 'simple',
  min: 2,
  max: 9,
  most: 10,
  retold: { hands: [3, 7], steps: ['The King is turned up.'] },
  variants: [
    { id: 'foreign-council', name: 'Foreign Council' },
    { id: 'dragons', name: 'Dragon Cards' },
  ],
  script: () => [
    { do: 'ante' },
    { do: 'deal', n: 5 },
    { do: 'own', procedure: 'council:crown', cards: 1 },
    { do: 'bet' },
    { do: 'exchange', max: 2 },
    { do: 'bet' },
    { do: 'exchange', max: 2 },
    { do: 'bet' },
    { do: 'showdown' },
  ],
  zones: () => ({ hand: 'owner', king: 'all' }),
  rules: {
    exchange: byTurns(['gii.kings-council.step-5'], ['gii.kings-council.step-6', 'gii.kings-council.step-5']),
  },
  procedures: { 'council:crown': crown },
  standing(state, seat) {
    const [king] = state.common.cards.king;
    const { hand = [] } = state.seats[seat].cards;
    return councilStanding(hand, king, hasVariant(state.setup, 'foreign-council'));
  },
});
