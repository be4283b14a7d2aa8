/** Scoring alone: what a hand, a Keep or a city is worth, and which of two is better. */
import { compareTieBreaks } from '@taproom/parlour';
import { listed } from '../language/names.ts';
import { ScenarioProblem } from '../language/problem.ts';
import type { ScoreScenario } from '../language/scenario.ts';
import type { Entry, Spot } from '../language/spot.ts';
import { readInput } from './score-input.ts';
import { SCORERS, type Scored, type Scorer } from './scorers.ts';
import { defOf, readVariants } from './seating.ts';

/** What is scored, as opposed to what is said about it. */
const ABOUT = ['game', 'variants', 'tie'];

export function runScoreScenario(scenario: ScoreScenario): void {
  const { game, score, head } = scenario;
  const of = (key: string): Entry | undefined => score.find((entry) => entry.key === key);
  const line = of('game')?.line ?? head.line;
  const scorer = SCORERS[game];
  if (scorer === undefined)
    throw new ScenarioProblem(
      line,
      `nothing is scored in ${game}, it ends otherwise; scored are: ${listed(Object.keys(SCORERS))}`,
    );
  const variants = readVariantsOf(game, of('variants'));
  const scored = (entries: readonly Entry[], at: number): Scored => {
    checkInput(entries, scorer, game, at);
    return scorer.score(readInput(at, entries, variants));
  };
  const beside = score.filter(({ key }) => !ABOUT.includes(key));
  const tie = of('tie');
  const standings: Scored[] =
    tie === undefined
      ? [scored(beside, line)]
      : tie.value.items('tie').map((spot) => {
          const own = spot.isMap()
            ? spot.entries('tie')
            : [{ key: keyOf(spot, scorer), line: spot.line, value: spot }];
          return scored([...beside, ...own], spot.line);
        });
  const wrong = scenario.facts.flatMap((fact) => {
    const words = wrongFact(fact, standings, tie !== undefined);
    return words === null ? [] : [`line ${fact.line}: ${fact.key}: ${words}`];
  });
  if (wrong.length > 0) throw new ScenarioProblem(scenario.facts[0]?.line ?? head.line, wrong.join('\n'));
}

/** What a list in a `tie` is: a hand if it is of cards, dice if it is of numbers, else what the game scores first. */
function keyOf(spot: Spot, { scores }: Scorer): string {
  const [first] = spot.isList() ? spot.items('tie') : [spot];
  const [main] = scores.keys();
  if (first === undefined || first.isList() || first.isMap()) return main;
  const kind = first.isNumber() ? 'dice' : 'hand';
  return scores.has(kind) ? kind : main;
}

function readVariantsOf(game: string, entry: Entry | undefined): string[] {
  if (entry === undefined) return [];
  return readVariants(entry.value, defOf(entry.line, game));
}

/** That the game scores all that is given, that nothing is missing, given twice, or more than a player can have. */
function checkInput(entries: readonly Entry[], { scores, needs }: Scorer, game: string, at: number): void {
  const seen = new Set<string>();
  for (const { key, line, value } of entries) {
    const most = scores.get(key);
    if (most === undefined)
      throw new ScenarioProblem(
        line,
        `${game} scores no \`${key}\`; it scores: ${listed([...scores.keys()])}`,
      );
    if (seen.has(key)) throw new ScenarioProblem(line, `\`${key}\` is given twice`);
    seen.add(key);
    if (value.isList() && value.items(key).length > most)
      throw new ScenarioProblem(line, `\`${key}\` holds at most ${most} in ${game}`);
  }
  const missing = needs.filter((key) => !seen.has(key));
  if (missing.length > 0)
    throw new ScenarioProblem(at, `${game} cannot be scored without: ${listed(missing)}`);
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
  if (key === 'overkill' && standings[0].overkill === undefined)
    throw new ScenarioProblem(line, 'only Delve tells the `overkill`');
  const told = (scored: Scored): string => `${key === 'overkill' ? scored.overkill : scored.score}`;
  if (!tie) return differs(`${value.whole(key, -Number.MAX_SAFE_INTEGER)}`, told(standings[0]));
  const expected = value.items(key).map((item) => item.whole(key, -Number.MAX_SAFE_INTEGER));
  return differs(expected.join(' and '), standings.map(told).join(' and '));
}
