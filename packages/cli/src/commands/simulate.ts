/** `taproom simulate`: many games of bots, and what came of them. The loop is hot: no labels, no log, no needless view. */
import { Chair, type Bot } from '@taproom/bots';
import { cast, inn } from '@taproom/cast';
import type { InnSetup } from '@taproom/inn';
import { answerChance, CHANCE, luckFrom, type ChanceQuestion, type Luck } from '@taproom/kernel';
import { extrasOf } from '../extras.ts';
import { usage } from '../failure.ts';
import {
  anySeed,
  automatedPlayer,
  botNamed,
  charactersNamed,
  checkRoom,
  checkSize,
  fillUp,
  gamblingGames,
  listed,
  PLAYERS_WITH_OTTO,
  USUAL_PLAYERS,
  type Automated,
} from '../options.ts';
import { modeAsked, setUpMode, type Asked } from '../modes.ts';
import { tally, TOO_MANY, type Played, type Simulation } from '../tally.ts';
import { columns } from '../terminal.ts';
import { simulateParlour } from './simulate-parlour.ts';

export interface SimulateOptions {
  readonly characters?: string;
  readonly players?: number;
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

function run(options: SimulateOptions, seed: number): Simulation {
  const bot = botNamed(options.bots);
  const automated = options.otto === undefined ? null : automatedPlayer(cast, options.otto);
  const asked = modeAsked(cast, options);
  if (asked !== null && automated !== null) throw usage(`${automated.name} does not play in teams.`);
  const named = charactersNamed(cast, listed(options.characters ?? ''));
  const usual = named.length > 0 ? named.length : automated === null ? USUAL_PLAYERS : PLAYERS_WITH_OTTO;
  const size = asked?.teams.flat().length || (options.players ?? usual);
  const nextSetup = setupsFor({ named, size, luck: luckFrom(seed) }, automated, asked);
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

function playOne(setup: InnSetup, bot: Bot, luck: Luck, minds: Luck): Played {
  const state = inn.create(setup);
  let decisions = 0;
  let question = inn.question(state);
  while (question.kind !== 'over' && decisions < TOO_MANY) {
    if (question.seat === CHANCE) inn.apply(state, answerChance(luck, question as ChanceQuestion));
    else {
      inn.apply(state, bot.inn(new Chair(inn, state, inn.answers(state, { bare: true }), minds)));
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
    sides: inn.content(state.setup).terms.sides,
  };
}

/** Who sits down in every game, how many do in all, and the luck that fills the other chairs. */
interface Chairs {
  readonly named: readonly string[];
  readonly size: number;
  readonly luck: Luck;
}

function setupsFor(chairs: Chairs, automated: Automated | null, asked: Asked | null): () => InnSetup {
  const { named, size } = chairs;
  if (automated !== null && size !== PLAYERS_WITH_OTTO)
    throw usage(`${automated.name} sits down with exactly ${PLAYERS_WITH_OTTO} players, not with ${size}.`);
  checkSize(cast, size);
  checkRoom(size, named);
  if (asked !== null) return modeSetups(chairs, asked);
  if (automated !== null) return automatedSetups(chairs, automated);
  return plainSetups(chairs);
}

/** A table of a mode, the same or another for each game; sides begin equally often where the mode leaves that open. */
function modeSetups({ named, size, luck }: Chairs, asked: Asked): () => InnSetup {
  let game = 0;
  return () => {
    const turn = asked.teams.length === 0 ? 0 : game++ % asked.teams.length;
    return setUpMode(cast, { ...asked, teams: turned(asked.teams, turn) }, named, size, luck);
  };
}

/** The same table again and again, or, where chairs are left, another one for each game. */
function plainSetups({ named, size, luck }: Chairs): () => InnSetup {
  if (named.length === 0) return () => ({ players: fillUp(cast, [], size, luck) });
  let game = 0;
  // Everybody begins equally often, or the wins would tell who sat first.
  if (named.length < size) return () => ({ players: turned(fillUp(cast, named, size, luck), game++ % size) });
  const setups = named.map((_, i) => ({ players: turned(named, i) }));
  return () => setups[game++ % size];
}

/** Two players, named or drawn by lot, and one whom nobody plays: everybody sits once in every place. */
function automatedSetups({ named, size, luck }: Chairs, { name, factions }: Automated): () => InnSetup {
  let game = 0;
  return () => {
    const seats = fillUp(cast, named, size, luck);
    const turn = game++;
    const pair = turn % 2 === 0 ? seats : seats.toReversed();
    return { players: [...pair.slice(0, turn % 3), name, ...pair.slice(turn % 3)], factions };
  };
}

const turned = <One>(list: readonly One[], by: number): One[] => [...list.slice(by), ...list.slice(0, by)];

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
