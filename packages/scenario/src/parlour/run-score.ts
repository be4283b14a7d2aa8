/** Scoring alone: what a hand, a Keep or a city is worth, and which of two is better. */
import { compareTieBreaks } from '@taproom/parlour';
import { listed } from '../language/names.ts';
import { notYet, ScenarioProblem } from '../language/problem.ts';
import type { ScoreScenario } from '../language/scenario.ts';
import type { Entry, Spot } from '../language/spot.ts';
import { readInput, type ScoreInput } from './score-input.ts';
import { SCORERS, type Scored, type Scorer } from './scorers.ts';
import { defOf, readVariants } from './seating.ts';

/** What is scored, as opposed to what is said about it. */
const ABOUT = ['game', 'variants', 'tie'];

export function runScoreScenario(scenario: ScoreScenario): void {
  const { game, score, head } = scenario;
  const scorer = SCORERS[game];
  if (scorer === undefined)
    throw notYet(head.line, `the scoring of ${game}`, `; scored are: ${listed(Object.keys(SCORERS))}`);
  const of = (key: string): Entry | undefined => score.find((entry) => entry.key === key);
  const variants = readVariantsOf(game, of('variants'));
  const beside = score.filter(({ key }) => !ABOUT.includes(key));
  const tie = of('tie');
  const standings: Scored[] =
    tie === undefined
      ? [scorer(inputOf(beside, scorer, game, variants))]
      : tie.value.items('tie').map((spot) => {
          const own = spot.isMap()
            ? spot.entries('tie')
            : [{ key: keyOf(spot, scorer), line: spot.line, value: spot }];
          return scorer(inputOf([...beside, ...own], scorer, game, variants));
        });
  const wrong = scenario.facts.flatMap((fact) => {
    const words = wrongFact(fact, standings, tie !== undefined);
    return words === null ? [] : [`line ${fact.line}: ${fact.key}: ${words}`];
  });
  if (wrong.length > 0) throw new ScenarioProblem(scenario.facts[0]?.line ?? head.line, wrong.join('\n'));
}

/** What a list in a `tie` is: cards are a hand where the game scores hands, else it is what the game scores first. */
function keyOf(spot: Spot, { scores }: Scorer): string {
  const [first] = spot.isList() ? spot.items('tie') : [];
  const isCard = first !== undefined && !first.isList() && !first.isNumber();
  return isCard && scores.includes('hand') ? 'hand' : scores[0];
}

function readVariantsOf(game: string, entry: Entry | undefined): string[] {
  if (entry === undefined) return [];
  return readVariants(entry.value, defOf(entry.line, game));
}

function inputOf(
  entries: readonly Entry[],
  scorer: Scorer,
  game: string,
  variants: readonly string[],
): ScoreInput {
  for (const { key, line } of entries)
    if (!scorer.scores.includes(key))
      throw new ScenarioProblem(line, `${game} scores no \`${key}\`; it scores: ${listed(scorer.scores)}`);
  return readInput(entries, variants);
}

function wrongFact({ key, line, value }: Entry, standings: readonly Scored[], tie: boolean): string | null {
  const differs = (expected: string, actual: string): string | null =>
    expected === actual ? null : `expected ${expected}, but it is ${actual}`;
  if (key === 'winner') {
    if (!tie) throw new ScenarioProblem(line, 'a `winner` needs a `tie` of two');
    const won = compareTieBreaks(standings[0].order, standings[1].order);
    const winners = won > 0 ? [1] : won < 0 ? [2] : [1, 2];
    const expected = value.isList()
      ? value.items('winner').map((item) => item.whole('a winner', 1, 2))
      : [value.whole('winner', 1, 2)];
    return differs(expected.toSorted((a, b) => a - b).join(' and '), winners.join(' and '));
  }
  const told = (scored: Scored): string => `${key === 'overkill' ? scored.overkill : scored.score}`;
  if (!tie) return differs(`${value.whole(key, -Number.MAX_SAFE_INTEGER)}`, told(standings[0]));
  const expected = value.items(key).map((item) => item.whole(key, -Number.MAX_SAFE_INTEGER));
  return differs(expected.join(' and '), standings.map(told).join(' and '));
}
