/** Who plays with whom: `teams`, `mode` and `boss` become sides and Bosses of the set-up. */
import type { InnSetup, Mode } from '@taproom/inn';
import { seatAt } from '../../language/names.ts';
import type { Spot } from '../../language/spot.ts';

/** What `variants` said of it, before it is known who sits where. */
export interface Agreed {
  readonly mode?: Mode;
  readonly teams?: Spot;
  readonly boss?: Spot;
}

/** In these teammates sit next to each other. */
const IN_PAIRS: ReadonlySet<string> = new Set([
  'two-headed-dragon',
  'two-headed-boss-battle',
  'leaders-and-lackeys',
]);

interface Seated {
  readonly players: readonly string[];
  readonly setup: Partial<InnSetup>;
}

/** Where a mode wants teammates side by side and the list has them apart, they move together. */
export function seatSides(players: readonly string[], { mode, teams, boss }: Agreed): Seated {
  const named = (item: Spot): string => players[seatAt(item, players)];
  const groups = teams?.items('teams').map((team) => team.items('a team').map(named));
  const twice = groups?.flat().find((name, i, all) => all.indexOf(name) !== i);
  if (twice !== undefined) throw teams!.problem(`${twice} is on two teams`);
  const alone = groups === undefined ? undefined : players.find((name) => !groups.flat().includes(name));
  if (alone !== undefined) throw teams!.problem(`${alone} is on no team`);
  const seated = groups && mode !== undefined && IN_PAIRS.has(mode) ? together(players, groups) : players;
  const bosses = boss === undefined ? [] : (boss.isList() ? boss.items('boss') : [boss]).map(named);
  return {
    players: seated,
    setup: {
      ...(mode === undefined ? {} : { mode }),
      ...(groups === undefined
        ? {}
        : { sides: groups.map((team) => team.map((name) => seated.indexOf(name))) }),
      ...(bosses.length === 0 ? {} : { bosses: bosses.map((name) => seated.indexOf(name)) }),
    },
  };
}

/** Each team where its first player sits, unless they sit side by side already. */
function together(players: readonly string[], groups: readonly (readonly string[])[]): readonly string[] {
  const apart = groups.some(([a, b]) => {
    const gap = Math.abs(players.indexOf(a) - players.indexOf(b));
    return gap !== 1 && gap !== players.length - 1;
  });
  if (!apart) return players;
  return [...new Set(players.flatMap((name) => groups.find((team) => team.includes(name)) ?? [name]))];
}
