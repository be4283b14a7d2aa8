/** Which games are simulated, and who plays them: made from the command's options, in every thread alike. */
import { marks, type Bots } from '@taproom/bots';
import type { House } from '@taproom/house';
import type { Cast, InnSetup } from '@taproom/inn';
import type { Luck } from '@taproom/kernel';
import type { EveningState, ParlourSetup } from '@taproom/parlour';
import { extrasOf, type ExtraOptions } from '../extras.ts';
import { usage } from '../failure.ts';
import { gamblingTable } from '../gambling.ts';
import { guestsNamed, setUpMode, type Asked, type ModeOptions } from '../modes.ts';
import {
  checkTable,
  fillUp,
  gamblingGames,
  listed,
  noBot,
  PLAYERS_WITH_OTTO,
  USUAL_BOT,
  USUAL_PLAYERS,
  type Automated,
  type InnOptions,
} from '../options.ts';
import type { Seated } from '../savefile.ts';
import { watchInn } from './inn-watch.ts';
import { cpuTime, emptyTally, luckOfSetup, playOne, type Tally } from './tally.ts';

export interface SimulateOptions extends Omit<InnOptions, 'players'>, ExtraOptions, ModeOptions {
  readonly games: number;
  /** One bot for all seats, or one for each. */
  readonly bots?: string;
  /** A file with a bot of one's own, whose name may then be among `bots`. */
  readonly bot?: string;
  /** How many sit at the table, or who does. */
  readonly players?: string;
  readonly seats?: number;
  /** A gambling game instead of the inn, and how it is played. */
  readonly parlour?: string;
  readonly variants?: string;
  readonly json?: boolean;
  readonly threads?: number;
}

/** Some of the games of a seed: those from one number to another. Refuses what makes no sense. */
export type PlayShare = (from: number, to: number) => Tally;

export function contestOf(house: House, options: SimulateOptions, seed: number): PlayShare {
  return options.parlour === undefined
    ? innContest(house, options, seed)
    : gamblingContest(house, options, seed);
}

/** Those of the house, and those that only measure others. */
const allBots = ({ bots }: House): Bots => {
  const others = marks.filter(({ name }) => bots.get(name)?.name !== name);
  return new Map([...bots, ...others.map((bot) => [bot.name, bot] as const)]);
};

export const botNames = ({ bots = USUAL_BOT }: SimulateOptions): string[] => listed(bots.toLowerCase());

/** The bots that were named, for so many seats. */
function company(house: House, options: SimulateOptions, seats: number) {
  const all = allBots(house);
  const names = botNames(options);
  for (const name of names) if (!all.has(name)) throw noBot(name, all);
  if (names.length !== 1 && names.length !== seats)
    throw usage(
      `--bots names ${names.length} for ${seats} seats: name one for all of them, or one for each.`,
    );
  return { bots: all, at: Array.from({ length: seats }, (_, i) => names[i % names.length]) };
}

/** Everybody sits everywhere equally often, or the wins would tell who sat first. */
const rotated = (company: readonly string[], game: number): string[] =>
  turned(company, game % company.length);

/** With different bots the characters move on only once each bot had each chair. */
const lapOf = (company: readonly string[], game: number): number =>
  new Set(company).size > 1 ? Math.floor(game / company.length) : game;

function playShare(play: (game: number, tally: Tally) => void): PlayShare {
  return (from, to) => {
    const tally = emptyTally();
    const begun = cpuTime();
    for (let game = from; game < to; game++) play(game, tally);
    tally.seconds = (cpuTime() - begun) / 1000;
    return tally;
  };
}

/** `--players` names characters, or says how many; `--seats` says how many. */
function whoAndHowMany(options: SimulateOptions): { characters?: string; seats?: number } {
  const { players, characters, seats } = options;
  if (players === undefined) return { characters, seats };
  if (!/[a-z]/i.test(players)) return { characters, seats: seats ?? Number(players) };
  if (characters !== undefined)
    throw usage('--players and --characters both name who sits there: leave one out.');
  return { characters: players, seats };
}

