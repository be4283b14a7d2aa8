/** How each game scores what a scenario gives it: the scoring functions of the parlour behind one table. */
import {
  cityStanding,
  councilStanding,
  bestDelve,
  delveStanding,
  denStanding,
  huntStanding,
  jackHandStanding,
  jackStanding,
  kingdomsStanding,
  lootStanding,
  pairStanding,
  spyStanding,
  strongestOf,
  threesStanding,
  threesWithCard,
  warehouseStanding,
  wheelStanding,
  type Standing,
} from '@taproom/parlour';
import { ScenarioProblem } from '../language/problem.ts';
import { CITY_SIDE, type ScoreInput } from './score-input.ts';

export interface Scored extends Standing {
  readonly overkill?: number;
}

export interface Scorer {
  (input: ScoreInput): Scored;
  /** The keys that it reads; the first one is what a `tie` lists. */
  readonly scores: readonly string[];
}

const scorer = (scores: readonly string[], score: (input: ScoreInput) => Scored): Scorer =>
  Object.assign((input: ScoreInput) => score(input), { scores });

/** Something without which the game cannot score. */
function need<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new ScenarioProblem(0, `\`score\` needs ${what} here`);
  return value;
}

const has = ({ variants }: ScoreInput, id: string): boolean => variants.includes(id);

export const SCORERS: Readonly<Record<string, Scorer>> = {
  'rogues-and-warriors': scorer(['hand'], ({ hand }) => {
    if (hand.length !== 2) throw new ScenarioProblem(0, 'a hand of Rogues and Warriors has two cards');
    return pairStanding(hand);
  }),
  threes: scorer(['dice', 'hand'], ({ dice, hand, variants }) =>
    hand.length === 0 ? threesStanding(dice, variants) : threesWithCard(dice, hand[0], variants),
  ),
  'kings-council': scorer(['hand', 'king'], (input) =>
    councilStanding(input.hand, need(input.king, 'a `king`'), has(input, 'foreign-council')),
  ),
  'jack-of-all-trades': scorer(['dice', 'hand'], (input) =>
    has(input, 'hidden-fate') ? jackHandStanding(input.hand) : jackStanding(input.dice),
  ),
  'three-kingdoms': scorer(['hand', 'war'], ({ hand, war }) => kingdomsStanding(hand, war)),
  delve: scorer(['hand', 'dice', 'common'], (input) => {
    const specialists = has(input, 'specialists-required');
    const { hand, dice, common } = input;
    const { overkill } = bestDelve(hand, dice, common, specialists);
    return { ...delveStanding(hand, dice, common, specialists), overkill };
  }),
  'spy-network': scorer(['hand', 'dice'], (input) =>
    spyStanding(input.hand, input.dice, has(input, 'friends-in-high-places')),
  ),
  'dragon-hunt': scorer(['hand', 'dragon'], (input) =>
    huntStanding(input.hand, need(input.dragon, 'a `dragon`'), {
      leagueOfHunters: has(input, 'league-of-hunters'),
      coatOfArms: has(input, 'coat-of-arms'),
      nobleHunt: has(input, 'noble-hunt'),
    }),
  ),
  'city-square': scorer(['city'], ({ city, variants }) => {
    const rows = Array.from({ length: CITY_SIDE }, (_, row) =>
      city.slice(row * CITY_SIDE, (row + 1) * CITY_SIDE),
    );
    return cityStanding(rows, variants);
  }),
  'the-wheel': scorer(['hand', 'leader'], ({ hand, strengths }) => {
    if (strengths.length === 0) throw new ScenarioProblem(0, '`score` needs a `leader` here');
    return wheelStanding(hand, strongestOf(strengths));
  }),
  'heroes-plunder': scorer(['hand'], ({ hand, variants }) => lootStanding(hand, variants)),
  'streets-of-greyport': scorer(['shipments'], ({ shipments, variants }) =>
    warehouseStanding(shipments, variants),
  ),
  'den-of-thieves': scorer(['hand'], (input) => denStanding(input.hand, has(input, 'strong-warriors'))),
};
