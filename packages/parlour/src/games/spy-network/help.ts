/** Spy Network, explained. */
import { about, onlyWith, without, type GameHelp } from '../../help/help.ts';
import { ANTE, BET, byRankTie, exchanging, points } from '../../help/shared.ts';
import { bestNetwork } from './scoring.ts';

const { say, scores, rules } = about('spy-network');
const PLAIN_SIGHT = 'hiding-in-plain-sight';

const EXCHANGE = without(
  PLAIN_SIGHT,
  say('In turn everybody may exchange up to 2 cards.', 'step-4', 'step-6'),
);
const DEALINGS = onlyWith(
  PLAIN_SIGHT,
  say(
    'In turn everybody may exchange up to 2 cards, or reroll dice, or one card and then one die.',
    `${PLAIN_SIGHT}.exchange`,
  ),
);

export const spyNetworkHelp: GameHelp = {
  goal: say(
    'Make the longest chain of neighbouring ranks out of your cards, much of it in one colour.',
    'chain',
    'score',
  ),
  steps: [
    ANTE,
    without(PLAIN_SIGHT, say('Everybody gets 7 cards.', 'step-2')),
    onlyWith(
      PLAIN_SIGHT,
      say(
        'Everybody gets 5 cards and rolls 2 dice, which count as cards without a colour.',
        `${PLAIN_SIGHT}.deal`,
      ),
    ),
    BET,
    EXCHANGE,
    DEALINGS,
    BET,
    EXCHANGE,
    DEALINGS,
    BET,
    say('Hands are shown; the most points win.', 'step-8', 'score'),
  ],
  scoring: [
    scores('Each card of your longest chain', '1', 'chain', 'score'),
    scores(
      'A chain',
      'each card is one rank above or below the next, such as 3 4 5 4 3 2; 5 and 1 are no neighbours',
      'chain',
      'no-wrap',
    ),
    scores('Each card of the commonest colour in the chain', '1 more', 'score', 'best-longest'),
    scores('Cards outside the chain', '0', 'outside-nothing'),
    onlyWith(
      'friends-in-high-places',
      scores('Each Warrior or Lady in hand', '1 more', 'friends-in-high-places.bonus'),
    ),
    onlyWith('dragons', scores('A Dragon', 'any rank in the chain', 'dragons.wild')),
  ],
  ties: byRankTie('spy-network'),
  variants: {
    'friends-in-high-places': say(
      'Each Warrior or Lady in your hand scores 1 more, in the chain or not.',
      'friends-in-high-places.bonus',
    ),
    'hiding-in-plain-sight': say(
      'Five cards and two dice instead of seven cards; dice have no colour.',
      `${PLAIN_SIGHT}.deal`,
      `${PLAIN_SIGHT}.no-color`,
    ),
    dragons: say('Dragons join the deck, and each may be any rank.', 'dragons.wild', 'dragons.no-friends'),
  },
  questions: {
    exchange: exchanging('Keep what fits into a chain.', ...rules('step-4', 'step-6')),
    'exchange-or-reroll': {
      ask: 'What do you change: up to two cards, one or both dice, or a card and a die?',
      none: 'Keep everything',
      die: 'Roll the {die} again',
      rules: rules(`${PLAIN_SIGHT}.exchange`),
    },
    reroll: {
      ask: 'You have exchanged one card. Do you roll one of your dice again, too?',
      none: 'Keep both dice',
      die: 'Roll the {die} again',
      rules: rules(`${PLAIN_SIGHT}.exchange`),
    },
  },
  worth(seen) {
    const hand = seen.cards('hand');
    if (hand.length === 0) return [];
    const { length, colour } = bestNetwork(hand, seen.dice('dice'));
    const { score } = seen.standing();
    const friends = score - length - colour;
    return [
      `Your network is worth ${points(score)}.`,
      `${length} for the length of the chain, ${colour} for the commonest colour in it${friends > 0 ? `, ${friends} for Warriors and Ladies` : ''}.`,
    ];
  },
};
