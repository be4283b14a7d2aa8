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
import { usage } from '../failure.ts';
import { anySeed, checkSize, fillUp, listed, seatsFor } from '../options.ts';
import { tally, TOO_MANY, type Played, type Simulation } from '../tally.ts';
import { columns } from '../terminal.ts';
import { simulateParlour } from './simulate-parlour.ts';

export interface SimulateOptions {
  readonly players: string;
  readonly games: number;
  readonly seed?: number;
  readonly bots: string;
  readonly json?: boolean;
  /** A gambling game instead of the inn, and how it is played. */
  readonly parlour?: string;
  readonly mode?: string;
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
  const nextSetup = setupsFor(options.players, luckFrom(seed));
  const luck = luckFrom(seed + 1);
  const minds = luckFrom(seed + 2);
  return tally(options.games, () => playOne(nextSetup(), bot, luck, minds));
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
  return { players: setup.players, decisions, turns: state.turns, winners };
}

function botNamed(name: string): (table: BotTable) => Answer {
  const found = Object.entries(bots).find(([known]) => known === name.toLowerCase());
  if (found !== undefined) return found[1];
  throw usage(`No bot is called "${name}". There are: ${Object.keys(bots).join(', ')}.`);
}

/** The same table again and again, or, where only a number is given, another one for each game. */
function setupsFor(players: string, luck: Luck): () => InnSetup {
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
