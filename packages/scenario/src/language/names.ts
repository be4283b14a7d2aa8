/** Names of players, as people type them. */
import type { Spot } from './spot.ts';

export const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The seat of a name, −1 if nobody of that name sits here. */
export function seatNamed(players: readonly string[], name: string): number {
  return players.findIndex((player) => sameName(player, name));
}

/** That nobody of that name sits here, in words. */
export const nobody = (name: string, players: readonly string[]): string =>
  `nobody called "${name}" sits at this table (players: ${listed(players)})`;

/** The seat of a name that must be there. */
export function seatAt(spot: Spot, players: readonly string[], name = spot.text('a player')): number {
  const seat = seatNamed(players, name);
  if (seat < 0) throw spot.problem(nobody(name, players));
  return seat;
}

export function listed(words: readonly string[]): string {
  return words.join(', ');
}
