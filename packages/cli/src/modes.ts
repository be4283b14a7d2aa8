/** `--mode`, `--boss` and `--teams`: who plays with whom, as the set-up says it. */
import { MODES, type Cast, type InnSetup, type Mode } from '@taproom/inn';
import { below, type Luck } from '@taproom/kernel';
import { usage } from './failure.ts';
import {
  automatedPlayer,
  characterNamed,
  charactersNamed,
  fillUp,
  listed,
  USUAL_PLAYERS,
  type InnOptions,
} from './options.ts';

export interface ModeOptions {
  readonly mode?: string;
  /** The Boss of a Boss Battle, or the Bosses of the teams. */
  readonly boss?: string;
  /** Jett+Dale,Petra+Terci */
  readonly teams?: string;
}

/** What was asked for, by name. */
export interface Asked {
  readonly mode?: Mode;
  readonly bosses: readonly string[];
  readonly teams: readonly (readonly string[])[];
}

/** Null where the game is one of individuals, as usual. */
function modeAsked(cast: Cast, { mode, boss, teams }: ModeOptions): Asked | null {
  if (mode === undefined && boss === undefined && teams === undefined) return null;
  const known = MODES.find((name) => name === mode?.toLowerCase());
  if (mode !== undefined && known === undefined)
    throw usage(`No mode is called "${mode}". There are: ${MODES.join(', ')}.`);
  const named = (name: string): string => characterNamed(cast, name).name;
  return {
    // A Boss alone makes a Boss Battle.
    mode: known ?? (boss === undefined ? undefined : 'boss-battle'),
    bosses: listed(boss ?? '').map(named),
    teams: listed(teams ?? '').map((team) => team.split('+').map(named)),
  };
}

/** Whom the options name: characters, somebody whom nobody plays, a mode. */
export function guestsNamed(cast: Cast, options: InnOptions & ModeOptions) {
  const automated = options.otto === undefined ? null : automatedPlayer(cast, options.otto);
  const asked = modeAsked(cast, options);
  if (asked !== null && automated !== null) throw usage(`${automated.name} does not play in teams.`);
  return { named: charactersNamed(cast, listed(options.characters ?? '')), automated, asked };
}

/** How many sit down where nobody says. */
export const usualSize = (asked: Asked): number => asked.teams.flat().length || USUAL_PLAYERS;

/** The set-up: whoever is named sits down, the other chairs go to whom the mode allows. */
export function setUpMode(
  cast: Cast,
  asked: Asked,
  seated: readonly string[],
  size: number,
  luck: Luck,
): InnSetup {
  const { mode, bosses, teams } = asked;
  const people = [...new Set([...teams.flat(), ...seated])];
  const players = teams.length > 0 ? people : fill(cast, asked, people, size, luck);
  const seatsOf = (names: readonly string[]): number[] =>
    names.map((name) => {
      const seat = players.indexOf(name);
      if (seat < 0) throw usage(`${name} does not sit at this table: ${players.join(', ')}.`);
      return seat;
    });
  return {
    players,
    ...(mode === undefined ? {} : { mode }),
    ...(teams.length === 0 ? {} : { sides: teams.map(seatsOf) }),
    ...(bosses.length === 0 ? {} : { bosses: seatsOf(bosses) }),
  };
}

function fill(cast: Cast, asked: Asked, people: readonly string[], size: number, luck: Luck): string[] {
  const villains = cast.characters.filter(({ villain }) => villain);
  const only = { ...cast, characters: villains };
  const one = (of: Cast, besides: readonly string[]): string => {
    const free = of.characters.map(({ name }) => name).filter((name) => !besides.includes(name));
    if (free.length === 0) throw usage('There are not enough characters for such a table.');
    return free[below(luck, free.length)];
  };
  switch (asked.mode) {
    case 'boss-battle': {
      const boss = asked.bosses[0] ?? one(only, people);
      const others = people.filter((name) => name !== boss);
      return fillUp(cast, [boss, ...others], size, luck);
    }
    case 'two-headed-boss-battle':
    case 'boss-versus-boss':
      return fillUp(only, people, size, luck);
    case 'leaders-and-lackeys': {
      // Each team has a villain and somebody else.
      const heroes = { ...cast, characters: cast.characters.filter(({ villain }) => !villain) };
      const waiting = people.slice();
      const players: string[] = [];
      while (players.length < size) {
        const taken = [...players, ...waiting];
        const leader = waiting.shift() ?? one(only, taken);
        const led = villains.some(({ name }) => name === leader);
        players.push(leader, waiting.shift() ?? one(led ? heroes : only, [...taken, leader]));
      }
      return players;
    }
    default:
      return fillUp(cast, people, size, luck);
  }
}

/** For whoever plays random tables: any mode, with any number of players that it allows. */
export function randomMode(cast: Cast, luck: Luck): InnSetup {
  const mode = MODES[below(luck, MODES.length)];
  const villains = cast.characters.filter(({ villain }) => villain).length;
  const sizes: Readonly<Record<Mode, readonly number[]>> = {
    'two-headed-dragon': [4, 6, 8],
    'boss-battle': [3, 4, 5],
    'two-headed-boss-battle': [4],
    'leaders-and-lackeys': [4, 6],
    'boss-versus-boss': Array.from({ length: villains - 1 }, (_, i) => i + 2),
  };
  const size = sizes[mode][below(luck, sizes[mode].length)];
  const setup = setUpMode(cast, { mode, bosses: [], teams: [] }, [], size, luck);
  // Now and then teams of other sizes: the general rules hold for them too.
  if (mode !== 'two-headed-dragon' || below(luck, 4) > 0) return setup;
  const cut = 1 + below(luck, size - 1);
  const seats = setup.players.map((_, seat) => seat);
  return { players: setup.players, sides: [seats.slice(0, cut), seats.slice(cut)] };
}
