/** King's Council, explained. */
import { cardsInWords } from '../../cards/words.ts';
import { about, onlyWith, type GameHelp } from '../../help/help.ts';
import { ANTE, BET, byColourTie, exchanging, points } from '../../help/shared.ts';
import { councilCard } from './scoring.ts';

const { say, scores, rules } = about('kings-council');
const EXCHANGE = say('In turn everybody may exchange up to 2 cards.', 'step-5', 'step-6');

export const kingsCouncilHelp: GameHelp = {
  goal: say('Gather five cards that have as much as possible in common with the King.', 'highest-wins'),
  steps: [
    ANTE,
    say('Everybody gets 5 cards.', 'step-2'),
    say('One more card is turned up in the middle: the King.', 'step-3'),
    BET,
    EXCHANGE,
    BET,
    EXCHANGE,
    BET,
    say('Hands are shown; the most points win.', 'step-8', 'highest-wins'),
  ],
  scoring: [
    scores('A card of the King’s rank', '2', 'rank'),
    scores('A card of the King’s colour', '1', 'color'),
    scores(
      'A mammal like the King (Wolf, Horse, Hare), or a bird like him (Hawk, Owl, Wren)',
      '1',
      'animal-type',
    ),
    scores('A card that matches in several ways', 'all of it, up to 4', 'additive'),
    onlyWith('dragons', scores('The Dragon of the King’s colour', '5', 'dragons.king-color')),
    onlyWith('dragons', scores('Any other Dragon', '3', 'dragons.other-color')),
  ],
  ties: byColourTie('kings-council'),
  variants: {
    'foreign-council': say('A hand worth nothing at all beats every other.', 'foreign-council.zero-wins'),
    dragons: say(
      'Dragons join the deck: the one of the King’s colour scores 5, the others 3; none becomes King.',
      'dragons.king-color',
      'dragons.other-color',
      'dragons.dragon-king',
    ),
  },
  questions: { exchange: exchanging('Keep what is like the King.', ...rules('step-5', 'step-6')) },
  zones: { king: 'the King' },
  worth(seen) {
    const [king] = seen.common('king');
    const hand = seen.cards('hand');
    if (king === undefined || hand.length === 0) return [];
    const { score } = seen.standing();
    const foreign = seen.has('foreign-council') && score === 0 ? ', and that beats every other hand' : '';
    return [
      `Your council is worth ${points(score)}${foreign}.`,
      `Card by card: ${hand.map((card) => `${cardsInWords([card])} ${councilCard(card, king)}`).join(', ')}.`,
    ];
  },
};
