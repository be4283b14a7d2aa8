/** `taproom parlour`: a gambling game against bots, or the list of the games. */
import { parlour as games } from '@taproom/parlour';
import { anySeed, USUAL_PLAYERS } from '../options.ts';
import { ParlourGame } from '../parlour/game.ts';
import {
  checkEveningPlayers,
  checkPlayers,
  eveningFor,
  gameNamed,
  isEvening,
  modesOf,
  playersFor,
  setupFor,
  type ParlourChoice,
} from '../parlour/setup.ts';
import type { GamblingSetup } from '../parlour/sitting.ts';
import { writeGambling } from '../savefile.ts';
import { Lines } from '../play/lines.ts';
import { columns, paintFor, widthOf, wrap } from '../terminal.ts';
import { several } from '../words.ts';

export interface ParlourOptions extends ParlourChoice {
  readonly players?: number;
  readonly seed?: number;
  readonly me?: string;
  readonly fast?: boolean;
  /** A file for the log, for `taproom replay`. */
  readonly log?: string;
}

export async function parlour(name: string | undefined, options: ParlourOptions): Promise<number> {
  const whole = isEvening(name, options);
  if (name === undefined && !whole) {
    listGames();
    return 0;
  }
  const seed = options.seed ?? anySeed();
  const size = options.players ?? USUAL_PLAYERS;
  const def = whole ? null : gameNamed(name!);
  if (def === null) checkEveningPlayers(size);
  else checkPlayers(def, size);
  const players = playersFor(options.me === undefined ? [] : [options.me.trim()], size);
  const what: GamblingSetup =
    def === null
      ? { game: 'evening', setup: eveningFor(name, players, options) }
      : { game: 'parlour', setup: setupFor(def, players, options) };
  const screen = { paint: paintFor(process.stdout), width: widthOf(process.stdout) };
  const lines = new Lines();
  const pause = options.fast || !process.stdout.isTTY ? 0 : 700;
  try {
    const game = new ParlourGame({ what, seed, me: 0, screen, lines, pause });
    console.log(
      `${def?.name ?? 'Adventurer’s Choice'}: you are ${players[0]}. With you sit ${several(players.slice(1))}.`,
    );
    console.log(
      `This is game ${seed} (--seed). Type a number to answer, \`?\` for help, \`quit\` to leave.\n`,
    );
    await game.run();
    if (options.log !== undefined) writeGambling(options.log, game.saved);
  } finally {
    lines.close();
  }
  return 0;
}

function listGames(): void {
  const width = widthOf(process.stdout);
  const rows = games.defs.map((def) => [
    def.id,
    def.complexity,
    `${def.min} to ${def.max}`,
    modesOf(def),
    def.variants.map(({ id }) => id).join(', ') || '-',
  ]);
  for (const line of columns([['game', 'complexity', 'players', 'modes', 'variants'], ...rows]))
    console.log(wrap(line, width, '    '));
}
