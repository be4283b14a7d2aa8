/** `taproom play`: sets the table, runs the game, says how it ended. */
import { cast, inn } from '@taproom/cast';
import type { InnSetup } from '@taproom/inn';
import { luckFrom } from '@taproom/kernel';
import { usage } from '../failure.ts';
import { anySeed, characterNamed, checkSize, drinkDeckNamed, fillUp, listed, seatsFor } from '../options.ts';
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
  readonly save?: string;
}

const USUAL_PLAYERS = 4;
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
  const named = listed(options.characters ?? '').map((name) => characterNamed(cast, name).name);
  const usual = cast.characters.some((c) => c.name === USUAL_ME) ? USUAL_ME : cast.characters[0].name;
  const mine = options.me === undefined ? (named[0] ?? usual) : characterNamed(cast, options.me).name;
  if (named.length > 0 && !named.includes(mine)) {
    if (options.players === undefined || options.players === named.length)
      throw usage(`${mine} does not sit at this table: ${named.join(', ')}.`);
    named.push(mine);
  }
  const seated = named.length > 0 ? named : [mine];
  const most = Math.min(USUAL_PLAYERS, cast.characters.length);
  const size = options.players ?? (named.length > 0 ? named.length : most);
  checkSize(cast, size);
  if (size < seated.length) throw usage(`--players ${size} is too few for ${seated.join(', ')}.`);
  const players = seatsFor(cast, fillUp(cast, seated, size, luckFrom(seed)));
  if (options.drinks !== undefined && options.barDeck)
    throw usage('The Bar Deck holds the Drinks of all books: leave out --drinks or --bar-deck.');
  const setup: InnSetup = {
    players,
    ...(options.drinks === undefined ? {} : { drinks: drinkDeckNamed(inn.cast, options.drinks) }),
    ...(options.barDeck ? { barDeck: true } : {}),
  };
  return { setup, me: players.indexOf(mine) };
}
