/** `taproom parlour`: a gambling game against bots, or the list of the games. */
import { parlour as games } from '@taproom/parlour';
import { anySeed } from '../options.ts';
import { ParlourGame } from '../parlour/game.ts';
import {
  checkPlayers,
  gameNamed,
  modesOf,
  playersFor,
  setupFor,
  type ParlourChoice,
} from '../parlour/setup.ts';
import { Lines } from '../play/lines.ts';
import { columns, paintFor, widthOf, wrap } from '../terminal.ts';
import { several } from '../words.ts';

export interface ParlourOptions extends ParlourChoice {
  readonly players?: number;
  readonly seed?: number;
  readonly me?: string;
  readonly fast?: boolean;
}

const USUAL_PLAYERS = 4;

export async function parlour(name: string | undefined, options: ParlourOptions): Promise<number> {
  if (name === undefined) {
    listGames();
    return 0;
  }
  const def = gameNamed(name);
  const seed = options.seed ?? anySeed();
  const size = options.players ?? USUAL_PLAYERS;
  checkPlayers(def, size);
  const players = playersFor(options.me === undefined ? [] : [options.me.trim()], size);
  const setup = setupFor(def, players, options);
  const screen = { paint: paintFor(process.stdout), width: widthOf(process.stdout) };
  const lines = new Lines();
  const pause = options.fast || !process.stdout.isTTY ? 0 : 700;
  try {
    const game = new ParlourGame({ setup, seed, me: 0, screen, lines, pause });
    console.log(`${def.name}: you are ${players[0]}. With you sit ${several(players.slice(1))}.`);
    console.log(
      `This is game ${seed} (--seed). Type a number to answer, \`?\` for help, \`quit\` to leave.\n`,
    );
    await game.run();
  } finally {
    lines.close();
  }
  return 0;
}

function listGames(): void {
  const width = widthOf(process.stdout);
  const rows = games.defs.map((def) => [
    def.id,
    `${def.min} to ${def.max}`,
    modesOf(def),
    def.variants.map(({ id }) => id).join(', ') || '-',
  ]);
  for (const line of columns([['game', 'players', 'modes', 'variants'], ...rows]))
    console.log(wrap(line, width, '    '));
}
