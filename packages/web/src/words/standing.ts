/** How a table stands, for whoever has not come back to it yet. */
export const standing = {
  games: { inn: 'The Red Dragon Inn', parlour: 'Gambling' },
  withWhom: (names: string): string => ` with ${names}`,
  bots: (n: number): string => (n === 1 ? 'a bot' : `${n} bots`),
  lobby: 'not begun yet',
  over: 'it is over',
  paused: 'paused',
  yours: 'your move',
  theirs: (names: string): string => (names === '' ? 'it goes on' : `${names} to answer`),
} as const;
