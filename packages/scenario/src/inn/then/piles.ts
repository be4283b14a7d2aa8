/** Piles of the inn, compared. */
import type { Spot } from '../../language/spot.ts';
import type { Wrong } from '../../run/fact.ts';
import { pileFact, type PileOrder } from '../../run/piles.ts';
import type { CardBook } from '../language/desk.ts';
import type { InnTable } from '../table/inn-table.ts';

/** `pile`: as it lies in the state, the top last. `cards`: those that can be in it. */
export const innPileFact = (
  value: Spot,
  what: string,
  order: PileOrder,
  pile: (table: InnTable) => readonly number[],
  cards: CardBook,
): Wrong<InnTable> =>
  pileFact(
    value,
    what,
    order,
    (table) =>
      pile(table)
        .toReversed()
        .map((card) => table.title(card)),
    (line, typed) => cards.need(line, typed).title,
  );
