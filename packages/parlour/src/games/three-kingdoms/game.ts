/** Three Kingdoms: seven cards each, and a war in the middle that decides which colours are worth something. */
import { colourOf } from '../../cards/deck.ts';
import { allTied, kingdomsStanding, warRank } from './scoring.ts';
import { gamblingGame, type ParlourProcedure } from '../../table/def.ts';
import { byTurns } from '../../table/in-the-way.ts';

const WAR_CARDS = 6;

/** Turns up War Cards; with six of them and all colours tied one more, and that is the last. */
const war: ParlourProcedure = {
  steps: [
    (t, f) => t.begin('common', { n: f.n, zone: 'war' }),
    function fanOut(t, f) {
      const cards = t.commonZone('war');
      // By colour, and within it in ascending order: the General lies first.
      cards.sort((a, b) => colourOf(a) - colourOf(b) || warRank(a) - warRank(b) || a - b);
      if (cards.length !== WAR_CARDS || !allTied(cards)) return;
      f.n = 1;
      f.step = 0;
    },
  ],
};

export const threeKingdoms = gamblingGame({
  id: 'three-kingdoms',
  name: 'Three Kingdoms',
  complexity: 'medium',
  min: 2,
  max: 7,
  most: 10,
  retold: {
    hands: [3, 7],
    steps: [
      'Three War Cards are turned up.',
      'Two more War Cards are turned up.',
      'The last War Card is turned up.',
    ],
  },
  variants: [{ id: 'dragons', name: 'Dragon Cards' }],
  script: () => [
    { do: 'ante' },
    { do: 'deal', n: 7 },
    { do: 'own', procedure: 'kingdoms:war', n: 3, cards: 3 },
    { do: 'bet' },
    { do: 'exchange', max: 2 },
    { do: 'own', procedure: 'kingdoms:war', n: 2, cards: 2 },
    { do: 'bet' },
    { do: 'exchange', max: 2 },
    { do: 'own', procedure: 'kingdoms:war', n: 1, cards: 1 },
    { do: 'bet' },
    { do: 'showdown' },
  ],
  zones: () => ({ hand: 'owner', war: 'all' }),
  rules: { exchange: byTurns(['gii.three-kingdoms.step-5'], ['gii.three-kingdoms.step-8']) },
  procedures: { 'kingdoms:war': war },
  standing(state, seat) {
    const { hand = [] } = state.seats[seat].cards;
    return kingdomsStanding(hand, state.common.cards.war);
  },
});
