/** Dragon Hordes, explained. */
import { COLOURS, RANKS } from '../../cards/deck.ts';
import { listed } from '../../cards/words.ts';
import { about, type GameHelp } from '../../help/help.ts';

const { say, scores, rules } = about('dragon-hordes');

export const dragonHordesHelp: GameHelp = {
  goal: say(
    'Take more coins off the eight Horde Cards than you put on them, by predicting the next card.',
    'color-hit',
    'rank-hit',
    'both-hit',
  ),
  steps: [
    say('There are eight Horde Cards: three Dragons, one for each colour, and the five ranks.', 'setup-1'),
    say(
      'To begin with, everybody turns up a card and puts a coin on its colour and a coin on its rank.',
      'setup-2',
    ),
    say('On your turn roll two dice.', 'step-1'),
    say(
      'Doubles: take all coins from the three Dragons, and your turn ends. If none lie there, take everything: the game ends.',
      'doubles',
      'doubles-empty',
    ),
    say(
      'Otherwise put a coin on the rank of each number (1 Warrior to 5 Rogue; a 6: on a Dragon of your choice).',
      'place',
    ),
    say(
      'Then you may predict the next card: a colour, a rank, or both; not for an empty Horde Card.',
      'step-2',
      'no-empty-prediction',
    ),
    say('It goes on until all Horde Cards are empty. You may leave at any time.', 'game-end', 'leaving'),
  ],
  scoring: [
    scores('Colour predicted, and right', 'all coins on that Dragon', 'color-hit'),
    scores('Rank predicted, and right', 'all coins on that rank', 'rank-hit'),
    scores('Both predicted, both right', 'all coins on both', 'both-hit'),
    scores(
      'Both predicted, one right',
      'half of the right one, rounded down; the rest moves to the wrong one',
      'half-hit',
    ),
    scores(
      'Wrong',
      'a coin of yours onto what you predicted (two if both)',
      'color-miss',
      'rank-miss',
      'both-miss',
    ),
    scores(
      'Chances of a card',
      'each colour 1 in 3; Warrior 1, Lady 2, Bard 3, Merchant 4, Rogue 5 in 15',
      'gii.cards.colors',
      'gii.cards.set-composition',
    ),
  ],
  ties: say('Nobody wins the game as such: everybody keeps what they took.', 'tiebreaker'),
  variants: {
    'double-double': say(
      'After doubles you take another turn.',
      'double-double.extra-turn',
      'gii.amb.hordes-double-double',
    ),
  },
  questions: {
    turn: {
      ask: 'Your turn: do you roll the dice, or leave the game with what you have?',
      options: { roll: 'Roll two dice', leave: 'Leave the game' },
      rules: rules('step-1', 'leaving'),
    },
    horde: {
      ask: 'A 6: on which Dragon do you put your coin?',
      options: Object.fromEntries(COLOURS.map((colour) => [colour, `The ${colour} Dragon`])),
      rules: rules('place'),
    },
    predict: {
      ask: 'Which card comes next? Right: its coins are yours. Wrong: you add a coin.',
      none: 'Predict nothing',
      rules: rules('step-2', 'no-empty-prediction', 'color-hit', 'rank-hit', 'half-hit'),
    },
    loan: {
      ask: 'You owe a coin and have none. Do you borrow 50 coins from the richest player?',
      none: 'Borrow nothing, and leave the game',
      options: { loan: 'Borrow 50 coins' },
      rules: rules('mid-game-loan', 'house.406-borrow-in-hordes'),
    },
  },
  zones: { hordes: 'coins on the Horde Cards', paid: 'coins put down', taken: 'coins taken' },
  worth(seen) {
    const { hordes, paid, taken } = seen.view.counts;
    if (hordes === undefined) return [];
    const { score } = seen.standing();
    const most = Math.max(...hordes);
    const names = [
      ...COLOURS.map((colour) => `the ${colour} Dragon`),
      ...RANKS.slice(1).map((rank) => `the ${rank}`),
    ];
    const best = names.filter((_, horde) => hordes[horde] === most);
    const put = `You have put down ${paid[seen.seat]} and taken ${taken[seen.seat]}`;
    return [
      `${put}: you are ${score === 0 ? 'even' : score > 0 ? `${score} ahead` : `${-score} behind`}.`,
      ...(most > 0 ? [`Most coins, ${most}, lie on ${listed(best)}.`] : []),
    ];
  },
};
