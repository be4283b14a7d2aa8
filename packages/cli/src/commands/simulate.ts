/** `taproom simulate`: many games of bots, and what came of them. The loop is hot: no labels, no log, no needless view. */
import { bots, type BotTable } from '@taproom/bots';
import { cast, inn } from '@taproom/cast';
import type { Answer, Content, InnSetup, InnState, InnView } from '@taproom/inn';
import {
  answerChance,
  CHANCE,
  luckFrom,
  type Answers,
  type ChanceQuestion,
  type Luck,
} from '@taproom/kernel';
import { extrasOf } from '../extras.ts';
import { usage } from '../failure.ts';
import {
  anySeed,
  automatedPlayer,
  checkSize,
  fillUp,
  gamblingGames,
  listed,
  seatsFor,
  type Automated,
} from '../options.ts';
import { modeAsked, setUpMode, type Asked } from '../modes.ts';
import { tally, TOO_MANY, type Played, type Simulation } from '../tally.ts';
import { columns } from '../terminal.ts';
import { simulateParlour } from './simulate-parlour.ts';

export interface SimulateOptions {
  readonly players: string;
  readonly games: number;
  readonly seed?: number;
  readonly bots: string;
  readonly dungeonEvents?: string | true;
  readonly prizes?: string | true;
  /** Otto sits down too, with these factions. */
  readonly otto?: string | true;
  readonly json?: boolean;
  readonly gamblingGames?: string | true;
  /** A gambling game instead of the inn, and how it is played. */
  readonly parlour?: string;
  readonly mode?: string;
  readonly boss?: string;
  readonly teams?: string;
  readonly variants?: string;
}

export function simulate(options: SimulateOptions): number {
  const seed = options.seed ?? anySeed();
  const result =
    options.parlour === undefined ? run(options, seed) : simulateParlour(options.parlour, options, seed);
  if (options.json) console.log(JSON.stringify(result, null, 2));
  else report(result, options.bots, seed);
  return 0;
}

/** What a bot is shown. Most bots of most games look at no view, so it is made only when somebody looks. */
class Chair implements BotTable {
  readonly luck: Luck;
  state: InnState;
  answers: Answers<Answer>;
  constructor(state: InnState, answers: Answers<Answer>, luck: Luck) {
    this.state = state;
    this.answers = answers;
    this.luck = luck;
  }
  get view(): InnView {
    return inn.view(this.state, this.answers.seat);
  }
  get content(): Content {
    return inn.content(this.state);
  }
}

function run(options: SimulateOptions, seed: number): Simulation {
  const bot = botNamed(options.bots);
  const automated = options.otto === undefined ? null : automatedPlayer(cast, options.otto);
  const asked = modeAsked(cast, options);
  if (asked !== null && automated !== null) throw usage(`${automated.name} does not play in teams.`);
  const nextSetup =
    asked === null
      ? setupsFor(options.players, luckFrom(seed), automated)
      : modeSetups(asked, options.players, luckFrom(seed));
  const luck = luckFrom(seed + 1);
  const minds = luckFrom(seed + 2);
  const agreed = { ...gamblingGames(options.gamblingGames), ...extrasOf(cast, options) };
  // Tables that agreed on nothing keep their own set-up: its content is known already.
  const plain = Object.keys(agreed).length === 0;
  const setup = (): InnSetup => (plain ? nextSetup() : { ...nextSetup(), ...agreed });
  const result = tally(options.games, () => playOne(setup(), bot, luck, minds));
  if (automated === null) return result;
  // Whoever can neither win nor lose has no place in the table of wins.
  const { [automated.name]: _none, ...wins } = result.wins;
  return { ...result, wins };
}

