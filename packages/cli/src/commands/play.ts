/** `taproom play`: sets the table of the inn, and sits down at it. */
import type { House } from '@taproom/house';
import type { Cast, InnSetup } from '@taproom/inn';
import { luckFrom } from '@taproom/kernel';
import { extrasOf, type ExtraOptions } from '../extras.ts';
import { usage } from '../failure.ts';
import {
  anySeed,
  characterNamed,
  checkTable,
  drinkDeckNamed,
  fillUp,
  gamblingGames,
  PLAYERS_WITH_OTTO,
  USUAL_PLAYERS,
  type InnOptions,
} from '../options.ts';
import { guestsNamed, setUpMode, usualSize as usualSizeOf, type ModeOptions } from '../modes.ts';
import { sitDown } from '../terminal/game.ts';

export interface PlayOptions extends InnOptions, ExtraOptions, ModeOptions {
  readonly me?: string;
  readonly bots?: string;
  readonly fast?: boolean;
  readonly drinks?: string;
  readonly barDeck?: boolean;
  readonly save?: string;
}

const USUAL_ME = 'Sera';
/** For whoever has never played it. */
const GOAL =
  'Stay awake, with Gold to spend: whoever’s Alcohol Content reaches their Fortitude is out, and so is\nwhoever has no Gold left. The last one in the game wins.';

export function play(house: House, options: PlayOptions): Promise<number> {
  const seed = options.seed ?? anySeed();
  const { setup, me } = tableFor(house.cast, options, seed);
  const welcome = `Welcome to the Red Dragon Inn, ${setup.players[me]}.`;
  const { bots, fast, save } = options;
  return sitDown(house, { game: 'inn', goal: GOAL, setup, seed, me, bots, fast, save }, welcome);
}

/** Who sits where. Chairs that nobody was named for go to whoever the seed sends. */
function tableFor(cast: Cast, options: PlayOptions, seed: number): { setup: InnSetup; me: number } {
  const { named, automated, asked } = guestsNamed(cast, options);
  const usual = cast.characters.some((c) => c.name === USUAL_ME) ? USUAL_ME : cast.characters[0].name;
  const mine = options.me === undefined ? (named[0] ?? usual) : characterNamed(cast, options.me).name;
  if (named.length > 0 && !named.includes(mine)) {
    if (options.players === undefined || options.players === named.length)
      throw usage(`${mine} does not sit at this table: ${named.join(', ')}.`);
    named.push(mine);
  }
  const seated = named.length > 0 ? named : [mine];
  const most = Math.min(USUAL_PLAYERS, cast.characters.length);
  const few = asked === null ? most : usualSizeOf(asked);
  const usualSize = automated === null ? few : PLAYERS_WITH_OTTO;
  const size = options.players ?? (named.length > (automated === null ? 0 : 1) ? named.length : usualSize);
  checkTable(cast, size, seated, automated);
  const luck = luckFrom(seed);
  const mode = asked === null ? null : setUpMode(cast, asked, seated, size, luck);
  const players = mode?.players ?? fillUp(cast, seated, size, luck);
  checkTable(cast, players.length, [], automated);
  if (options.drinks !== undefined && options.barDeck)
    throw usage('The Bar Deck holds the Drinks of all books: leave out --drinks or --bar-deck.');
  const setup: InnSetup = {
    ...mode,
    players: automated === null ? players : [...players, automated.name],
    ...(automated === null ? {} : { factions: automated.factions }),
    ...(options.drinks === undefined ? {} : { drinks: drinkDeckNamed(cast, options.drinks) }),
    ...(options.barDeck ? { barDeck: true } : {}),
    ...extrasOf(cast, options),
    ...gamblingGames(options.gamblingGames),
  };
  return { setup, me: players.indexOf(mine) };
}
