/** Dragon Hunt, explained. */
import { COLOURS, colourOf, DRAGONS } from '../../cards/deck.ts';
import { listed } from '../../cards/words.ts';
import { about, onlyWith, without, type GameHelp } from '../../help/help.ts';
import type { Seen } from '../../help/seen.ts';
import { ANTE, BET, byRankTie, exchanging, points } from '../../help/shared.ts';
import { huntStanding } from './scoring.ts';
import { huntRules } from './game.ts';

const { say, scores, rules } = about('dragon-hunt');
const DEADLY = 'deadly-encounter';

/** Scouts that their own leader may not look at. */
const unseenWords = (seen: Seen): string[] =>
  seen.unseen('scouts') > 0 ? ['The scouts that you may not look at any more are not counted in this.'] : [];

export const dragonHuntHelp: GameHelp = {
  goal: say(
    'Gather five hunters of many different ranks, and of the colour of the Dragon that is hunted.',
    'total',
    'color',
    'diversity',
  ),
  steps: [
    ANTE,
    say('The three Dragons are mixed in a pile of their own, face down.', 'step-2'),
    without(DEADLY, say('Everybody gets 5 cards.', 'step-3')),
    onlyWith(DEADLY, say('Everybody gets 6 cards.', `${DEADLY}.six-cards`)),
    say('False Alarm: one Dragon is turned up. That one is not hunted.', 'step-4'),
    BET,
    say('In turn everybody may exchange up to 2 cards.', 'step-6'),
    without(
      DEADLY,
      say('Scouts: lay 2 cards aside; they count, but cannot be exchanged any more.', 'step-7'),
    ),
    onlyWith(
      DEADLY,
      say('Scouts: lay 3 cards aside; chance takes one of them, unseen.', `${DEADLY}.three-scouts`),
    ),
    say('It’s the Dragon! Another Dragon is turned up: that one is hunted.', 'step-8', 'after-false-alarm'),
    BET,
    say('In turn everybody may exchange up to 2 cards, but no scouts.', 'step-10'),
    BET,
    say('Attack! Hands and scouts are shown; the most points win.', 'step-12', 'total'),
  ],
  scoring: [
    scores('Each card of the hunted Dragon’s colour', '1', 'color'),
    scores('2 different ranks', '1', 'diversity'),
    scores('3 different ranks', '3', 'diversity'),
    scores('4 different ranks', '6', 'diversity'),
    scores('All 5 ranks', '10', 'diversity'),
    onlyWith('league-of-hunters', scores('All five cards of one rank', '7', 'league-of-hunters.bonus')),
    onlyWith('coat-of-arms', scores('All five cards of one colour', '6', 'coat-of-arms.bonus')),
    onlyWith('noble-hunt', scores('Each Warrior', '2', 'noble-hunt.bonus')),
    onlyWith('noble-hunt', scores('Each Lady', '1', 'noble-hunt.bonus')),
  ],
  ties: byRankTie('dragon-hunt'),
  variants: {
    'league-of-hunters': say('Five cards of one rank score 7 more.', 'league-of-hunters.bonus'),
    'coat-of-arms': say('Five cards of one colour score 6 more, whichever it is.', 'coat-of-arms.bonus'),
    'noble-hunt': say('Each Warrior scores 2 more, each Lady 1.', 'noble-hunt.bonus'),
    'meeting-place': say('Scouts lie face up.', 'meeting-place.face-up'),
    'forgetful-leader': say('Nobody may look at their scouts again.', 'forgetful-leader.no-look'),
    'deadly-encounter': say(
      'Six cards, three scouts, and chance takes one of those; nobody may look at them again.',
      `${DEADLY}.six-cards`,
      `${DEADLY}.three-scouts`,
      `${DEADLY}.no-look`,
    ),
  },
  questions: {
    exchange: exchanging('Different ranks score most.', ...rules('step-6', 'step-10')),
    scouts: {
      ask: (most) =>
        `Which ${most} cards do you send ahead as scouts? They still count, but you cannot exchange them later.`,
      rules: rules('step-7', `${DEADLY}.three-scouts`),
    },
  },
  zones: {
    scouts: 'scouts',
    dragons: 'Dragons face down',
    'false-alarm': 'False Alarm (not hunted)',
    dragon: 'the Dragon that is hunted',
  },
  worth(seen) {
    const team = [...seen.cards('scouts'), ...seen.cards('hand')];
    if (team.length === 0) return [];
    const [hunted] = seen.common('dragon');
    if (hunted !== undefined)
      return [
        `Your team is worth ${points(seen.standing().score)} against the ${COLOURS[colourOf(hunted)]} Dragon.`,
        ...unseenWords(seen),
      ];
    const possible = DRAGONS.filter((dragon) => !seen.common('false-alarm').includes(dragon));
    const each = possible.map((dragon) => {
      const { score } = huntStanding(team, dragon, huntRules(seen.setup));
      return `${points(score)} if the ${COLOURS[colourOf(dragon)]} Dragon is hunted`;
    });
    const more = team.length > 5 ? ['One of your cards will be lost on the way.'] : [];
    return [`Your team is worth ${listed(each)}.`, ...more, ...unseenWords(seen)];
  },
};
