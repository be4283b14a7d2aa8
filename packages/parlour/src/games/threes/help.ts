/** Threes, explained. */
import { rankOf, RANKS } from '../../cards/deck.ts';
import { about, onlyWith, without, type GameHelp } from '../../help/help.ts';
import { ANTE, BET, points } from '../../help/shared.ts';
import { KEEP_KIND, scoreOfKeep } from './scoring.ts';

const { say, scores, rules } = about('threes');

const KINDS: Readonly<Record<number, string>> = {
  [KEEP_KIND.nothing]: 'Nothing but 3s: with Can’t Win With Nothing that loses.',
  [KEEP_KIND.fool]: 'All different: Fool’s Luck, where the highest total wins.',
  [KEEP_KIND.strength]: 'All the same: Strength in Numbers, where the highest total wins.',
};

export const threesHelp: GameHelp = {
  goal: say('Have the lowest total on five dice; 3s count nothing.', 'lowest-wins', 'threes-zero'),
  steps: [
    ANTE,
    onlyWith('hidden-fate', say('Everybody gets a card: it is their first die, hidden.', 'hidden-fate.card')),
    without('hidden-fate', say('Everybody rolls 5 dice.', 'step-2')),
    onlyWith('hidden-fate', say('Everybody rolls 4 dice.', 'hidden-fate.four-dice')),
    say(
      'Pick a number that you have rolled: all dice that show it go into your Keep and stay there.',
      'step-3',
    ),
    BET,
    say(
      'Roll the rest again and pick a number again, until all your dice are in your Keep.',
      'step-5',
      'step-6',
    ),
    onlyWith('hidden-fate', BET),
    say('The lowest Keep wins.', 'step-7', 'lowest-wins'),
  ],
  scoring: [
    scores('Each 3 in your Keep', '0', 'threes-zero'),
    scores('Any other die', 'what it shows', 'step-7', 'threes-zero'),
    onlyWith(
      'hidden-fate',
      scores(
        'Your card',
        'its number: Warrior 1, Lady 2, Bard 0, Merchant 4, Rogue 5',
        'hidden-fate.card',
        'hidden-fate.bard-zero',
      ),
    ),
    onlyWith(
      'dragons',
      scores('A Dragon', 'as any number from 1 to 6 that you say', 'dragons.wild', 'dragons.declare'),
    ),
  ],
  ranking: [
    onlyWith('strength-in-numbers', {
      ...say(
        'all the same (the highest total first)',
        'strength-in-numbers.beats-all',
        'strength-in-numbers.highest-wins',
      ),
      dice: [6, 6, 6, 6, 6],
    }),
    onlyWith('fools-luck', {
      ...say('all different (the highest total first)', 'fools-luck.beats-all', 'fools-luck.highest-wins'),
      dice: [1, 3, 4, 5, 6],
    }),
    without('cant-win-with-nothing', {
      ...say('nothing but 3s: 0 points', 'threes-zero'),
      dice: [3, 3, 3, 3, 3],
    }),
    { ...say('a low total, here 2 points', 'step-7'), dice: [1, 1, 3, 3, 3] },
    { ...say('a high total, here 24 points', 'step-7'), dice: [6, 6, 6, 6, 3] },
    onlyWith('cant-win-with-nothing', {
      ...say('nothing but 3s', 'cant-win-with-nothing.all-threes-lose'),
      dice: [3, 3, 3, 3, 3],
    }),
  ],
  ties: say('Equal totals split the pot; nothing breaks the tie.', 'tiebreaker', 'gii.ties.still-tied-split'),
  variants: {
    'fools-luck': say(
      'A Keep of five different numbers beats others; the higher, the better.',
      'fools-luck.beats-all',
      'fools-luck.highest-wins',
    ),
    'strength-in-numbers': say(
      'A Keep of five equal numbers beats all others, also Fool’s Luck; the higher, the better.',
      'strength-in-numbers.beats-all',
      'strength-in-numbers.highest-wins',
      'strength-in-numbers.beats-fools-luck',
    ),
    'cant-win-with-nothing': say(
      'A Keep of nothing but 3s loses.',
      'cant-win-with-nothing.all-threes-lose',
      'cant-win-with-nothing.over-strength',
    ),
    'hidden-fate': say(
      'A hidden card takes the place of one die: you roll four, and there is a last Betting Round before cards are shown.',
      'hidden-fate.four-dice',
      'hidden-fate.card',
      'hidden-fate.last-betting',
    ),
    dragons: say(
      'With Hidden Fate a Dragon may be any number; its owner says which at the end.',
      'dragons.wild',
      'dragons.declare',
    ),
  },
  questions: {
    keep: {
      ask: 'Which number do you keep? All your dice that show it are kept; the others are rolled again.',
      die: 'All dice that show {die}',
      rules: rules('step-3', 'step-5', 'keep-at-least-one'),
    },
    declare: {
      ask: 'Which number is your Dragon?',
      die: 'It is a {die}',
      rules: rules('dragons.declare', 'dragons.wild'),
    },
  },
  zones: { dice: 'just rolled', keep: 'Keep', declared: 'the Dragon counts as' },
  worth(seen) {
    const keep = seen.dice('keep');
    const [card] = seen.cards('hand');
    const total = (seen.has('hidden-fate') ? 4 : 5) - keep.length;
    const fate = card === undefined ? '' : ` and your ${RANKS[rankOf(card)]}`;
    if (total === 0) {
      const { score, order } = seen.standing();
      return [`Your Keep${fate}: ${points(score)}.`, ...(order[0] in KINDS ? [KINDS[order[0]]] : [])];
    }
    const soFar = keep.length === 0 ? 'Your Keep is empty' : `Your Keep so far: ${points(scoreOfKeep(keep))}`;
    return [
      `${soFar}; ${total === 1 ? '1 die' : `${total} dice`} to go.`,
      ...(card === undefined ? [] : [`Your hidden card is a ${RANKS[rankOf(card)]}, and counts like a die.`]),
    ];
  },
};
