/** A table with bots at once, for a character that was just made: in the house of this browser, so it leaves nothing behind. */
import type { PackFile } from '@taproom/inn';
import { createTable } from '../link/house.ts';
import { lastName } from '../link/seats.ts';
import { startAlone } from '../rooms/play-now.ts';
import { words } from '../words/index.ts';

const SEATS = 4;

/** The address of the table. A pack may bring Drinks, say, and no character: then lot says whom one plays. */
export async function playWith(pack: PackFile, character: string | undefined): Promise<string> {
  const seat = await createTable(
    {
      name: lastName() || words.home.guest,
      seats: SEATS,
      bots: SEATS - 1,
      characters: character === undefined ? [] : [character],
      variants: { packs: [{ ...pack }], ...(pack.drinks && { drinks: pack.name }) },
      // Alone against bots nobody is kept waiting.
      clocks: { window: 0 },
    },
    true,
  );
  await startAlone(seat);
  return `/table/${seat.table}`;
}
