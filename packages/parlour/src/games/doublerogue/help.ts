/** Doublerogue, explained. */
import { rankOf, RANKS, ROGUE } from '../../cards/deck.ts';
import { listed } from '../../cards/words.ts';
import { about, onlyWith, type GameHelp } from '../../help/help.ts';
import { anyOf, example } from '../../help/shared.ts';
import { penalty } from './game.ts';
import { isBust } from './scoring.ts';

const { say, scores, rules } = about('doublerogue');

export const doublerogueHelp: GameHelp = {
  goal: say(
    'Be the last one in the game: with two Rogues face up in front of you, you are out.',
    'last-standing',
    'bust',
  ),
  steps: [
    say('Everybody gets 3 cards in hand and 1 face up.', 'step-1'),
    say('Before every lap everybody antes 1 coin; whoever cannot is out.', 'step-2', 'repeated-ante'),
    say(
      'Whoever shows the rarest card begins; then once around.',
      'step-3',
      'first-to-act',
      'first-to-act-tie',
    ),
    say('Hit: the top card of the deck is turned up in front of you.', 'hit'),
    say('Defend: turn up a card of your hand instead, but never a Rogue.', 'defend', 'defend-limit'),
    say('Fold: leave the game; your coins stay in the pot.', 'fold'),
    say('Another lap, until one player is left: that one takes the pot.', 'step-4', 'last-standing'),
  ],
  scoring: [
    scores(
      'Two Rogues face up',
      'out; 5 coins into the pot (unless agreed otherwise)',
      'bust',
      'rogues-bounty.penalty',
    ),
    scores('The last player', 'the whole pot', 'last-standing'),
    onlyWith('royal-sampler', scores('All five ranks face up', 'wins at once', 'royal-sampler.instant-win')),
    onlyWith('doubledragon', scores('Two Dragons face up', 'wins at once', 'doubledragon.instant-win')),
  ],
  ranking: [
    onlyWith('doubledragon', {
      ...say('two Dragons: wins at once', 'doubledragon.instant-win'),
      cards: example('Dragon/Red', 'Dragon/Blue'),
    }),
    onlyWith('royal-sampler', {
      ...say('a Royal Sampler: wins at once', 'royal-sampler.instant-win'),
      cards: example('Warrior/Wolf', 'Lady/Owl', 'Bard/Hare', 'Merchant/Wren', 'Rogue/Hawk'),
    }),
    { ...say('at most one Rogue: still in', 'bust'), cards: example('Lady/Owl', 'Rogue/Hawk') },
    { ...say('two Rogues: out', 'bust'), cards: example('Rogue/Hawk', 'Rogue/Wren') },
  ],
  ties: say('There are no ties: it ends with one player.', 'tiebreaker', 'last-standing'),
  variants: {
    'royal-sampler': say(
      'A Warrior, a Lady, a Bard, a Merchant and a Rogue face up win at once.',
      'royal-sampler.instant-win',
    ),
    'rogues-bounty': say(
      'The players agree on what two Rogues cost, instead of 5 coins.',
      'rogues-bounty.penalty',
    ),
    dragons: say(
      'Dragons join the deck: no Rogues, and rarer than anything, so they begin.',
      'dragons.non-rogue',
      'dragons.rarest',
    ),
    doubledragon: say('Two Dragons face up win at once.', 'doubledragon.instant-win'),
  },
  questions: {
    turn: {
      ask: 'Your turn: do you hit, defend or fold?',
      options: {
        hit: 'Hit: turn up the top card of the deck',
        fold: 'Fold: leave the game',
        defend: 'Defend: turn up {card} instead of a card of the deck',
      },
      rules: rules('step-3', 'hit', 'defend', 'fold'),
    },
  },
  worth(seen) {
    const up = seen.cards('up');
    if (up.length === 0) return [];
    const inDanger = isBust([...up, anyOf(ROGUE)]);
    const defenders = seen.cards('hand').filter((card) => rankOf(card) !== ROGUE);
    const missing = RANKS.filter(
      (name, rank) => rank > 0 && !up.some((card) => RANKS[rankOf(card)] === name),
    );
    return [
      inDanger
        ? `You show a Rogue: one more, and you are out${seen.setup.inside ? '' : ` and pay ${penalty(seen.setup)} coins`}. A hit turns up a Rogue about one time in three.`
        : 'You show no Rogue: the next one does no harm yet.',
      defenders.length === 0
        ? 'You have no card left to defend with.'
        : `You can defend ${defenders.length === 1 ? 'once' : `${defenders.length} times`} with cards of your hand.`,
      ...(seen.has('royal-sampler') ? [`For a Royal Sampler you lack ${listed(missing) || 'nothing'}.`] : []),
    ];
  },
};
