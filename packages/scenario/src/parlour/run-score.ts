/** Scoring alone: what a hand, a Keep or a city is worth, and which of two is better. */
import { compareTieBreaks, type Parlour } from '@taproom/parlour';
import { checkKeys } from '../language/keys.ts';
import { listed } from '../language/names.ts';
import { Problems, ScenarioProblem } from '../language/problem.ts';
import type { Scenario } from '../language/scenario.ts';
import type { Entry, Spot } from '../language/spot.ts';
import { differs, wrongFacts, type Fact } from '../run/fact.ts';
import type { Film } from '../run/film.ts';
import { ScoreInput } from './score-input.ts';
import { SCORERS, type Scored, type Scorer } from './scorers.ts';
import { gameNamed, readVariants } from './seating.ts';

/** What is said about the scoring, and what is scored. */
const ABOUT = ['game', 'variants', 'tie'];
const SCORED = ['hand', 'dice', 'common', 'king', 'war', 'dragon', 'city', 'leader', 'shipments'];
const FACTS = ['score', 'overkill', 'winner'];

export function runScore({ about, head, when, facts }: Scenario, parlour: Parlour, film?: Film): void {
  const problems = new Problems();
  const [step] = when?.items('when') ?? [];
  if (step !== undefined)
    problems.found.push(step.problem('where only the score is asked, nothing is played'));
  const entries = about.entries('score');
  const claims = facts?.entries('then') ?? [];
  checkKeys(entries, [...ABOUT, ...SCORED], '`score`', problems);
  checkKeys(claims, FACTS, '`then` of a score', problems);
  const of = (key: string): Spot | undefined => entries.find((entry) => entry.key === key)?.value;
  const named = of('game') ?? about;
  const game = problems.attempt(() => {
    if (named === about) throw about.problem('`score` needs a `game`');
    return gameNamed(named, parlour);
  });
  const tie = of('tie');
  if (tie && problems.attempt(() => tie.items('tie').length) !== 2)
    problems.found.push(tie.problem('`tie` compares two'));
  problems.settle();

  const { id } = game!;
  const scorer = SCORERS[id];
  if (scorer === undefined)
    throw named.problem(
      `nothing is scored in ${id}, it ends otherwise; scored are: ${listed(Object.keys(SCORERS))}`,
    );
  const typed = of('variants');
  const variants = typed === undefined ? [] : readVariants(typed, game!);
  const inputs: ScoreInput[] = [];
  const scored = (entered: readonly Entry[], at: number): Scored => {
    checkInput(entered, scorer, id, at);
    const input = new ScoreInput(at, entered, variants);
    inputs.push(input);
    return scorer.score(input);
  };
  const beside = entries.filter(({ key }) => !ABOUT.includes(key));
  const standings = tie?.items('tie').map((spot) => {
    const own = spot.isMap()
      ? spot.entries('tie')
      : [{ key: keyOf(spot, scorer), line: spot.line, value: spot }];
    return scored([...beside, ...own], spot.line);
  }) ?? [scored(beside, named.line)];
  if (film !== undefined)
    film.scored = {
      game: id,
      variants,
      scored: standings.map(({ score, overkill }, i) => ({ input: inputs[i], score, overkill })),
      winners: standings.length > 1 ? winnersOf(standings).map((place) => place - 1) : [],
    };
  const wrong = wrongFacts(claims.map(factOf), standings);
  if (wrong.length > 0) throw new ScenarioProblem(claims[0]?.line ?? head.line, wrong.join('\n'));
}

/** What a list in a `tie` is: a hand if it is of cards, dice if it is of numbers, else what the game scores first. */
function keyOf(spot: Spot, { scores }: Scorer): string {
  const [first] = spot.isList() ? spot.items('tie') : [spot];
  const [main] = scores.keys();
  if (first === undefined || first.isList() || first.isMap()) return main;
  const kind = first.isNumber() ? 'dice' : 'hand';
  return scores.has(kind) ? kind : main;
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

/** Who is better of two, counted from 1; both where nothing tells them apart. */
function winnersOf([one, other]: readonly Scored[]): number[] {
  const won = compareTieBreaks(one.order, other.order);
  return won > 0 ? [1] : won < 0 ? [2] : [1, 2];
}

/** A fact about one that was scored, or two in a tie. */
const factOf = (entry: Entry): Fact<readonly Scored[]> => ({
  line: entry.line,
  what: entry.key,
  said: entry.value.source(),
  wrong: (standings) => wrongScore(entry, standings),
});

function wrongScore({ key, line, value }: Entry, standings: readonly Scored[]): string | null {
  const [one, other] = standings;
  if (key === 'winner') {
    if (other === undefined) throw new ScenarioProblem(line, 'a `winner` needs a `tie` of two');
    const expected = value.isList()
      ? value.items('winner').map((item) => item.whole('a winner', 1, 2))
      : [value.whole('winner', 1, 2)];
    return differs(expected.toSorted((a, b) => a - b).join(' and '), winnersOf(standings).join(' and '));
  }
  if (key === 'overkill' && one.overkill === undefined)
    throw new ScenarioProblem(line, 'only Delve tells the `overkill`');
  const told = standings.map(({ overkill, score }) => (key === 'overkill' ? overkill : score));
  const expected = other === undefined ? [value] : value.items(key);
  const numbers = expected.map((item) => item.whole(key, -Number.MAX_SAFE_INTEGER));
  return differs(numbers.join(' and '), told.join(' and '));
}
