/** `taproom play`: sets the table, runs the game, says how it ended. */
import { cast, inn } from '@taproom/cast';
import type { InnSetup } from '@taproom/inn';
import { luckFrom } from '@taproom/kernel';
import { extrasOf } from '../extras.ts';
import { usage } from '../failure.ts';
import {
  anySeed,
  automatedPlayer,
  characterNamed,
  charactersNamed,
  checkRoom,
  checkSize,
  drinkDeckNamed,
  fillUp,
  gamblingGames,
  listed,
  PLAYERS_WITH_OTTO,
  USUAL_PLAYERS,
} from '../options.ts';
import { modeAsked, setUpMode, usualSize as usualSizeOf } from '../modes.ts';
import { Game } from '../play/game.ts';
import { Lines } from '../play/lines.ts';
import { writeGame } from '../savefile.ts';
import { paintFor, widthOf } from '../terminal.ts';
import { several } from '../words.ts';

export interface PlayOptions {
  readonly characters?: string;
  readonly me?: string;
  readonly players?: number;
  readonly seed?: number;
  readonly fast?: boolean;
  readonly drinks?: string;
  readonly barDeck?: boolean;
  readonly dungeonEvents?: string | true;
  readonly prizes?: string | true;
  /** Otto sits down too, with these factions. */
  readonly otto?: string | true;
  readonly gamblingGames?: string | true;
  readonly save?: string;
  readonly mode?: string;
  readonly boss?: string;
  readonly teams?: string;
}

const USUAL_ME = 'Sera';

export async function play(options: PlayOptions): Promise<number> {
  const seed = options.seed ?? anySeed();
  const { setup, me } = tableFor(options, seed);
  const screen = { paint: paintFor(process.stdout), width: widthOf(process.stdout) };
  const lines = new Lines();
  const pause = options.fast || !process.stdout.isTTY ? 0 : 700;
  const game = new Game({ setup, seed, me, screen, lines, pause });
  // Now rather than after an evening's play: a file that cannot be written.
  const save = (): void => {
    if (options.save !== undefined) writeGame(options.save, { setup, seed, log: game.log });
  };
  try {
    save();
    const others = setup.players.filter((_, seat) => seat !== me);
    console.log(`Welcome to the Red Dragon Inn, ${setup.players[me]}. With you sit ${several(others)}.`);
    console.log(
      `This is game ${seed} (--seed). Type a number to answer, \`?\` for help, \`quit\` to leave.\n`,
    );
    await game.run();
  } finally {
    lines.close();
    // Also when the house breaks down: the log is what shows why.
    save();
  }
  if (options.save !== undefined) console.log(`Saved to ${options.save}.`);
  return 0;
}

/** Who sits where. Chairs that nobody was named for go to whoever the seed sends. */
function tableFor(options: PlayOptions, seed: number): { setup: InnSetup; me: number } {
  const named = charactersNamed(cast, listed(options.characters ?? ''));
  const usual = cast.characters.some((c) => c.name === USUAL_ME) ? USUAL_ME : cast.characters[0].name;
  const mine = options.me === undefined ? (named[0] ?? usual) : characterNamed(cast, options.me).name;
  if (named.length > 0 && !named.includes(mine)) {
    if (options.players === undefined || options.players === named.length)
      throw usage(`${mine} does not sit at this table: ${named.join(', ')}.`);
    named.push(mine);
  }
  const seated = named.length > 0 ? named : [mine];
  const most = Math.min(USUAL_PLAYERS, cast.characters.length);
  const automated = options.otto === undefined ? null : automatedPlayer(cast, options.otto);
  const asked = modeAsked(cast, options);
  if (asked !== null && automated !== null) throw usage(`${automated.name} does not play in teams.`);
  const few = asked === null ? most : usualSizeOf(asked);
  const usualSize = automated === null ? few : PLAYERS_WITH_OTTO;
  const size = options.players ?? (named.length > (automated === null ? 0 : 1) ? named.length : usualSize);
  if (automated !== null && size !== PLAYERS_WITH_OTTO)
    throw usage(`${automated.name} sits down with exactly ${PLAYERS_WITH_OTTO} players, not with ${size}.`);
  checkSize(cast, size);
  checkRoom(size, seated);
  const luck = luckFrom(seed);
  const mode = asked === null ? null : setUpMode(cast, asked, seated, size, luck);
  const players = mode?.players ?? fillUp(cast, seated, size, luck);
  checkSize(cast, players.length);
  if (options.drinks !== undefined && options.barDeck)
    throw usage('The Bar Deck holds the Drinks of all books: leave out --drinks or --bar-deck.');
  const setup: InnSetup = {
    ...mode,
    players: automated === null ? players : [...players, automated.name],
    ...(automated === null ? {} : { factions: automated.factions }),
    ...(options.drinks === undefined ? {} : { drinks: drinkDeckNamed(inn.cast, options.drinks) }),
    ...(options.barDeck ? { barDeck: true } : {}),
    ...extrasOf(cast, options),
    ...gamblingGames(options.gamblingGames),
  };
  return { setup, me: players.indexOf(mine) };
}
