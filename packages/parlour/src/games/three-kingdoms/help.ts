/** Three Kingdoms, explained. */
import { COLOURS, colourOf, isDragon } from '../../cards/deck.ts';
import { listed } from '../../cards/words.ts';
import { about, onlyWith, type GameHelp } from '../../help/help.ts';
import { ANTE, BET, byRankTie, exchanging, points } from '../../help/shared.ts';
import { colourPoints } from './scoring.ts';

const { say, scores, rules } = about('three-kingdoms');
const EXCHANGE = say('In turn everybody may exchange up to 2 cards.', 'step-5', 'step-8');

export const threeKingdomsHelp: GameHelp = {
  goal: say(
    'Hold cards of the colours that are winning the war in the middle.',
    'highest-wins',
    'first-two',
    'second-one',
  ),
  steps: [
    ANTE,
    say('Everybody gets 7 cards, and 3 War Cards are turned up in the middle.', 'step-2', 'step-3'),
    BET,
    EXCHANGE,
    say('2 more War Cards.', 'step-6'),
    BET,
    EXCHANGE,
    say('The last War Card; if all three colours are tied then, one more.', 'step-9', 'seventh-once'),
    BET,
    say('Hands are shown; the most points win.', 'step-11', 'highest-wins'),
  ],
  scoring: [
    scores('Each card of the colour with the lowest War Value', '2', 'first-two'),
    scores('Each card of the second-lowest colour', '1', 'second-one'),
    scores('Each card of the third colour', '0', 'third-zero'),
    scores('Two colours tied for the lowest', '1 each, the third 0', 'tie-for-lowest'),
    scores('Two colours tied for the second-lowest', '0 both', 'tie-for-second'),
    scores(
      'War Value of a colour',
      'its lowest rank number, less 1 for each further card; not below 1',
      'war-value',
    ),
    scores('A colour without War Cards', 'loses the war', 'no-cards'),
    scores('Two colours at War Value 1', 'one with a Warrior is ahead', 'tie-at-one'),
    scores('Two colours equal at any other War Value', 'one with a single card is ahead', 'tie-not-one'),
    onlyWith(
      'dragons',
      scores(
        'A Dragon in hand',
        '0, but 1 more for each card of its colour',
        'dragons.dragon-zero',
        'dragons.bonus',
      ),
    ),
    onlyWith(
      'dragons',
      scores(
        'A Dragon in the war',
        'like a Rogue; its colour may fall to 0, and is ahead in a tie',
        'dragons.war-card',
        'dragons.floor-zero',
        'dragons.dragon-tie',
      ),
    ),
  ],
  ties: byRankTie('three-kingdoms'),
  variants: {
    dragons: say(
      'A Dragon in hand makes each card of its colour worth 1 more; in the war it helps its colour.',
      'dragons.bonus',
      'dragons.war-card',
      'dragons.dragon-tie',
    ),
  },
  questions: { exchange: exchanging('More War Cards may still come.', ...rules('step-5', 'step-8')) },
  zones: { war: 'the war' },
  worth(seen) {
    const war = seen.common('war');
    const hand = seen.cards('hand');
    if (hand.length === 0 || war.length === 0) return [];
    const each = colourPoints(war);
    const held = COLOURS.map((colour, c) => {
      const n = hand.filter((card) => colourOf(card) === c && !isDragon(card)).length;
      return `${n} ${colour} at ${each[c]}`;
    });
    return [
      `As the war stands your hand is worth ${points(seen.standing().score)}.`,
      `You hold ${listed(held)}${hand.some(isDragon) ? ', and a Dragon that adds 1 to each card of its colour' : ''}.`,
    ];
  },
};