function playOne(setup: InnSetup, bot: (table: BotTable) => Answer, luck: Luck, minds: Luck): Played {
  const state = inn.create(setup);
  let chair: Chair | null = null;
  let decisions = 0;
  let question = inn.question(state);
  while (question.kind !== 'over' && decisions < TOO_MANY) {
    if (question.seat === CHANCE) inn.apply(state, answerChance(luck, question as ChanceQuestion));
    else {
      const answers = inn.answers(state, { bare: true });
      if (chair === null) chair = new Chair(state, answers, minds);
      else chair.answers = answers;
      inn.apply(state, bot(chair));
      decisions++;
    }
    question = inn.question(state);
  }
  const winners = question.kind === 'over' ? question.winners : null;
  return {
    players: setup.players,
    decisions,
    turns: state.turns,
    winners,
    sides: inn.content(state).terms.sides,
  };
}

function botNamed(name: string): (table: BotTable) => Answer {
  const found = Object.entries(bots).find(([known]) => known === name.toLowerCase());
  if (found !== undefined) return found[1];
  throw usage(`No bot is called "${name}". There are: ${Object.keys(bots).join(', ')}.`);
}

/** A table of a mode, the same or another for each game; sides begin equally often where the mode leaves that open. */
function modeSetups(asked: Asked, players: string, luck: Luck): () => InnSetup {
  const count = /^\d+$/.test(players);
  const named = count ? [] : seatsFor(cast, listed(players));
  const teams = asked.teams.flat().length;
  const size = teams > 0 ? teams : count ? Number(players) : named.length;
  checkSize(cast, size);
  let game = 0;
  return () => {
    const turn = asked.teams.length === 0 ? 0 : game++ % asked.teams.length;
    const turned = [...asked.teams.slice(turn), ...asked.teams.slice(0, turn)];
    return setUpMode(cast, { ...asked, teams: turned }, named, size, luck);
  };
}

/** The same table again and again, or, where only a number is given, another one for each game. */
function setupsFor(players: string, luck: Luck, automated: Automated | null): () => InnSetup {
  if (automated !== null) return automatedSetups(players, luck, automated);
  if (/^\d+$/.test(players)) {
    const size = Number(players);
    checkSize(cast, size);
    return () => ({ players: fillUp(cast, [], size, luck) });
  }
  const seats = seatsFor(cast, listed(players));
  // Everybody begins equally often, or the wins would tell who sat first.
  const turned = seats.map((_, i) => ({ players: [...seats.slice(i), ...seats.slice(0, i)] }));
  let next = 0;
  return () => turned[next++ % turned.length];
}

/** Two players, named or drawn by lot, and one whom nobody plays: everybody sits once in every place. */
function automatedSetups(players: string, luck: Luck, { name, factions }: Automated): () => InnSetup {
  const count = /^\d+$/.test(players);
  const two = count ? 2 : listed(players).length;
  // Four is what nobody asked for.
  if (two !== 2 || (count && players !== '2' && players !== '4'))
    throw usage(`${name} sits down with exactly 2 players, not with ${count ? players : two}.`);
  const fixed = count ? null : seatsFor(cast, listed(players));
  let game = 0;
  return () => {
    const seats = fixed ?? fillUp(cast, [], 2, luck);
    const turn = game++;
    const pair = turn % 2 === 0 ? seats : [...seats].reverse();
    return { players: [...pair.slice(0, turn % 3), name, ...pair.slice(turn % 3)], factions };
  };
}

function report(result: Simulation, bot: string, seed: number): void {
  const { games, finished, decisions, seconds, ties } = result;
  console.log(`${games} games of ${bot} bots (seed ${seed}), ${finished} finished`);
  console.log(`${decisions} decisions in ${seconds.toFixed(2)} s of CPU time`);
  console.log(`${result.gamesPerSecond} games/s, ${result.decisionsPerSecond} decisions/s`);
  console.log(`${result.meanTurns} turns and ${result.meanDecisions} decisions a game\n`);
  const share = (n: number): string => `${((100 * n) / Math.max(1, finished)).toFixed(1)} %`;
  const ranked = Object.entries(result.wins).sort(([, a], [, b]) => b - a);
  const rows = [...ranked, ['ties', ties] as const].map(([name, n]) => [name, String(n), share(n)]);
  for (const line of columns(rows, 'lrr')) console.log(line);
}
