/** How the players of a finished game are called. */
import type { PublicTable } from '@taproom/client';
import type { InnView } from '@taproom/inn';
import { end as words } from '../words/end.ts';

/** A character, and who played it where that was a person. */
export const calledBy = (
  character: string,
  who?: Pick<PublicTable['seats'][number], 'name' | 'kind'>,
): string =>
  who?.kind === 'human' && who.name !== '' && who.name !== character
    ? words.playedBy(who.name, character)
    : character;

export const playerName = (view: InnView, table: PublicTable, seat: number): string =>
  calledBy(view.seats[seat].name, table.seats[seat]);

/** Why the game is over: everybody else is out of it, or it ended another way. */
export function endOf(view: InnView): 'last' | 'side' | 'tie' | 'other' {
  const winners = view.winners ?? [];
  const sides = new Set(winners.map((seat) => view.seats[seat].side));
  if (sides.size > 1) return 'tie';
  const others = view.seats.filter(({ side }) => !sides.has(side));
  if (winners.length === 0 || others.some(({ out }) => out === 0)) return 'other';
  return winners.length > 1 ? 'side' : 'last';
}
