/** The gambling games' part of the language: its shape, read and checked; the playing is behind two doors (doors.ts). */
import { listed, seatNamed } from './names.ts';
import { Problems } from './problem.ts';
import { checkKeys } from './keys.ts';
import type { Head, ParlourScenario, ScoreScenario } from './scenario.ts';
import type { Spot } from './spot.ts';

/** The fifteen games of Gambling? I'm In! */
export const PARLOUR_GAMES = [
  'rogues-and-warriors',
  'threes',
  'kings-council',
  'jack-of-all-trades',
  'doublerogue',
  'three-kingdoms',
  'dragon-hordes',
  'delve',
  'spy-network',
  'dragon-hunt',
  'den-of-thieves',
  'city-square',
  'the-wheel',
  'heroes-plunder',
  'streets-of-greyport',
] as const;

const MODES = ['betting', 'shares', 'adventurers-choice'];
const TABLE_KEYS = [
  'parlour',
  'players',
  'mode',
  'share',
  'variants',
  'split',
  'bounty',
  'minRaise',
  'tableStakes',
  'rounds',
  'seed',
];
/** An evening of games chosen by the players; `parlour` may then name the first, or be left out. */
export const EVENING = 'adventurers-choice' as const;
const SCORE_KEYS = [
  'game',
  'variants',
  'hand',
  'dice',
  'common',
  'king',
  'war',
  'dragon',
  'city',
  'leader',
  'shipments',
  'tie',
];
const SCORE_FACTS = ['score', 'overkill', 'winner'];

function gameNamed(spot: Spot): string {
  const game = spot.text('the game');
  if (!(PARLOUR_GAMES as readonly string[]).includes(game))
    throw spot.problem(`no gambling game is called "${game}"; there are: ${listed(PARLOUR_GAMES)}`);
  return game;
}

export function readParlour(
  head: Head,
  table: Spot,
  given: Spot | null,
  when: Spot | null,
  then: Spot | null,
): ParlourScenario {
  const problems = new Problems();
  const entries = table.entries('table');
  checkKeys(entries, TABLE_KEYS, 'the table of a gambling game', problems);
  // Only an evening begins without a game.
  let game: string = EVENING;
  const players: string[] = [];
  for (const { key, value } of entries)
    problems.attempt(() => {
      if (key === 'parlour') game = value.text('the game') === EVENING ? EVENING : gameNamed(value);
      else if (key === 'mode' && !MODES.includes(value.text('mode')))
        throw value.problem(`no mode is called "${value.text('mode')}"; there are: ${listed(MODES)}`);
      else if (key === 'share') value.whole('share');
      else if (key === 'bounty') value.whole('bounty');
      else if (key === 'rounds') value.whole('rounds', 1);
      else if (key === 'minRaise' || key === 'tableStakes') value.flag(key);
      else if (key === 'seed') value.whole('seed');
      else if (key === 'split') value.text('split');
      else if (key === 'variants') for (const item of value.items('variants')) item.text('a variant');
      else if (key === 'players')
        for (const item of value.items('players')) {
          const name = item.text('a player');
          if (seatNamed(players, name) >= 0) throw item.problem(`${name} sits at the table twice`);
          players.push(name);
        }
    });
  if (players.length < 2)
    problems.found.push(table.problem('a gambling game needs a list of at least two `players`'));
  problems.settle();
  const scenario: ParlourScenario = {
    kind: 'parlour',
    head,
    game,
    players,
    table: entries,
    given: given?.entries('given') ?? [],
    steps: (when?.items('when') ?? []).map(stepAt),
    facts: then?.entries('then') ?? [],
  };
  return scenario;
}

/** A sentence, which the game's own reader reads (parlour/read-steps.ts), or a `check`. */
function stepAt(item: Spot): ParlourScenario['steps'][number] {
  const { line } = item;
  if (item.isEmpty()) throw item.problem('an empty step');
  if (!item.isMap()) return { line, text: item.text('a step'), check: null };
  const [first, ...more] = item.entries('a step');
  if (first?.key !== 'check' || more.length > 0) throw item.problem('a step is a sentence, or `check`');
  return { line, text: 'check', check: first.value };
}

export function readScore(head: Head, score: Spot, when: Spot | null, then: Spot | null): ScoreScenario {
  const problems = new Problems();
  const [step] = when?.items('when') ?? [];
  if (step !== undefined)
    problems.found.push(step.problem('where only the score is asked, nothing is played'));
  const entries = score.entries('score');
  const facts = then?.entries('then') ?? [];
  checkKeys(entries, SCORE_KEYS, '`score`', problems);
  checkKeys(facts, SCORE_FACTS, '`then` of a score', problems);
  let game = '';
  for (const { key, value } of entries)
    problems.attempt(() => {
      if (key === 'game') game = gameNamed(value);
      if (key === 'variants') for (const item of value.items('variants')) item.text('a variant');
      if (key === 'tie' && value.items('tie').length !== 2) throw value.problem('`tie` compares two');
    });
  if (!entries.some(({ key }) => key === 'game'))
    problems.found.push(score.problem('`score` needs a `game`'));
  problems.settle();
  return { kind: 'score', head, game, score: entries, facts };
}
