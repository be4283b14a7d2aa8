/** `taproom parlour`: a gambling game against bots, or the list of the games. */
import type { House } from '@taproom/house';
import { gamblingTable, isEvening, modesOf, type ParlourChoice } from '../gambling.ts';
import { anySeed } from '../options.ts';
import { sitDown } from '../terminal/game.ts';
import { columns, ourScreen, wrap } from '../terminal/text.ts';

export interface ParlourOptions extends ParlourChoice {
  readonly seed?: number;
  readonly me?: string;
  readonly bots?: string;
  readonly fast?: boolean;
  /** A file for the log, for `taproom replay`. */
  readonly log?: string;
}

export async function parlour(
  house: House,
  name: string | undefined,
  options: ParlourOptions,
): Promise<number> {
  if (name === undefined && !isEvening(name, options)) {
    listGames(house);
    return 0;
  }
  const { seed = anySeed(), bots, fast, log: save } = options;
  const table = gamblingTable(name, options.me === undefined ? [] : [options.me.trim()], {
    ...options,
    brought: house.cast.gambling,
  });
  const title = table.game === 'evening' ? 'Adventurer’s Choice' : house.parlour.defOf(table.setup).name;
  return sitDown(
    house,
    { ...table, seed, me: 0, bots, fast, save },
    `${title}: you are ${table.setup.players[0]}.`,
  );
}

function listGames({ parlour: { defs } }: House): void {
  const { width } = ourScreen();
  const rows = defs.map((def) => [
    def.id,
    def.complexity,
    `${def.min} to ${def.max}`,
    modesOf(def),
    def.variants.map(({ id }) => id).join(', ') || '-',
  ]);
  for (const line of columns([['game', 'complexity', 'players', 'modes', 'variants'], ...rows]))
    console.log(wrap(line, width, '    '));
}