function innContest(house: House, options: SimulateOptions, seed: number): PlayShare {
  const { cast, inn } = house;
  const { characters, seats } = whoAndHowMany(options);
  const { named, automated, asked } = guestsNamed(cast, { ...options, characters, players: seats });
  const usual = automated === null ? USUAL_PLAYERS : PLAYERS_WITH_OTTO;
  const several = botNames(options).length;
  const size = asked?.teams.flat().length || (seats ?? (named.length || (several > 1 ? several : usual)));
  const { bots, at } = company(house, options, size);
  checkTable(cast, size, named, automated);
  const setups = setupsFor({ cast, named, size }, automated, asked);
  const agreed = { ...gamblingGames(options.gamblingGames), ...extrasOf(cast, options) };
  // Tables that agreed on nothing keep their own set-up: its content is known already.
  const plain = Object.keys(agreed).length === 0;
  return playShare((game, tally) =>
    playOne(
      {
        game: inn,
        bots,
        seed,
        setup(number) {
          const setup = setups(lapOf(at, number), luckOfSetup(seed, number));
          return plain ? setup : { ...setup, ...agreed };
        },
        seated: (number, setup) => seatedAt(rotated(at, number), setup, automated),
        turns: (state) => state.turns,
        sides: ({ setup }) => inn.content(setup).terms.sides,
        watch: (setup, sum) => watchInn(inn.content(setup), sum),
      },
      game,
      tally,
    ),
  );
}

/** Whom nobody plays has no bot. */
function seatedAt(company: readonly string[], { players }: Seated, automated: Automated | null) {
  const left = company.slice();
  return players.map((name) => (name === automated?.name ? null : left.shift()!));
}

function gamblingContest(house: House, options: SimulateOptions, seed: number): PlayShare {
  const { characters, seats } = whoAndHowMany(options);
  if (characters !== undefined)
    throw usage('Gambling games have no characters: leave out --characters, and say how many with --seats.');
  const table = gamblingTable(options.parlour, [], {
    ...options,
    players: seats,
    brought: house.cast.gambling,
  });
  const { players } = table.setup;
  const { bots, at } = company(house, options, players.length);
  const seated = (game: number): string[] => rotated(at, game);
  if (table.game === 'evening') {
    const { setup } = table;
    // The turns of an evening are its games; chance finds the first Starting Player.
    const turns = ({ played }: EveningState): number => played.length;
    return playShare((game, tally) =>
      playOne({ game: house.evening, bots, seed, setup: () => setup, seated, turns }, game, tally),
    );
  }
  // The same table, turned: everybody is the Starting Player equally often.
  const setups = players.map((_, i) => ({ ...table.setup, players: turned(players, i) }));
  const setup = (game: number): ParlourSetup => setups[lapOf(at, game) % setups.length];
  return playShare((game, tally) => playOne({ game: house.parlour, bots, seed, setup, seated }, game, tally));
}

/** Who sits down in every game, and how many do in all. */
interface Chairs {
  readonly cast: Cast;
  readonly named: readonly string[];
  readonly size: number;
}

type SetupFor = (lap: number, luck: Luck) => InnSetup;

function setupsFor(chairs: Chairs, automated: Automated | null, asked: Asked | null): SetupFor {
  if (asked !== null) return modeSetups(chairs, asked);
  if (automated !== null) return automatedSetups(chairs, automated);
  return plainSetups(chairs);
}

/** A table of a mode, the same or another for each game; sides begin equally often where the mode leaves that open. */
const modeSetups =
  ({ cast, named, size }: Chairs, asked: Asked): SetupFor =>
  (lap, luck) => {
    const turn = asked.teams.length === 0 ? 0 : lap % asked.teams.length;
    return setUpMode(cast, { ...asked, teams: turned(asked.teams, turn) }, named, size, luck);
  };

/** The same table again and again, or, where chairs are left, another one for each game. */
function plainSetups({ cast, named, size }: Chairs): SetupFor {
  if (named.length < size)
    return (lap, luck) => ({ players: turned(fillUp(cast, named, size, luck), lap % size) });
  const setups = named.map((_, i) => ({ players: turned(named, i) }));
  return (lap) => setups[lap % size];
}

/** Two players, named or drawn by lot, and one whom nobody plays: everybody sits once in every place. */
const automatedSetups =
  ({ cast, named, size }: Chairs, { name, factions }: Automated): SetupFor =>
  (lap, luck) => {
    const seats = fillUp(cast, named, size, luck);
    const pair = lap % 2 === 0 ? seats : seats.toReversed();
    return { players: [...pair.slice(0, lap % 3), name, ...pair.slice(lap % 3)], factions };
  };

const turned = <One>(list: readonly One[], by: number): One[] => [...list.slice(by), ...list.slice(0, by)];
