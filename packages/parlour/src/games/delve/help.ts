/** Delve, explained. */
import { about, onlyWith, type GameHelp } from '../../help/help.ts';
import { ANTE, BET, byColourTie, exchanging } from '../../help/shared.ts';
import { bestDelve } from './scoring.ts';

const { say, scores, rules } = about('delve');

export const delveHelp: GameHelp = {
  goal: say(
    'Defeat as many of seven monsters (dice) as you can with your seven adventurers (cards).',
    'most-wins',
    'seven-v-seven',
  ),
  steps: [
    ANTE,
    say('Everybody gets 7 cards.', 'step-2'),
    say('Scout: 2 dice are rolled for everybody.', 'step-3'),
    BET,
    say('Recruit: in turn everybody may exchange up to 2 cards.', 'step-5'),
    say('Explore: everybody rolls 2 dice of their own.', 'step-6'),
    BET,
    say('Delve: 3 more dice are rolled for everybody.', 'step-8'),
    BET,
    say(
      'Attack! Each of your cards fights one of the 5 common dice or your 2; whoever defeats most wins.',
      'step-10',
      'one-each',
      'common-stay',
    ),
  ],
  scoring: [
    scores('A monster defeated', '1', 'most-wins'),
    scores(
      'A card defeats a die',
      'that shows its number or more: a Warrior any, a Rogue only 5 and 6',
      'defeat',
    ),
    scores('Equal numbers of monsters', 'the least Overkill wins', 'tiebreaker', 'overkill'),
    scores('Overkill', 'by how much each die is higher than the card that defeats it, added up', 'overkill'),
    onlyWith(
      'specialists-required',
      scores('Your own two monsters', 'only by a card of exactly their number', 'specialists-required.exact'),
    ),
    onlyWith('dragons', scores('A Dragon', 'defeats any monster without Overkill', 'dragons.wild')),
  ],
  ties: {
    ...byColourTie('delve'),
    text: 'Equal monsters: the least Overkill wins; then the most cards of one colour. Still equal: the pot is split.',
    rules: rules('tiebreaker', 'overkill', 'gii.ties.color', 'gii.ties.still-tied-split'),
  },
  variants: {
    'specialists-required': say(
      'Your own two monsters are defeated only by a card of exactly their number; a 6 never is.',
      'specialists-required.exact',
      'specialists-required.six',
      'specialists-required.common-normal',
    ),
    dragons: say('Dragons join the deck: each defeats any one monster, without Overkill.', 'dragons.wild'),
  },
  questions: {
    exchange: exchanging('Low numbers defeat more, but waste strength on high dice.', ...rules('step-5')),
  },
  zones: { dice: 'own monsters', common: 'monsters for everybody' },
  worth(seen) {
    const hand = seen.cards('hand');
    const own = seen.dice('dice');
    const common = seen.lying.common.dice.common ?? [];
    const monsters = own.length + common.length;
    if (hand.length === 0 || monsters === 0) return [];
    const { defeated, overkill } = bestDelve(hand, own, common, seen.has('specialists-required'));
    return [
      `Your adventurers defeat ${defeated} of the ${monsters} monsters that are known, with an Overkill of ${overkill}.`,
      ...(monsters < 7 ? [`${7 - monsters} more will come.`] : []),
    ];
  },
};
