/** The Wheel, explained. */
import { RANKS, rankOf } from '../../cards/deck.ts';
import { listed } from '../../cards/words.ts';
import { about, onlyWith, without, type GameHelp } from '../../help/help.ts';
import { ANTE, BET, byColourTie, points, ranksWords } from '../../help/shared.ts';
import { wheelStrengths } from './game.ts';
import { neighboursOf, strongestOf } from './scoring.ts';

const { say, scores, rules } = about('the-wheel');
const UNWOUND = 'unwound-clock';
const ROUND = [
  say('In turn everybody draws a card, then plays a card of their hand to the Wheel.', 'step-4'),
  say(
    'A card of the Clock is turned up and goes one Leader further clockwise than its own rank.',
    'step-5',
    'clock-placement',
  ),
].map((step) => without(UNWOUND, step));

export const theWheelHelp: GameHelp = {
  goal: say(
    'Hold cards like the Leader who is strongest in the end; what you play to the Wheel makes Leaders strong, but leaves your hand.',
    'two-points',
    'one-point',
    'strength',
  ),
  steps: [
    say('The Leaders lie in a circle, clockwise: Warrior, Merchant, Bard, Lady, Rogue.', 'setup-1'),
    ANTE,
    say('Everybody gets 7 cards.', 'step-2'),
    without(UNWOUND, say('3 cards lie face down as the Clock.', 'step-3')),
    onlyWith(
      UNWOUND,
      say('As many cards as players, and one more, lie face down as the Clock.', `${UNWOUND}.clock-size`),
    ),
    say(
      'A card may go to the Leader of its rank or to one of the two beside that one.',
      'legal-spokes',
      'neighbors',
    ),
    ...ROUND,
    without(UNWOUND, BET),
    without(UNWOUND, say('That is done three times in all.', 'step-7')),
    onlyWith(
      UNWOUND,
      say(
        'On your turn draw a card; then play one to the Wheel, or discard one and place the next card of the Clock.',
        `${UNWOUND}.turn`,
        `${UNWOUND}.free-placement`,
      ),
    ),
    onlyWith(UNWOUND, say('The game ends with the last card of the Clock.', `${UNWOUND}.end`)),
    say('Hands are shown; the most points win.', 'step-8'),
  ],
  scoring: [
    scores('Each card in hand of the strongest Leader’s rank', '2', 'two-points'),
    scores('Each card in hand of a rank beside that Leader', '1', 'one-point'),
    scores('Any other card', '0', 'two-points', 'one-point'),
    scores('Strength: a card at the Leader of its own rank', '2', 'companion', 'strength'),
    scores('Strength: a card at a Leader beside its rank', '1', 'ally', 'strength'),
    scores(
      'Leaders equally strong',
      'the lower number counts as stronger (Warrior 1 … Rogue 5)',
      'strength-tie',
    ),
    onlyWith(
      'dragons',
      scores(
        'Strength: a Dragon at any Leader',
        '3; in hand it scores 0',
        'dragons.any-spoke',
        'dragons.in-hand',
      ),
    ),
  ],
  ties: byColourTie('the-wheel'),
  variants: {
    dragons: say(
      'A Dragon may be played to any Leader and adds 3 to his strength; in hand it scores nothing.',
      'dragons.any-spoke',
      'dragons.clock',
      'dragons.in-hand',
    ),
    'multiple-successive-games': say(
      'The strongest Leader of the game before is marked: nobody may play there.',
      'multiple-successive-games.marker',
      'multiple-successive-games.no-play',
      'multiple-successive-games.clear',
    ),
    'unwound-clock': say(
      'Turn after turn you play a card, or discard one and place a card of the Clock, until the Clock has run down; no Betting Rounds.',
      `${UNWOUND}.turn`,
      `${UNWOUND}.shares-only`,
      `${UNWOUND}.end`,
    ),
  },
  questions: {
    play: {
      ask: 'Which card do you play, and to which Leader? It makes that Leader stronger, and leaves your hand.',
      rules: rules('step-4', 'legal-spokes'),
    },
    turn: {
      ask: 'Do you play a card to a Leader, or discard one and place the next card of the Clock?',
      options: { discard: 'Discard {card}, and place the next card of the Clock' },
      rules: rules(`${UNWOUND}.turn`),
    },
    clock: {
      ask: 'The Clock strikes: to which Leader does its card go?',
      rules: rules(`${UNWOUND}.free-placement`),
    },
  },
  zones: {
    clock: 'the Clock, face down',
    struck: 'the Clock strikes',
    markers: 'marked Leaders',
    ...Object.fromEntries(RANKS.slice(1).map((rank) => [rank, `at the ${rank}`])),
  },
  worth(seen) {
    const hand = seen.cards('hand');
    if (hand.length === 0) return [];
    const strength = wheelStrengths(seen.lying);
    const leader = strongestOf(strength);
    const held = [leader, ...neighboursOf(leader)]
      .map((rank) => ranksWords(hand.filter((card) => rankOf(card) === rank).length, rank))
      .filter((words) => !words.startsWith('0 '));
    const now = `The ${RANKS[leader]} is strongest now (strength ${strength[leader]})`;
    return [
      `${now}: your hand is worth ${points(seen.standing().score)}.`,
      held.length === 0 ? 'None of your cards counts.' : `What counts: ${listed(held)}.`,
    ];
  },
};
