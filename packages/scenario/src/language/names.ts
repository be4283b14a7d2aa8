/** The short names of everybody who can sit down in the books. */
export const SHORT_NAMES = [
  'Sera',
  'Joran',
  'Lizwick',
  'Zakhan',
  'Vlazlo',
  'Amundyr',
  'Torglesnarf',
  'Daareka',
  'Warthorn',
  'Molly',
  'Jasper',
  'The Wench',
  'Dale',
  'Jett',
  'Petra',
  'Terci',
  'Ygella',
  'Otto',
] as const;

export const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The seat of a name, −1 if nobody of that name sits here. */
export function seatNamed(players: readonly string[], name: string): number {
  return players.findIndex((player) => sameName(player, name));
}

export function listed(words: readonly string[]): string {
  return words.join(', ');
}
