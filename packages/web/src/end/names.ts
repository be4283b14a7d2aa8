/** How the players of a finished game are called. */
import type { PublicTable } from '@taproom/client';
import type { InnView } from '@taproom/inn';

/** The character, and who played it where that was a person. */
export function playerName(view: InnView, table: PublicTable, seat: number): string {
  const { name } = view.seats[seat];
  const who = table.seats[seat];
  return who?.kind === 'human' && who.name !== '' && who.name !== name ? `${who.name} (${name})` : name;
}

/** Why the game is over: everybody else is out of it, or it ended another way. */
export function endOf(view: InnView): 'last' | 'side' | 'tie' | 'other' {
  const winners = view.winners ?? [];
  const sides = new Set(winners.map((seat) => view.seats[seat].side));
  if (sides.size > 1) return 'tie';
  const others = view.seats.filter(({ side }) => !sides.has(side));
  if (winners.length === 0 || others.some(({ out }) => out === 0)) return 'other';
  return winners.length > 1 ? 'side' : 'last';
}
