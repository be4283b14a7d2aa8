/** Jack of All Trades, explained. */
import { about, onlyWith, without, type GameHelp } from '../../help/help.ts';
import { ANTE, BET, points } from '../../help/shared.ts';

const { say, scores, rules } = about('jack-of-all-trades');

export const jackOfAllTradesHelp: GameHelp = {
  goal: say('Find work for your five workers: the lowest total of those left without wins.', 'lowest-wins'),
  steps: [
    ANTE,
    without('hidden-fate', say('Everybody rolls 5 dice: your workers, open to all.', 'step-2')),
    onlyWith(
      'hidden-fate',
      say('Everybody gets 5 cards: your workers, hidden.', 'hidden-fate.cards-as-workers'),
    ),
    onlyWith(
      'hidden-fate',
      say(
        'The Starting Player says for each of the four jobs whether a card or a die shows it.',
        'hidden-fate.job-sources',
      ),
    ),
    BET,
    say(
      'A job is turned up. You may put one worker with its number to work there.',
      'step-4',
      'step-5',
      'placing-optional',
    ),
    without(
      'hidden-fate',
      say(
        'Only if you have no such worker, a 6 (a Jack of All Trades) may take the job.',
        'step-5',
        'jack-only-without-match',
      ),
    ),
    say('Two more jobs come the same way, each after a Betting Round.', 'step-6', 'step-7'),
    BET,
    without(
      'no-last-call',
      say('The fourth job is the Last Call: all your workers with its number may go.', 'step-8', 'step-9'),
    ),
    onlyWith(
      'no-last-call',
      say('The fourth job takes one worker of each player, like the others.', 'no-last-call.single'),
    ),
    onlyWith('hidden-fate', { ...BET, rules: rules('hidden-fate.final-betting') }),
    say('Whoever has the lowest total left wins.', 'step-10', 'lowest-wins'),
  ],
  scoring: [
    without('hidden-fate', scores('A die without work', 'what it shows: low is good', 'lowest-wins')),
    onlyWith(
      'hidden-fate',
      scores(
        'A card without work',
        'its number, 1 Warrior to 5 Rogue: low is good',
        'hidden-fate.lowest-hand',
      ),
    ),
    scores('A worker with a job', '0', 'lowest-wins'),
    onlyWith('dragons', scores('A Dragon in hand (Hidden Fate)', '0, but it never works', 'dragons.in-hand')),
  ],
  ties: say('Equal totals split the pot; nothing breaks the tie.', 'tiebreaker', 'gii.ties.still-tied-split'),
  variants: {
    'no-last-call': say('The fourth job, too, takes only one worker of each player.', 'no-last-call.single'),
    'hidden-fate': say(
      'Your workers are five hidden cards; a job may be shown by a card or a die, and a 6 takes any one worker of each.',
      'hidden-fate.cards-as-workers',
      'hidden-fate.job-sources',
      'hidden-fate.six-job',
    ),
    dragons: say(
      'A Dragon as a job takes any one worker of each player; in hand it counts 0 and never works.',
      'dragons.job',
      'dragons.in-hand',
    ),
  },
  questions: {
    assign: {
      ask: (most) =>
        most === 0
          ? 'The newest job is not for any of your workers.'
          : most === 1
            ? 'Whom do you put to work on the newest job? A worker with a job no longer counts against you.'
            : `Last Call: whom do you put to work, up to ${most}? A worker with a job no longer counts against you.`,
      none: 'Nobody works',
      die: 'The {die} works',
      rules: rules('step-5', 'step-9', 'placing-optional'),
    },
    sources: {
      ask: 'What shows each of the four jobs, the first to the last: a card or a die? A die may show a 6, which takes any worker.',
      rules: rules('hidden-fate.job-sources', 'hidden-fate.six-job'),
    },
  },
  zones: {
    dice: 'workers without a job',
    hand: 'workers without a job',
    placed: 'at work',
    jobs: 'jobs',
    sources: 'jobs shown by',
  },
  worth(seen) {
    const left = seen.has('hidden-fate') ? seen.cards('hand') : seen.dice('dice');
    const { score } = seen.standing();
    const placed = seen.dice('placed').length + seen.cards('placed').length;
    if (left.length + placed === 0) return [];
    if (left.length === 0) return ['All your workers have a job: 0 points, and nothing can be better.'];
    return [`${left.length} of your workers have no job: ${points(score)} against you.`];
  },
};
