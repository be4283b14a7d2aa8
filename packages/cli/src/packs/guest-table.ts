/** A random table at which somebody of a pack sits. */
import type { House } from '@taproom/house';
import { BadSetup, below, luckFrom } from '@taproom/kernel';
import { castWith, type InnSetup, type PackFile } from '@taproom/inn';
import { randomInn } from '../torture/inn-table.ts';

/** `packs`: what the table brings along; `guests`: who of them must be there; nobody: only their Drinks are poured. */
export function guestTable(
  house: House,
  guests: readonly string[],
  seed: number,
  packs: readonly PackFile[] = [],
): InnSetup {
  const cast = castWith(house.cast, packs);
  const brought = packs.length > 0 ? { packs } : {};
  const setup: InnSetup = { ...randomInn(cast, seed), ...brought };
  const pours = packs.find(({ drinks }) => drinks !== undefined);
  if (guests.length === 0 || setup.players.some((name) => guests.includes(name)))
    return pours ? { ...setup, barDeck: false, drinks: pours.name } : setup;
  const luck = luckFrom(seed + 0x6e57);
  const players = setup.players.slice();
  const automata = new Set(cast.automata?.map(({ name }) => name));
  const seats = [...players.keys()].filter((seat) => !automata.has(players[seat]));
  players[seats[below(luck, seats.length)]] = guests[below(luck, guests.length)];
  const table = { ...setup, players };
  try {
    house.inn.content(table);
    return table;
  } catch (error) {
    // They cannot be what somebody else was there: a Boss, say.
    if (!(error instanceof BadSetup)) throw error;
    return { players: players.filter((name) => !automata.has(name)), ...brought };
  }
}
