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
  readonly score: (input: ScoreInput) => Scored;
  /** The keys that it reads, and the most that each may hold; the first one is what a `tie` lists. */
  readonly scores: ReadonlyMap<string, number>;
  /** Those without which there is nothing to score. */
  readonly needs: readonly string[];
}

/** Keys with no number of their own: one card, one Leader, one city, any number of shipments. */
const ANY = Number.POSITIVE_INFINITY;

/** A key with a `?` may be left out. */
function scorer(keys: Readonly<Record<string, number>>, score: (input: ScoreInput) => Scored): Scorer {
  const all = Object.entries(keys);
  return {
    score,
    scores: new Map(all.map(([key, most]) => [key.replace('?', ''), most])),
    needs: all.map(([key]) => key).filter((key) => !key.endsWith('?')),
  };
}

const has = ({ variants }: ScoreInput, id: string): boolean => variants.includes(id);

export const SCORERS: Readonly<Record<string, Scorer>> = {
  'rogues-and-warriors': scorer({ hand: 2 }, ({ hand, line }) => {
    if (hand.length !== 2) throw new ScenarioProblem(line, 'a hand of Rogues and Warriors has two cards');
    return pairStanding(hand[0], hand[1]);
  }),
  threes: scorer({ dice: 5, 'hand?': 1 }, ({ dice, hand, variants, line }) => {
    if (dice.length + hand.length > 5)
      throw new ScenarioProblem(line, 'a Keep of Threes has five dice; a card stands for one of them');
    return hand.length === 0 ? threesStanding(dice, variants) : threesWithCard(dice, hand[0], variants);
  }),
  'kings-council': scorer({ hand: 5, king: ANY }, (input) =>
    councilStanding(input.hand, input.king, has(input, 'foreign-council')),
  ),
  // Workers are dice or, with Hidden Fate, cards: never both.
  'jack-of-all-trades': scorer({ 'dice?': 5, 'hand?': 5 }, (input) => {
    const cards = has(input, 'hidden-fate');
    if ((cards ? input.dice : input.hand).length > 0)
      throw new ScenarioProblem(
        input.line,
        `the workers are ${cards ? 'cards with `hidden-fate`: give a `hand`' : 'dice: give `dice`'}`,
      );
    return cards ? jackHandStanding(input.hand) : jackStanding(input.dice);
  }),
  'three-kingdoms': scorer({ hand: 7, war: 7 }, ({ hand, war }) => kingdomsStanding(hand, war)),
  delve: scorer({ hand: 7, 'dice?': 2, 'common?': 5 }, (input) => {
    const specialists = has(input, 'specialists-required');
    const { hand, dice, common } = input;
    const { overkill } = bestDelve(hand, dice, common, specialists);
    return { ...delveStanding(hand, dice, common, specialists), overkill };
  }),
  'spy-network': scorer({ hand: 7, 'dice?': 2 }, (input) =>
    spyStanding(input.hand, input.dice, has(input, 'friends-in-high-places')),
  ),
  'dragon-hunt': scorer({ hand: 5, dragon: ANY }, (input) =>
    huntStanding(input.hand, input.dragon, {
      leagueOfHunters: has(input, 'league-of-hunters'),
      coatOfArms: has(input, 'coat-of-arms'),
      nobleHunt: has(input, 'noble-hunt'),
    }),
  ),
  'city-square': scorer({ city: ANY }, ({ city, variants }) => {
    const rows = Array.from({ length: CITY_SIDE }, (_, row) =>
      city.slice(row * CITY_SIDE, (row + 1) * CITY_SIDE),
    );
    return cityStanding(rows, variants);
  }),
  'the-wheel': scorer({ hand: 7, leader: ANY }, ({ hand, strengths }) =>
    wheelStanding(hand, strongestOf(strengths)),
  ),
  // Fourteen cards, and one that the Red Dragon stole.
  'heroes-plunder': scorer({ hand: 15 }, ({ hand, variants }) => lootStanding(hand, variants)),
  'streets-of-greyport': scorer({ shipments: ANY }, ({ shipments, variants }) =>
    warehouseStanding(shipments, variants),
  ),
  'den-of-thieves': scorer({ hand: 7 }, (input) => denStanding(input.hand, has(input, 'strong-warriors'))),
};
