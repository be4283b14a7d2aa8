/** `taproom simulate`: many games of bots, and what came of them. */
import type { Bot } from '@taproom/bots';
import type { House } from '@taproom/house';
import type { Cast, InnSetup } from '@taproom/inn';
import { luckFrom, type Luck } from '@taproom/kernel';
import type { EveningState, ParlourSetup } from '@taproom/parlour';
import { extrasOf, type ExtraOptions } from '../extras.ts';
import { usage } from '../failure.ts';
import { gamblingTable } from '../gambling.ts';
import { guestsNamed, setUpMode, type Asked, type ModeOptions } from '../modes.ts';
import {
  anySeed,
  botNamed,
  checkTable,
  fillUp,
  gamblingGames,
  PLAYERS_WITH_OTTO,
  USUAL_PLAYERS,
  type Automated,
  type InnOptions,
} from '../options.ts';
import { playMany, type Simulation } from '../tally.ts';
import { columns } from '../terminal/text.ts';

export interface SimulateOptions extends InnOptions, ExtraOptions, ModeOptions {
  readonly games: number;
  readonly bots: string;
  /** A gambling game instead of the inn, and how it is played. */
  readonly parlour?: string;
  readonly variants?: string;
  readonly json?: boolean;
}

export function simulate(house: House, options: SimulateOptions): number {
  const seed = options.seed ?? anySeed();
  const bot = botNamed(house, options.bots);
  const simulated = options.parlour === undefined ? simulateInn : simulateGambling;
  const result = simulated(house, bot, options, seed);
  if (options.json) console.log(JSON.stringify(result, null, 2));
  else report(result, options.bots, seed);
  return 0;
}

function simulateInn({ cast, inn }: House, bot: Bot, options: SimulateOptions, seed: number): Simulation {
  const { named, automated, asked } = guestsNamed(cast, options);
  const usual = named.length > 0 ? named.length : automated === null ? USUAL_PLAYERS : PLAYERS_WITH_OTTO;
  const size = asked?.teams.flat().length || (options.players ?? usual);
  const nextSetup = setupsFor({ cast, named, size, luck: luckFrom(seed) }, automated, asked);
  const agreed = { ...gamblingGames(options.gamblingGames), ...extrasOf(cast, options) };
  // Tables that agreed on nothing keep their own set-up: its content is known already.
  const plain = Object.keys(agreed).length === 0;
  const result = playMany(options.games, seed, {
    game: inn,
    plays: bot.inn,
    setup: () => (plain ? nextSetup() : { ...nextSetup(), ...agreed }),
    turns: (state) => state.turns,
    sides: ({ setup }) => inn.content(setup).terms.sides,
  });
  if (automated === null) return result;
  // Whoever can neither win nor lose has no place in the table of wins.
  const { [automated.name]: _none, ...wins } = result.wins;
  return { ...result, wins };
}

function simulateGambling(house: House, bot: Bot, options: SimulateOptions, seed: number): Simulation {
  const { characters, games } = options;
  if (characters !== undefined) throw usage('Gambling games have no characters: leave out --characters.');
  const table = gamblingTable(options.parlour, [], options);
  if (table.game === 'evening') {
    // The turns of an evening are its games; chance finds the first Starting Player.
    const turns = ({ played }: EveningState): number => played.length;
    return playMany(games, seed, {
      game: house.evening,
      plays: bot.evening,
      setup: () => table.setup,
      turns,
    });
  }
  // The same table, turned: everybody is the Starting Player equally often, or the wins would tell who sat first.
  const { players } = table.setup;
  const setups = players.map((_, i) => ({ ...table.setup, players: turned(players, i) }));
  let next = 0;
  const setup = (): ParlourSetup => setups[next++ % setups.length];
  return playMany(games, seed, { game: house.parlour, plays: bot.parlour, setup });
}

/** Who sits down in every game, how many do in all, and the luck that fills the other chairs. */
interface Chairs {
  readonly cast: Cast;
  readonly named: readonly string[];
  readonly size: number;
  readonly luck: Luck;
}

function setupsFor(chairs: Chairs, automated: Automated | null, asked: Asked | null): () => InnSetup {
  checkTable(chairs.cast, chairs.size, chairs.named, automated);
  if (asked !== null) return modeSetups(chairs, asked);
  if (automated !== null) return automatedSetups(chairs, automated);
  return plainSetups(chairs);
}

/** A table of a mode, the same or another for each game; sides begin equally often where the mode leaves that open. */
function modeSetups({ cast, named, size, luck }: Chairs, asked: Asked): () => InnSetup {
  let game = 0;
  return () => {
    const turn = asked.teams.length === 0 ? 0 : game++ % asked.teams.length;
    return setUpMode(cast, { ...asked, teams: turned(asked.teams, turn) }, named, size, luck);
  };
}

/** The same table again and again, or, where chairs are left, another one for each game. */
function plainSetups({ cast, named, size, luck }: Chairs): () => InnSetup {
  if (named.length === 0) return () => ({ players: fillUp(cast, [], size, luck) });
  let game = 0;
  // Everybody begins equally often, or the wins would tell who sat first.
  if (named.length < size) return () => ({ players: turned(fillUp(cast, named, size, luck), game++ % size) });
  const setups = named.map((_, i) => ({ players: turned(named, i) }));
  return () => setups[game++ % size];
}

/** Two players, named or drawn by lot, and one whom nobody plays: everybody sits once in every place. */
function automatedSetups({ cast, named, size, luck }: Chairs, { name, factions }: Automated): () => InnSetup {
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
