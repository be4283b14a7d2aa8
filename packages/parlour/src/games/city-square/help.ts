/** City Square, explained. */
import { about, onlyWith, type GameHelp } from '../../help/help.ts';
import type { Seen } from '../../help/seen.ts';
import { ANTE, BET, byColourTie, points } from '../../help/shared.ts';
import type { Spread } from '../../table/state.ts';
import { cityOf } from './game.ts';
import { cityStanding, districtScores } from './scoring.ts';

const { say, scores, rules } = about('city-square');
const year = (n: number, step: string): ReturnType<typeof say> =>
  say(`Year ${n}: everybody gets 3 cards and places all of them in their city.`, step, 'must-place');

/** A player's city, with what they have placed this year though the others do not see it yet. */
export function cityWithPlans({ lying, view, seat }: Pick<Seen, 'lying' | 'view' | 'seat'>): Spread {
  const { cards, dice } = lying.seats[seat];
  const built = { ...cards };
  for (const { card, word } of view.chosen) {
    const zone = `city ${word}`;
    built[zone] = [...(built[zone] ?? []), card!];
  }
  return { cards: built, dice };
}

export const citySquareHelp: GameHelp = {
  goal: say('Build the best city of three by three districts in four years.', 'highest-wins', 'grid'),
  steps: [
    ANTE,
    year(1, 'step-2'),
    say(
      'The city may be 3 wide and 3 high at most. A second card on a district covers the first, but not in the same year.',
      'grid',
      'two-per-district',
      'not-same-year',
    ),
    BET,
    year(2, 'step-4'),
    BET,
    year(3, 'step-6'),
    BET,
    year(4, 'step-8'),
    say(
      'The city with the most points wins; covered cards and empty districts score nothing.',
      'step-9',
      'highest-wins',
      'covered',
      'empty',
    ),
  ],
  scoring: [
    scores(
      'Merchant: Market',
      '1 for each Market in your largest group of Markets side by side',
      'market',
      'connected',
    ),
    scores('Lady: Estate', '1 for each different kind of district beside it, Rogues aside', 'estate'),
    scores('Warrior: Barracks', '0, but they patrol the Rogues beside them', 'barracks'),
    scores('Bard: Tavern', '1 for each Warrior beside it', 'tavern'),
    scores('Rogue: Thieves’ Guild with a Warrior beside it', '1', 'guild-patrolled'),
    scores(
      'Rogue: Thieves’ Guild without one',
      '0, and the Ladies and Merchants beside it count as empty',
      'guild-unpatrolled',
      'fail-empty',
    ),
    scores('Beside', 'above, below, left or right; never across', 'connected'),
    onlyWith(
      'dragons',
      scores(
        'Dragon: Fancy Tavern',
        'like a Tavern; and 1 more for each Estate beside it and for your largest group of Markets',
        'dragons.fancy-tavern',
        'dragons.unique-neighbor',
        'dragons.market-bonus',
      ),
    ),
    onlyWith(
      'happy-thieves',
      scores('Rogue with a Bard beside it', 'patrolled, too', 'happy-thieves.tavern-patrols'),
    ),
  ],
  ties: {
    ...byColourTie('city-square'),
    text: 'Equal cities: the most open cards of one colour win. Still equal: the pot is split.',
  },
  variants: {
    dragons: say(
      'Dragons are Fancy Taverns: an Estate counts each as a kind of its own, and Markets gain by one beside them.',
      'dragons.fancy-tavern',
      'dragons.unique-neighbor',
      'dragons.market-bonus',
      'dragons.no-bridge',
    ),
    'happy-thieves': say(
      'A Bard beside a Thieves’ Guild patrols it, too; a Dragon does not.',
      'happy-thieves.tavern-patrols',
      'happy-thieves.not-fancy',
    ),
  },
  questions: {
    place: {
      ask: 'Which card do you place, and in which district? All three cards of the year must be placed.',
      rules: rules('must-place', 'grid', 'two-per-district', 'not-same-year'),
    },
  },
  zones: { plan: 'placed this year' },
  worth(seen) {
    const city = cityOf(cityWithPlans(seen));
    const { variants } = seen.setup;
    const { score } = cityStanding(city, variants);
    const single = districtScores(city, variants).reduce((sum, n) => sum + n, 0);
    return [
      `Your city scores ${points(score)} so far.`,
      `${points(score - single)} from the largest group of Markets, ${single} from all other districts.`,
    ];
  },
};
