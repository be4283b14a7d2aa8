/** Heroes' Plunder, explained. */
import { isDragon, rankOf, type Cards } from '../../cards/deck.ts';
import { listed } from '../../cards/words.ts';
import { about, onlyWith, type GameHelp } from '../../help/help.ts';
import { ANTE, byRankTie, points, ranksWords } from '../../help/shared.ts';
import { stealable } from './scoring.ts';

const { say, scores, rules } = about('heroes-plunder');

/** The ranks of some cards with how many there are of each. */
function byRanks(cards: Cards): string[] {
  return [1, 2, 3, 4, 5].flatMap((rank) => {
    const n = cards.filter((card) => rankOf(card) === rank).length;
    return n === 0 ? [] : [ranksWords(n, rank)];
  });
}

export const heroesPlunderHelp: GameHelp = {
  goal: say(
    'Collect loot in sets: as many cards of a rank as its number says, and all three colours of it.',
    'highest-wins',
    'rank-set',
    'color-set',
  ),
  steps: [
    ANTE,
    say('Everybody gets 8 cards.', 'step-2'),
    say(
      'All take one card of their hand for their loot, face down, and pass the rest to the left.',
      'step-3',
    ),
    say('So on until 2 cards are left: take one, the other goes away.', 'step-4', 'step-5'),
    say(
      'The same once more with 8 new cards, passing to the right: 14 cards of loot for everybody.',
      'step-6',
    ),
    say('The loot is shown; the most points win.', 'step-7', 'highest-wins'),
  ],
  scoring: [
    scores(
      'Rank Set: 1 Warrior, 2 Ladies, 3 Bards, 4 Merchants or 5 Rogues',
      '1 for each card of it',
      'rank-set',
      'several-sets',
    ),
    scores('Cards of a rank left over', '−1 for each rank, however many', 'incomplete'),
    scores(
      'Colour Set: a red, a green and a blue card of one rank',
      '3, if you have a Rank Set of that rank',
      'color-set',
      'color-set-needs-rank-set',
    ),
    scores('The same cards', 'may be in a Rank Set and in a Colour Set', 'overlap', 'color-set-leftovers'),
    onlyWith(
      'dragons',
      scores(
        'A Dragon',
        'stands in a Colour Set of any rank as a card of its colour',
        'dragons.color-set',
        'dragons.not-rank',
      ),
    ),
    onlyWith(
      'three-dragons',
      scores('Red Dragon', 'steals a card of a rank that has cards left over', 'three-dragons.red'),
    ),
    onlyWith(
      'three-dragons',
      scores(
        'Green Dragon',
        'is a green card of any one rank, and spares that rank the −1',
        'three-dragons.green',
        'three-dragons.green-no-penalty',
      ),
    ),
    onlyWith('three-dragons', scores('Blue Dragon', 'lets Colour Sets mix ranks', 'three-dragons.blue')),
  ],
  ties: byRankTie('heroes-plunder'),
  variants: {
    dragons: say(
      'A Dragon may stand in a Colour Set of any rank, as a card of its colour.',
      'dragons.color-set',
      'dragons.not-rank',
      'dragons.no-penalty',
    ),
    'three-dragons': say(
      'The Red Dragon steals, the Green one is a green card of any rank, the Blue one mixes ranks in Colour Sets.',
      'three-dragons.red',
      'three-dragons.green',
      'three-dragons.blue',
      'three-dragons.order',
    ),
  },
  questions: {
    loot: {
      ask: 'Which card do you take for your loot? The rest of the hand goes on to your neighbour.',
      rules: rules('step-3', 'step-5'),
    },
    steal: {
      ask: 'Your Red Dragon may steal a card. Which one?',
      none: 'Steal nothing',
      rules: rules('three-dragons.red', 'three-dragons.red-immune'),
    },
  },
  zones: { loot: 'loot' },
  worth(seen) {
    const loot = seen.cards('loot');
    if (loot.length === 0) return ['You have no loot yet.'];
    // What a Red Dragon could steal is just what belongs to no full Rank Set: a whole rank, or what is left over of it.
    const open = [...new Set(stealable(loot).map(rankOf))];
    const cards = open.map((rank) => loot.filter((card) => !isDragon(card) && rankOf(card) === rank));
    return [
      `Your loot is worth ${points(seen.standing().score)} as it lies.`,
      `In it: ${listed(byRanks(loot)) || 'Dragons alone'}.`,
      cards.length === 0
        ? 'No rank has cards left over.'
        : `With cards left over: ${listed(cards.flatMap(byRanks))}.`,
    ];
  },
};
